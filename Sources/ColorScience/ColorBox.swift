/// A closed box of encoded sRGB colours: each channel lies in its own range, independently of the others.
package struct ColorBox: Hashable, Sendable {
  /// The least encoded value of each channel.
  package let low: RGB
  /// The greatest encoded value of each channel.
  package let high: RGB

  /// Makes a box from two opposite corners (encoded sRGB), given in any order.
  package init(low: RGB, high: RGB) {
    self.low = low.combined(with: high, min)
    self.high = low.combined(with: high, max)
  }

  /// Makes the box that holds one colour only; alpha is ignored.
  package init(point: Color) {
    self.init(low: point.encoded, high: point.encoded)
  }

  /// Makes the smallest box that holds all the colours, or nil if there are none; alpha is ignored.
  package init?(hullOf colors: [Color]) {
    guard let first = colors.first else { return nil }
    self = colors.dropFirst().reduce(ColorBox(point: first)) { $0.union(ColorBox(point: $1)) }
  }

  /// Every colour of the sRGB gamut.
  package static let unknown = ColorBox(low: RGB(gray: 0), high: RGB(gray: 1))

  /// The colour in the middle of the box.
  package var center: Color { Color(encoded: low.combined(with: high) { ($0 + $1) / 2 }) }

  /// The colours at the box's corners.
  package var corners: [Color] {
    (0..<8).map { corner in
      func end(_ channel: Int) -> Double { corner >> channel & 1 == 0 ? low[channel] : high[channel] }
      return Color(encoded: RGB(red: end(0), green: end(1), blue: end(2)))
    }
  }

  /// Whether the box holds one colour only.
  package var isPoint: Bool { low == high }

  /// The smallest box that holds both boxes.
  package func union(_ other: ColorBox) -> ColorBox {
    ColorBox(low: low.combined(with: other.low, min), high: high.combined(with: other.high, max))
  }

  /// Whether a colour lies in the box, but for rounding noise of conversions; alpha is ignored.
  package func contains(_ color: Color) -> Bool {
    let slack = 1e-9
    let encoded = color.encoded
    return (0..<3).allSatisfy { encoded[$0] >= low[$0] - slack && encoded[$0] <= high[$0] + slack }
  }
}
