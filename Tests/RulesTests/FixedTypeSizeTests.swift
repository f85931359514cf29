import Findings
import PlatformStyles
import Rules
import Scene
import Testing

struct FixedTypeSizeTests {
  private let rule = "fixed-type-size"

  private func fixed(
    _ line: Int, size: Double? = 13, scales: Bool = false, literal: String? = nil, definition: SourceRange? = nil,
    kind: Element.Kind = .text, platform: Platform = .ios26, exemption: Exemption? = nil, writtenAt: Int? = nil
  ) -> Element {
    let font = FontReading(size: size, weight: .regular, textStyle: nil, scales: scales, boldAsWritten: false)
    var placement = Placement.everywhere(.level(.primary), reading(21, font: font), exemption: exemption)
    placement.font = FontSource(
      description: "13 pt", range: place(writtenAt ?? line, column: 30), definition: definition)
    var element = text(line, placement, literal: literal, kind: kind)
    element.platform = platform
    return element
  }

  private func found(_ elements: Element...) -> [Finding] { findings(elements, rule: rule) }

  @Test
  func aFixedSizeIsFoundWhereItIsWritten() throws {
    let finding = try #require(found(fixed(10)).first)
    #expect(finding.range == place(10, column: 30))
    #expect(finding.severity == .note)
    #expect(finding.verdict == .advice)
    #expect(finding.message == "text of 13 pt does not scale with Dynamic Type")
    // Footnote has 13 pt at Large (S-16).
    #expect(finding.help.first == "use the text style '.footnote', which has this size at the default setting")
  }

  @Test
  func aSizeThatNoStyleHasGetsOtherHelp() throws {
    let finding = try #require(found(fixed(10, size: 13.55)).first)
    #expect(finding.message == "text of 13.6 pt does not scale with Dynamic Type")
    #expect(finding.help.first == "use a text style, such as '.body' or '.caption'")
  }

  @Test
  func bodyComesBeforeHeadline() {
    #expect(found(fixed(10, size: 17)).first?.help.first?.contains("'.body'") == true)
  }

  @Test
  func whatScalesOrIsNotKnownIsNoFinding() {
    #expect(found(fixed(10, scales: true), fixed(20, size: nil)).isEmpty)
  }

  @Test(arguments: [Platform.macos, .tvos])
  func nothingIsSaidWhereNobodyCanSetTheSize(platform: Platform) {
    #expect(found(fixed(10, platform: platform)).isEmpty)
  }

  @Test
  func symbolsAndDecorationAreNoTexts() {
    #expect(found(fixed(10, kind: .symbol), fixed(20, literal: "•"), fixed(30, literal: "🎉")).isEmpty)
    #expect(found(fixed(10, literal: "2")).count == 1)
  }

  @Test
  func disabledTextIsExempt() {
    #expect(found(fixed(10, exemption: .disabled)).isEmpty)
  }

  @Test
  func surfacesWithoutTextSizesAndHiddenTextAreQuiet() {
    var complication = fixed(10)
    complication.isOnFixedSurface = true
    var decoration = fixed(20)
    decoration.placements[0].isUnheard = true
    #expect(found(complication, decoration).isEmpty)
  }

  @Test
  func aFontThatOtherCodeMaySetIsNotJudged() {
    var label = fixed(10)
    label.placements[0].provenance = [Provenance(of: .font, kind: .assumed, detail: "S-115", range: nil)]
    #expect(found(label).isEmpty)
  }

  @Test
  func aFontOfWhichOnlyTheWeightIsNotKnownIsJudged() {
    var label = fixed(10)
    label.placements[0].provenance = [
      Provenance(of: .font, kind: .assumed, detail: "16 pt", range: place(10, column: 30))
    ]
    #expect(found(label).count == 1)
  }

  @Test
  func aSizeThatTheProgramChangesIsNotJudged() {
    var label = fixed(10)
    for appearance in Appearance.allCases { label.placements[0].readings[appearance]?.font?.mayChange = true }
    #expect(found(label).isEmpty)
  }

  /// The large title has 60 pt at the largest setting (S-16).
  @Test
  func textThatIsLargeEnoughNeedsNoScaling() {
    #expect(found(fixed(10, size: 60)).isEmpty)
    #expect(found(fixed(10, size: 59)).count == 1)
  }

  @Test
  func aTokenIsOneFindingAtItsDefinition() throws {
    let token = place(3)
    let found = found(fixed(10, definition: token), fixed(20, size: 11, definition: token))
    #expect(found.map(\.range) == [token])
    #expect(found.first?.elements == [place(20).id, place(10).id])
    #expect(found.first?.message == "a font of 11 pt does not scale with Dynamic Type")
    #expect(found.first?.notes.map(\.message) == ["2 texts are drawn with it"])
    // With one use, that use is where a person edits.
    #expect(self.found(fixed(10, definition: token)).map(\.range) == [place(10, column: 30)])
  }

  @Test
  func anExpressionIsOneFinding() {
    let found = found(fixed(10, writtenAt: 8), fixed(20, writtenAt: 8))
    #expect(found.map(\.elements) == [[place(10).id, place(20).id]])
    #expect(found.first?.range == place(8, column: 30))
  }

  @Test
  func whereAnExpressionAlsoGivesFontsThatScaleTheSizeIsAtFault() throws {
    var (own, shared) = (fixed(10, writtenAt: 3), fixed(20, scales: true, writtenAt: 4))
    own.placements[0].font?.argument = place(30, column: 5)
    shared.placements[0].font?.argument = place(30, column: 5)
    #expect(found(own, shared).map(\.range) == [place(3, column: 30)])
    #expect(found(own).map(\.range) == [place(30, column: 5)])
  }
}
