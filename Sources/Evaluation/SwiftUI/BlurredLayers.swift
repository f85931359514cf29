import SourceFacts

/// What a blur leaves of a layer of one colour: that colour, somewhere between all and nothing of it.
///
/// A blur takes means over an area. Where only one colour with one alpha lies in it, beside what is clear, a mean has the
/// same colour and some share of the alpha.
enum BlurredLayers {
  /// Returns layers as they are behind a blur; `nil` where the blur mixes colours.
  static func blurred(_ layers: [Layer], of view: ViewNode) -> [Layer]? {
    let isShape = Shapes.shapeName(view).map(ComponentTable.shapes.contains) ?? false
    // What fills all there is has its edges, where it fades, outside of what is looked at.
    if !isShape { return layers.allSatisfy(isFlat) ? layers : nil }
    guard layers.count == 1, let layer = layers.first, layer.surface == nil,
      layer.paint.branches.allSatisfy({ $0.value.map { isOneColor($0.style) } ?? true })
    else { return nil }
    var result = layer
    result.paint = layer.paint.map { setting in
      setting.map { setting in
        var faded = setting
        faded.style = .fadedBetween(setting.style, 0...1)
        return faded
      }
    }
    return [result]
  }

  private static func isFlat(_ layer: Layer) -> Bool {
    layer.paint.branches.allSatisfy { if case .color? = $0.value?.style { true } else { false } }
  }

  private static func isOneColor(_ style: Style) -> Bool {
    switch style {
    case .color, .tint, .level, .background, .fill, .separator, .windowBackground: true
    case .faded(let inner, _), .offset(let inner, _): isOneColor(inner)
    default: false
    }
  }
}
