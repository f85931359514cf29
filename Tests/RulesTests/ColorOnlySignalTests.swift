import ColorScience
import Findings
import PlatformStyles
import Rules
import Scene
import Testing

struct ColorOnlySignalTests {
  private let rule = "color-only-signal"

  /// One thing in two colours; #34C759 and #FF3B30 have (0.4337 + 0.05) / (0.2460 + 0.05) = 1.6 to each other.
  private func found(
    _ first: String = "#34C759", _ second: String = "#FF3B30", kind: Element.Kind = .text,
    exemption: Exemption? = nil, cues: Set<StyleFork.Cue> = []
  ) -> [Finding] {
    let element = text(
      10, .everywhere(.custom(11), reading(first, on: "#FFFFFF"), exemption: exemption),
      .everywhere(.custom(12), reading(second, on: "#FFFFFF"), exemption: exemption), kind: kind)
    return signals([element], cues)
  }

  private func signals(_ elements: [Element], _ cues: Set<StyleFork.Cue>...) -> [Finding] {
    let forks = cues.enumerated().map { offset, cues in
      StyleFork(
        condition: "isOpen", first: .init(element: offset % elements.count, placement: 0),
        second: .init(element: offset % elements.count, placement: 1), cues: cues)
    }
    return findings(elements, forks: forks, rule: rule)
  }

  @Test
  func aHueAloneIsAWarning() throws {
    let finding = try #require(found().first)
    #expect(finding.severity == .warning)
    #expect(finding.verdict == .advice)
    #expect(finding.range == place(11, column: 22))
    #expect(finding.elements == ["Card.swift:10:5"])
    #expect(
      finding.message
        == "nothing but the hue of this text tells of 'isOpen': #34C759 or #FF3B30, 1.59:1 to each other in light")
    #expect(finding.notes.first?.range == place(12, column: 22))
    #expect(finding.measurements.allSatisfy { abs($0.ratio.low - 1.6) < 0.01 && $0.required == 3 })
  }

  @Test
  func lightnessIsASecondCue() {
    // Black has 21 / 3.55 = 5.9:1 to #FF3B30.
    #expect(found("#000000", "#FF3B30").isEmpty)
    // Two grays differ in lightness alone, however little.
    #expect(found("#777777", "#999999").isEmpty)
    // Gray and blue differ in saturation.
    #expect(found("#8E8E93", "#007AFF").count == 1)
  }

  @Test(arguments: StyleFork.Cue.allCases)
  func anyCueIsEnough(cue: StyleFork.Cue) {
    #expect(found(cues: [cue]).isEmpty)
  }

  /// Where one way of showing it brings a second cue along, nothing is said of the other ways either.
  @Test
  func aCueInOneOfTwoPlacesIsEnough() {
    let element = text(
      10, .everywhere(.custom(11), reading("#34C759", on: "#FFFFFF")),
      .everywhere(.custom(12), reading("#FF3B30", on: "#FFFFFF")))
    #expect(signals([element], [], []).count == 1)
    #expect(signals([element], [], [.text]).isEmpty)
  }

  @Test
  func shapesAreSeenAndDisabledControlsAreNot() {
    #expect(found(kind: .shape, exemption: .decorative).count == 1)
    #expect(found(kind: .symbol, exemption: .decorative).isEmpty)
    #expect(found(exemption: .disabled).isEmpty)
  }

  /// A style that several texts inherit is one finding at its expression.
  @Test
  func oneExpressionIsOneFinding() {
    let elements = [10, 20].map { line in
      text(
        line, .everywhere(.custom(31), reading("#34C759", on: "#FFFFFF")),
        .everywhere(.custom(32), reading("#FF3B30", on: "#FFFFFF")))
    }
    #expect(signals(elements, [], []).map(\.elements) == [["Card.swift:10:5", "Card.swift:20:5"]])
  }

  /// A text in two hues, and a shape that is its ground where that has its colours. By luminance, the words have
  /// (0.108 + 0.05) / (0.068 + 0.05) = 1.3:1 to each other, the chips (0.794 + 0.05) / (0.568 + 0.05) = 1.4:1.
  @Test(arguments: [("#FFFFFF", "#FFFFFF", 2), ("#C2F1DA", "#FFE0E0", 2), ("#C2F1DA", "#FFB3B3", 1)])
  func aChipInTheHueOfItsWordsIsOneFindingWithThem(first: String, second: String, count: Int) throws {
    let words = text(
      10, .everywhere(.custom(11), reading("#006B3C", on: first)),
      .everywhere(.custom(12), reading("#99000D", on: second)))
    let chip = text(
      20, .everywhere(.custom(21), reading("#C2F1DA", on: "#FFFFFF"), exemption: .decorative),
      .everywhere(.custom(22), reading("#FFB3B3", on: "#FFFFFF"), exemption: .decorative), kind: .shape)
    let found = signals([words, chip], [], [])
    #expect(found.count == count)
    if count == 1 {
      let finding = try #require(found.first)
      #expect(finding.range == place(11, column: 22))
      #expect(finding.elements == ["Card.swift:10:5", "Card.swift:20:5"])
      #expect(finding.message.contains("this text") && finding.message.contains("#006B3C or #99000D"))
    }
  }
}
