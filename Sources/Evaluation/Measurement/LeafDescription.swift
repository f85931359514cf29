import ColorScience
import Findings
import PlatformStyles
import Scene
import SourceFacts

/// What a leaf's ingredients are called and where they come from.
extension LeafMeasurement {
  /// Describes the foreground of ingredients.
  func foregroundStyle(_ ingredients: Ingredients) -> ForegroundStyle {
    let setting = resolvingAccent(ingredients.foreground)
    let hasGroup = ingredients.entries.contains { if case .group = $0 { true } else { false } }
    var style = ForegroundStyle(
      form: isPalette(setting.style) ? .custom : setting.style.form, isProjectStyle: setting.isProject,
      hasWrittenOpacity: constantGroup != nil || setting.style.hasWrittenOpacity, isFadedByGroup: hasGroup,
      isVibrant: isVibrant(setting),
      description: setting.description, range: setting.isProject ? writtenRange(setting) : nil,
      definition: setting.isProject ? setting.definition.flatMap(auditedRange) : nil,
      argument: setting.isProject ? setting.argument.flatMap(auditedRange) : nil,
      ownColor: setting.isProject ? ownColor(setting.style) : nil)
    style.isTranslucent = setting.style.hasWrittenOpacity
    style.isNamed = setting.isProject && setting.isNamed
    style.isForeign = setting.isForeign
    style.isTint = setting.isTint
    style.fade = constantGroup?.place.flatMap(auditedRange)
    return style
  }

  /// The question which element of a list is taken, where the foreground is one of its elements on some path: each
  /// element makes one of its own, since what merely asks it has fewer. What stands in for an element may be one, too.
  func pick(_ ingredients: Ingredients, in table: ConditionTable) -> String? {
    let branches = leaf.foreground(in: environment).pinned(to: environment.pinnedScheme).branches
    let own = branches.filter { $0.value == ingredients.foreground }
    let picks = own.flatMap(\.condition.decisions).filter { table.conditions[$0.condition].isPick }
    guard let pick = picks.first else { return nil }
    let isOfOneElement = picks.allSatisfy { $0.condition != pick.condition || $0.arm == pick.arm }
    return isOfOneElement ? table.conditions[pick.condition].key : nil
  }

  /// The colour of the project's own that a style is made of; `nil` for what is no one colour.
  private func ownColor(_ style: Style) -> OwnColor? {
    guard style.isOwnColor else { return nil }
    if let asset = style.asset {
      guard asset.assets.count == 1, asset.assets[0].module == nil, !asset.mayBeUnset else { return nil }
      return OwnColor(name: asset.name, range: Findings.SourceRange(catalogFile: asset.assets[0].path))
    }
    if let token = style.token { return OwnColor(name: token.name, range: token.range) }
    guard let origin = style.origin, let range = auditedRange(origin) else { return nil }
    // What a function makes for a constant is known by the constant's name.
    let names = style.trail.names(madeAt: origin)
    let name = names.first { !$0.hasSuffix("(…)") } ?? names.first
    var color = OwnColor(name: name ?? style.words, range: range)
    color.isNamed = name != nil
    return color
  }

  /// Where the font of ingredients is written.
  func fontSource(_ ingredients: Ingredients) -> FontSource? {
    guard let font = ownFont(ingredients), let made = font.place else { return nil }
    let use = font.trail.use ?? made
    return FontSource(
      description: font.words, range: auditedRange(use), definition: use.contains(made) ? nil : auditedRange(made),
      argument: font.trail.argument.flatMap(auditedRange))
  }

  /// The font of ingredients as it came to this leaf: equal ones of other texts may have come another way.
  func ownFont(_ ingredients: Ingredients) -> FontValue? {
    environment.font.branches.lazy.compactMap(\.value).first { $0 == ingredients.font } ?? ingredients.font
  }

  /// True for the colours of a symbol's layers, of which some lie on others and not on what is behind the symbol (S-27).
  private func isPalette(_ style: Style) -> Bool {
    guard leaf.kind == .symbol, case .levels(let styles) = style else { return false }
    return !styles.allSatisfy { if case .level = $0.form { true } else { false } }
  }

  /// Where a setting is written: its expression, or the catalog's file of an accent that no expression names.
  private func writtenRange(_ setting: StyleSetting) -> Findings.SourceRange? {
    if let place = setting.place { return auditedRange(place) }
    guard let assets = setting.style.asset?.assets, assets.count == 1, assets[0].module == nil else { return nil }
    return Findings.SourceRange(catalogFile: assets[0].path)
  }

  /// Tells where a layer comes from by its use, where no audited source states its colour: a finding may stand there.
  func layerProvenance(_ setting: StyleSetting, _ layer: Layer) -> Provenance {
    var result = provenance(setting, of: .background, layer)
    if layer.asserted != nil { return result }
    let isElsewhere = setting.style.token != nil || setting.style.asset?.assets.contains { $0.module != nil } == true
    let places = isElsewhere ? [setting.place] : [setting.definition, setting.place]
    let isForeign = places.contains { $0.map { auditedRange($0) == nil } ?? false }
    if isElsewhere || isForeign { result.range = setting.place.flatMap(auditedRange) }
    return result
  }

  /// Where the token of a layer is defined; `nil` for a colour that is written where it fills, or by a caller.
  func fillDefinition(_ setting: StyleSetting, _ layer: Layer) -> Findings.SourceRange? {
    let setting = resolvingAccent(setting)
    guard setting.isProject, setting.argument == nil, !layer.isAssumed, layer.asserted == nil else { return nil }
    let named = setting.style.isGradient ? setting.style.beginning : setting.definition
    if let named, setting.place?.contains(named) != true { return auditedRange(named) }
    guard let assets = setting.style.asset?.assets, assets.count == 1, assets[0].module == nil else { return nil }
    return Findings.SourceRange(catalogFile: assets[0].path)
  }

  func auditedRange(_ place: Place) -> Findings.SourceRange? { renderer.collector.auditedRange(of: place) }

  /// The group of a constant opacity around that stands on the material around, if there is one: an opacity that
  /// depends on a state dims what is there, and one around the material dims the material as well.
  private var constantGroup: (place: Place?, share: Double)? {
    for entry in environment.backdrop.entries.reversed() {
      switch entry {
      case .group(let shares, let place):
        if case .some(.some(let share)) = shares.single, share < 1 { return (place, share) }
      case .layer(let layer): if layer.surface != nil { return nil }
      }
    }
    return nil
  }

  /// How much of a material shines at least through what lies between it and the words.
  private static let leastShine = 0.2 + 1e-9

  /// Returns the material that ingredients lie over, with nothing nearly opaque between, as a picture may be.
  func material(_ ingredients: Ingredients) -> MaterialSurface? {
    var share = 1.0
    for entry in ingredients.entries.reversed() {
      guard case .layer(let setting, let layer) = entry else { continue }
      share *= 1 - (setting.style.isPicture ? setting.style.greatestShare : setting.style.leastShare)
      // Of what nearly hides it nothing that shines through is seen.
      if share <= Self.leastShine { return nil }
      switch setting.style {
      case .material, .faded(.material, _), .glass(tint: nil): return layer.surface
      case .glass:
        var surface = layer.surface
        surface?.isTinted = true
        return surface
      case .clear: continue
      default:
        if setting.style.isOpaqueColor { return nil }
        if case .gradient = setting.style { return nil }
        if case .softGradient = setting.style { return nil }
        if setting.style.isUnknown { return nil }
      }
    }
    return nil
  }

  /// Tells in one what a setting is; the place is that of the definition where it comes from one.
  func provenance(
    _ setting: StyleSetting, of ingredient: Provenance.Ingredient, _ layer: Layer? = nil
  ) -> Provenance {
    let isFromAround = isFromAround(setting)
    let setting = resolvingAccent(setting)
    let isReset =
      ingredient == .foreground && environment.assumesForeground && leaf.style == nil && !setting.isProject
    let isAssumed = isFromAround || (layer?.isAssumed ?? isReset)
    if let comment = layer?.asserted {
      return Provenance(of: ingredient, kind: .asserted, detail: setting.description, range: range(comment))
    }
    if !isAssumed, let asset = setting.style.asset {
      return asset.provenance(of: ingredient, use: (setting.definition ?? setting.place).map(range))
    }
    if !isAssumed, let token = setting.style.token {
      return Provenance(of: ingredient, kind: .token, detail: "'\(token.name)'", range: token.range)
    }
    if !isAssumed, case .image(let asset?) = setting.style { return asset.provenance(of: ingredient) }
    let kind: Provenance.Kind
    if isAssumed {
      kind = .assumed
    } else if setting.style.isUnknown {
      kind = .unknown
    } else if setting.definition != nil {
      kind = .token
    } else if !setting.isProject {
      kind = .default
    } else if ingredient == .foreground, let place = setting.place, place.file != leaf.place.file {
      kind = .inherited
    } else {
      kind = setting.style.provenanceKind
    }
    return Provenance(
      of: ingredient, kind: kind, detail: isReset ? "S-61b" : setting.clause ?? setting.description,
      range: (setting.definition ?? setting.place).map(range))
  }

}

extension Layer {
  /// True where a colour of the layer is a surface of the system's: a shape in what texts have by default is none.
  func isSystemSurface(in setting: StyleSetting) -> Bool {
    (!isInk || setting.isProject) && setting.isSystemSurface && filters.isEmpty
  }
}

extension StyleSetting {
  /// True where nothing but the system's own backgrounds and fills is painted: its colours of text, lines and symbols are
  /// none where the project chose them, and neither is glass that the project tints.
  var isSystemSurface: Bool {
    if !isProject { return true }
    switch style {
    case .background, .windowBackground, .fill, .material, .glass(tint: nil): return true
    case .color(let color):
      guard case .system(let system) = color.color else { return false }
      return system.kind == .background || system.kind == .fill
    default: return false
    }
  }
}

extension Style {
  /// The form that rules distinguish.
  var form: ForegroundStyle.Form {
    switch self {
    case .level(let level): .level(level)
    // Levels of what the system draws its texts in are its own.
    case .offset(.color(let base), let level) where base.color == .system(.label): .level(level)
    case .offset(_, let level): .fadedLevel(level)
    case .levels(let styles): styles.first?.form ?? .unknown
    case .gradient, .softGradient, .image: .gradient
    case .material, .glass, .blended, .unknown: .unknown
    case .faded(let inner, _), .fadedBetween(let inner, _): inner.isNeutral ? .neutral : inner.form
    case .separator: .system("separator")
    case .placeholder: .system("placeholderText")
    case .link: .system("link")
    case .background: .system("systemBackground")
    case .windowBackground: .system("windowBackgroundColor")
    case .fill: .system("systemFill")
    case .tint, .foreground: .system("tintColor")
    case .clear: .custom
    case .prominentLabel: .neutral
    case .color(let color): isNeutral ? .neutral : color.color.form
    }
  }

  /// True for one colour of the project's own, whatever its opacity.
  var isOwnColor: Bool {
    switch self {
    case .color(let value): value.color.isOwn
    case .faded(let inner, _), .fadedBetween(let inner, _), .offset(let inner, _), .blended(let inner, _, _):
      inner.isOwnColor
    default: false
    }
  }

  /// True for the pixels of an image, a map or a video, however faint.
  var isPicture: Bool {
    switch self {
    case .image: true
    case .faded(let inner, _), .fadedBetween(let inner, _): inner.isPicture
    default: false
    }
  }

  /// True for a colour that the project gave an alpha of its own: by a modifier, a number or a catalog.
  var isMadeTranslucent: Bool {
    if hasWrittenOpacity { return true }
    if let asset { return !asset.isOpaque }
    return token.map { !$0.isOpaque } ?? false
  }

  /// True for white, black and gray of any opacity.
  var isNeutral: Bool {
    guard case .color(let value) = self else { return false }
    return value.color.isNeutral
  }

  /// True where the source makes the style translucent.
  var hasWrittenOpacity: Bool {
    switch self {
    case .faded: true
    case .color(let color): color.color.isFaded
    default: false
    }
  }

  /// The kind of origin of a style that the project wrote.
  var provenanceKind: Provenance.Kind {
    switch self {
    case .color(let color): color.color.isUnknown ? .unknown : color.color.isSystem ? .system : .literal
    case .gradient, .softGradient, .clear: .literal
    case .unknown: .unknown
    default: .system
    }
  }
}

extension Style {
  /// The level that is drawn vibrantly inside a material: of the default style, or of the absolute label colours.
  var vibrantLevel: ContentLevel? {
    switch self {
    case .level(let level): level
    case .color(let color):
      switch color.color {
      case .system(.label): .primary
      case .system(.secondaryLabel): .secondary
      default: nil
      }
    default: nil
    }
  }
}

extension DynamicColor {
  var form: ForegroundStyle.Form {
    switch self {
    case .system(let system): .system(system.rawValue)
    case .accent: .system("tintColor")
    case .faded(let inner, _), .withAlpha(let inner, _): inner.isNeutral ? .neutral : inner.form
    case .unknown: .unknown
    case .asset(let asset): asset.systemColor.map { .system($0.rawValue) } ?? .custom
    case .fixed, .mixed, .pinned, .token: .custom
    }
  }

  var isSystem: Bool {
    switch self {
    case .system, .accent: true
    case .asset(let asset): asset.systemColor != nil
    case .fixed(let color): color == .white || color == .black
    case .faded(let inner, _), .withAlpha(let inner, _): inner.isSystem
    default: false
    }
  }

  /// True for numbers of the project's own; not for the system's colours, white and black among them.
  var isOwn: Bool {
    switch self {
    case .asset(let asset): asset.systemColor == nil
    case .token: true
    case .fixed(let color): color != .white && color != .black && color.alpha > 0
    case .mixed(let first, let second, _, _): first.isOwn || second.isOwn
    case .faded(let inner, _), .withAlpha(let inner, _), .pinned(let inner, _): inner.isOwn
    case .system, .accent, .unknown: false
    }
  }

  var isFaded: Bool {
    switch self {
    case .faded, .withAlpha: true
    case .fixed(let color): !color.isOpaque && color.alpha > 0
    default: false
    }
  }

  var isNeutral: Bool {
    switch self {
    case .fixed(let color): color.alpha > 0 && color.red == color.green && color.green == color.blue
    case .system(let system): system == .gray
    case .faded(let inner, _), .withAlpha(let inner, _): inner.isNeutral
    default: false
    }
  }
}

extension FontValue {
  var kind: Provenance.Kind {
    switch base {
    case .style: .system
    case .size(let size, _): size == nil ? .unknown : isWeightAssumed || beginning != nil ? .assumed : .literal
    case .unknown: .unknown
    }
  }

  /// The font as a reader knows it.
  var words: String {
    switch base {
    case .style(let style): ".\(style.rawValue)"
    case .size(let size?, _): beginning.map { "\(Style.short(size)) pt as '\($0)' begins" } ?? "\(Style.short(size)) pt"
    case .size(nil, _): "a font of unknown size"
    case .unknown(let doubt): doubt.label
    }
  }
}
