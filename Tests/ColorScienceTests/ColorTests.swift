import ColorScience
import Testing

@Suite("Colours, their notations and filters")
struct ColorTests {
  @Test(
    arguments: [
      ("#fff", [255, 255, 255], 1.0), ("#0aF", [0, 170, 255], 1), ("8E8E93", [142, 142, 147], 1),
      ("#3c3c4399", [60, 60, 67], 0.6), ("00000000", [0, 0, 0], 0),
    ] as [(String, [Int], Double)])
  func hexIsRead(text: String, bytes: [Int], alpha: Double) throws {
    let color = try #require(Color(hex: text))
    #expect(color.bytes == bytes)
    #expect(color.alpha == alpha)
  }

  @Test(arguments: ["", "#", "#12", "#1234", "#12345", "#1234567", "#GGGGGG", "##FFF", "#12 456", "＃FFF", "#１２３"])
  func malformedHexIsRefused(text: String) {
    #expect(Color(hex: text) == nil)
  }

  @Test func hexRoundTrips() {
    var generator = SplitMix(seed: 1)
    for _ in 0..<500 {
      let bytes = (0..<3).map { _ in Int.random(in: 0...255, using: &generator) }
      let color = Color(red8: bytes[0], green8: bytes[1], blue8: bytes[2])
      #expect(color.bytes == bytes)
      #expect(Color(hex: color.hexString) == color)
      #expect(color.roundedTo8Bits.bytes == bytes)
    }
    #expect(Color(displayP3Red: 1, green: 0, blue: 0).hexString == "#FF0000")
  }

  @Test func primariesAreExact() {
    #expect(Color.white.encoded == RGB(gray: 1))
    #expect(Color(white: 1) == .white)
    #expect(Color(red8: 0, green8: 0, blue8: 0) == .black)
    #expect(Color.clear.alpha == 0)
    #expect(contrastRatio(.white, .black) == 21)
  }

  /// Worked out with the usual sector formula: at hue 1/12 (30°) green is half way up, b(1 - s/2).
  @Test(
    arguments: [
      (0.0, 1.0, 1.0, RGB(red: 1, green: 0, blue: 0)), (1.0, 1, 1, RGB(red: 1, green: 0, blue: 0)),
      (1.0 / 12, 0.5, 0.8, RGB(red: 0.8, green: 0.6, blue: 0.4)), (1.0 / 3, 1, 1, RGB(red: 0, green: 1, blue: 0)),
      (0.5, 0.5, 0.8, RGB(red: 0.4, green: 0.8, blue: 0.8)), (2.0 / 3, 1, 0.5, RGB(red: 0, green: 0, blue: 0.5)),
      (0.75, 1, 1, RGB(red: 0.5, green: 0, blue: 1)), (0.3, 0, 0.7, RGB(gray: 0.7)),
    ] as [(Double, Double, Double, RGB)])
  func hueSaturationBrightness(hue: Double, saturation: Double, brightness: Double, expected: RGB) {
    var comparison = Comparison()
    let color = Color(hue: hue, saturation: saturation, brightness: brightness)
    comparison.expect(color.encoded, near: expected, within: 1e-12, "hsb")
    comparison.expectAllPassed()
    // Back again: a whole turn is none, and a gray has no hue.
    let parts = Color(encoded: expected).hueSaturationBrightness
    let written = saturation == 0 ? 0 : hue.truncatingRemainder(dividingBy: 1)
    #expect(parts.map { abs($0.hue - written) < 1e-12 } == true)
    #expect(parts.map { abs($0.saturation - saturation) < 1e-12 } == true)
    #expect(parts.map { abs($0.brightness - brightness) < 1e-12 } == true)
  }

  @Test func coloursBeyondSRGBHaveNoHue() {
    #expect(Color(red: 1.1, green: 0, blue: 0).hueSaturationBrightness == nil)
    #expect(Color(red: 1, green: -0.1, blue: 0).hueSaturationBrightness == nil)
  }

  @Test func conversionsRoundTrip() {
    var generator = SplitMix(seed: 2)
    var comparison = Comparison()
    for _ in 0..<500 {
      let encoded = RGB(gray: 0).map { _ in generator.unit() * 1.6 - 0.3 }
      let color = Color(encoded: encoded)
      comparison.expect(color.encoded, near: encoded, within: 1e-12, "transfer")
      comparison.expect(Color(oklab: color.oklab).linear, near: color.linear, within: 1e-12, "Oklab")
      comparison.expect(Color(oklch: color.oklch).linear, near: color.linear, within: 1e-12, "OKLCH")
      for white in [CIELab.WhitePoint.d50, .d65] {
        comparison.expect(Color(lab: color.lab(white), white: white).linear, near: color.linear, within: 1e-12, "Lab")
      }
    }
    comparison.expectAllPassed()
  }

  @Test func compositingOverTranslucentBackdropsIsAssociative() {
    var generator = SplitMix(seed: 3)
    var comparison = Comparison()
    for _ in 0..<200 {
      let (top, middle) = (generator.color(alpha: generator.unit()), generator.color(alpha: generator.unit()))
      let base = generator.color()
      let onTop = top.composited(over: middle.composited(over: base))
      let grouped = top.composited(over: middle).composited(over: base)
      comparison.expect(grouped.encoded, near: onTop.encoded, within: 1e-12, "stack")
      comparison.expect(grouped.alpha, near: 1, within: 1e-12, "alpha")
    }
    comparison.expectAllPassed()
  }

  /// Half white over half black: alpha 0.5 + 0.5 * 0.5, white's share of it 0.5 / 0.75.
  @Test func translucentOverTranslucentByHand() {
    let result = Color.white.withAlpha(0.5).composited(over: .black.withAlpha(0.5))
    #expect(result.alpha == 0.75)
    #expect(abs(result.encoded.red - 2.0 / 3) < 1e-12)
    #expect(Color.clear.composited(over: .clear).alpha == 0)
    #expect(Color.clear.composited(over: .white) == .white)
  }

  @Test func filtersWorkOnEncodedChannels() {
    let color = Color(red: 0.2, green: 0.6, blue: 0.9, alpha: 0.5)
    var comparison = Comparison()
    comparison.expect(color.inverted.encoded, near: RGB(red: 0.8, green: 0.4, blue: 0.1), within: 1e-12, "inverted")
    let product = color.multiplied(by: Color(red: 0.5, green: 0, blue: 1, alpha: 0.5))
    comparison.expect(product.encoded, near: RGB(red: 0.1, green: 0, blue: 0.9), within: 1e-12, "multiplied")
    comparison.expect(product.alpha, near: 0.25, within: 0, "multiplied alpha")
    comparison.expect(
      color.brightened(by: 0.3).encoded, near: RGB(red: 0.5, green: 0.9, blue: 1), within: 1e-12, "brightened")
    comparison.expect(
      color.brightened(by: -0.3).encoded, near: RGB(red: 0, green: 0.3, blue: 0.6), within: 1e-12, "darkened")
    comparison.expect(color.multiplyingAlpha(by: 0.5).alpha, near: 0.25, within: 0, "opacity")
    comparison.expectAllPassed()
  }

  @Test func mixingMeetsItsEndsAndMiddle() {
    let (red, clearBlue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1, alpha: 0.5))
    var comparison = Comparison()
    for space in GradientInterpolation.allCases {
      let start = red.mixed(with: clearBlue, by: 0, in: space)
      comparison.expect(start.encoded, near: red.encoded, within: 1e-7, "start")
      let end = red.mixed(with: clearBlue, by: 1, in: space)
      comparison.expect(end.encoded, near: clearBlue.encoded, within: 1e-7, "end")
      comparison.expect(red.mixed(with: clearBlue, by: 0.5, in: space).alpha, near: 0.75, within: 1e-12, "alpha")
    }
    let device = red.mixed(with: clearBlue, by: 0.25, in: .device)
    comparison.expect(device.encoded, near: RGB(red: 0.75, green: 0, blue: 0.25), within: 1e-12, "device")
    // Grays are neutral in Oklab too, and Oklab lightness of a gray is the cube root of its linear light.
    let gray = Color.black.mixed(with: .white, by: 0.5, in: .perceptual)
    comparison.expect(gray.linear, near: RGB(gray: 0.125), within: 1e-9, "perceptual gray")
    comparison.expectAllPassed()
  }

  @Test func grayscaleKeepsLuminanceAndContrast() {
    var generator = SplitMix(seed: 4)
    var comparison = Comparison()
    for _ in 0..<100 {
      let (first, second) = (generator.color(), generator.color())
      let (grayFirst, graySecond) = (first.simulated(.grayscale), second.simulated(.grayscale))
      comparison.check(grayFirst.red == grayFirst.green && grayFirst.green == grayFirst.blue, "not gray")
      comparison.expect(
        contrastRatio(grayFirst, graySecond), near: contrastRatio(first, second), within: 1e-9, "ratio")
      comparison.check(first.simulated(.normal) == first, "normal vision changes colours")
    }
    comparison.expectAllPassed()
  }

  /// Ratios worked out apart from this code with the matrices of Viénot et al. 1999 in NumPy.
  @Test func redUnderColourVisionDeficiency() throws {
    let red = try #require(Color(hex: "#FF3B30"))
    func ratio(_ condition: VisionCondition, on backdrop: Color) -> Double {
      (contrastRatio(red.simulated(condition), backdrop.simulated(condition)) * 100).rounded() / 100
    }
    #expect(ratio(.normal, on: .black) == 5.92)
    #expect(ratio(.protan, on: .black) == 3.85)
    #expect(ratio(.protan, on: .white) == 5.45)
    #expect(ratio(.deutan, on: .white) == 2.99)
  }

  @Test func neutralColoursLookNeutralUnderEveryCondition() {
    var comparison = Comparison()
    for condition in VisionCondition.allCases {
      for step in 0...10 {
        let gray = Color(white: Double(step) / 10)
        comparison.expect(gray.simulated(condition).linear, near: gray.linear, within: 1e-4, "\(condition) \(step)")
      }
    }
    comparison.expectAllPassed()
  }
}
