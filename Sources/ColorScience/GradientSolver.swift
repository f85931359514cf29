/// Contrast extremes along a gradient by branch and bound.
///
/// Each stretch is bounded by the mean value theorem from an enclosure of the ratio's derivative, or exactly by its
/// ends where the derivative keeps its sign. So the result encloses the truth, not just the samples.
extension AffinePair {
  func extremes(along path: GradientPath) -> ContrastExtremes {
    let least = leastRatio(along: path)
    let greatest = swapped.leastRatio(along: path)
    return extremes(least: least.ratio, greatest: 1 / greatest.ratio) { share in
      path.encoded(at: (1 - share) * least.position + share * greatest.position)
    }
  }

  /// A lower bound of the directed ratio, at most one part in 4e7 under the best sample, and where that sample lies.
  private func leastRatio(along path: GradientPath) -> (ratio: Double, position: Double) {
    let tolerance = 2.5e-8
    // Colours far outside every gamut may take too long; then the bound stays sound but is less tight.
    var budget = 20_000
    var best = (ratio: Double.infinity, position: 0.0)
    var bound = Double.infinity
    let count = Double(path.segments.count)
    for (index, segment) in path.segments.enumerated() {
      func sample(_ position: Double) -> Double {
        let value = ratio(at: segment.encoded(at: position))
        if value < best.ratio { best = (value, (Double(index) + position) / count) }
        return value
      }
      var stretches = [Stretch(start: 0, end: 1, startRatio: sample(0), endRatio: sample(1))]
      while let stretch = stretches.popLast() {
        let middle = (stretch.start + stretch.end) / 2
        let middleRatio = sample(middle)
        let lower = lowerBound(of: stretch, middleRatio: middleRatio, in: segment)
        budget -= 1
        // Written so that what isn't a number ends the search too.
        if !(lower < best.ratio * (1 - tolerance)) || budget <= 0 {
          bound = min(bound, lower)
          continue
        }
        stretches.append(
          Stretch(start: stretch.start, end: middle, startRatio: stretch.startRatio, endRatio: middleRatio))
        stretches.append(Stretch(start: middle, end: stretch.end, startRatio: middleRatio, endRatio: stretch.endRatio))
      }
    }
    return (min(bound, best.ratio), best.position)
  }

  private struct Stretch {
    let start: Double
    let end: Double
    let startRatio: Double
    let endRatio: Double
  }

  private func lowerBound(of stretch: Stretch, middleRatio: Double, in segment: GradientSegment) -> Double {
    let channels = segment.channels(over: Interval(stretch.start, stretch.end))
    let text = foreground.luminance(along: channels)
    let ground = background.luminance(along: channels)
    let ratio = text / ground
    if ratio.slope.low >= 0 { return stretch.startRatio }
    if ratio.slope.high <= 0 { return stretch.endRatio }
    let reach = (stretch.end - stretch.start) / 2 * max(-ratio.slope.low, ratio.slope.high)
    return max(ratio.value.low, middleRatio - reach)
  }
}

extension AffineColor {
  /// Luminance plus flare along a gradient; light below zero counts as none.
  fileprivate func luminance(along channels: GradientSegment.Channels) -> IntervalJet {
    let weights = Color.luminanceWeights
    func light(_ channel: IntervalJet, _ offset: Double, _ slope: Double, _ weight: Double) -> IntervalJet {
      if slope == 0 { return IntervalJet(constant: weight * SRGBTransfer.decode(offset)) }
      return weight * (offset + slope * channel).decoded
    }
    let sum =
      light(channels.0, offset.red, slope.red, weights.red)
      + light(channels.1, offset.green, slope.green, weights.green)
      + light(channels.2, offset.blue, slope.blue, weights.blue)
    return Color.wcagFlare + sum.clamped(to: Interval(0, .infinity))
  }
}
