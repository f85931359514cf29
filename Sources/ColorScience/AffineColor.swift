// Source-over layers and group opacity keep this form, so text and background can share one unknown exactly.

/// An opaque encoded sRGB colour that depends on an unknown backdrop x channel by channel: `offset + slope * x`.
package struct AffineColor: Hashable, Sendable {
  /// The encoded colour over a black backdrop.
  package let offset: RGB
  /// The change of each encoded channel per unit of the backdrop's.
  package let slope: RGB

  /// Makes the colour `offset + slope * x`, all encoded sRGB.
  package init(offset: RGB, slope: RGB) {
    self.offset = offset
    self.slope = slope
  }

  /// A colour that doesn't depend on the backdrop; its alpha is ignored.
  package static func constant(_ color: Color) -> AffineColor {
    AffineColor(offset: color.encoded, slope: RGB(gray: 0))
  }

  /// The backdrop itself.
  package static let backdrop = AffineColor(offset: RGB(gray: 0), slope: RGB(gray: 1))

  /// Whether the colour is the same over every backdrop.
  package var isConstant: Bool { slope == RGB(gray: 0) }

  /// The result of laying a solid colour, with its alpha, over this one.
  package func compositing(_ color: Color) -> AffineColor {
    AffineColor.constant(color).blended(with: self, by: color.alpha)
  }

  /// The group opacity blend `share * self + (1 - share) * other`.
  package func blended(with other: AffineColor, by share: Double) -> AffineColor {
    func mix(_ mine: Double, _ others: Double) -> Double { share * mine + (1 - share) * others }
    return AffineColor(
      offset: offset.combined(with: other.offset, mix), slope: slope.combined(with: other.slope, mix))
  }

  /// The colour as the groups around it leave it, the outermost group first.
  package func faded(in groups: [GroupOpacity]) -> AffineColor {
    groups.reversed().reduce(self) { $0.blended(with: $1.outer, by: $1.share) }
  }

  /// The colour over a known opaque backdrop.
  package func color(over backdrop: Color) -> Color {
    Color(encoded: encoded(at: backdrop.encoded))
  }

  /// The box of the colours over all backdrops of a box.
  package func range(over box: ColorBox) -> ColorBox {
    ColorBox(low: encoded(at: box.low), high: encoded(at: box.high))
  }

  func encoded(at backdrop: RGB) -> RGB {
    offset.combined(with: slope.combined(with: backdrop, *), +)
  }

  func luminance(at backdrop: RGB) -> Double {
    Color.luminanceWeights.dot(encoded(at: backdrop).map(SRGBTransfer.decode))
  }
}

/// A group that is faded as a whole, with the colour below it.
package struct GroupOpacity: Hashable, Sendable {
  /// The share of the group in the mixture, 0...1.
  package let share: Double
  /// The colour below the group.
  package let outer: AffineColor

  /// Makes a group from its share, 0...1, and the colour below it.
  package init(share: Double, outer: AffineColor) {
    self.share = share
    self.outer = outer
  }
}
