import Scene

/// Glass behind a view (S-76).
extension BackgroundModifiers {
  static let glass: ModifierEffect = { renderer, call, receiver, environment in
    var inner = environment
    let paint = glassPaint(of: call, renderer)
    if paint.branches.allSatisfy({ $0.value == nil }) { return renderer.render(receiver, in: environment) }
    let outline = call.argument("in").map { FrameModifiers.outline(of: $0.value) } ?? .capsule
    layGlass(paint, in: outline, isClear: isClear(call), under: &inner, renderer)
    renderer.render(receiver, in: inner)
  }

  /// The glass that a modifier is given by its name, on each path (S-58); `nil` for what is not known, and for none.
  private static func glasses(of call: ModifierCall) -> Alternatives<ImplicitMember?> {
    guard let first = call.first, first.label == nil else { return Alternatives(nil) }
    let values = if case .choice(let all) = first.value { all } else { Alternatives(first.value) }
    return values.map { if case .implicit(let member) = $0 { member } else { nil } }
  }

  /// Returns the glass that a modifier lays on each path; `nil` for `identity`, which lays none.
  private static func glassPaint(of call: ModifierCall, _ renderer: Renderer) -> Alternatives<StyleSetting?> {
    glasses(of: call).flatMap { glass in
      if glass?.name == "identity" { return Alternatives(nil) }
      let tint = glass?.chain.last { $0.name == "tint" }?.arguments?.first
      let tints = tint.map { renderer.evaluator.settings($0, isColor: true).map { $0?.style.glassTint } }
      return glassPaint(tints ?? Alternatives(nil), isProject: true, call)
    }
  }

  /// True for clear glass without a tint, on all paths on which there is glass.
  private static func isClear(_ call: ModifierCall) -> Bool {
    glasses(of: call).branches.map(\.value).filter { $0?.name != "identity" }.allSatisfy { glass in
      glass.map { glass in glass.name == "clear" && !glass.chain.contains { $0.name == "tint" } } ?? false
    }
  }

  /// Returns what a glass modifier lays behind a view that stands behind others.
  static func glassLayers(of call: ModifierCall, _ renderer: Renderer, _ environment: Environment) -> [Layer] {
    let paint = glassPaint(of: call, renderer)
    guard let first = paint.branches.lazy.compactMap(\.value).first else { return [] }
    var layer = Layers.layer(paint, environment)
    layer.isClearGlass = isClear(call)
    layer.surface = surface(of: first, renderer: renderer, activatesVibrancy: false)
    return [layer]
  }

  static func glassPaint(
    _ tints: Alternatives<ColorValue?>, isProject: Bool, _ call: ModifierCall
  ) -> Alternatives<StyleSetting?> {
    tints.map { tint in
      StyleSetting(
        style: .glass(tint: tint), description: "glass", place: call.place, clause: "S-76", isProject: isProject)
    }
  }

  /// Lays glass within an outline behind what is rendered in an environment (S-76).
  static func layGlass(
    _ paint: Alternatives<StyleSetting?>, in outline: LayoutOutline, isClear: Bool = false,
    under environment: inout Environment, _ renderer: Renderer
  ) {
    addLayer(paint, to: &environment, renderer: renderer, isStyle: true, isClearGlass: isClear)
    environment.surround(.surface(outline, layers: 1))
  }
}

extension Style {
  /// The colour as the tint of a glass, known or not; `nil` for what is no colour.
  var glassTint: ColorValue? {
    switch self {
    case .color(let color): color
    case .unknown(let doubt): ColorValue(color: .unknown(doubt), origin: doubt.place)
    default: nil
    }
  }
}
