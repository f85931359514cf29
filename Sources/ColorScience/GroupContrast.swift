/// What an opacity leaves of contrast, whatever the colours.

/// The most contrast that two colours can have in a group of an opacity, whatever lies behind: at most 1 % too much.
///
/// Behind a group of share s lies some d, 0…1 - s, that both keep: they differ by s at the most, channel by channel, so
/// the ratio is at most that of d + s to d in the channel where that is greatest.
package func greatestContrast(inGroupOf share: Double) -> Double {
  let share = min(max(share, 0), 1)
  let steps = 512
  var greatest = 1.0
  var dark = linear(0)
  for step in 0..<steps {
    // Luminance grows with d, so the ends of a step bound what lies between.
    let light = linear(min((1 - share) * Double(step + 1) / Double(steps) + share, 1))
    greatest = max(greatest, contrastRatio(luminance: light, luminance: dark))
    dark = linear((1 - share) * Double(step + 1) / Double(steps))
  }
  return greatest
}

private func linear(_ encoded: Double) -> Double {
  Color(encoded: RGB(gray: encoded)).relativeLuminance
}
