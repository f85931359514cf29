import Findings
import PlatformStyles
import Rules
import Scene
import Testing

struct UnspokenValueTests {
  private func found(
    _ form: AmountForm?, literal: String? = "+12%", isSpoken: Bool = false, isUnheard: Bool = false,
    exemption: Exemption? = nil
  ) -> [Finding] {
    var placement = Placement.everywhere(.level(.primary), reading(21), exemption: exemption)
    placement.isSpoken = isSpoken
    placement.isUnheard = isUnheard
    var element = text(10, placement, literal: literal)
    element.amount = form
    return findings([element], rule: "unspoken-value")
  }

  @Test
  func anAmountWithoutWordsIsFound() throws {
    let finding = try #require(found(.signed).first)
    #expect(finding.range == place(10))
    #expect(finding.severity == .note)
    #expect(finding.message == "'+12%' is a signed amount without words for VoiceOver")
    // It begins as a phrase does, and is one of the project's.
    #expect(
      found(.signed, literal: "the +12% of May").map(\.message)
        == ["'the +12% of May' is a signed amount without words for VoiceOver"])
    #expect(found(.abbreviated, literal: nil).map(\.message) == ["an abbreviated amount without words for VoiceOver"])
  }

  @Test
  func wordsOrNoAmountAreNone() {
    #expect(found(nil).isEmpty)
    #expect(found(.signed, isSpoken: true).isEmpty)
    #expect(found(.signed, exemption: .hidden).isEmpty)
    #expect(found(.signed, isUnheard: true).isEmpty)
  }

  @Test
  func onePlaceWithoutWordsIsEnough() {
    var spoken = Placement.everywhere(.level(.primary), reading(21))
    spoken.isSpoken = true
    var element = text(10, spoken, .everywhere(.level(.primary), reading(21), condition: "isWide"))
    element.amount = .signed
    #expect(findings([element], rule: "unspoken-value").count == 1)
  }
}
