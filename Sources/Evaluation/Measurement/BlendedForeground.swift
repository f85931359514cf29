import ColorScience
import Scene

/// Styles that are blended with what lies behind (S-36).
extension LeafMeasurement {
  /// Measures a style in a blend mode of its own; returns false where what it makes of the backdrop is not known.
  func paint(
    _ style: Style, _ mode: BlendMode, on stack: PixelStack, _ resolver: ColorResolver,
    into reading: inout Reading
  ) -> Bool {
    let isVibrant = environment.backgroundMaterial?.activatesVibrancy == true && style.vibrantLevel != nil
    guard !isVibrant, stack.doubt == nil, !stack.isGrouped, environment.filters.isEmpty,
      case .colors(let colors, let isKnown) = resolver.resolve(style), !colors.isEmpty
    else { return false }
    let behind = stack.range
    let results = colors.map { mode.result(of: $0, over: behind) }
    let front = results.dropFirst().reduce(results[0].box) { $0.union($1.box) }
    reading.ratio = RatioBounds(apart: front, from: behind)
    if front.isPoint { reading.foreground = front.center } else { reading.foregroundRange = front }
    if !isKnown || !results.allSatisfy(\.isCertain) { reading.isCertain = false }
    return true
  }
}
