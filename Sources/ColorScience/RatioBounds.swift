/// A closed range of contrast ratios, 1 being no contrast.
package struct RatioBounds: Hashable, Sendable {
  /// The least possible ratio.
  package let low: Double
  /// The greatest possible ratio.
  package let high: Double

  /// Makes bounds from two ratios in either order.
  package init(low: Double, high: Double) {
    self.low = min(low, high)
    self.high = max(low, high)
  }

  /// Makes the bounds of a ratio known exactly.
  package init(_ exact: Double) { self.init(low: exact, high: exact) }

  /// Makes the bounds for any colour of one box on any colour of another.
  package init(apart first: ColorBox, from second: ColorBox) {
    func ends(_ box: ColorBox) -> (low: Double, high: Double) {
      (Color(encoded: box.low).relativeLuminance, Color(encoded: box.high).relativeLuminance)
    }
    let (one, other) = (ends(first), ends(second))
    let touches = one.low <= other.high && other.low <= one.high
    let ratios = [
      contrastRatio(luminance: one.low, luminance: other.high),
      contrastRatio(luminance: one.high, luminance: other.low),
    ]
    self.init(low: touches ? 1 : min(ratios[0], ratios[1]), high: max(ratios[0], ratios[1]))
  }

  /// Makes the bounds for any colour of one range on any of another, each range told by its contrast with black.
  package init(apart first: RatioBounds, from second: RatioBounds) {
    let touches = first.low <= second.high && second.low <= first.high
    let ratios = [first.high / second.low, second.high / first.low]
    self.init(low: touches ? 1 : max(first.low / second.high, second.low / first.high), high: ratios.max() ?? 1)
  }

  /// Whether the bounds hold a single ratio.
  package var isExact: Bool { low == high }

  /// The smallest bounds that hold both.
  package func union(_ other: RatioBounds) -> RatioBounds {
    RatioBounds(low: min(low, other.low), high: max(high, other.high))
  }

  /// Whether a ratio lies within the bounds.
  package func contains(_ ratio: Double) -> Bool { low <= ratio && ratio <= high }
}
