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

/// The luminance of a gray, whose channels are one and the same.
private func linear(_ encoded: Double) -> Double {
  Color(linear: RGB(gray: SRGBTransfer.decode(encoded))).relativeLuminance
}

/// The most contrast in groups of the opacities met so far: few are written, and each is asked for in every reading.
package struct GroupCeilings: Sendable {
  private var known: [Double: Double] = [:]

  /// Creates a memo that knows none.
  package init() {}

  /// Returns the most contrast that two colours can have in a group of an opacity.
  package mutating func ceiling(inGroupOf share: Double) -> Double {
    if let ceiling = known[share] { return ceiling }
    let ceiling = greatestContrast(inGroupOf: share)
    known[share] = ceiling
    return ceiling
  }
}
