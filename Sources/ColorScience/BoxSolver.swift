#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Exact contrast extremes over a box by Dinkelbach's method for fractional programmes (Management Science 13, 1967).
///
/// The ratio of two luminances is N(x) / M(x), and N - λM is a sum over the channels. So each step minimises three
/// functions of one variable, whose candidates for a minimum have closed forms, and sets λ to the ratio found.
extension AffinePair {
  func extremes(over box: ColorBox) -> ContrastExtremes {
    guard luminanceStaysPositive(over: box) else { return separateExtremes(over: box) }
    let least = leastRatio(over: box)
    let greatest = swapped.leastRatio(over: box)
    return extremes(least: least.ratio, greatest: 1 / greatest.ratio) { share in
      least.place.combined(with: greatest.place) { (1 - share) * $0 + share * $1 }
    }
  }

  private func leastRatio(over box: ColorBox) -> (ratio: Double, place: RGB) {
    var place = box.low.combined(with: box.high) { ($0 + $1) / 2 }
    var best = ratio(at: place)
    for _ in 0..<100 {
      var next = place
      for channel in 0..<3 {
        let function = ChannelDifference(
          first: (foreground.offset[channel], foreground.slope[channel]),
          second: (background.offset[channel], background.slope[channel]), weight: best)
        next[channel] = function.placeOfMinimum(in: box.low[channel]...box.high[channel])
      }
      let value = ratio(at: next)
      if value >= best { break }
      let step = best - value
      (best, place) = (value, next)
      if step < 1e-15 { break }
    }
    return (best, place)
  }

  /// Colours far outside sRGB can have luminance below zero, which the contrast ratio counts as zero.
  private func luminanceStaysPositive(over box: ColorBox) -> Bool {
    let noise = -1e-9
    return [foreground, background].allSatisfy { luminanceRange(of: $0, over: box).low >= noise }
  }

  private func luminanceRange(of color: AffineColor, over box: ColorBox) -> Interval {
    let colors = color.range(over: box)
    return Interval(
      Color.luminanceWeights.dot(colors.low.map(SRGBTransfer.decode)),
      Color.luminanceWeights.dot(colors.high.map(SRGBTransfer.decode)))
  }

  /// Sound but wide extremes that treat text and background as independent.
  private func separateExtremes(over box: ColorBox) -> ContrastExtremes {
    func lit(_ color: AffineColor) -> Interval {
      let range = luminanceRange(of: color, over: box)
      return Interval(max(range.low, 0) + Color.wcagFlare, max(range.high, 0) + Color.wcagFlare)
    }
    let ratios = lit(foreground) / lit(background)
    let center = box.low.combined(with: box.high) { ($0 + $1) / 2 }
    return extremes(least: ratios.low, greatest: ratios.high) { _ in center }
  }
}

/// `g(C + D x) - λ g(A + B x)` of one channel, g being the sRGB decoding.
private struct ChannelDifference {
  let first: (offset: Double, slope: Double)
  let second: (offset: Double, slope: Double)
  let weight: Double

  /// A stretch on which the decoding has one formula: the linear toe or a power of either sign.
  private enum Branch {
    case toe
    case power(sign: Double)
  }

  private func value(at x: Double) -> Double {
    SRGBTransfer.decode(first.offset + first.slope * x)
      - weight * SRGBTransfer.decode(second.offset + second.slope * x)
  }

  func placeOfMinimum(in range: ClosedRange<Double>) -> Double {
    var best = range.lowerBound
    var least = value(at: best)
    for x in [range.upperBound] + candidates(in: range) where range.contains(x) {
      let value = value(at: x)
      if value < least { (best, least) = (x, value) }
    }
    return best
  }

  /// The breakpoints of both terms and the stationary points of every pair of branches in reach.
  private func candidates(in range: ClosedRange<Double>) -> [Double] {
    if range.lowerBound == range.upperBound { return [] }
    var places: [Double] = []
    for term in [first, second] where term.slope != 0 {
      for sign in [-1.0, 1] { places.append((sign * SRGBTransfer.encodedThreshold - term.offset) / term.slope) }
    }
    let secondBranches = branches(of: second, in: range)
    for branch in branches(of: first, in: range) {
      places += secondBranches.compactMap { stationaryPoint(branch, $0) }
    }
    return places
  }

  private func branches(of term: (offset: Double, slope: Double), in range: ClosedRange<Double>) -> [Branch] {
    let ends = Interval(term.offset + term.slope * range.lowerBound, term.offset + term.slope * range.upperBound)
    let threshold = SRGBTransfer.encodedThreshold
    var branches: [Branch] = []
    if ends.low <= threshold && ends.high >= -threshold { branches.append(.toe) }
    if ends.high > threshold { branches.append(.power(sign: 1)) }
    if ends.low < -threshold { branches.append(.power(sign: -1)) }
    return branches
  }

  /// Where `D g'(u) = λ B g'(v)`, if the branches allow it.
  private func stationaryPoint(_ firstBranch: Branch, _ secondBranch: Branch) -> Double? {
    let slopes = weight * second.slope / first.slope
    guard slopes > 0, slopes.isFinite else { return nil }
    let inverseExponent = 1 / (SRGBTransfer.gamma - 1)
    let toe = SRGBTransfer.toeSlope * SRGBTransfer.powerSlope
    switch (firstBranch, secondBranch) {
    case (.toe, .toe):
      return nil
    case (.toe, .power(let sign)):
      let shifted = pow(1 / (slopes * toe), inverseExponent)
      return (sign * (shifted - SRGBTransfer.offset) - second.offset) / second.slope
    case (.power(let sign), .toe):
      let shifted = pow(slopes / toe, inverseExponent)
      return (sign * (shifted - SRGBTransfer.offset) - first.offset) / first.slope
    case (.power(let sign), .power(let otherSign)):
      let factor = pow(slopes, inverseExponent)
      let constant =
        factor * (otherSign * second.offset + SRGBTransfer.offset) - sign * first.offset - SRGBTransfer.offset
      return constant / (sign * first.slope - factor * otherSign * second.slope)
    }
  }
}
