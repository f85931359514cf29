/// A text style of SwiftUI; the raw value is its name there.
package enum TextStyle: String, Sendable, Hashable, CaseIterable {
  /// Only visionOS has it.
  case extraLargeTitle
  /// Only visionOS has it.
  case extraLargeTitle2
  case largeTitle
  case title
  case title2
  case title3
  case headline
  case subheadline
  case body
  case callout
  case footnote
  case caption
  case caption2

  /// Reads a member of `UIFont.TextStyle`, where the first title and caption carry a number.
  package init?(uiFontTextStyle name: String) {
    switch name {
    case "title1": self = .title
    case "caption1": self = .caption
    case "title", "caption": return nil
    default: self.init(rawValue: name)
    }
  }

  /// Reads a style of Interface Builder, such as `UICTFontTextStyleTitle0`, which is the large title (S-118).
  package init?(interfaceBuilderStyle name: String) {
    let prefix = "UICTFontTextStyle"
    guard name.hasPrefix(prefix) else { return nil }
    switch name.dropFirst(prefix.count) {
    case "ExtraLargeTitle": self = .extraLargeTitle
    case "ExtraLargeTitle2": self = .extraLargeTitle2
    case "Title0": self = .largeTitle
    case "Title1": self = .title
    case "Title2": self = .title2
    case "Title3": self = .title3
    case "Headline": self = .headline
    case "Subhead": self = .subheadline
    case "Body": self = .body
    case "Callout": self = .callout
    case "Footnote": self = .footnote
    case "Caption1": self = .caption
    case "Caption2": self = .caption2
    default: return nil
    }
  }

  /// Whether the style is one of the titles, which visionOS draws bold.
  var isTitle: Bool {
    switch self {
    case .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title, .title2, .title3: true
    case .headline, .subheadline, .body, .callout, .footnote, .caption, .caption2: false
    }
  }
}

/// A text size setting of the user; the raw value is its name in SwiftUI.
package enum DynamicTypeSize: String, Sendable, Hashable, CaseIterable, Comparable {
  case xSmall
  case small
  case medium
  /// The default on iOS.
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  /// Orders by size, the smallest first.
  package static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
    left.position < right.position
  }

  private var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
