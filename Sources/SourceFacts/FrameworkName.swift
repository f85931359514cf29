/// The frameworks whose name may stand before that of a type.
private let frameworks: Set<Substring> = [
  "SwiftUI", "SwiftUICore", "UIKit", "AppKit", "WatchKit", "WidgetKit", "Foundation", "CoreGraphics", "Charts",
  "Combine", "Observation", "SwiftData",
]

extension String {
  /// The name of a type without the framework that is written before it: `Text` for `SwiftUI.Text`.
  ///
  /// It is the framework's, whatever `Text` means in the program.
  package var withoutFramework: String {
    guard let dot = utf8.firstIndex(of: UInt8(ascii: ".")), frameworks.contains(self[..<dot]) else { return self }
    return String(self[utf8.index(after: dot)...])
  }
}
