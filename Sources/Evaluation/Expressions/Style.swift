import ColorScience
import PlatformStyles
import SourceFacts

/// A colour that may depend on the appearance.
indirect enum DynamicColor: Hashable, Sendable {
  case fixed(Color)
  /// A colour of the platform's table.
  case system(SystemColor)
  /// The accent colour in force (S-30).
  case accent
  /// A colour of the program's asset catalogs.
  case asset(AssetColor)
  /// A colour that no source defines, by its configured values.
  case token(ColorToken)
  case faded(DynamicColor, by: Double)
  /// The colour with another alpha (`withAlphaComponent`).
  case withAlpha(DynamicColor, Double)
  case mixed(DynamicColor, DynamicColor, by: Double, perceptual: Bool)
  /// The colour as it is for some traits, whatever those of the place are (`resolvedColor(with:)`).
  case pinned(DynamicColor, WrittenTraits)
  case unknown(Doubt)
}

/// A `ShapeStyle`.
indirect enum Style: Hashable, Sendable {
  case color(ColorValue)
  /// A hierarchical level, relative to the style in force (S-63).
  case level(ContentLevel)
  /// A level of a given style (S-63b).
  case offset(Style, ContentLevel)
  /// Two or three styles for the levels (S-27).
  case levels([Style])
  /// The style in force.
  case foreground
  /// The background style, with its level.
  case background(level: Int)
  case tint
  case separator
  case placeholder
  case link
  /// A system fill by its level from 0.
  case fill(level: Int)
  case windowBackground
  case gradient([ColorValue])
  /// `color.gradient`: the colour, a little lighter at the top by an amount that nobody publishes (S-34).
  case softGradient(ColorValue)
  case material(Material)
  case glass(tint: ColorValue?)
  /// What the system draws the label of a prominent button in, by how light the fill is in each appearance (S-95).
  case prominentLabel(on: Style)
  case faded(Style, by: Double)
  /// A style whose share of its own alpha is known between two bounds.
  case fadedBetween(Style, ClosedRange<Double>)
  /// A style that is blended with what lies behind; the place is that of the mode.
  case blended(Style, BlendMode, at: Place)
  /// Pixels of its own; the entry of a catalog where it is one's.
  case image(ImageAsset?)
  case clear
  case unknown(Doubt)
}

/// A font before the environment's modifiers are applied.
struct FontValue: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case style(TextStyle)
    /// A size in pt; `scales` where it follows Dynamic Type; `nil` size where it is not known.
    case size(Double?, scales: Bool)
    case unknown(Doubt)
  }

  var base: Base
  var modifiers: [FontModifier] = []
  /// The weight that the font's own name gives (S-15).
  var nameWeight: FontWeight?
  /// The weight that the system draws it in where nobody writes one (S-84).
  var standardWeight: FontWeight?
  /// True where a font of the project gives no hint of its weight, so that regular is assumed (S-15).
  var isWeightAssumed = false
  /// The style along which a size of its own scales (S-14).
  var relativeStyle = TextStyle.body
  /// The value of the running program that the size is made of, where the size is that with which it begins (S-143).
  var beginning: String?
  /// The share of its size to which a text may shrink (S-18).
  var leastShare: Double?
  var place: Place?
  /// The names that it passed.
  var trail = Trail()

  /// True where nothing of it is known.
  var isUnknown: Bool { if case .unknown = base { true } else { false } }
}

/// A change to a font that is kept apart from it (S-11).
enum FontModifier: Hashable, Sendable {
  case weight(FontWeight?)
  case bold(Bool)
  case unknownWeight(Doubt)
  /// A smaller size by an unknown factor (S-19).
  case secondaryScale
  /// A symbol that takes the size of its frame (S-20).
  case resizable
}

extension Style {
  /// The greatest share of what lies behind that it can hide, as far as opacities are written.
  var greatestShare: Double {
    switch self {
    case .faded(let inner, let factor): min(1, factor) * inner.greatestShare
    case .color(let value): value.color.greatestShare
    default: 1
    }
  }
}

extension Style {
  /// The least share of what lies behind that it hides for certain.
  var leastShare: Double {
    switch self {
    case .faded(let inner, let factor): min(1, factor) * inner.leastShare
    case .color(let value): max(value.color.leastShare, isOpaqueColor ? 1 : 0)
    default: isOpaqueColor ? 1 : 0
    }
  }
}

extension DynamicColor {
  fileprivate var leastShare: Double {
    switch self {
    case .fixed(let color): color.alpha
    case .faded(let inner, let factor): min(1, factor) * Style.color(ColorValue(color: inner)).leastShare
    case .withAlpha(_, let alpha): min(1, alpha)
    default: 0
    }
  }

  fileprivate var greatestShare: Double {
    switch self {
    case .faded(let inner, let factor): min(1, factor) * inner.greatestShare
    case .withAlpha(_, let alpha): min(1, alpha)
    default: 1
    }
  }
}
