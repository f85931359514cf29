import ColorScience
import Testing

@Suite("Contrast ratios")
struct ContrastTests {
  @Test func ratioIsSymmetricAndAtLeastOne() {
    var generator = SplitMix(seed: 5)
    for _ in 0..<300 {
      let (first, second) = (generator.color(), generator.color())
      let ratio = contrastRatio(first, second)
      #expect(ratio == contrastRatio(second, first))
      #expect(ratio >= 1 && ratio <= 21)
      #expect(contrastRatio(first, first) == 1)
    }
  }

  @Test func luminanceGrowsWithEveryChannel() {
    var generator = SplitMix(seed: 6)
    for _ in 0..<200 {
      let dark = RGB(gray: 0).map { _ in generator.unit() * 0.9 }
      for channel in 0..<3 {
        var light = dark
        light[channel] += 0.01 + generator.unit() * 0.09
        #expect(Color(encoded: light).relativeLuminance > Color(encoded: dark).relativeLuminance)
      }
    }
  }

  /// By hand: L = 0.2126 for red, so (1 + 0.05) / 0.2626 on white; with glare (1 + 0.3) / (0.2126 + 0.3).
  @Test func ratiosByHand() {
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(abs(contrastRatio(red, .white) - 1.05 / 0.2626) < 1e-12)
    #expect(abs(glareContrastRatio(red, .white) - 1.3 / 0.5126) < 1e-12)
    #expect(abs(glareContrastRatio(.black, .white) - 1.3 / 0.3) < 1e-12)
  }

  /// By hand, for a share of 0.4: over 0.1 encoded (0.01002 linear) lies 0.1 + 0.4 = 0.5
  /// (0.2140), so 0.2640 / 0.0600 = 4.40, and nothing reaches 4.55.
  @Test func nothingInAGroupHasMoreContrastThanItsShareAllows() {
    var generator = SplitMix(seed: 9)
    for share in [0.1, 0.25, 0.4, 0.6, 0.9] {
      let bound = greatestContrast(inGroupOf: share)
      for _ in 0..<400 {
        let (behind, back, front) = (generator.color(), generator.color(), generator.color())
        let faded = [back, front].map { color in
          Color(encoded: color.encoded.combined(with: behind.encoded) { $0 * share + $1 * (1 - share) })
        }
        #expect(contrastRatio(faded[0], faded[1]) <= bound)
      }
    }
    #expect(greatestContrast(inGroupOf: 0.4) > 4.4 && greatestContrast(inGroupOf: 0.4) < 4.55)
    #expect(abs(greatestContrast(inGroupOf: 0) - 1) < 0.01)
    #expect(abs(greatestContrast(inGroupOf: 1) - 21) < 1e-9)
  }

  /// P3 red on white is 3.76 as it is and 3.998 as sRGB displays clip it; on black it's the clipped one that is lower.
  @Test func outOfGamutColoursTakeTheLowerRatio() {
    let red = Color(displayP3Red: 1, green: 0, blue: 0)
    #expect(abs(conservativeContrastRatio(red, .white) - 1.05 / (0.22897456407 + 0.05)) < 1e-3)
    #expect(abs(contrastRatio(red.clampedToSRGB, .white) - 1.05 / 0.2626) < 1e-9)
    #expect(abs(conservativeContrastRatio(red, .black) - 0.2626 / 0.05) < 1e-9)
    let gray = Color(white: 0.4)
    #expect(conservativeContrastRatio(gray, .white) == contrastRatio(gray, .white))
  }

  @Test func lightBelowZeroCountsAsNone() {
    let impossible = Color(linearRed: -1, green: -1, blue: -1)
    #expect(contrastRatio(impossible, .white) == 21)
    #expect(contrastRatio(impossible, .black) == 1)
  }

  @Test func boundsAreOrderedAndMerge() {
    let bounds = RatioBounds(low: 4, high: 3)
    #expect(bounds.low == 3 && bounds.high == 4 && !bounds.isExact)
    #expect(bounds.union(RatioBounds(7)) == RatioBounds(low: 3, high: 7))
    #expect(RatioBounds(7).isExact && bounds.contains(3) && bounds.contains(4) && !bounds.contains(4.1))
  }
}
