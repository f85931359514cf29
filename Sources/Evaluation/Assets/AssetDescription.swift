import ColorScience
import Findings
import PlatformStyles
import Scene
import SourceFacts

extension Style {
  /// The colour of an asset catalog that the style is, whatever its opacity.
  var asset: AssetColor? {
    switch self {
    case .color(let color), .softGradient(let color): color.color.asset
    case .faded(let inner, _), .fadedBetween(let inner, _), .offset(let inner, _): inner.asset
    default: nil
    }
  }

  /// The configured colour that the style is, whatever its opacity.
  var token: ColorToken? {
    switch self {
    case .color(let color), .softGradient(let color): color.color.token
    case .faded(let inner, _), .offset(let inner, _): inner.token
    default: nil
    }
  }

  /// The style with another colour in place of the accent.
  func replacingAccent(with accent: DynamicColor) -> Style {
    switch self {
    case .color(var value):
      value.color = value.color.replacingAccent(with: accent)
      return .color(value)
    case .faded(let inner, let factor): return .faded(inner.replacingAccent(with: accent), by: factor)
    case .fadedBetween(let inner, let factors): return .fadedBetween(inner.replacingAccent(with: accent), factors)
    default: return self
    }
  }
}

extension DynamicColor {
  /// The colour of an asset catalog that this is, whatever its opacity.
  var asset: AssetColor? {
    switch self {
    case .asset(let asset): asset
    case .faded(let inner, _), .withAlpha(let inner, _): inner.asset
    default: nil
    }
  }

  /// The configured colour that this is, whatever its opacity.
  var token: ColorToken? {
    switch self {
    case .token(let token): token
    case .faded(let inner, _), .withAlpha(let inner, _): inner.token
    default: nil
    }
  }

  /// The colour with another one in place of the accent.
  func replacingAccent(with accent: DynamicColor) -> DynamicColor {
    switch self {
    case .accent: accent
    case .faded(let inner, let factor): .faded(inner.replacingAccent(with: accent), by: factor)
    case .withAlpha(let inner, let alpha): .withAlpha(inner.replacingAccent(with: accent), alpha)
    case .mixed(let first, let second, let share, let isPerceptual):
      .mixed(
        first.replacingAccent(with: accent), second.replacingAccent(with: accent), by: share, perceptual: isPerceptual)
    case .pinned(let inner, let traits): .pinned(inner.replacingAccent(with: accent), traits)
    default: self
    }
  }
}

extension ColorToken {
  /// True where every value hides what lies behind.
  var isOpaque: Bool {
    slots.allSatisfy { slot in
      if case .color(let color, _) = slot.value { color.isOpaque } else { false }
    }
  }
}

extension AssetColor {
  /// True where every slot hides what lies behind.
  var isOpaque: Bool {
    assets.allSatisfy { asset in
      asset.facts.slots.allSatisfy { slot in
        switch slot.value {
        case .color(let color, _): color.isOpaque
        case .system(let name):
          switch SystemColor(catalogName: name)?.kind {
          case .accent, .gray, .background, .fixed: true
          default: false
          }
        case .empty: true
        case .unreadable: false
        }
      }
    }
  }

  /// Tells that an ingredient comes from a catalog: the file, or where several may be meant, the use.
  func provenance(of ingredient: Provenance.Ingredient, use: SourceRange?) -> Provenance {
    guard assets.count == 1, let asset = assets.first else {
      return Provenance(of: ingredient, kind: .asset, detail: "'\(name)' of \(assets.count) catalogs", range: use)
    }
    return Provenance(of: ingredient, kind: .asset, detail: "'\(name)'", range: SourceRange(catalogFile: asset.path))
  }
}

extension ImageAsset {
  /// Tells that an ingredient comes from a catalog, by its file.
  func provenance(of ingredient: Provenance.Ingredient) -> Provenance {
    Provenance(of: ingredient, kind: .asset, detail: "'\(name)'", range: SourceRange(catalogFile: path))
  }
}

extension SourceRange {
  /// The top of a catalog's file, whose entries have no place that people edit.
  init(catalogFile path: String) {
    self.init(file: path, line: 1, column: 1, endLine: 1, endColumn: 1)
  }
}

extension MissingColor {
  /// What the scene tells about a name that is looked up in vain.
  func observation(at range: SourceRange) -> Observation {
    Observation(
      kind: isEmpty ? .emptyColor : isOptional ? .nilColor : .missingColor, detail: name, range: range,
      related: elsewhere.map(SourceRange.init(catalogFile:)))
  }
}

extension LeafMeasurement {
  /// The setting with the accent in force in place of the name that stands for it.
  func resolvingAccent(_ setting: StyleSetting) -> StyleSetting {
    guard case .color(let accent)? = environment.accent?.single?.style, accent.color != .accent else { return setting }
    var result = setting
    result.style = setting.style.replacingAccent(with: accent.color)
    return result
  }
}

extension ProgramIndex {
  /// The accent that a catalog sets for the code of a file: the project's own colour, not the system's (S-126).
  func accent(in file: Int32, isApp: Bool = false) -> StyleSetting? {
    assets.accent(of: file, isApp: isApp).map(StyleSetting.init(accent:))
  }
}

extension StyleSetting {
  /// The accent that a catalog sets (S-126).
  init(accent: AssetColor) {
    self.init(
      style: .color(ColorValue(color: .asset(accent), origin: nil)), description: accent.name, clause: "S-126",
      isProject: true)
  }
}
