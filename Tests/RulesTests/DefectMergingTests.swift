import ColorScience
import Findings
import PlatformStyles
import Rules
import Scene
import Testing

/// One defect is one finding, at the place where a person would edit.
struct DefectMergingTests {
  private let token = place(9, file: "Palette.swift")

  private func use(_ line: Int, _ foreground: String, on background: String, definition: SourceRange? = nil) -> Element
  {
    text(line, .everywhere(.custom(line + 1, definition: definition), reading(foreground, on: background)))
  }

  @Test
  func oneExpressionIsOneFindingWithTheWorstElementFirst() {
    let style = ForegroundStyle.custom(30)
    let found = findings([
      text(10, .everywhere(style, reading(3.1))), text(12, .everywhere(style, reading(2.2))),
      text(14, .everywhere(style, reading(9))),
      // Large text at 2.9 of 3 is nearer to its requirement than small text at 3.1 of 4.5.
      text(16, .everywhere(style, reading(2.9, font: font(20)))),
    ])
    #expect(found.map(\.range) == [place(30, column: 22)])
    #expect(found.map(\.elements) == [["Card.swift:12:5", "Card.swift:10:5", "Card.swift:16:5"]])
  }

  @Test
  func oneExpressionWithTwoVerdictsIsTwoFindings() {
    let style = ForegroundStyle.custom(30)
    let found = findings([
      text(10, .everywhere(style, reading(3.1))), text(12, .everywhere(style, reading(2.2, 9))),
    ])
    #expect(found.map(\.verdict) == [.fails, .mayFail])
    #expect(found.map(\.range) == [place(30, column: 22), place(30, column: 22)])
  }

  /// A run of the text in line 10.
  private func run(_ number: Int, _ reading: Reading, style: ForegroundStyle = .custom(30)) -> Element {
    var run = text(10, .everywhere(style, reading))
    run.id += "#\(number)"
    return run
  }

  @Test
  func runsThatOneExpressionFailsAreOneFinding() {
    // Of the first run a part looks as the second one does.
    let found = findings([run(1, reading(2.2, isCertain: false)), run(2, reading(2.2))])
    #expect(found.map(\.verdict) == [.fails])
    #expect(found.map(\.elements) == [["Card.swift:10:5#2", "Card.swift:10:5#1"]])
    let faint = findings([run(1, reading(2.1, isCertain: false)), run(2, reading(2.2))])
    // What is certain speaks for both.
    #expect(faint.map(\.message) == ["text has a contrast of 2.2:1, below the 4.5:1 that its size needs"])
  }

  @Test
  func runsWithColorsOfTheirOwnAreTwoFindings() {
    let found = findings([run(1, reading(2.2, isCertain: false)), run(2, reading(2.2), style: .custom(31))])
    #expect(found.map(\.verdict) == [.mayFail, .fails])
  }

  @Test
  func aTokenThatFailsTwiceIsOneFindingAtItsDefinition() throws {
    let found = findings([
      use(10, "#AAAAAA", on: "#FFFFFF", definition: token), use(20, "#AAAAAA", on: "#EEEEEE", definition: token),
    ])
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.range == token)
    #expect(finding.elements == ["Card.swift:20:5", "Card.swift:10:5"])
    #expect(finding.labels.first?.range == token)
    // (1.05 / 0.4520) and (0.8996 / 0.4520), from the luminances of #FFFFFF, #EEEEEE and #AAAAAA.
    #expect(
      finding.notes.filter { $0.message.hasPrefix("used here") } == [
        Finding.Note(message: "used here on #EEEEEE in light, with 2:1", range: place(21, column: 22)),
        Finding.Note(message: "used here on #FFFFFF in light, with 2.32:1", range: place(11, column: 22)),
      ])
  }

  /// Large text at 2.9 of 3 is nearer to what it needs than small text at 3.1 of 4.5, and has less.
  @Test
  func theLeastContrastOfATokenIsThatOfAllOfItsUses() throws {
    func shown(_ line: Int, at use: Int, _ ratio: Double, _ size: Double = 12) -> Element {
      var seen = reading(ratio, font: font(size))
      seen.background = Color(hex: "#FFFFFF")
      return text(line, .everywhere(.custom(use, definition: token), seen))
    }
    let finding = try #require(
      findings([shown(10, at: 11, 3.1), shown(12, at: 11, 2.9, 20), shown(20, at: 21, 3.1)]).first)
    #expect(
      finding.notes.filter { $0.message.hasPrefix("used here") } == [
        Finding.Note(
          message: "used here and in 1 more place on #FFFFFF in light, with 2.9:1 or more",
          range: place(11, column: 22))
      ])
  }

  @Test
  func aTokenThatFailsOnceStaysAtItsUse() {
    let found = findings([
      use(10, "#AAAAAA", on: "#FFFFFF", definition: token), use(20, "#AAAAAA", on: "#000000", definition: token),
    ])
    #expect(found.map(\.range) == [place(11, column: 22)])
  }

  /// Too light on white and too dark on black: no single edit of the token cures both.
  @Test
  func aTokenThatFailsInTwoWaysStaysAtItsUses() {
    let found = findings([
      use(10, "#808080", on: "#FFFFFF", definition: token), use(20, "#808080", on: "#606060", definition: token),
    ])
    #expect(found.map(\.range) == [place(11, column: 22), place(21, column: 22)])
  }

  /// Too light on white in one scheme and too dark on black in the other: each colour of the token can be edited.
  @Test
  func aTokenWhoseColoursFailInOneWayEachIsOneFinding() {
    let found = findings([
      use(10, "#AAAAAA", on: "#FFFFFF", definition: token), use(20, "#404040", on: "#000000", definition: token),
    ])
    #expect(found.map(\.range) == [token])
  }

  /// The token is right where it stands on black: the places on white are what is wrong.
  @Test
  func aTokenThatAlsoDoesWellStaysAtTheUsesThatFail() {
    let found = findings([
      use(10, "#AAAAAA", on: "#FFFFFF", definition: token), use(20, "#AAAAAA", on: "#EEEEEE", definition: token),
      use(30, "#AAAAAA", on: "#000000", definition: token),
    ])
    #expect(found.map(\.range) == [place(11, column: 22), place(21, column: 22)])
  }

  /// There is no other place to change the accent, so that some of its uses do well is no reason to name the others.
  @Test
  func theAccentOfACatalogIsOneFindingAtItsFile() throws {
    let catalog = SourceRange(
      file: "A.xcassets/Accent.colorset/Contents.json", line: 1, column: 1, endLine: 1, endColumn: 1)
    var accent = ForegroundStyle.custom(1)
    accent.range = catalog
    let found = findings([
      text(10, .everywhere(accent, reading("#AAAAAA", on: "#FFFFFF"))),
      text(20, .everywhere(accent, reading("#AAAAAA", on: "#FFFFFF"))),
      text(30, .everywhere(accent, reading("#AAAAAA", on: "#000000"))),
    ])
    let finding = try #require(found.first)
    #expect(found.map(\.range) == [catalog])
    #expect(finding.elements == ["Card.swift:10:5", "Card.swift:20:5"])
    #expect(
      finding.notes.contains(
        Finding.Note(
          message: "used here and in 1 more place on #FFFFFF in light, with 2.32:1", range: place(10, column: 5))))
  }

  /// What fades it or lies behind it elsewhere is what a person would edit there.
  @Test
  func anAccentThatDoesWellOnTheSystemsBackgroundIsNotToBlame() throws {
    var accent = ForegroundStyle.custom(1)
    accent.range = SourceRange(
      file: "A.xcassets/Accent.colorset/Contents.json", line: 1, column: 1, endLine: 1, endColumn: 1)
    let found = findings([
      text(10, .everywhere(accent, reading("#0033E6", on: "#808080"))),
      text(20, .everywhere(accent, reading(1.7))),
      text(30, .everywhere(accent, reading(8, isOnSystemBackground: true))),
      // Another background of the system's, as that of a sheet in dark: only the accent can be changed.
      text(40, .everywhere(accent, reading(4.1, isOnSystemBackground: true))),
    ])
    #expect(try found.map(\.range) == [#require(accent.range), place(10, column: 5), place(20, column: 5)])
  }

  @Test
  func oneUseThatStylesTwoElementsIsNoReasonToBlameTheDefinition() {
    let style = ForegroundStyle.custom(30, definition: token)
    let found = findings([
      text(10, .everywhere(style, reading(3.1))), text(12, .everywhere(style, reading(3.1))),
    ])
    #expect(found.map(\.range) == [place(30, column: 22)])
  }

  @Test
  func manyUsesAreCounted() {
    let found = findings((1...5).map { use($0 * 10, "#AAAAAA", on: "#FFFFFF", definition: token) })
    #expect(found.count == 1)
    #expect(found.first?.elements.count == 5)
    #expect(
      found.first?.notes.map(\.message).contains("used here and in 4 more places on #FFFFFF in light, with 2.32:1")
        == true)
  }

  /// One colour on one backdrop, seen through more or less.
  @Test
  func usesWithDifferentContrastsAreNotSaidToHaveTheWorst() {
    let found = findings([
      use(10, "#AAAAAA", on: "#FFFFFF", definition: token), use(20, "#CCCCCC", on: "#FFFFFF", definition: token),
    ])
    // 1.05 / (0.6038 + 0.05), from the luminances of #FFFFFF and #CCCCCC.
    #expect(
      found.first?.notes.filter { $0.message.hasPrefix("used here") } == [
        Finding.Note(
          message: "used here and in 1 more place on #FFFFFF in light, with 1.6:1 or more",
          range: place(11, column: 22))
      ])
  }

  @Test
  func findingsAreOrderedByPlace() {
    let elements = [
      text(30, .everywhere(.custom(31), reading(2)), file: "B.swift"),
      text(40, .everywhere(.level(.primary), reading(2)), file: "A.swift"),
      text(10, .everywhere(.level(.primary), reading(2)), file: "A.swift"),
    ]
    // The style of the first stands in Card.swift.
    #expect(findings(elements).map(\.range.id) == ["A.swift:10:5", "A.swift:40:5", "Card.swift:31:22"])
  }

  @Test
  func eachOfTwoTokensIsChargedWithWhatItMeasures() {
    let other = place(4, file: "Palette.swift")
    func choice(_ line: Int, _ second: String) -> Element {
      text(
        line, .everywhere(.custom(line + 1, definition: token), reading("#AAAAAA", on: "#FFFFFF"), condition: "isOn"),
        .everywhere(.custom(line + 1, definition: other), reading(second, on: "#FFFFFF"), condition: "!isOn"))
    }
    // The first token fails in both places, the second one, which is worse, in one.
    let found = findings([choice(10, "#CCCCCC"), choice(20, "#000000")])
    #expect(found.map(\.range) == [place(11, column: 22), token])
    #expect(found.first?.measurements.compactMap(\.foreground?.hexString).first == "#CCCCCC")
    #expect(found.last?.elements == ["Card.swift:10:5", "Card.swift:20:5"])
    #expect(found.last?.measurements.allSatisfy { $0.foreground?.hexString == "#AAAAAA" } == true)
  }

  /// Two texts that pass on their own, in one group at 40 %.
  @Test
  func anOpacityAroundTextsIsBlamedOnceForThem() throws {
    let opacity = place(5, column: 10)
    func faded(_ line: Int, unfaded: Double) -> Element {
      var reading = reading(
        "#AAAAAA", on: "#FFFFFF",
        layers: [
          LayerReading(
            description: "a group at 40 %", color: nil,
            provenance: Provenance(of: .opacity, kind: .literal, detail: "opacity", range: opacity))
        ])
      reading.unfaded = RatioBounds(low: unfaded, high: unfaded)
      var style = ForegroundStyle.custom(line + 1)
      style.isFadedByGroup = true
      return text(line, .everywhere(style, reading))
    }
    let found = findings([faded(10, unfaded: 9), faded(20, unfaded: 6)])
    let finding = try #require(found.first)
    #expect(found.map(\.range) == [opacity])
    #expect(finding.elements == ["Card.swift:10:5", "Card.swift:20:5"])
    #expect(finding.help.first == "raise this opacity: without it the contrast is 6:1 or more in these places")
    // What fails without it as well, and what is the only one to fall short, has to change its own colour.
    #expect(findings([faded(10, unfaded: 9), faded(20, unfaded: 3)]).map(\.range).contains(opacity) == false)
    var sound = faded(20, unfaded: 9)
    sound.placements[0].readings = sound.placements[0].readings.mapValues { reading in
      var reading = reading
      reading.ratio = RatioBounds(low: 7, high: 7)
      return reading
    }
    #expect(findings([faded(10, unfaded: 9), sound]).map(\.range) == [place(11, column: 22)])
    // What is alone in a group falls short by it.
    let alone = findings([faded(10, unfaded: 9)])
    #expect(alone.map(\.range) == [opacity])
    #expect(alone.first?.help.first == "raise this opacity: without it the contrast is 9:1 here")
  }

  /// Two texts that pass on their own, each in a group of its own, at 40 % by one constant.
  @Test
  func aConstantOfTwoOpacitiesIsBlamedOnce() throws {
    let constant = place(3, column: 20)
    func faded(_ line: Int, by definition: SourceRange?) -> Element {
      var group = LayerReading(
        description: "a group at 40 %", color: nil,
        provenance: Provenance(of: .opacity, kind: .literal, detail: "opacity", range: place(line + 2)))
      group.definition = definition
      var reading = reading("#AAAAAA", on: "#FFFFFF", layers: [group])
      reading.unfaded = RatioBounds(low: 9, high: 9)
      var style = ForegroundStyle.custom(line + 1)
      style.isFadedByGroup = true
      return text(line, .everywhere(style, reading))
    }
    let found = findings([faded(10, by: constant), faded(20, by: constant)])
    let finding = try #require(found.first)
    #expect(found.map(\.range) == [constant])
    #expect(finding.elements == ["Card.swift:10:5", "Card.swift:20:5"])
    #expect(finding.notes.contains { $0.range == place(12) })
    #expect(findings([faded(10, by: constant), faded(20, by: nil)]).count == 2)
  }

  /// Code names a colour that is one of three: two of them fall short, each where it is made.
  @Test
  func ofSeveralStylesBehindANameEachIsFoundWhereItIsMade() {
    func row(_ toolkit: Toolkit, isNamed: Bool = true, _ colors: [(line: Int, foreground: String)]) -> Element {
      let placements = colors.map { color in
        var style = ForegroundStyle.custom(11, definition: place(color.line, column: 16))
        style.isNamed = isNamed
        return Placement.everywhere(style, reading(color.foreground, on: "#FFFFFF"))
      }
      var element = text(10, placements[0])
      element.placements = placements
      element.toolkit = toolkit
      return element
    }
    let colors = [(line: 30, foreground: "#AAAAAA"), (32, "#999999"), (34, "#000000")]
    let found = findings([row(.objects, colors)])
    #expect(found.map(\.range) == [place(30, column: 16), place(32, column: 16)])
    #expect(found.map { $0.notes.compactMap(\.range) } == [[place(11, column: 22)], [place(11, column: 22)]])
    // An expression that chooses itself is where a person would edit, and one of which nothing does well.
    #expect(findings([row(.objects, isNamed: false, colors)]).map(\.range) == [place(11, column: 22)])
    #expect(findings([row(.objects, Array(colors.dropLast()))]).map(\.range) == [place(11, column: 22)])
    // A view says which one it draws: there it stands, and tells of the others. #999999 has 2.84 on white.
    let view = findings([row(.swiftUI, colors)])
    #expect(view.map(\.range) == [place(11, column: 22)])
    let notes = view.flatMap(\.notes).filter { $0.range != nil }
    #expect(notes.map(\.range) == [place(32, column: 16)])
    #expect(notes.first?.message.hasSuffix("falls short as well, with 2.84:1 in light") == true)
    #expect(findings([row(.swiftUI, Array(colors.dropLast()))]).flatMap(\.notes).allSatisfy { $0.range == nil })
  }

  @Test(
    "a background like the system's own is to blame where it is written, a token of that value is not",
    arguments: [Provenance.Kind.literal, .token, .asset])
  func aCopyOfTheSystemsBackground(_ kind: Provenance.Kind) {
    let background = place(5, column: 10)
    let layer = LayerReading(
      description: "'paper'", color: .white,
      provenance: Provenance(of: .background, kind: kind, detail: "paper", range: background))
    let found = findings(
      [10, 20].map { line in
        let style = ForegroundStyle(
          form: .system("secondaryLabel"), isProjectStyle: true, description: "secondaryLabel",
          range: place(line + 1, column: 22))
        // #8A8A8E on white: 1.05 / (0.2555 + 0.05) = 3.44.
        var element = text(line, .everywhere(style, reading("#8A8A8E", on: "#FFFFFF", layers: [layer])))
        element.toolkit = .objects
        return element
      })
    let own = [place(11, column: 22), place(21, column: 22)]
    #expect(found.map(\.range) == (kind == .literal ? [background] : own))
    if kind != .literal {
      #expect(found.allSatisfy { $0.labels.last == Finding.Label(text: "backdrop: 'paper'", range: background) })
    }
  }

  /// Two texts in the system's label colour, which is white in dark, on one background that stays white.
  @Test
  func aFixedBackgroundBehindTextsThatAnswerTheSchemeIsBlamedOnce() throws {
    let background = place(5, column: 10)
    func row(_ line: Int, _ toolkit: Toolkit = .objects, form: ForegroundStyle.Form = .system("label")) -> Element {
      let layer = LayerReading(
        description: "white", color: .white,
        provenance: Provenance(of: .background, kind: .literal, detail: "white", range: background))
      let style = ForegroundStyle(
        form: form, isProjectStyle: true, description: "label", range: place(line + 1, column: 22))
      var placement = Placement.everywhere(style, reading("#000000", on: "#FFFFFF", layers: [layer]))
      for appearance in Appearance.allCases where appearance.scheme == .dark {
        placement.readings[appearance] = reading("#FFFFFF", on: "#FFFFFF", layers: [layer])
      }
      var element = text(line, placement)
      element.toolkit = toolkit
      return element
    }
    let found = findings([row(10), row(20)])
    let finding = try #require(found.first)
    #expect(found.map(\.range) == [background])
    #expect(finding.elements == ["Card.swift:10:5", "Card.swift:20:5"])
    #expect(finding.help == ["use a background that answers the scheme, as the texts on it do"])
    #expect(finding.notes.compactMap(\.range) == [place(11, column: 22)])
    // A text alone, one in a colour of the project and one of SwiftUI are edited where their colour is set.
    #expect(findings([row(10)]).map(\.range) == [place(11, column: 22)])
    let others = [row(10, form: .custom), row(20, form: .custom)]
    #expect(findings(others).map(\.range) == [place(11, column: 22), place(21, column: 22)])
    #expect(findings([row(10, .swiftUI), row(20, .swiftUI)]).count == 2)
  }
}
