package import ColorScience

/// A level of content, from SwiftUI's hierarchical styles.
package enum ContentLevel: Int, Sendable, Hashable, CaseIterable, Comparable {
  case primary
  case secondary
  case tertiary
  case quaternary
  case quinary

  /// Orders by importance, primary first.
  package static func < (left: ContentLevel, right: ContentLevel) -> Bool { left.rawValue < right.rawValue }

  /// Reads a member of `HierarchicalShapeStyle`.
  package init?(swiftUIName: String) {
    guard let level = Self.allCases.first(where: { $0.name == swiftUIName }) else { return nil }
    self = level
  }

  /// The name in SwiftUI.
  package var name: String {
    switch self {
    case .primary: "primary"
    case .secondary: "secondary"
    case .tertiary: "tertiary"
    case .quaternary: "quaternary"
    case .quinary: "quinary"
    }
  }

  /// The system colour of the level where no style of the project's own is in scope (S-65).
  package var systemColor: SystemColor {
    switch self {
    case .primary: .label
    case .secondary: .secondaryLabel
    case .tertiary: .tertiaryLabel
    case .quaternary: .quaternaryLabel
    case .quinary: .quinaryContent
    }
  }

  /// The name of the level's system colour in AppKit and in interface files, or nil where they have none.
  package var appKitName: String? { SystemColor.appKitNames[systemColor.rawValue] }

  /// The value of the level's system colour, or nil where nothing is published.
  package func value(platform: Platform, appearance: Appearance) -> StyleValue<Color>? {
    systemColor.value(platform: platform, appearance: appearance)
  }

  /// The factor on the alpha of a custom style at this level (S-63).
  package var opacityMultiplier: Double {
    switch self {
    case .primary: 1
    case .secondary: 0.5
    case .tertiary: 0.25
    case .quaternary, .quinary: 0.18
    }
  }
}
