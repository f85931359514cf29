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
    reading.undecided = Unknown(.material, detail: "glass")
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

  @Test("the accent of a catalog is told of once for each reason for which it is undecided")
  func accent() {
    let entry = SourceRange(
      file: "A.xcassets/Accent.colorset/Contents.json", line: 1, column: 1, endLine: 1, endColumn: 1)
    var accent = style(.custom)
    accent.range = entry
    let found = findings([
      text(10, .everywhere(accent, undecided(.material))), text(20, .everywhere(accent, undecided(.imageBackdrop))),
      text(30, .everywhere(accent, undecided(.material))),
    ])
    #expect(found.map(\.range) == [entry, entry])
    #expect(found.map(\.elements.count).sorted() == [1, 2])
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

  /// A text in a style on a line, undecided for a reason of which nothing in the source is to blame.
  private func onGlass(_ line: Int, definition: SourceRange?) -> Element {
    var reading = undecided(.material)
    reading.undecided = Unknown(.material, detail: "glass")
    return text(line, .everywhere(.custom(line + 1, definition: definition), reading))
  }

  @Test("a level of a colour stands beside that colour where one surface keeps both undecided")
  func levelOnGlass() throws {
    func onGlass(_ line: Int, _ form: ForegroundStyle.Form) -> Element {
      var reading = undecided(.material)
      reading.undecided = Unknown(.material, detail: "glass", range: place(40))
      var style = style(form)
      style.range = place(line + 1, column: 22)
      return text(line, .everywhere(style, reading))
    }
    let found = findings([onGlass(10, .custom), onGlass(20, .fadedLevel(.secondary))])
    #expect(found.map(\.elements) == [["Card.swift:10:5", "Card.swift:20:5"]])
    #expect(findings([onGlass(20, .fadedLevel(.secondary))]).isEmpty)
  }

  @Test("a token on the system's glass is one finding, whatever becomes of its other uses")
  func tokenOnGlass() throws {
    let token = place(3, file: "Palette.swift")
    let found = findings(
      [
        onGlass(10, definition: token), onGlass(20, definition: token),
        text(30, .everywhere(.custom(31, definition: token), reading(2))),
        text(40, .everywhere(.custom(41, definition: token), reading(9))),
      ], rule: rule)
    #expect(found.map(\.range) == [token])
    #expect(found.first?.elements == ["Card.swift:10:5", "Card.swift:20:5"])
    #expect(
      found.first?.notes == [
        Finding.Note(message: "'Palette.soft' is used here", range: place(11, column: 22)),
        Finding.Note(message: "'Palette.soft' is used here", range: place(21, column: 22)),
      ])
  }

  @Test("styles under one filter are one finding at the filter, with their uses")
  func oneFilter() throws {
    func text(_ line: Int, in ink: String) -> Element {
      RulesTests.text(line, .everywhere(.custom(line + 1, name: ink), undecided(.filterOrBlend, at: 7)))
    }
    let finding = findings((0..<9).map { text(10 + 10 * $0, in: $0 == 0 ? "Palette.dim" : "Palette.soft") })
    #expect(finding.map(\.range) == [place(7)])
    #expect(
      finding.first?.message
        == "contrast of 'Palette.dim' and 'Palette.soft' is undecided, since 'ink' changes the pixels")
    let uses = finding.first?.notes ?? []
    #expect(uses.count == 6)
    #expect(uses.first == Finding.Note(message: "'Palette.dim' is used here", range: place(11, column: 22)))
    #expect(
      uses.last
        == Finding.Note(message: "'Palette.soft' is used here and in 3 more places", range: place(61, column: 22)))
  }

  @Test("a value of the running program is one finding at the first colour that is made of it")
  func oneValue() {
    func text(_ line: Int) -> Element {
      var reading = undecided(.runtimeValue)
      reading.undecided?.ingredient = .foreground
      return RulesTests.text(line, .everywhere(.custom(line + 1), reading))
    }
    let found = findings([text(20), text(10)])
    #expect(found.map(\.range) == [place(11, column: 22)])
    #expect(
      found.first?.notes == [
        Finding.Note(message: "undecided because of 'ink'", range: place(2)),
        Finding.Note(message: "'Palette.soft' is used here", range: place(21, column: 22)),
      ])
  }

  @Test("one expression that gives one of two tokens has a cause for each")
  func twoTokens() {
    func text(_ definition: Int, _ reason: Unknown.Reason) -> Element {
      var reading = undecided(reason, at: reason == .material ? 3 : 4)
      reading.undecided?.ingredient = reason == .material ? nil : .foreground
      return RulesTests.text(10 + definition, .everywhere(.custom(30, definition: place(definition)), reading))
    }
    let found = findings([text(1, .material), text(2, .runtimeValue)])
    #expect(found.map(\.elements) == [["Card.swift:11:5"], ["Card.swift:12:5"]])
  }

  @Test("two causes that keep one element undecided are one finding")
  func twoCauses() {
    var behind = undecided(.runtimeValue, at: 4)
    behind.undecided?.detail = "'paper'"
    behind.undecided?.ingredient = .background
    var own = undecided(.runtimeValue, at: 3)
    own.undecided?.ingredient = .foreground
    let found = findings([
      text(
        10, .everywhere(.custom(30, definition: place(1), name: "white"), behind),
        .everywhere(.custom(30, definition: place(2)), own))
    ])
    #expect(found.count == 1)
    #expect(
      found.first?.message == "contrast of 'Palette.soft' is undecided, since 'ink' is only known at run time")
    #expect(
      found.first?.notes == [
        Finding.Note(message: "undecided because of 'ink'", range: place(3)),
        Finding.Note(message: "'white' is undecided because of 'paper'", range: place(4)),
      ])
  }

  @Test("a colour behind the image that is why nothing can be told is not to blame")
  func behindAnImage() {
    var picture = layer(.unknown, line: nil)
    picture.isPicture = true
    func found(_ layers: [LayerReading]) -> [SourceRange] {
      findings([text(10, .everywhere(.level(.primary), undecided(.imageBackdrop, layers: layers)))], rule: rule)
        .map(\.range)
    }
    #expect(found([layer(.literal), picture]).isEmpty)
    #expect(found([picture, layer(.literal)]) == [place(14)])
    // An image view whose picture is not known is told by its place, that of the reason.
    #expect(found([layer(.literal), layer(.unknown, line: 2)]).isEmpty)
  }

  @Test("what merely ended the search is no common cause", arguments: [Unknown.Reason.tooManyPaths, .overlap])
  func noCause(reason: Unknown.Reason) {
    let found = findings([10, 20].map { text($0, .everywhere(.custom($0 + 1), undecided(reason))) })
    #expect(found.map(\.range) == [place(11, column: 22), place(21, column: 22)])
    let one = findings(
      [3, 4].map { text($0 + 6, .everywhere(.custom(30, definition: place($0)), undecided(reason))) })
    #expect(one.map(\.range) == [place(30, column: 22)])
  }

  @Test("glass that the system may choose is told beside the other surface, with the way to it")
  func eitherSurface() {
    let opaque = LayerReading(
      description: "systemBackground", color: .white,
      provenance: Provenance(of: .background, kind: .default, detail: "S-92", range: nil))
    var undecided = undecided(.material, layers: [opaque])
    undecided.undecided = Unknown(.material, detail: "glass")
    var sheet = Placement.everywhere(style(.custom), undecided)
    sheet.via = ["App.swift:3:1", "Page.swift:8:5"]
    var page = Placement.everywhere(style(.custom), reading(9))
    page.via = ["App.swift:3:1"]
    let found = findings([text(10, sheet, page)])
    #expect(
      found.first?.message == "contrast of 'ink' is undecided, since it may lie on glass, which has no published bounds"
    )
    #expect(
      found.first?.notes == [
        Finding.Note(message: "the backdrop is systemBackground or glass (S-92)"),
        Finding.Note(message: "undecided where 'Page.swift:8:5' shows it"),
      ])
  }

  @Test("what the system publishes no value of is no source that is missing")
  func unpublished() {
    let unknown = Unknown(.externalModule, detail: "'ink' on watchos", isUnpublished: true)
    #expect(unknown.clause == "no value of 'ink' on watchos is published")
    #expect(Unknown(.externalModule, detail: "'Ink'").clause == "the source of 'Ink' is not among the audited files")
  }

  @Test("a member that nothing declares may come from more than a catalog")
  func members() {
    #expect(
      Unknown(.missingAsset, detail: "'.ink'").clause == "'.ink' is declared in no audited file or asset catalog")
    #expect(Unknown(.missingAsset, detail: "'Ink'").clause == "'Ink' is in no asset catalog of the source")
    #expect(Unknown(.missingAsset, detail: "'Ink' can't be read").clause == "'Ink' can't be read")
  }

  @Test("what code that is not there may have set is no colour to verify, but one of the project's behind it is")
  func foreign() {
    var ink = style(.unknown)
    ink.isForeign = true
    #expect(findings([text(10, .everywhere(ink, undecided(.externalModule)))]).isEmpty)
    let onColor = findings([text(10, .everywhere(ink, undecided(.externalModule, layers: [layer(.literal)])))])
    #expect(onColor.map(\.range) == [place(14)])
  }
}
