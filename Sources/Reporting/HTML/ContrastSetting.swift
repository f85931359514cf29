import PlatformStyles
import Rules

/// A setting that the lenses choose by; the raw value is the class of a figure.
enum ContrastSetting: String, CaseIterable {
  case plain, increased, assistive

  /// Light and dark under the setting.
  var appearances: [Appearance] {
    switch self {
    case .plain: [.light, .dark]
    case .increased: [.lightIncreased, .darkIncreased]
    case .assistive: [.lightAssistive, .darkAssistive]
    }
  }

  /// The setting behind the words light and dark.
  var phrase: String {
    switch self {
    case .plain: ""
    case .increased: " with Increase Contrast"
    case .assistive: " with the assistive settings"
    }
  }
}

extension [ContrastSetting] {
  /// The classes of a figure that shows these settings: what the lenses choose by, and whether the profile decides by
  /// one of them.
  func classes(under profile: Profile) -> String {
    let deciding = contains { $0.appearances.contains(where: profile.decidingAppearances.contains) }
    let lenses = filter { $0 != .plain }.map(\.rawValue)
    return (["look"] + (deciding ? ["deciding"] : []) + lenses).joined(separator: " ")
  }

  /// What a caption adds about the settings after the first; empty where there are none.
  var sameElsewhere: String {
    count > 1 ? "the same\(dropFirst().map(\.phrase).joined(separator: " and"))" : ""
  }
}
