package import ColorScience

/// A foreground that a container or control sets by itself.
package enum DefaultForeground: Sendable, Hashable {
  /// A content level of the system, whatever style is in scope outside; a level set inside is one of its colour (S-63a).
  case level(ContentLevel)
  /// A hierarchical style: a level set inside takes its place (S-26).
  case hierarchical(ContentLevel)
  /// A system colour.
  case system(SystemColor)
  /// The tint in scope, else the accent colour.
  case tint
  /// A colour that never changes.
  case fixed(Color)
  /// The style in scope.
  case inherited

  /// The value where nothing in scope changes it; nil for `inherited` and for what isn't published.
  package func value(
    platform: Platform, appearance: Appearance, elevated: Bool = false
  ) -> StyleValue<Color>? {
    switch self {
    case .level(let level), .hierarchical(let level): level.value(platform: platform, appearance: appearance)
    case .system(let color): color.value(platform: platform, appearance: appearance, elevated: elevated)
    case .tint: SystemColor.tint.value(platform: platform, appearance: appearance)
    case .fixed(let color): StyleValue(color, confidence: .high, sources: [])
    case .inherited: nil
    }
  }
}

/// A font that a container or control sets by itself.
package enum DefaultFont: Sendable, Hashable {
  /// A text style, in another weight than its own where one is given.
  case style(TextStyle, weight: FontWeight? = nil)
  /// A size in points that doesn't scale, and a weight.
  case fixed(Double, FontWeight)
}

/// What a container or control gives to a text in it that says nothing itself.
package struct ContainerDefault: Sendable, Hashable {
  /// The possible foregrounds, the most likely first.
  package let foregrounds: [DefaultForeground]
  /// The possible fonts, the most likely first; empty where the font in scope stays.
  package let fonts: [DefaultFont]
  /// The trust in the foreground.
  package let confidence: Confidence
  /// The trust in the font.
  package let fontConfidence: Confidence
  /// Whether the text is drawn in capitals.
  package let uppercases: Bool
  /// The clause of the specification, such as `S-84`.
  package let clause: String

  /// Makes a default; the font is trusted as far as the foreground unless said otherwise.
  package init(
    _ foregrounds: [DefaultForeground], fonts: [DefaultFont] = [], confidence: Confidence,
    fontConfidence: Confidence? = nil, uppercases: Bool = false, clause: String
  ) {
    self.foregrounds = foregrounds
    self.fonts = fonts
    self.confidence = confidence
    self.fontConfidence = fontConfidence ?? confidence
    self.uppercases = uppercases
    self.clause = clause
  }

  /// Whether the foreground counts as known.
  package var isForegroundCertain: Bool { foregrounds.count == 1 && confidence >= .medium }

  /// Whether the font counts as known.
  package var isFontCertain: Bool { fonts.count == 1 && fontConfidence >= .medium }
}

/// A layer that a container paints behind its content.
package enum Backdrop: Sendable, Hashable {
  /// A system colour, at the elevated level or not.
  case system(SystemColor, elevated: Bool = false)
  /// SwiftUI's background style, so many levels further than around it.
  case backgroundLevel(Int)
  /// A material over whatever lies behind.
  case material(Material)
  /// Liquid Glass, whose colour is unknown before it runs (S-76).
  case glass
  /// The tint in scope, with an alpha of 0...1 between two bounds.
  case tint(alpha: ClosedRange<Double>)
  /// A colour that never changes.
  case fixed(Color)
  /// No layer of its own.
  case none
}

/// The layers that a container may paint.
package struct BackdropDefault: Sendable, Hashable {
  /// The possible layers, the most likely first.
  package let layers: [Backdrop]
  /// The trust in them.
  package let confidence: Confidence
  /// The clause of the specification, such as `S-82`.
  package let clause: String

  /// Makes a default.
  package init(_ layers: [Backdrop], confidence: Confidence, clause: String) {
    self.layers = layers
    self.confidence = confidence
    self.clause = clause
  }

  /// Whether the layer counts as known.
  package var isCertain: Bool { layers.count == 1 && confidence >= .medium }
}
