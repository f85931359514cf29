import PlatformStyles

/// What of a program is followed by itself: what runs in one process or on one platform shows nothing in another.
///
/// Parts share no state, so several are followed at once, and what comes out does not depend on how many.
struct ProgramPart: Hashable {
  /// What begins the ways that are followed.
  enum Start {
    /// The apps of SwiftUI.
    case apps
    /// The widgets of SwiftUI, which extensions show.
    case widgets
    /// Interface files and the code of UIKit and AppKit; then all that no part of the platform led to.
    case code
  }

  var start: Start
  /// The platform whose files are followed.
  var platform: Platform

  /// Returns the parts of a program: those first that mostly take the longest.
  static func parts(of index: ProgramIndex) -> [ProgramPart] {
    var platforms: [Platform] = []
    for file in index.program.files where !platforms.contains(file.platform) { platforms.append(file.platform) }
    var begun: Set<ProgramPart> = []
    for type in index.types.values {
      guard let place = type.place else { continue }
      let platform = index.program.files[Int(place.file)].platform
      if type.isApp { begun.insert(ProgramPart(start: .apps, platform: platform)) }
      if type.isWidget { begun.insert(ProgramPart(start: .widgets, platform: platform)) }
    }
    return [Start.apps, .widgets, .code].flatMap { start in
      platforms.map { ProgramPart(start: start, platform: $0) }.filter { start == .code || begun.contains($0) }
    }
  }
}

extension TypeInfo {
  /// True for an app of SwiftUI, which the system shows.
  var isApp: Bool { conforms(to: "App") }

  /// True for widgets, which the system shows.
  var isWidget: Bool { conforms(to: "Widget") || conforms(to: "WidgetBundle") }
}
