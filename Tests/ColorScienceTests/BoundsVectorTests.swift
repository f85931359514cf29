import ColorScience
import Testing

@Suite("Contrast bounds and suggestions against brute force")
struct BoundsVectorTests {
  @Test func unknownBoxes() throws {
    let table = try VectorTable("interval.csv")
    #expect(table.rows.count == 150)
    var comparison = Comparison()
    for row in table.rows {
      let id = "interval \(try row.text("id"))"
      let box = ColorBox(low: try row.rgb("lo_"), high: try row.rgb("hi_"))
      let background = AffineColor.backdrop.compositing(try row.color8("tint_"))
      let text = background.compositing(try row.color8("fg_"))
      let extremes = contrastExtremes(foreground: text, background: background, over: .box(box))
      let (low, high) = (try row.number("min_ratio"), try row.number("max_ratio"))
      comparison.expect(extremes.bounds.low, near: low, within: 2e-6, "\(id) least")
      comparison.expect(extremes.bounds.high, near: high, within: 2e-6, "\(id) greatest")
      for (witness, expected) in [(extremes.lowWitness, low), (extremes.highWitness, high)] {
        let ratio = contrastRatio(text.color(over: witness), background.color(over: witness))
        comparison.expect(ratio, near: expected, within: 2e-6, "\(id) witness")
        comparison.check(box.contains(witness), "\(id): witness \(witness.encoded) outside the box")
      }
    }
    comparison.expectAllPassed()
  }

  @Test func gradients() throws {
    let table = try VectorTable("gradient_min.csv")
    #expect(table.rows.count == 270)
    var comparison = Comparison()
    for row in table.rows {
      let id = "gradient \(try row.text("id"))"
      let mode = try row.text("mode")
      let stops = [try row.color8("c1_"), try row.color8("c2_")]
      let interpolation: GradientInterpolation = mode == "oklab" ? .perceptual : .device
      let backdrop = try row.color8("bd_")
      let text = AffineColor.backdrop.compositing(try row.color8("tx_"))
      let path = GradientPath(
        stops: stops, interpolation: interpolation, alpha: mode == "srgb-premul" ? .premultiplied : .straight,
        over: backdrop)
      let extremes = contrastExtremes(foreground: text, background: .backdrop, along: path)
      let (low, high) = (try row.number("min_ratio"), try row.number("max_ratio"))
      let bounds = extremes.bounds
      comparison.check(bounds.low <= low + 1e-4 && bounds.low >= low - 1e-3, "\(id): \(bounds.low), least \(low)")
      comparison.check(
        bounds.high >= high - 1e-4 && bounds.high <= high + 1e-3, "\(id): \(bounds.high), greatest \(high)")
      let worst = contrastRatio(text.color(over: extremes.lowWitness), extremes.lowWitness)
      comparison.expect(worst, near: bounds.low, within: 2e-6, "\(id) witness")
      // Both ways to interpolate translucent stops together enclose either.
      let union = contrastExtremes(
        foreground: text, background: .backdrop, overGradient: stops, interpolation: interpolation, on: backdrop)
      comparison.check(
        union.bounds.low <= bounds.low && union.bounds.high >= bounds.high, "\(id): union \(union.bounds)")
    }
    comparison.expectAllPassed()
  }

  @Test func suggestions() throws {
    let table = try VectorTable("suggest.csv")
    #expect(table.rows.count == 40)
    var comparison = Comparison()
    var regrets: [Double] = []
    for row in table.rows {
      let id = "suggest \(try row.text("id"))"
      let (color, backdrop) = (try row.color8("fg_"), try row.color8("bg_"))
      let target = try row.number("target")
      let suggestion = nearestPassingColor(to: color, against: [backdrop], minimumRatio: target)
      if try row.text("note") == "impossible" {
        comparison.check(suggestion == nil, "\(id): \(suggestion?.hexString ?? "") though impossible")
        continue
      }
      let found = try #require(suggestion, "\(id): nothing found")
      comparison.check(contrastRatio(found.roundedTo8Bits, backdrop) >= target, "\(id): \(found.hexString) fails")
      let regret = deltaEOK(found, color) - (try row.number("hue_dE_ok"))
      comparison.check(regret <= 0.03, "\(id): \(found.hexString), regret \(regret)")
      regrets.append(regret)
    }
    comparison.expectAllPassed()
    let mean = regrets.reduce(0, +) / Double(regrets.count)
    #expect(mean <= 0.002)
  }
}
