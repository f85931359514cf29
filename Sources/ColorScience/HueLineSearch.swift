#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The search for the 8-bit colour nearest to a target among those of its hue that meet a luminance requirement.
///
/// The nearest colour lies where the requirement begins to be met. There, chroma alone is free: luminance then fixes
/// lightness. The best chroma is found on that curve, and the rounding is settled by searching the 8-bit grid nearby.
struct HueLineSearch {
  private let target: Oklab
  private let requirement: LuminanceRequirement
  private let hueAxis: (a: Double, b: Double)
  private let curve: ConstantLuminanceCurve
  private let isGray: Bool

  /// Off-hue error of one step of the 8-bit grid in Oklab, which near gray turns the hue by more than the tolerance.
  private static let gridStep = 0.002
  /// Chroma below which a colour is a gray, to which only grays are near enough.
  private static let grayChroma = 0.0005
  /// tan of the 2 degrees by which the hue may turn.
  private static let hueTolerance = 0.0349

  init(target color: Color, requirement: LuminanceRequirement) {
    target = color.oklab
    self.requirement = requirement
    let chroma = hypot(target.a, target.b)
    isGray = chroma < HueLineSearch.grayChroma
    hueAxis = isGray ? (0, 0) : (target.a / chroma, target.b / chroma)
    curve = ConstantLuminanceCurve(hueAxis: hueAxis)
  }

  func nearest() -> Color? {
    var best: Candidate?
    for luminance in requirement.boundaries {
      guard let found = nearest(atLuminance: luminance) else { continue }
      if best.map({ found.distance < $0.distance }) ?? true { best = found }
    }
    let poles = [[0, 0, 0], [255, 255, 255]].compactMap { candidate($0) }
    best = best ?? poles.min { $0.distance < $1.distance }
    return best.map { Color(red8: $0.bytes[0], green8: $0.bytes[1], blue8: $0.bytes[2]) }
  }

  private struct Candidate {
    let bytes: [Int]
    let distance: Double
  }

  /// The distance of an 8-bit colour, or nil if it fails the requirement or strays from the hue.
  private func candidate(_ bytes: [Int]) -> Candidate? {
    let linear = RGB(
      red: EightBitLight.table[bytes[0]], green: EightBitLight.table[bytes[1]],
      blue: EightBitLight.table[bytes[2]])
    let color = Color(linear: linear)
    guard requirement.isMet(by: color.relativeLuminance) else { return nil }
    let lab = color.oklab
    guard keepsHue(lab) else { return nil }
    return Candidate(bytes: bytes, distance: lab.deltaE(to: target))
  }

  private func keepsHue(_ lab: Oklab) -> Bool {
    if isGray { return hypot(lab.a, lab.b) < HueLineSearch.grayChroma }
    let along = lab.a * hueAxis.a + lab.b * hueAxis.b
    let across = abs(lab.a * hueAxis.b - lab.b * hueAxis.a)
    return along > -HueLineSearch.grayChroma
      && across <= max(HueLineSearch.gridStep, along * HueLineSearch.hueTolerance)
  }

  private func nearest(atLuminance luminance: Double) -> Candidate? {
    var best: Candidate?
    for color in startingPoints(atLuminance: luminance) {
      var center = color.bytes
      for _ in 0..<8 {
        let found = nearest(around: center)
        guard let found, best.map({ found.distance < $0.distance }) ?? true else { break }
        best = found
        center = found.bytes
      }
    }
    return best
  }

  private func nearest(around center: [Int]) -> Candidate? {
    let reach = 3
    func span(_ channel: Int) -> ClosedRange<Int> {
      max(center[channel] - reach, 0)...min(center[channel] + reach, 255)
    }
    var best: Candidate?
    for red in span(0) {
      for green in span(1) {
        for blue in span(2) {
          guard let found = candidate([red, green, blue]) else { continue }
          if best.map({ found.distance < $0.distance }) ?? true { best = found }
        }
      }
    }
    return best
  }

  /// The colour of the curve nearest to the target and, should rounding fail there, less colourful ones.
  private func startingPoints(atLuminance luminance: Double) -> [Color] {
    let reach = curve.greatestChroma(atLuminance: luminance)
    func distance(_ chroma: Double) -> Double {
      curve.oklab(chroma: chroma, luminance: luminance).deltaE(to: target)
    }
    let steps = 20
    let chromas = (0...steps).map { reach * Double($0) / Double(steps) }
    let nearest = chromas.min { distance($0) < distance($1) } ?? 0
    var (low, high) = (max(nearest - reach / Double(steps), 0), min(nearest + reach / Double(steps), reach))
    for _ in 0..<20 {
      let (left, right) = (low + (high - low) / 3, high - (high - low) / 3)
      if distance(left) < distance(right) { high = right } else { low = left }
    }
    let best = (low + high) / 2
    return [best, best * 0.75, best * 0.5, 0].map {
      Color(oklab: curve.oklab(chroma: $0, luminance: luminance))
    }
  }
}

/// Linear light of the 256 values of an 8-bit channel.
private enum EightBitLight {
  static let table = (0...255).map { SRGBTransfer.decode(Double($0) / 255) }
}

/// Colours of one Oklab hue and one luminance, by chroma.
private struct ConstantLuminanceCurve {
  let hueAxis: (a: Double, b: Double)
  /// Growth of the three cone roots with chroma.
  private let growth: RGB
  /// Luminance of a unit response of each cone.
  private let coneLuminance: RGB

  init(hueAxis: (a: Double, b: Double)) {
    self.hueAxis = hueAxis
    growth = Matrix3.oklabToConeRoots * RGB(red: 0, green: hueAxis.a, blue: hueAxis.b)
    let light = Matrix3.oklabConesToLinearSRGB
    let weights = Color.luminanceWeights
    coneLuminance = RGB(
      red: weights.dot(RGB(red: light.first.red, green: light.second.red, blue: light.third.red)),
      green: weights.dot(RGB(red: light.first.green, green: light.second.green, blue: light.third.green)),
      blue: weights.dot(RGB(red: light.first.blue, green: light.second.blue, blue: light.third.blue)))
  }

  /// Luminance is a cubic of lightness, solved by Newton's method from the gray of that luminance.
  func oklab(chroma: Double, luminance: Double) -> Oklab {
    var lightness = cbrt(luminance)
    for _ in 0..<12 {
      let roots = growth.map { lightness + chroma * $0 }
      let value = coneLuminance.dot(roots.map { $0 * $0 * $0 })
      let slope = 3 * coneLuminance.dot(roots.map { $0 * $0 })
      guard slope > 1e-12 else { break }
      let step = (value - luminance) / slope
      lightness -= step
      if abs(step) < 1e-12 { break }
    }
    return Oklab(lightness: lightness, a: chroma * hueAxis.a, b: chroma * hueAxis.b)
  }

  func greatestChroma(atLuminance luminance: Double) -> Double {
    if hueAxis == (0, 0) { return 0 }
    var (inside, outside) = (0.0, 0.5)
    for _ in 0..<30 {
      let middle = (inside + outside) / 2
      let color = Color(oklab: oklab(chroma: middle, luminance: luminance))
      if color.isInSRGBGamut { inside = middle } else { outside = middle }
    }
    return inside
  }
}
