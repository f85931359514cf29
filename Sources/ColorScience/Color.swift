/// A colour as unclamped extended linear sRGB with straight alpha; values outside 0...1 lie outside the sRGB gamut.
package struct Color: Hashable, Sendable {
  /// Linear-light red of extended sRGB.
  package let red: Double
  /// Linear-light green of extended sRGB.
  package let green: Double
  /// Linear-light blue of extended sRGB.
  package let blue: Double
  /// Straight (not premultiplied) opacity; initialisers limit it to 0...1.
  package let alpha: Double

  /// Makes a colour from linear-light extended sRGB channels, which are limited to what some screen may come to show.
  package init(linearRed: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = linearRed.limitedToScreens
    self.green = green.limitedToScreens
    self.blue = blue.limitedToScreens
    self.alpha = alpha.limitedToUnit
  }

  /// Makes a colour from a linear-light triple.
  package init(linear: RGB, alpha: Double = 1) {
    self.init(linearRed: linear.red, green: linear.green, blue: linear.blue, alpha: alpha)
  }

  /// Makes a colour from an encoded sRGB triple.
  package init(encoded: RGB, alpha: Double = 1) {
    self.init(linear: encoded.map(SRGBTransfer.decode), alpha: alpha)
  }

  /// Makes a colour from encoded sRGB channels; values outside 0...1 are extended sRGB.
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.init(encoded: RGB(red: red, green: green, blue: blue), alpha: alpha)
  }

  /// Opaque sRGB white.
  package static let white = Color(linearRed: 1, green: 1, blue: 1)
  /// Opaque black.
  package static let black = Color(linearRed: 0, green: 0, blue: 0)
  /// Fully transparent black.
  package static let clear = Color(linearRed: 0, green: 0, blue: 0, alpha: 0)

  /// The linear-light extended sRGB channels.
  package var linear: RGB { RGB(red: red, green: green, blue: blue) }

  /// The encoded extended sRGB channels.
  package var encoded: RGB { linear.map(SRGBTransfer.encode) }

  /// Whether the alpha is 1.
  package var isOpaque: Bool { alpha >= 1 }

  /// Whether the colour lies in the sRGB gamut, so that an sRGB display shows it unclipped.
  package var isInSRGBGamut: Bool { linear.isInUnitCube }

  /// The colour with its channels limited to the sRGB gamut one by one, as an sRGB display shows it.
  package var clampedToSRGB: Color { Color(linear: linear.clipped, alpha: alpha) }

  /// The same colour with another alpha.
  package func withAlpha(_ alpha: Double) -> Color {
    Color(linear: linear, alpha: alpha)
  }

  /// The same colour with its alpha scaled by a factor, as an opacity modifier does.
  package func multiplyingAlpha(by factor: Double) -> Color {
    withAlpha(alpha * factor)
  }
}

extension Double {
  /// A linear-light channel within a thousand times white, so that ratios stay numbers whatever is written.
  fileprivate var limitedToScreens: Double { abs(self) <= 1000 ? self : isNaN ? 0 : self < 0 ? -1000 : 1000 }
}
