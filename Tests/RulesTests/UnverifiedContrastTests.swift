import ColorScience
import Findings
import PlatformStyles
import Rules
import Scene
import Testing

struct UnverifiedContrastTests {
  private let rule = "unverified-contrast"

  private func style(_ form: ForegroundStyle.Form, isProjectStyle: Bool = true) -> ForegroundStyle {
    ForegroundStyle(form: form, isProjectStyle: isProjectStyle, description: "ink", range: place(11, column: 22))
  }

  private func layer(_ kind: Provenance.Kind, line: Int? = 14) -> LayerReading {
    LayerReading(
      description: "'tone'", color: nil,
      provenance: Provenance(of: .background, kind: kind, detail: "", range: line.map { place($0) }))
  }

  @Test(arguments: [ForegroundStyle.Form.custom, .neutral, .gradient, .unknown])
  func aColorOfTheProjectIsNamed(form: ForegroundStyle.Form) throws {
    let found = findings([text(10, .everywhere(style(form), undecided(.parameter)))])
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.rule == rule)
    #expect(finding.severity == .note)
    #expect(finding.verdict == .unverified)
    #expect(finding.range == place(11, column: 22))
    #expect(
      finding.message
        == "contrast of 'ink' is undecided, since 'ink' is passed in by a caller that is not followed")
    #expect(finding.notes == [Finding.Note(message: "undecided because of 'ink'", range: place(2))])
    #expect(finding.measurements.isEmpty)
  }

  @Test
  func aStyleWithMoreFormsThanAreFollowedHasNoName() {
    let found = findings([text(10, .everywhere(style(.unknown), undecided(.tooManyPaths)))])
    #expect(
      found.first?.message
        == "contrast of this style is undecided, since there are more combinations of conditions than are followed")
  }

  @Test
  func glassThatNoLineOfTheSourceSetsIsTold() {
    let glass = LayerReading(
      description: "glass", color: nil,
      provenance: Provenance(of: .background, kind: .default, detail: "S-93", range: nil))
    var reading = undecided(.material, layers: [glass])
    reading.undecided?.range = nil
    let found = findings([text(10, .everywhere(style(.custom), reading))])
    #expect(found.first?.notes == [Finding.Note(message: "the backdrop is glass (S-93)")])
  }

  @Test
  func anExpressionThatWasNotReadNeedBeNoColor() {
    var reading = undecided(.tooManyPaths)
    reading.undecided?.ingredient = .foreground
    #expect(findings([text(10, .everywhere(style(.unknown), reading))]).isEmpty)
    #expect(findings([text(10, .everywhere(style(.custom), reading))]).count == 1)
  }

  @Test(arguments: [
    ForegroundStyle.Form.level(.primary), .system("systemRed"), .fadedLevel(.secondary),
  ])
  func stylesOfTheSystemAreNot(form: ForegroundStyle.Form) {
    #expect(findings([text(10, .everywhere(style(form), undecided(.imageBackdrop)))]).isEmpty)
  }

  @Test
  func defaultsAreNot() {
    #expect(findings([text(10, .everywhere(style(.custom, isProjectStyle: false), undecided(.material)))]).isEmpty)
  }

  @Test(arguments: [Provenance.Kind.literal, .asset, .token])
  func aBackdropOfTheProjectIsNamed(kind: Provenance.Kind) {
    let found = findings([
      text(10, .everywhere(.level(.primary), undecided(.unknownBackdrop, layers: [layer(.default), layer(kind)])))
    ])
    #expect(found.map(\.range) == [place(14)])
    #expect(found.first?.message == "contrast on 'tone' is undecided, since nothing tells what lies behind it")
  }

  @Test(arguments: [
    (Unknown.Reason.runtimeValue, true), (.parameter, true), (.missingAsset, true), (.imageBackdrop, false),
    (.externalModule, false), (.material, false),
  ])
  func anUnknownBackdropIsOnlyNamedWhereItIsAColor(reason: Unknown.Reason, isNamed: Bool) {
    let found = findings([text(10, .everywhere(.level(.primary), undecided(reason, layers: [layer(.unknown)])))])
    #expect(found.isEmpty == !isNamed)
  }

  @Test
  func usesOfOneExpressionAreOneFinding() {
    let found = findings([
      text(10, .everywhere(style(.custom), undecided(.parameter))),
      text(16, .everywhere(style(.custom), undecided(.parameter))),
    ])
    #expect(found.map(\.elements) == [["Card.swift:10:5", "Card.swift:16:5"]])
  }

  @Test
  func aKnownFailureComesFirst() {
    let element = text(
      10, .everywhere(style(.custom), undecided(.parameter)), .everywhere(style(.custom), reading(2)))
    #expect(findings([element]).map(\.rule) == ["insufficient-contrast"])
  }

  @Test(arguments: Unknown.Reason.allCases)
  func everyReasonHasAClause(reason: Unknown.Reason) throws {
    let message = try #require(
      findings([text(10, .everywhere(style(.custom), undecided(reason)))], rule: rule).first?.message)
    #expect(message.contains(", since "))
  }

  @Test("what the system publishes no value of is no source that is missing")
  func unpublished() {
    let unknown = Unknown(.externalModule, detail: "'ink' on watchos", isUnpublished: true)
    #expect(unknown.clause == "no value of 'ink' on watchos is published")
    #expect(Unknown(.externalModule, detail: "'Ink'").clause == "the source of 'Ink' is not among the audited files")
  }
}
