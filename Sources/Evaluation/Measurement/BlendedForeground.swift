import ColorScience
import Scene

/// Styles that are blended with what lies behind (S-36).
extension LeafMeasurement {
  /// Measures a style in a blend mode of its own; returns false where what it makes of the backdrop is not known.
  func paint(
    _ style: Style, _ mode: BlendMode, on stack: PixelStack, _ resolver: ColorResolver,
    into reading: inout Reading
  ) -> Bool {
    guard stack.doubt == nil, !stack.isGrouped, environment.filters.isEmpty,
      let utmost = stack.measure(mode.limit)?.ratio.high
    else { return false }
    // Whatever the style is, a text fails where not even the mode's limit would do.
    let isBounded = utmost < Self.requirements.upperBound
    let isVibrant = environment.backgroundMaterial?.activatesVibrancy == true && style.vibrantLevel != nil
    guard !isVibrant, case .colors(let colors, let isKnown) = resolver.resolve(style), !colors.isEmpty else {
      reading.ratio = isBounded ? RatioBounds(low: 1, high: utmost) : nil
      return isBounded
    }
    let behind = stack.range
    let results = colors.map { mode.result(of: $0, over: behind) }
    let front = results.dropFirst().reduce(results[0].box) { $0.union($1.box) }
    let ratio = RatioBounds(apart: front, from: behind)
    reading.ratio = ratio
    if front.isPoint { reading.foreground = front.center } else { reading.foregroundRange = front }
    if isKnown, results.allSatisfy(\.isCertain) { return true }
    if isBounded {
      reading.ratio = RatioBounds(low: ratio.low, high: max(ratio.high, utmost))
    } else {
      reading.isCertain = false
    }
    return true
  }
}
