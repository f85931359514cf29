import ColorScience
import Findings
import PlatformStyles
import Rules
import Scene
import Testing

struct ColorOnlyHierarchyTests {
  private let rule = "color-only-hierarchy"

  /// Gray over blue, as systemGray and systemBlue of iOS 18 on white: 4.02 / 3.26 = 1.23 to each other.
  private func pair(
    _ upper: Reading = reading("#8E8E93", on: "#FFFFFF"), _ lower: Reading = reading("#007AFF", on: "#FFFFFF"),
    styles: (ForegroundStyle, ForegroundStyle) = (.custom(11), .custom(13)), group: Group = column(of: 2),
    signals: ([ImportanceSignal], [ImportanceSignal]) = ([], [])
  ) -> [Finding] {
    findings(
      [
        text(10, .everywhere(styles.0, upper), literal: "Nine o'clock", signals: signals.0),
        text(12, .everywhere(styles.1, lower), literal: "Savings", signals: signals.1),
      ], groups: [group], rule: rule)
  }

  @Test
  func colorAloneIsAnError() throws {
    let finding = try #require(pair().first)
    #expect(finding.severity == .error)
    #expect(finding.verdict == .advice)
    #expect(finding.range == place(12))
    #expect(finding.elements == ["Card.swift:12:5", "Card.swift:10:5"])
    #expect(finding.message.hasPrefix("only colour tells this text from 'Nine o'clock': 1."))
    #expect(finding.notes.first?.range == place(10))
    #expect(finding.measurements.map(\.appearance) == ["light", "dark", "light-increased", "dark-increased"])
    #expect(finding.measurements.allSatisfy { $0.required == 3 && $0.ratio.low < 1.24 })
  }

  /// Two levels come closer on one path than a colour of the project's does on another: the error is told.
  @Test
  func aColorOfTheProjectsComesBeforeLevels() throws {
    let upper = text(
      10, .everywhere(.custom(11), reading("#8E8E93", on: "#FFFFFF"), condition: "isMine"),
      .everywhere(.level(.primary, line: 11), reading("#0079FF", on: "#FFFFFF"), condition: "!isMine"))
    let lower = text(12, .everywhere(.level(.secondary, line: 13), reading("#007AFF", on: "#FFFFFF")))
    let both = [PlacementPair(upper: 0, lower: 0), PlacementPair(upper: 1, lower: 0)]
    let group = Group(
      members: [GroupMember(element: 0), GroupMember(element: 1)], arrangement: .vertical,
      pairs: [GroupPair(upper: 0, lower: 1, isLabelAndValue: false, placements: both)])
    let finding = try #require(findings([upper, lower], groups: [group], rule: rule).first)
    #expect(finding.severity == .error)
    // 4.02 / 3.26 = 1.23 in normal vision.
    #expect(finding.message.contains("1.23:1"), "\(finding.message)")
    #expect(finding.measurements.allSatisfy { [$0.foreground, $0.background].contains(Color(hex: "#8E8E93")) })
  }

  /// S-133: a subtitle says less than a value, in whichever order, unless it stands out more.
  @Test(arguments: [
    (ImportanceSignal.Role.supporting, ImportanceSignal.Role.metric, 10), (.metric, .supporting, 12),
    (.title, .title, 12),
  ])
  func aSingleSignalTellsWhichIsLess(upper: ImportanceSignal.Role, lower: ImportanceSignal.Role, line: Int) throws {
    func signal(_ role: ImportanceSignal.Role) -> [ImportanceSignal] {
      [ImportanceSignal(source: .identifier, role: role, evidence: "\(role)")]
    }
    #expect(try #require(pair(signals: (signal(upper), signal(lower))).first).range == place(line))
  }

  /// #FF3B30 has 5.92:1 to black, and 3.85:1 with protan vision; darker reds cross 3:1 only for the latter.
  @Test
  func theWorstConditionIsNamed() throws {
    // #D9261C is (0.1613 + 0.05) / 0.05 = 4.2 to black in normal vision.
    let finding = try #require(
      pair(reading("#000000", on: "#FFFFFF"), reading("#D9261C", on: "#FFFFFF")).first)
    #expect(finding.message.contains("with protan vision"))
    #expect(pair(reading("#000000", on: "#FFFFFF"), reading("#FF3B30", on: "#FFFFFF")).isEmpty)
  }

  /// S-133, S-137: a warning in the system's red tells by its presence; a red level that is always there does not.
  @Test
  func redThatComesAndGoesIsAStatus() {
    let red = ForegroundStyle(form: .system("systemRed"), isProjectStyle: true, description: ".red", range: place(13))
    func found(_ style: ForegroundStyle, condition: String?) -> Bool {
      !findings(
        [
          text(10, .everywhere(.custom(11), reading("#8E8E93", on: "#FFFFFF"))),
          text(12, .everywhere(style, reading("#FF3B30", on: "#FFFFFF"), condition: condition)),
        ], groups: [column(of: 2)], rule: rule
      ).isEmpty
    }
    #expect(!found(red, condition: "isDuplicate"))
    #expect(found(red, condition: nil))
    #expect(found(.custom(13), condition: "isDuplicate"))
  }

  @Test(arguments: [(true, false, true), (false, true, true), (true, true, false), (false, false, false)])
  func aLineUnderOneOfThemTellsThemApart(upper: Bool, lower: Bool, isTold: Bool) {
    var first = Placement.everywhere(.custom(11), reading("#8E8E93", on: "#FFFFFF"))
    var second = Placement.everywhere(.custom(13), reading("#007AFF", on: "#FFFFFF"))
    (first.isLined, second.isLined) = (upper, lower)
    let found = findings([text(10, first), text(12, second)], groups: [column(of: 2)], rule: rule)
    #expect(found.isEmpty == isTold)
  }

  @Test
  func sizeWeightOrLightnessTellApart() {
    let blue = { (font: FontReading) in reading("#007AFF", on: "#FFFFFF", font: font) }
    #expect(pair(blue(font()), blue(font())).isEmpty)
    let gray = reading("#8E8E93", on: "#FFFFFF")
    #expect(pair(gray, blue(font(16))).isEmpty)
    #expect(pair(gray, blue(font(16.01))).count == 1)
    #expect(pair(gray, blue(font(17, .medium))).isEmpty)
    #expect(pair(gray, blue(font(17, .light))).isEmpty)
    #expect(pair(gray, blue(font(nil))).isEmpty)
    #expect(pair(gray, blue(font(17, nil))).isEmpty)
    #expect(pair(reading("#000000", on: "#FFFFFF"), reading("#8E8E93", on: "#FFFFFF")).isEmpty)
  }

  @Test
  func semiboldAndBoldAreOneClass() {
    #expect(
      pair(
        reading("#8E8E93", on: "#FFFFFF", font: font(17, .semibold)),
        reading("#007AFF", on: "#FFFFFF", font: font(17, .bold))
      ).count == 1)
  }

  @Test
  func differentOrUnknownBackdropsAreNotCompared() {
    #expect(pair(reading("#8E8E93", on: "#FFFFFF"), reading("#007AFF", on: "#EEEEEE")).isEmpty)
    #expect(pair(reading("#8E8E93", on: "#FFFFFF"), undecided(.parameter)).isEmpty)
    #expect(pair(reading("#8E8E93", on: "#FFFFFF", isCertain: false)).isEmpty)
  }

  /// Two opaque colours have the same ratio to each other over anything that is one and the same.
  @Test
  func aBackdropThatIsOnlyBoundedIsEnoughWhereItIsOne() {
    func over(_ gray: Double, _ color: String) -> Reading {
      var result = reading(color, on: "#FFFFFF")
      result.background = nil
      result.backgroundRange = ColorBox(low: RGB(gray: gray), high: RGB(gray: 1))
      return result
    }
    #expect(pair(over(0.9, "#8E8E93"), over(0.9, "#007AFF")).count == 1)
    #expect(pair(over(0.9, "#8E8E93"), over(0.8, "#007AFF")).isEmpty)
    #expect(pair(over(0.9, "#8E8E93"), reading("#007AFF", on: "#FFFFFF")).isEmpty)
  }

  /// Over a picture or a colour that is passed in they have it as well, as long as that is the same for both.
  @Test
  func aBackdropOfUnknownColorsIsEnoughWhereItIsOne() {
    func over(
      _ reason: Unknown.Reason, _ color: String, at line: Int = 2, isInkCertain: Bool = true,
      ingredient: Provenance.Ingredient? = .background
    ) -> Reading {
      var result = undecided(reason, at: line)
      result.undecided?.ingredient = ingredient
      result.foreground = Color(hex: color)
      result.isInkCertain = isInkCertain
      return result
    }
    let gray = over(.imageBackdrop, "#8E8E93")
    #expect(pair(gray, over(.imageBackdrop, "#007AFF")).count == 1)
    #expect(pair(over(.parameter, "#8E8E93"), over(.parameter, "#007AFF")).count == 1)
    #expect(pair(gray, over(.imageBackdrop, "#007AFF", at: 3)).isEmpty)
    #expect(pair(gray, over(.imageBackdrop, "#007AFF", isInkCertain: false)).isEmpty)
    #expect(pair(gray, reading("#007AFF", on: "#FFFFFF")).isEmpty)
    #expect(pair(over(.parameter, "#8E8E93", ingredient: nil), over(.parameter, "#007AFF", ingredient: nil)).isEmpty)
    // What is not modelled may change the texts too.
    #expect(pair(over(.unsupportedModifier, "#8E8E93"), over(.unsupportedModifier, "#007AFF")).isEmpty)
  }

  @Test
  func labelsAndValuesAreNoLevels() {
    var group = column(of: 2)
    group.pairs[0].isLabelAndValue = true
    #expect(pair(group: group).isEmpty)
    group = column(of: 2)
    group.members[1].isTrailingValue = true
    #expect(pair(group: group).isEmpty)
    group = column(of: 2)
    group.pairs[0].placements = []
    #expect(pair(group: group).isEmpty)
  }

  @Test
  func systemLevelsAreAWarning() {
    // secondary and tertiary labels on white, composited: 3.44 and 1.73, so 1.98 to each other.
    let secondary = reading("#8A8A8E", on: "#FFFFFF")
    let tertiary = reading("#C4C4C7", on: "#FFFFFF")
    let levels = (ForegroundStyle.level(.secondary, line: 11), ForegroundStyle.level(.tertiary, line: 13))
    #expect(pair(secondary, tertiary, styles: levels).map(\.severity) == [.warning])
    #expect(pair(secondary, tertiary, styles: (.custom(11), levels.1)).map(\.severity) == [.error])
  }

  @Test
  func itStandsOnTheLessImportantMember() {
    let metadata = [
      ImportanceSignal(source: .identifier, role: .metadata, evidence: "date"),
      ImportanceSignal(source: .dataType, role: .metadata, evidence: "Date"),
    ]
    let title = [
      ImportanceSignal(source: .identifier, role: .title, evidence: "title"),
      ImportanceSignal(source: .trait, role: .title, evidence: "isHeader"),
    ]
    #expect(pair(signals: (title, metadata)).map(\.range) == [place(12)])
    #expect(pair(signals: (metadata, title)).map(\.range) == [place(10)])
    #expect(pair(signals: (metadata, title)).map(\.elements) == [["Card.swift:10:5", "Card.swift:12:5"]])
  }

  @Test
  func onlyDecidingAppearancesCount() {
    let placement = Placement(
      foreground: .custom(11), readings: [.lightAssistive: reading("#8E8E93", on: "#FFFFFF")])
    let other = Placement(
      foreground: .custom(13), readings: [.lightAssistive: reading("#007AFF", on: "#FFFFFF")])
    let elements = [text(10, placement), text(12, other)]
    #expect(findings(elements, groups: [column(of: 2)], rule: rule).isEmpty)
    #expect(findings(elements, groups: [column(of: 2)], profile: .apple, rule: rule).count == 1)
  }

  /// S-137: a symbol right beside one of two texts tells what its colour tells.
  @Test(arguments: [(1, 1, 0), (1, 3, 1), (2, 0, 1)])
  func aSymbolBesideOneTextTellsAsMuch(stack: Int, child: Int, count: Int) {
    var upper = text(10, .everywhere(.custom(11), reading("#8E8E93", on: "#FFFFFF")), literal: "Nine o'clock")
    var lower = text(12, .everywhere(.custom(13), reading("#007AFF", on: "#FFFFFF")), literal: "Savings")
    var mark = text(14, .everywhere(.custom(13), reading("#007AFF", on: "#FFFFFF")), kind: .symbol)
    upper.layout = [LayoutStep(stack: 0, axis: .vertical, child: 0)]
    lower.layout = [LayoutStep(stack: 0, axis: .vertical, child: 1), LayoutStep(stack: 1, axis: .horizontal, child: 0)]
    mark.layout = [
      LayoutStep(stack: 0, axis: .vertical, child: 1), LayoutStep(stack: stack, axis: .horizontal, child: child),
    ]
    #expect(findings([upper, lower, mark], groups: [column(of: 2)], rule: rule).count == count)
  }
}
