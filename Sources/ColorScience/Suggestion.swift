// A translucent foreground is first made more opaque, in hundredths. Failing that, an opaque 8-bit colour of the same
// OKLCH hue is sought. The result holds after rounding to 8 bits.

/// The colour nearest to a foreground (ΔE OK) that reaches a ratio over all given opaque backdrops, or nil if none can.
package func nearestPassingColor(
  to color: Color, against backdrops: [Color], minimumRatio: Double
) -> Color? {
  if color.alpha < 1 {
    if let denser = leastOpaquePassing(color, against: backdrops, minimumRatio: minimumRatio) { return denser }
  } else if passes(color, against: backdrops, minimumRatio: minimumRatio) {
    return color
  }
  let requirement = LuminanceRequirement(backdrops: backdrops, minimumRatio: minimumRatio)
  let isFinite = color.linear.channels.allSatisfy(\.isFinite)
  return HueLineSearch(target: isFinite ? color : color.clampedToSRGB, requirement: requirement).nearest()
}

/// The colour with the least alpha, in hundredths and not under its own, that passes over all the backdrops.
private func leastOpaquePassing(_ color: Color, against backdrops: [Color], minimumRatio: Double) -> Color? {
  if passes(color, against: backdrops, minimumRatio: minimumRatio) { return color }
  let first = Int((max(color.alpha, 0) * 100).rounded(.down)) + 1
  guard first <= 100 else { return nil }
  return (first...100).lazy.map { color.withAlpha(Double($0) / 100) }
    .first { passes($0, against: backdrops, minimumRatio: minimumRatio) }
}

/// Whether the colour passes over every backdrop, both as it is and rounded to 8 bits.
private func passes(_ color: Color, against backdrops: [Color], minimumRatio: Double) -> Bool {
  backdrops.allSatisfy { backdrop in
    let shown = color.composited(over: backdrop)
    return conservativeContrastRatio(shown, backdrop) >= minimumRatio
      && conservativeContrastRatio(shown.roundedTo8Bits, backdrop) >= minimumRatio
  }
}

/// The luminances that reach a ratio against every backdrop: WCAG contrast bounds nothing but luminance.
struct LuminanceRequirement: Hashable, Sendable {
  /// The backdrops' luminances, also as clipped to sRGB.
  private let luminances: Set<Double>
  private let minimumRatio: Double

  init(backdrops: [Color], minimumRatio: Double) {
    luminances = Set(backdrops.flatMap { [$0.relativeLuminance, $0.clampedToSRGB.relativeLuminance] })
    self.minimumRatio = minimumRatio
  }

  func isMet(by luminance: Double) -> Bool {
    luminances.allSatisfy { contrastRatio(luminance: luminance, luminance: $0) >= minimumRatio }
  }

  /// The luminances in 0...1 at which the requirement begins or ends to be met, dark to light.
  var boundaries: [Double] {
    let flare = Color.wcagFlare
    let forbidden = luminances.map { backdrop in
      (below: (backdrop + flare) / minimumRatio - flare, above: (backdrop + flare) * minimumRatio - flare)
    }
    let candidates = forbidden.flatMap { [$0.below, $0.above] }
    return Set(candidates)
      .filter { value in
        value >= 0 && value <= 1 && !forbidden.contains { $0.below < value && value < $0.above }
      }
      .sorted()
  }
}
