import Findings
import PlatformStyles
import Rules
import Scene
import Testing

struct InvertedHierarchyTests {
  private let rule = "inverted-hierarchy"

  private static let title = [ImportanceSignal(source: .identifier, role: .title, evidence: "title")]
  private static let date = [
    ImportanceSignal(source: .identifier, role: .metadata, evidence: "date"),
    ImportanceSignal(source: .dataType, role: .metadata, evidence: "date style"),
  ]

  private func shown(
    _ line: Int, _ size: Double?, _ signals: [ImportanceSignal], weight: FontWeight = .regular,
    level: ContentLevel = .primary
  ) -> Element {
    text(
      line, .everywhere(.level(level), reading("#000000", on: "#FFFFFF", font: font(size, weight))), signals: signals)
  }

  private func found(_ elements: Element..., group: Group = column(of: 2)) -> [Finding] {
    findings(elements, groups: [group], rule: rule)
  }

  @Test
  func aDateAboveAllIsAWarning() throws {
    let finding = try #require(
      found(shown(10, 13, Self.title, level: .secondary), shown(12, 22, Self.date, weight: .bold)).first)
    #expect(finding.severity == .warning)
    #expect(finding.range == place(12))
    #expect(finding.elements == ["Card.swift:12:5", "Card.swift:10:5"])
    #expect(
      finding.message
        == "this text stands out more, in 22 pt, bold and '.primary', than the more important one beside it")
    #expect(
      finding.notes.map(\.message) == [
        "this text is in 13 pt, regular and '.secondary', but is known for what it says by 'title'",
        "this text is known for what it says by 'date' and 'date style'",
      ])
  }

  @Test
  func theRightOrderAndNoOrderAreNone() {
    #expect(found(shown(10, 22, Self.title, weight: .bold), shown(12, 13, Self.date)).isEmpty)
    #expect(found(shown(10, 17, Self.title), shown(12, 17, Self.date)).isEmpty)
    // Larger but lighter: each stands out in its own way.
    #expect(found(shown(10, 17, Self.title, weight: .bold), shown(12, 22, Self.date)).isEmpty)
    #expect(found(shown(10, 13, Self.title), shown(12, nil, Self.date)).isEmpty)
  }

  @Test
  func eachTextNeedsTwoSignals() {
    // The first place is a signal for the title only while it stands there.
    #expect(found(shown(10, 22, Self.date), shown(12, 13, Self.title)).isEmpty)
    let heading = Self.title + [ImportanceSignal(source: .trait, role: .title, evidence: ".isHeader")]
    #expect(found(shown(10, 22, Self.date), shown(12, 13, heading)).map(\.range) == [place(10)])
    #expect(found(shown(10, 13, []), shown(12, 22, Self.date)).isEmpty)
    #expect(found(shown(10, 13, Self.title), shown(12, 22, [])).isEmpty)
  }

  @Test
  func contradictionsAreNoEvidence() {
    let both = Self.title + [ImportanceSignal(source: .literal, role: .metadata, evidence: "Yesterday")]
    #expect(found(shown(10, 13, both), shown(12, 22, Self.date)).isEmpty)
  }

  /// S-133: what a card is about may be a number.
  @Test(arguments: [
    ImportanceSignal(source: .dataType, role: .metric, evidence: ".currency"),
    ImportanceSignal(source: .identifier, role: .metadata, evidence: "count", isAmount: true),
    ImportanceSignal(source: .dataType, role: .metadata, evidence: "timerInterval", isAmount: true),
  ])
  func amountsMayStandOut(amount: ImportanceSignal) {
    #expect(found(shown(10, 13, Self.title), shown(12, 22, Self.date + [amount], weight: .bold)).isEmpty)
  }

  /// A state that turns the order around for a while may be meant.
  @Test
  func oneOrderIsEnoughToKeepQuiet() {
    let title = text(
      10, .everywhere(.level(.primary), reading("#000000", on: "#FFFFFF", font: font(13)), condition: "isRead"),
      .everywhere(.level(.primary), reading("#000000", on: "#FFFFFF", font: font(28)), condition: "!isRead"),
      signals: Self.title)
    var group = column(of: 2)
    #expect(found(title, shown(12, 22, Self.date), group: group).count == 1)
    group.pairs[0].placements.append(PlacementPair(upper: 1, lower: 0))
    #expect(found(title, shown(12, 22, Self.date), group: group).isEmpty)
  }
}
