/// A platform and generation of its design, as a target of a measurement.
package enum Platform: String, Sendable, Hashable, CaseIterable {
  /// iOS and iPadOS up to 18, and apps kept on that design.
  case ios18
  /// iOS and iPadOS 26 and later.
  case ios26
  /// The newest macOS; older values stand in where no newer ones are published.
  case macos
  /// The newest watchOS, always dark.
  case watchos
  /// The newest tvOS.
  case tvos
  /// The newest visionOS, white text on glass.
  case visionos

  /// Reads the word of a command line or configuration; `ios` is the newest generation.
  package init?(argument: String) {
    if argument == "ios" {
      self = .ios26
    } else {
      self.init(rawValue: argument)
    }
  }

  /// The name for reports, with the generation of iOS.
  package var name: String { rawValue }

  /// Whether this is iOS or iPadOS of any generation.
  package var isIOS: Bool { self == .ios18 || self == .ios26 }

  /// The one colour scheme of a platform that has no other: dark on watchOS and visionOS (S-77).
  package var fixedScheme: ColorScheme? {
    switch self {
    case .watchos, .visionos: .dark
    case .ios18, .ios26, .macos, .tvos: nil
    }
  }

  /// The scheme in which an appearance is drawn here.
  func scheme(of appearance: Appearance) -> ColorScheme { fixedScheme ?? appearance.scheme }
}
