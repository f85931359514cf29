import Findings
import PlatformStyles
import Scene
import SourceFacts

/// Where each ingredient comes from: from the expression that sets it, through every name, to where it is written.
extension LeafMeasurement {
  /// Tells where ingredients come from in an appearance.
  func provenance(_ ingredients: Ingredients, in appearance: Appearance) -> [Provenance] {
    origins(of: ingredients.foreground, .foreground) + backdropOrigins(ingredients, in: appearance)
      + fontOrigins(ingredients) + opacityOrigins(ingredients)
      + leaf.ineffective.map {
        Provenance(of: .foreground, kind: .ineffective, detail: "'titleLabel.textColor'", range: range($0))
      }
  }

  /// The layers that can be seen, from the front one to the one that hides what lies behind.
  private func backdropOrigins(_ ingredients: Ingredients, in appearance: Appearance) -> [Provenance] {
    var result: [Provenance] = []
    for case .layer(let setting, let layer) in entriesOverGround(ingredients).reversed() {
      let painted = painted(setting, layer, ingredients.assertion, in: appearance)
      if painted.paint.isInvisible { continue }
      result += origins(of: painted.setting, .background, painted.layer)
      if painted.paint.hidesBelow { break }
    }
    return result
  }

  private func fontOrigins(_ ingredients: Ingredients) -> [Provenance] {
    guard leaf.kind == .text || leaf.kind == .symbol else { return [] }
    guard let font = ownFont(ingredients) else {
      let isReset = environment.assumesFont
      return [
        Provenance(
          of: .font, kind: isReset ? .assumed : .default,
          detail: isReset ? environment.assumedFontClause : environment.defaultFontClause,
          range: nil)
      ]
    }
    let end = Provenance(of: .font, kind: font.kind, detail: font.words, range: font.place.map(range))
    guard let use = font.trail.use ?? font.place, let made = font.place else { return [end] }
    return way(from: use, font.trail, to: made, detail: font.words, .font) { place in
      var end = end
      end.range = range(place)
      return [end]
    }
  }

  private func opacityOrigins(_ ingredients: Ingredients) -> [Provenance] {
    ingredients.entries.flatMap { entry -> [Provenance] in
      guard case .group(let share, let place) = entry else { return [] }
      var written = Provenance(
        of: .opacity, kind: share == nil ? .unknown : .literal, detail: share.map { Style.short($0) } ?? "opacity",
        range: place.map(range))
      guard let constant = constant(share, at: place) else { return [written] }
      let name = Provenance(of: .opacity, kind: .token, detail: "'\(constant.name)'", range: written.range)
      written.range = range(constant.place)
      return [name, written.continued]
    }
  }

  /// The constant that an opacity is.
  func constant(_ share: Double?, at place: Place?) -> CodeConstant? {
    share.flatMap { share in place.flatMap { renderer.opacities[$0]?[share] } }
  }

  /// The way of a style; what is a default, assumed or asserted has none.
  private func origins(
    of setting: StyleSetting, _ ingredient: Provenance.Ingredient, _ layer: Layer? = nil
  ) -> [Provenance] {
    let end = provenance(setting, of: ingredient, layer)
    let resolved = resolvingAccent(setting)
    guard resolved.isProject, end.kind != .assumed, layer?.asserted == nil, let use = resolved.place else {
      return [end]
    }
    let style = resolved.style
    var result = way(
      from: use, style.trail, to: style.beginning ?? use, detail: resolved.description, ingredient
    ) { place in
      if case .gradient(let colors) = style { return gradient(resolved, colors, ingredient, at: place) }
      if let value = valueOutside(of: style, ingredient, use: range(place)) {
        if value.range == range(place) { return [value] }
        let name = Provenance(of: ingredient, kind: value.kind, detail: value.detail, range: range(place))
        return [name, value.continued]
      }
      return [
        Provenance(of: ingredient, kind: style.provenanceKind, detail: resolved.description, range: range(place))
      ]
    }
    if ingredient == .foreground, use.file != leaf.place.file, end.kind != .unknown { result[0].kind = .inherited }
    return result
  }

  /// A gradient, and every colour that is in it.
  private func gradient(
    _ setting: StyleSetting, _ colors: [ColorValue], _ ingredient: Provenance.Ingredient, at place: Place
  ) -> [Provenance] {
    let stops = colors.map { color in
      let style = Style.color(color)
      let kind = style.asset == nil ? style.token == nil ? style.provenanceKind : .token : .asset
      return Provenance(of: ingredient, kind: kind, detail: color.color.words, range: color.origin.map(range))
    }
    let whole = Provenance(of: ingredient, kind: .literal, detail: setting.description, range: range(place))
    return [whole] + stops.map(\.continued)
  }

  /// The file outside of the source that states a colour: a catalog or a configuration.
  private func valueOutside(
    of style: Style, _ ingredient: Provenance.Ingredient, use: SourceRange
  ) -> Provenance? {
    if let asset = style.asset { return asset.provenance(of: ingredient, use: use) }
    return style.token.map {
      Provenance(of: ingredient, kind: .token, detail: "'\($0.name)'", range: $0.range)
    }
  }

  /// Joins the expressions on the way of a value: each is a name for the next, and the last one makes the value.
  private func way(
    from use: Place, _ trail: Trail, to origin: Place, detail: String, _ ingredient: Provenance.Ingredient,
    end: (Place) -> [Provenance]
  ) -> [Provenance] {
    var result: [Provenance] = []
    var current = use
    func name(_ name: String) {
      result.append(Provenance(of: ingredient, kind: .token, detail: "'\(name)'", range: range(current)))
    }
    for hop in trail.hops.reversed() where hop.place != current {
      name(hop.name)
      current = hop.place
    }
    if !current.contains(origin) {
      name(detail)
      current = origin
    } else if current != use {
      current = origin
    }
    result += end(current)
    return result.enumerated().map { $0.offset == 0 ? $0.element : $0.element.continued }
  }
}

extension Style {
  /// Where it is made: a gradient at the last name that all its colours passed, whatever made these.
  var beginning: Place? { isGradient ? trail.hops.first?.place : origin }

  /// True for a gradient of colours that are each written or named.
  var isGradient: Bool { if case .gradient = self { true } else { false } }
}

extension Provenance {
  /// The same as a further step of what stands before it.
  fileprivate var continued: Provenance {
    var result = self
    result.isContinued = true
    return result
  }
}
