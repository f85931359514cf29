import ColorScience
import Testing

@Suite("Contrast over unknown backdrops and gradients")
struct ContrastBoundsTests {
  /// Encoded 0.5 is ((0.5 + 0.055) / 1.055)^2.4 = 0.21404 in linear light, encoded 0.4 is 0.13287.
  @Test func tintsOverAnyPhotoByHand() {
    let whiteTint = AffineColor.backdrop.compositing(.white.withAlpha(0.5))
    let onWhiteTint = contrastExtremes(
      foreground: .constant(.black), background: whiteTint, over: .box(.unknown))
    #expect(abs(onWhiteTint.bounds.low - (0.21404 + 0.05) / 0.05) < 1e-3)
    #expect(onWhiteTint.bounds.high == 21)
    #expect(onWhiteTint.lowWitness == .black && onWhiteTint.highWitness == .white)

    let blackTint = AffineColor.backdrop.compositing(.black.withAlpha(0.6))
    let onBlackTint = contrastBounds(foreground: .constant(.white), background: blackTint, over: .box(.unknown))
    #expect(abs(onBlackTint.low - 1.05 / (0.13287 + 0.05)) < 1e-3)
    #expect(onBlackTint.high == 21)
  }

  @Test func textOfTheBackdropsRangeCanVanish() {
    let gray = Color(white: 0.5)
    let extremes = contrastExtremes(
      foreground: .constant(gray), background: .backdrop, over: .box(.unknown))
    #expect(extremes.bounds.low == 1)
    #expect(contrastRatio(gray, extremes.lowWitness) < 1 + 1e-9)
  }

  @Test func aKnownBackdropGivesTheExactRatio() {
    var generator = SplitMix(seed: 7)
    for _ in 0..<100 {
      let (text, tint) = (generator.color(alpha: generator.unit()), generator.color(alpha: generator.unit()))
      let backdrop = generator.color()
      let background = AffineColor.backdrop.compositing(tint)
      let bounds = contrastBounds(
        foreground: background.compositing(text), background: background, over: .box(ColorBox(point: backdrop)))
      let shown = tint.composited(over: backdrop)
      let exact = contrastRatio(text.composited(over: shown), shown)
      #expect(abs(bounds.low - exact) < 1e-9 && abs(bounds.high - exact) < 1e-9)
    }
  }

  @Test func groupOpacityBlendsFlattenedLayers() {
    let (card, backdrop) = (Color(red: 0.9, green: 0.4, blue: 0.2), Color(red: 0.1, green: 0.3, blue: 0.6))
    let group = AffineColor.constant(card).blended(with: .backdrop, by: 0.25)
    #expect(group == AffineColor.backdrop.compositing(card.withAlpha(0.25)))
    var comparison = Comparison()
    // 0.25 * 0.9 + 0.75 * 0.1 = 0.3, 0.1 + 0.225 = 0.325, 0.05 + 0.45 = 0.5.
    comparison.expect(
      group.color(over: backdrop).encoded, near: RGB(red: 0.3, green: 0.325, blue: 0.5), within: 1e-12, "group")
    comparison.expectAllPassed()
  }

  /// Affine colours in general, even falling with the backdrop, and boxes beyond sRGB.
  @Test(arguments: [0.0, 0.3])
  func boxBoundsHoldSamples(excess: Double) {
    var generator = SplitMix(seed: 8)
    var comparison = Comparison()
    func value() -> Double { generator.unit() * (1 + 2 * excess) - excess }
    func affine() -> AffineColor {
      let (black, white) = (RGB(gray: 0).map { _ in value() }, RGB(gray: 0).map { _ in value() })
      return AffineColor(offset: black, slope: white.combined(with: black, -))
    }
    for number in 0..<60 {
      let (text, background) = (affine(), affine())
      let box = ColorBox(low: RGB(gray: 0).map { _ in value() }, high: RGB(gray: 0).map { _ in value() })
      let bounds = contrastBounds(foreground: text, background: background, over: .box(box))
      for _ in 0..<200 {
        let place = box.low.combined(with: box.high) { low, high in
          let corner = generator.unit()
          return corner < 0.2 ? low : corner > 0.8 ? high : low + generator.unit() * (high - low)
        }
        let backdrop = Color(encoded: place)
        let ratio = contrastRatio(text.color(over: backdrop), background.color(over: backdrop))
        comparison.check(
          ratio >= bounds.low * (1 - 1e-8) && ratio <= bounds.high * (1 + 1e-8), "\(number): \(ratio) not in \(bounds)")
      }
    }
    comparison.expectAllPassed()
  }

  @Test(arguments: GradientInterpolation.allCases, AlphaInterpolation.allCases)
  func gradientBoundsHoldSamples(interpolation: GradientInterpolation, alpha: AlphaInterpolation) {
    var generator = SplitMix(seed: 9)
    var comparison = Comparison()
    for number in 0..<25 {
      let isOpaque = number.isMultiple(of: 3)
      let stops = (0..<Int.random(in: 2...4, using: &generator)).map { _ in
        let isClear = Int.random(in: 0..<4, using: &generator) == 0
        return generator.color(alpha: isOpaque ? 1 : isClear ? 0 : generator.unit())
      }
      let path = GradientPath(stops: stops, interpolation: interpolation, alpha: alpha, over: generator.color())
      let text = AffineColor.backdrop.compositing(generator.color(alpha: generator.unit()))
      let tint = AffineColor.backdrop.compositing(generator.color(alpha: generator.unit() * 0.5))
      let bounds = contrastExtremes(foreground: text, background: tint, along: path).bounds
      let box = path.boundingBox
      var sampled = [Double]()
      for step in 0...600 {
        let backdrop = path.color(at: Double(step) / 600)
        sampled.append(contrastRatio(text.color(over: backdrop), tint.color(over: backdrop)))
        comparison.check(box.contains(backdrop), "\(number): \(backdrop.encoded) outside \(box)")
      }
      let (least, greatest) = (sampled.min() ?? 0, sampled.max() ?? 0)
      comparison.check(
        bounds.low <= least + 1e-6 && bounds.low >= least - 0.02, "\(number): \(bounds.low), sampled \(least)")
      comparison.check(
        bounds.high >= greatest - 1e-6 && bounds.high <= greatest + 0.02, "\(number): \(bounds.high), \(greatest)")
    }
    comparison.expectAllPassed()
  }

  /// Black on red is (0.2126 + 0.05) / 0.05 and on green (0.7152 + 0.05) / 0.05, but half way both channels are dim:
  /// at t, L = 0.2126 g(1 - t) + 0.7152 g(t). With g(0.726) = 0.4859 and g(0.274) = 0.0611, L(0.274) = 0.1470.
  @Test func contrastDipsBetweenTheStops() {
    let stops = [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0)]
    func bounds(_ interpolation: GradientInterpolation) -> RatioBounds {
      contrastBounds(
        foreground: .constant(.black), background: .backdrop,
        over: .gradient(stops: stops, interpolation: interpolation))
    }
    #expect(abs(bounds(.device).low - (0.1470 + 0.05) / 0.05) < 5e-3)
    #expect(abs(bounds(.device).high - 15.304) < 1e-9)
    #expect(abs(bounds(.perceptual).low - 5.252) < 1e-6)
  }

  @Test func gradientsOfFewStopsAndTranslucentOnes() {
    func bounds(_ stops: [Color]) -> RatioBounds {
      contrastBounds(
        foreground: .constant(.black), background: .backdrop, over: .gradient(stops: stops, interpolation: .device))
    }
    #expect(bounds([]) == RatioBounds(low: 1, high: 21))
    #expect(bounds([.white]) == RatioBounds(21))
    #expect(bounds([.white, .black]) == RatioBounds(low: 1, high: 21))
    #expect(bounds([.white, .white.withAlpha(0.5)]) == RatioBounds(low: 1, high: 21))
    let gray = Color(white: 0.5)
    let scrim = contrastExtremes(
      foreground: .constant(.white), background: .backdrop, overGradient: [.clear, .black.withAlpha(0.8)],
      interpolation: .device, on: gray)
    #expect(abs(scrim.bounds.low - contrastRatio(.white, gray)) < 1e-6)
    #expect(abs(scrim.bounds.high - contrastRatio(.white, Color(white: 0.1))) < 1e-6)
    #expect(BackdropDomain.gradient(stops: [gray, .white], interpolation: .device).boundingBox.contains(gray))
    #expect(!BackdropDomain.gradient(stops: [gray, .white], interpolation: .device).boundingBox.contains(.black))
  }

  @Test func boxesGrowToHoldColours() throws {
    let colors = [Color(red: 0.2, green: 0.8, blue: 0.5), Color(red: 0.6, green: 0.1, blue: 0.5)]
    let hull = try #require(ColorBox(hullOf: colors))
    #expect(colors.allSatisfy(hull.contains))
    #expect(hull.contains(Color(red: 0.4, green: 0.4, blue: 0.5)))
    #expect(!hull.contains(Color(red: 0.4, green: 0.4, blue: 0.6)))
    #expect(ColorBox(hullOf: []) == nil)
    #expect(ColorBox.unknown.union(hull) == .unknown)
    #expect(ColorBox(point: .white).isPoint && !ColorBox.unknown.isPoint)
    // A half-transparent white layer maps 0...1 to 0.5...1.
    let range = AffineColor.backdrop.compositing(.white.withAlpha(0.5)).range(over: .unknown)
    #expect(range == ColorBox(low: RGB(gray: 0.5), high: RGB(gray: 1)))
  }
}

@Suite("Colours no display can show")
struct AbsurdColorTests {
  /// `Color(red: 255, ...)` is a slip seen in source code, the others what arithmetic on it may lead to.
  @Test(arguments: [255, -255, 1e30, 1e200, .infinity, .nan])
  func absurdChannelsNeitherTrapNorHang(value: Double) {
    let absurd = Color(red: value, green: 0.5, blue: 0, alpha: value)
    #expect((0...1).contains(absurd.alpha))
    #expect(absurd.bytes.allSatisfy { (0...255).contains($0) })
    let text = AffineColor.backdrop.compositing(Color(red: value, green: 0, blue: 0, alpha: 0.5))
    for interpolation in GradientInterpolation.allCases {
      let stops = [Color(red: value, green: 1, blue: 0), .black, .white]
      let bounds = contrastBounds(
        foreground: text, background: .backdrop, over: .gradient(stops: stops, interpolation: interpolation))
      #expect(!(bounds.low < 0))
    }
    let box = ColorBox(low: RGB(gray: value), high: RGB(gray: 0))
    #expect(!(contrastBounds(foreground: text, background: .backdrop, over: .box(box)).low < 0))
    #expect(nearestPassingColor(to: absurd, against: [.white], minimumRatio: 4.5) != nil)
    #expect(absurd.simulated(.protan, severity: value, model: .machado).alpha == absurd.alpha)
  }
}
