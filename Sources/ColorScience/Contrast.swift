/// Luminance and the contrast ratio of WCAG 2.2.
extension Color {
  /// WCAG's coefficients for linear red, green and blue.
  static let luminanceWeights = RGB(red: 0.2126, green: 0.7152, blue: 0.0722)

  /// The flare WCAG adds to both relative luminances.
  package static let wcagFlare = 0.05

  /// Extra relative luminance reflected by a display in bright surroundings.
  static let glare = 0.25

  /// Relative luminance with WCAG's coefficients, 0...1 inside the sRGB gamut; alpha is ignored.
  package var relativeLuminance: Double { Color.luminanceWeights.dot(linear) }
}

/// WCAG 2.2 contrast ratio of two opaque colours, 1...21 inside the sRGB gamut, unrounded and without clipping.
package func contrastRatio(_ first: Color, _ second: Color) -> Double {
  luminanceRatio(first.relativeLuminance, second.relativeLuminance, flare: Color.wcagFlare)
}

/// The lower of the contrast ratios with and without clipping to sRGB, for colours outside that gamut.
package func conservativeContrastRatio(_ first: Color, _ second: Color) -> Double {
  let unclipped = contrastRatio(first, second)
  if first.isInSRGBGamut && second.isInSRGBGamut { return unclipped }
  return min(unclipped, contrastRatio(first.clampedToSRGB, second.clampedToSRGB))
}

/// The contrast ratio left when glare adds 0.25 to both relative luminances on top of WCAG's 0.05.
package func glareContrastRatio(_ first: Color, _ second: Color) -> Double {
  luminanceRatio(first.relativeLuminance, second.relativeLuminance, flare: Color.wcagFlare + Color.glare)
}

/// The contrast ratio of two relative luminances, 1 or more; negative luminance, which no display emits, counts as 0.
package func contrastRatio(luminance first: Double, luminance second: Double) -> Double {
  luminanceRatio(first, second, flare: Color.wcagFlare)
}

private func luminanceRatio(_ first: Double, _ second: Double, flare: Double) -> Double {
  let (darker, lighter) = (max(min(first, second), 0), max(first, second, 0))
  return (lighter + flare) / (darker + flare)
}
