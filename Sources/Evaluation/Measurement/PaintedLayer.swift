import ColorScience
import PlatformStyles
import Scene

/// A layer of a backdrop with what it paints in one appearance.
struct PaintedLayer {
  var setting: StyleSetting
  var layer: Layer
  var resolver: ColorResolver
  var paint: ColorResolver.Paint
}

extension LeafMeasurement {
  /// Returns what a layer paints; where that can't be known or is assumed, what a comment asserts takes its place.
  func painted(_ setting: StyleSetting, _ layer: Layer, _ asserted: Layer?, in appearance: Appearance) -> PaintedLayer {
    let own = painted(setting, layer, in: appearance)
    guard layer.isAssumed || own.paint.isUndecided, let asserted, case .some(.some(let ground)) = asserted.paint.single
    else { return own }
    let replaced = painted(ground, asserted, in: appearance)
    return replaced.paint.isOpaque ? replaced : own
  }

  private func painted(_ setting: StyleSetting, _ layer: Layer, in appearance: Appearance) -> PaintedLayer {
    let resolver = resolver(
      appearance, pinned: layer.pinnedScheme, isElevated: layer.isElevated, isGrouped: layer.isGrouped)
    return PaintedLayer(
      setting: setting, layer: layer, resolver: resolver,
      paint: resolver.resolve(setting.style, under: layer.filters))
  }

  /// Returns the entries of a backdrop; where no window lies at the bottom, what a comment asserts does.
  func entriesOverGround(_ ingredients: Ingredients) -> [ResolvedEntry] {
    guard let asserted = ingredients.assertion, case .some(.some(let ground)) = asserted.paint.single else {
      return ingredients.entries
    }
    let hasRoot = ingredients.entries.contains { if case .layer(_, let layer) = $0 { layer.isRoot } else { false } }
    return hasRoot ? ingredients.entries : [.layer(ground, asserted)] + ingredients.entries
  }

  /// Notes that a comment decided what lies behind, unless something known hides it.
  func noteAssertion(_ ingredients: Ingredients, in layers: [LayerReading]) {
    guard let comment = ingredients.assertion?.asserted,
      layers.last(where: \.hidesBelow)?.provenance.kind == .asserted
    else { return }
    renderer.assertions.use(comment)
  }
}

extension ColorResolver.Paint {
  /// True where nothing tells what colour is there.
  fileprivate var isUndecided: Bool {
    switch self {
    case .unknown, .image, .glass: true
    case .colors, .gradient, .material, .clear: false
    }
  }

  fileprivate var isOpaque: Bool {
    if case .colors(let colors, _) = self { return !colors.isEmpty && colors.allSatisfy(\.isOpaque) }
    return false
  }

  /// True where nothing is painted.
  var isInvisible: Bool {
    switch self {
    case .clear: true
    case .colors(let colors, _): colors.allSatisfy { $0.alpha == 0 }
    default: false
    }
  }

  /// True for a gradient behind which nothing is seen.
  var isOpaqueGradient: Bool {
    if case .gradient(let stops, _) = self { stops.allSatisfy(\.isOpaque) } else { false }
  }

  /// True where nothing behind is seen, or nothing tells what is.
  var hidesBelow: Bool { isOpaque || isOpaqueGradient || isUndecided }
}
