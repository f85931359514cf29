// A translucent foreground is first made more opaque, in hundredths. Failing that, an opaque 8-bit colour of the same
// OKLCH hue is sought. The result holds after rounding to 8 bits.

/// A ratio that a foreground has to reach on an opaque backdrop.
package struct ContrastGoal: Hashable, Sendable {
  let backdrop: Color
  let ratio: Double

  /// Creates a goal.
  package init(on backdrop: Color, ratio: Double) {
    self.backdrop = backdrop
    self.ratio = ratio
  }
}

/// The colour nearest to a foreground (ΔE OK) that reaches a ratio over all given opaque backdrops, or nil if none can.
package func nearestPassingColor(
  to color: Color, against backdrops: [Color], minimumRatio: Double
) -> Color? {
  nearestPassingColor(to: color, reaching: backdrops.map { ContrastGoal(on: $0, ratio: minimumRatio) })
}

/// The colour nearest to a foreground (ΔE OK) that reaches all goals, or nil if none can.
package func nearestPassingColor(to color: Color, reaching goals: [ContrastGoal]) -> Color? {
  if color.alpha < 1 {
    if let denser = leastOpaquePassing(color, goals) { return denser }
  } else if passes(color, goals) {
    return color
  }
  let requirement = LuminanceRequirement(goals)
  let isFinite = color.linear.channels.allSatisfy(\.isFinite)
  return HueLineSearch(target: isFinite ? color : color.clampedToSRGB, requirement: requirement).nearest()
}

/// The colour with the least alpha, in hundredths and not under its own, that reaches all goals.
private func leastOpaquePassing(_ color: Color, _ goals: [ContrastGoal]) -> Color? {
  if passes(color, goals) { return color }
  let first = Int((max(color.alpha, 0) * 100).rounded(.down)) + 1
  guard first <= 100 else { return nil }
  return (first...100).lazy.map { color.withAlpha(Double($0) / 100) }.first { passes($0, goals) }
}

/// Whether the colour reaches every goal, both as it is and rounded to 8 bits.
private func passes(_ color: Color, _ goals: [ContrastGoal]) -> Bool {
  goals.allSatisfy { goal in
    let shown = color.composited(over: goal.backdrop)
    return conservativeContrastRatio(shown, goal.backdrop) >= goal.ratio
      && conservativeContrastRatio(shown.roundedTo8Bits, goal.backdrop) >= goal.ratio
  }
}

/// The luminances that reach a ratio against each backdrop: WCAG contrast bounds nothing but luminance.
struct LuminanceRequirement: Hashable, Sendable {
  /// The greatest ratio asked for by the backdrops' luminances, also as clipped to sRGB.
  private let ratios: [Double: Double]

  init(_ goals: [ContrastGoal]) {
    let asked = goals.flatMap { goal in
      [goal.backdrop.relativeLuminance, goal.backdrop.clampedToSRGB.relativeLuminance].map { ($0, goal.ratio) }
    }
    ratios = Dictionary(asked, uniquingKeysWith: max)
  }

  func isMet(by luminance: Double) -> Bool {
    ratios.allSatisfy { contrastRatio(luminance: luminance, luminance: $0.key) >= $0.value }
  }

  /// The luminances in 0...1 at which the requirement begins or ends to be met, dark to light.
  var boundaries: [Double] {
    let flare = Color.wcagFlare
    let forbidden = ratios.map { backdrop, ratio in
      (below: (backdrop + flare) / ratio - flare, above: (backdrop + flare) * ratio - flare)
    }
    let candidates = forbidden.flatMap { [$0.below, $0.above] }
    return Set(candidates)
      .filter { value in
        value >= 0 && value <= 1 && !forbidden.contains { $0.below < value && value < $0.above }
      }
      .sorted()
  }
}
