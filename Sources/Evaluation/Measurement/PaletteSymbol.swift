import ColorScience
import PlatformStyles
import Scene

/// How a symbol stands out whose layers have colours of their own (S-27).
extension LeafMeasurement {
  /// Measures what can be seen of a symbol for sure. No name tells what layers a symbol has and which of them lies on
  /// which: the first colour may be a mark on a disc of the next one, and a symbol of fewer layers leaves the last
  /// colours out. So each colour after the first may be the outer one, and the symbol is seen where that one stands out
  /// from what lies behind, or the mark from that one.
  func paint(
    palette styles: [Style], _ ingredients: Ingredients, on stack: PixelStack, _ appearance: Appearance,
    into reading: inout Reading
  ) {
    /// What one colour makes of the symbol on what lies behind or on another of the colours.
    func layer(_ style: Style, over outer: Style? = nil) -> Reading {
      var ground = stack
      var result = reading
      if let outer {
        let resolver = foregroundResolver(appearance)
        let paint = resolver.resolve(outer).filtered(by: environment.filters)
        _ = lay(paint, on: &ground, resolver, ingredients.foreground, &result.isCertain)
      }
      var single = ingredients
      single.foreground.style = style
      paint(single, on: ground, appearance, into: &result)
      return result
    }
    guard let mark = styles.first, styles.count > 1 else { return }
    let least = Self.requirements.lowerBound
    let seen = MeasurementMemo.merge(
      styles.dropFirst().map { outer -> Reading in
        let (ground, onOuter) = (layer(outer), layer(mark, over: outer))
        return (onOuter.ratio?.low ?? 0) > (ground.ratio?.low ?? 0) ? onOuter : ground
      })
    // However its layers lie, a symbol whose colours differ too little from each other and from what lies behind is
    // hardly seen.
    let isFaint = styles.indices.allSatisfy { index in
      let inner = layer(styles[index])
      return ([inner] + styles[..<index].map { layer($0, over: styles[index]) }).allSatisfy {
        ($0.ratio?.high ?? .infinity) < least
      }
    }
    reading = seen
    reading.isCertain = false
    if let ratio = seen.ratio, ratio.low < least, !isFaint {
      reading.ratio = nil
      (reading.foreground, reading.background) = (nil, nil)
      reading.undecided = unknown(
        Doubt(.unsupportedExpression, "the arrangement of the symbol's layers", place: ingredients.foreground.place),
        in: .foreground)
    }
  }
}
