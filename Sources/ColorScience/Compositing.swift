/// Laying colours over one another and filters that are exact on solid colours, all in encoded sRGB.
extension Color {
  /// The colour laid over another by source-over in encoded sRGB; the backdrop may be translucent too.
  package func composited(over backdrop: Color) -> Color {
    let backdropShare = backdrop.alpha * (1 - alpha)
    let outAlpha = alpha + backdropShare
    if backdropShare == 0 && alpha > 0 { return self }
    if alpha == 0 { return backdrop }
    let mixed = encoded.combined(with: backdrop.encoded) { (alpha * $0 + backdropShare * $1) / outAlpha }
    return Color(encoded: mixed, alpha: outAlpha)
  }

  /// The colour with its encoded channels subtracted from 1, as a colour-invert modifier shows it.
  package var inverted: Color {
    Color(encoded: encoded.map { 1 - $0 }, alpha: alpha)
  }

  /// The product of two colours, encoded channel by encoded channel and alpha by alpha.
  package func multiplied(by other: Color) -> Color {
    Color(encoded: encoded.combined(with: other.encoded, *), alpha: alpha * other.alpha)
  }

  /// The colour with an amount (-1...1) added to each encoded channel, then limited to 0...1.
  package func brightened(by amount: Double) -> Color {
    Color(encoded: encoded.map { $0 + amount }.clipped, alpha: alpha)
  }

  /// The mix `(1 - fraction) * self + fraction * other` of channels and of straight alpha in the given space.
  package func mixed(with other: Color, by fraction: Double, in space: GradientInterpolation) -> Color {
    func mix(_ from: Double, _ to: Double) -> Double { (1 - fraction) * from + fraction * to }
    let mixedAlpha = mix(alpha, other.alpha)
    switch space {
    case .device:
      return Color(encoded: encoded.combined(with: other.encoded, mix), alpha: mixedAlpha)
    case .perceptual:
      let (from, to) = (oklab, other.oklab)
      let lab = Oklab(
        lightness: mix(from.lightness, to.lightness), a: mix(from.a, to.a), b: mix(from.b, to.b))
      return Color(oklab: lab, alpha: mixedAlpha)
    }
  }
}

/// The space in which a gradient or a mix runs between two colours.
package enum GradientInterpolation: Hashable, Sendable, CaseIterable {
  /// Straight lines in encoded sRGB.
  case device
  /// Straight lines in Oklab.
  case perceptual
}
