import ColorScience
import Testing

@Suite("Suggested colours")
struct SuggestionTests {
  @Test(arguments: [3.0, 4.5, 7])
  func suggestionsPassOverAllBackdropsAfterRounding(target: Double) {
    var generator = SplitMix(seed: 10)
    var comparison = Comparison()
    for number in 0..<25 {
      let color = generator.color(alpha: number.isMultiple(of: 2) ? 1 : generator.unit())
      let backdrops = (0..<(1 + number % 3)).map { _ in generator.color().roundedTo8Bits }
      guard let found = nearestPassingColor(to: color, against: backdrops, minimumRatio: target) else {
        for pole in [Color.black, .white] {
          let passes = backdrops.allSatisfy { contrastRatio(pole, $0) >= target }
          comparison.check(!passes, "\(number): nothing found though \(pole.hexString) passes")
        }
        continue
      }
      for backdrop in backdrops {
        let ratio = contrastRatio(found.composited(over: backdrop).roundedTo8Bits, backdrop)
        comparison.check(ratio >= target, "\(number): \(found.hexString) has \(ratio)")
      }
    }
    comparison.expectAllPassed()
  }

  @Test func aPassingColourIsKept() {
    let blue = Color(red8: 10, green8: 20, blue8: 120)
    #expect(nearestPassingColor(to: blue, against: [.white], minimumRatio: 4.5) == blue)
    #expect(nearestPassingColor(to: .clear, against: [.white], minimumRatio: 1) == .clear)
  }

  /// 4.5:1 on white needs L <= 1.05 / 4.5 - 0.05 = 0.18333; #767676 has 0.18116 and #777777 has 0.18448.
  @Test func graysStayGray() throws {
    let gray = try #require(Color(hex: "#949494"))
    #expect(nearestPassingColor(to: gray, against: [.white], minimumRatio: 4.5)?.hexString == "#767676")
  }

  /// #3A3A3A has L = 0.0423: #767676 reaches 0.23116 / 0.0923 = 2.5 on it, and 4.5:1 would need L = 0.365, or none.
  @Test func eachBackdropHasItsOwnRatio() throws {
    let (gray, dark) = (try #require(Color(hex: "#949494")), try #require(Color(hex: "#3A3A3A")))
    let goals = [ContrastGoal(on: .white, ratio: 4.5), ContrastGoal(on: dark, ratio: 2)]
    #expect(nearestPassingColor(to: gray, reaching: goals)?.hexString == "#767676")
    #expect(nearestPassingColor(to: gray, against: [.white, dark], minimumRatio: 4.5) == nil)
  }

  /// Between black and white at 4.5:1 luminance must lie in 0.175...0.18333: a narrow slot, neither pole passes.
  @Test func aNarrowSlotBetweenTwoBackdropsIsFound() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let found = try #require(nearestPassingColor(to: red, against: [.white, .black], minimumRatio: 4.5))
    #expect((0.175...0.18334).contains(found.relativeLuminance))
    #expect(abs(found.oklch.hue - red.oklch.hue) < 2)
  }

  /// Black at alpha a on white shows gray 1 - a; #767676 is the lightest to pass, so a >= 1 - 118/255 = 0.5373.
  @Test func translucentColoursGetDenserFirst() {
    let found = nearestPassingColor(to: .black.withAlpha(0.3), against: [.white], minimumRatio: 4.5)
    #expect(found == .black.withAlpha(0.54))
    // White can't pass on white at any alpha, so an opaque gray takes its place.
    let other = nearestPassingColor(to: .white.withAlpha(0.3), against: [.white], minimumRatio: 4.5)
    #expect(other?.hexString == "#767676" && other?.alpha == 1)
  }

  /// #767676 has L = 0.18116: white reaches 1.05 / 0.23116 = 4.54 and black 4.62, so nothing reaches 7.
  @Test func theImpossibleIsNil() throws {
    let backdrop = try #require(Color(hex: "#767676"))
    #expect(nearestPassingColor(to: .white, against: [backdrop], minimumRatio: 7) == nil)
    #expect(nearestPassingColor(to: .white.withAlpha(0.2), against: [backdrop], minimumRatio: 7) == nil)
    #expect(nearestPassingColor(to: .white, against: [.white, .black], minimumRatio: 5) == nil)
  }
}
