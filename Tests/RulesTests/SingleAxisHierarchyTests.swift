import ColorScience
import Findings
import PlatformStyles
import Rules
import Scene
import Testing

struct SingleAxisHierarchyTests {
  private let rule = "single-axis-hierarchy"

  private func found(
    _ upper: Reading, _ lower: Reading,
    styles: (ForegroundStyle, ForegroundStyle) = (.level(.primary), .level(.primary)),
    group: Group = column(of: 2), profile: Profile = .standard
  ) -> [Finding] {
    findings(
      [
        text(10, .everywhere(styles.0, upper), literal: "Harbour"),
        text(12, .everywhere(styles.1, lower), literal: "Pier 3"),
      ], groups: [group], profile: profile, rule: rule)
  }

  private func sized(_ size: Double?, _ weight: FontWeight? = .regular, _ color: String = "#000000") -> Reading {
    reading(color, on: "#FFFFFF", font: font(size, weight))
  }

  @Test
  func oneAxisIsANote() throws {
    let finding = try #require(found(sized(17), sized(15)).first)
    #expect(finding.severity == .note)
    #expect(finding.verdict == .advice)
    #expect(finding.range == place(12))
    #expect(finding.elements == ["Card.swift:12:5", "Card.swift:10:5"])
    #expect(finding.message == "only size tells this text from 'Harbour': 15 pt beside 17 pt")
    #expect(finding.notes.map(\.message) == ["compared with 'Harbour' in 17 pt"])
    #expect(
      finding.help == ["let weight or style differ as well, so that the order survives where one of them is lost"])
  }

  @Test(arguments: [
    // 16 pt is 1 pt less, 16.5 is not; bold and semibold are one class, medium and regular are not.
    (17.0, FontWeight.regular, 16.0, FontWeight.regular, true),
    (17, .regular, 16.5, .regular, false), (17, .bold, 17, .semibold, false),
    (17, .medium, 17, .regular, true), (17, .heavy, 17, .bold, true), (17, .light, 17, .thin, false),
    (20, .bold, 17, .regular, false),
  ])
  func axesOfTheFont(size: Double, weight: FontWeight, other: Double, otherWeight: FontWeight, isSingle: Bool) {
    #expect(found(sized(size, weight), sized(other, otherWeight)).isEmpty != isSingle)
  }

  @Test
  func levelsAndLightness() {
    let levels = (ForegroundStyle.level(.primary), ForegroundStyle.level(.secondary, line: 13))
    #expect(found(sized(17), sized(17, .regular, "#8A8A8E"), styles: levels).count == 1)
    // A level at half strength is none, so lightness counts: #000000 has L* 0, #555555 36.
    let faded = (ForegroundStyle.level(.primary), ForegroundStyle.level(.primary, line: 13, hasWrittenOpacity: true))
    #expect(found(sized(17), sized(17, .regular, "#555555"), styles: faded).count == 1)
    // #222222 has L* 12.7.
    #expect(found(sized(17), sized(17, .regular, "#222222"), styles: faded).isEmpty)
    #expect(found(sized(17), sized(15, .regular, "#8A8A8E"), styles: levels).isEmpty)
  }

  /// Over a material no colour is known, but levels are.
  @Test
  func levelsNeedNoColour() {
    let levels = (ForegroundStyle.level(.primary), ForegroundStyle.level(.secondary, line: 13))
    #expect(found(reading(9), reading(4), styles: levels).count == 1)
    #expect(found(reading(9), reading(4), styles: (.custom(11), .custom(13))).isEmpty)
  }

  @Test
  func whatIsNotKnownMayDiffer() {
    #expect(found(sized(17), sized(nil)).isEmpty)
    #expect(found(sized(17), sized(15, nil)).isEmpty)
    let custom = (ForegroundStyle.custom(11), ForegroundStyle.custom(13))
    #expect(found(sized(17), sized(15), styles: custom).count == 1)
    #expect(found(sized(17), undecided(.parameter), styles: custom).isEmpty)
    let doubtful = reading("#000000", on: "#FFFFFF", font: font(15), isCertain: false)
    #expect(found(sized(17), doubtful, styles: custom).isEmpty)
    #expect(found(sized(17), doubtful).count == 1)
  }

  /// Bold Text draws semibold as bold and regular as semibold: one class, so only the level is left.
  @Test
  func boldTextTakesTheWeightAway() throws {
    func shown(_ weight: FontWeight, _ bold: FontWeight, _ level: ContentLevel) -> Element {
      let readings = Appearance.allCases.map { ($0, sized(17, $0.boldsText ? bold : weight)) }
      return text(
        level == .primary ? 10 : 12,
        Placement(foreground: .level(level), readings: Dictionary(uniqueKeysWithValues: readings)))
    }
    let elements = [shown(.semibold, .bold, .primary), shown(.regular, .semibold, .secondary)]
    #expect(findings(elements, groups: [column(of: 2)], rule: rule).isEmpty)
    let finding = try #require(findings(elements, groups: [column(of: 2)], profile: .apple, rule: rule).first)
    #expect(finding.message == "only style tells this text from its neighbour: '.secondary' beside '.primary'")
  }

  @Test
  func labelsAndValuesAreNoLevels() {
    var group = column(of: 2)
    group.pairs[0].isLabelAndValue = true
    #expect(found(sized(17), sized(15), group: group).isEmpty)
    group = column(of: 2)
    group.members[1].isTrailingValue = true
    #expect(found(sized(17), sized(15), group: group).isEmpty)
    group = column(of: 2)
    group.pairs[0].placements = []
    #expect(found(sized(17), sized(15), group: group).isEmpty)
    group = column(of: 2)
    group.pairs[0].isClose = false
    #expect(found(sized(17), sized(15), group: group).isEmpty)
  }

  /// Over a backdrop that is only bounded the ratios tell which of two grays stands out, unless they meet.
  @Test
  func ratiosThatMeetLeaveTheOrderOpen() {
    func over(_ color: String, _ low: Double, _ high: Double) -> Reading {
      var result = sized(17, .regular, color)
      result.background = nil
      result.backgroundRange = ColorBox(low: RGB(gray: 0.9), high: RGB(gray: 1))
      result.ratio = RatioBounds(low: low, high: high)
      return result
    }
    let styles = (ForegroundStyle.custom(11), ForegroundStyle.custom(13))
    #expect(found(over("#000000", 16, 21), over("#767676", 3.5, 4.6), styles: styles).map(\.range) == [place(12)])
    #expect(found(over("#767676", 3.5, 4.6), over("#000000", 16, 21), styles: styles).map(\.range) == [place(10)])
    #expect(found(over("#000000", 4, 21), over("#767676", 3.5, 4.6), styles: styles).isEmpty)
  }

  /// A tinted title over a gray subtitle is told by its hue too; a picture made of an emoji is no level.
  @Test
  func hueAndPicturesAreNoMatterOfOneAxis() {
    let styles = (ForegroundStyle.custom(11), ForegroundStyle.custom(13))
    #expect(found(sized(17, .regular, "#007AFF"), sized(13, .regular, "#8E8E93"), styles: styles).isEmpty)
    #expect(found(sized(17, .regular, "#8E8E93"), sized(13, .regular, "#8E8E93"), styles: styles).count == 1)
    let emoji = [
      text(10, .everywhere(.level(.primary), sized(60)), literal: "🐋"),
      text(12, .everywhere(.level(.primary), sized(17)), literal: "Whale watch"),
    ]
    #expect(findings(emoji, groups: [column(of: 2)], rule: rule).isEmpty)
  }
}
