import ColorScience
import Findings
import PlatformStyles
import Rules
import Scene
import Testing

struct InsufficientContrastTests {
  private let rule = "insufficient-contrast"

  /// `systemGray` on the system's backgrounds: 3.26:1 on white, 6.44:1 on black (S-66), passing with more contrast.
  private func gray(_ style: ForegroundStyle, font: FontReading = font()) -> Placement {
    Placement(
      foreground: style,
      readings: [
        .light: reading("#8E8E93", on: "#FFFFFF", font: font), .dark: reading("#8E8E93", on: "#000000", font: font),
        .lightIncreased: reading("#6C6C70", on: "#FFFFFF", font: font),
        .darkIncreased: reading("#AEAEB2", on: "#000000", font: font),
      ])
  }

  @Test
  func knownRatioBelowFails() throws {
    let found = findings([text(10, gray(.custom(11)))])
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.rule == rule)
    #expect(finding.severity == .error)
    #expect(finding.verdict == .fails)
    #expect(finding.message == "text has a contrast of 3.26:1, below the 4.5:1 that its size needs")
    #expect(finding.range == place(11, column: 22))
    #expect(finding.elements == ["Card.swift:10:5"])
    #expect(finding.measurements.map(\.appearance) == ["light"])
    #expect(finding.measurements.first?.required == 4.5)
    #expect(finding.measurements.first?.foreground?.hexString == "#8E8E93")
    #expect(finding.labels.first?.text == "#8E8E93 on #FFFFFF, 3.26:1 in light")
    #expect(finding.fingerprint.utf8.count == 16)
  }

  @Test("a requirement is not put down to a size that is not known")
  func unknownSize() {
    var font = font()
    font.size = nil
    let small = findings([text(10, gray(.custom(11), font: font))])
    // 3.26:1 would do for large text.
    #expect(
      small.map(\.message) == [
        "text may have a contrast of only 3.26:1, below the 4.5:1 of text that is not known to be large"
      ])
    font.boldAsWritten = true
    let faint = Placement.everywhere(.custom(11), reading("#AEAEB2", on: "#FFFFFF", font: font))
    // #AEAEB2 on white: 1.05 / (0.4240 + 0.05) = 2.21. The profile 'apple' takes bold text of any size for large.
    #expect(
      findings([text(10, faint)], profile: .apple).map(\.message) == [
        "large text has a contrast of 2.21:1, below the 3:1 that its weight needs"
      ])
  }

  @Test
  func theThemeThatFailsIsNamed() throws {
    func placement(_ theme: String, _ color: String) -> Placement {
      Placement(theme: theme, foreground: .custom(11), readings: [.light: reading(color, on: "#FFFFFF")])
    }
    let finding = try #require(findings([text(10, placement("Linen", "#000000"), placement("Sepia", "#8E8E93"))]).first)
    #expect(finding.verdict == .fails)
    #expect(finding.notes.contains { $0.message == "worst in the theme 'Sepia'" })
  }

  @Test
  func passingAndExemptAreSilent() {
    #expect(findings([text(10, .everywhere(.custom(11), reading(4.5)))]).isEmpty)
    #expect(findings([text(10, .everywhere(.custom(11), reading(1), exemption: .disabled))]).isEmpty)
    #expect(findings([text(10, gray(.custom(11), font: font(18)))]).isEmpty)
  }

  @Test
  func severitiesFollowTheVerdict() {
    let elements = [
      text(10, .everywhere(.custom(11), reading(2, 9))),
      text(20, .everywhere(.level(.secondary), reading(3.44, isOnSystemBackground: true))),
      text(30, .everywhere(.custom(31), reading(1.2))),
    ]
    let found = findings(elements, rule: rule)
    #expect(found.map(\.verdict) == [.mayFail, .accepted, .fails])
    #expect(found.map(\.severity) == [.warning, .note, .error])
    #expect(found[0].message == "text may have a contrast as low as 2:1, below the 4.5:1 that its size needs")
    #expect(found[1].message.hasPrefix("text in '.secondary' has a contrast of 3.44:1, below 4.5:1"))
    // Nobody wrote the style, so it stands at the element.
    #expect(found[1].range == place(20))
  }

  @Test
  func otherAppearancesAreMeasurements() {
    var placement = gray(.custom(11))
    placement.readings[.dark] = reading("#48484A", on: "#000000")
    let finding = findings([text(10, placement)]).first
    // #48484A on black: (0.0651 + 0.05) / 0.05 = 2.30, worse than light, so it leads.
    #expect(finding?.measurements.map(\.appearance) == ["light", "dark"])
    #expect(finding?.labels.first?.text == "#48484A on #000000, 2.3:1 in dark")
  }

  @Test
  func onlyTheWorstVerdictOfAnElementIsReported() {
    var placement = gray(.custom(11))
    placement.readings[.dark] = reading(2, 9)
    #expect(findings([text(10, placement)]).map(\.verdict) == [.fails])
  }

  @Test
  func profilesThatDisagreeAreNamed() {
    let notes = findings([text(10, gray(.custom(11), font: font(20)))], profile: .wcag).first?.notes.map(\.message)
    #expect(notes?.contains("it passes under the profile 'standard', which asks for 3:1") == true)
    let same = findings([text(10, .everywhere(.custom(11), reading(1.5)))]).first
    #expect(same?.notes.contains { $0.message.contains("profile") } == false)
  }

  @Test("a profile that looks at other appearances is told by that, not by a ratio that it shares")
  func profilesThatLookElsewhere() {
    var placement = gray(.custom(11))
    // #595959 on white: 1.05 / (0.1001 + 0.05) = 7.0.
    placement.readings[.lightAssistive] = reading("#595959", on: "#FFFFFF")
    let notes = findings([text(10, placement)]).first?.notes.map(\.message) ?? []
    #expect(notes.contains("it passes under the profile 'apple', which looks with the assistive settings alone"))
    placement.readings[.lightAssistive] = reading("#8E8E93", on: "#FFFFFF", font: font(20))
    #expect(
      findings([text(10, placement)]).first?.notes.map(\.message).contains(
        "it passes under the profile 'apple', which looks with the assistive settings alone and asks for 3:1") == true)
  }

  @Test("no profile is said to pass an element of which another style fails there")
  func otherStyles() {
    var passing = gray(.custom(11))
    passing.readings[.lightAssistive] = reading("#595959", on: "#FFFFFF")
    var failing = gray(.custom(12))
    // #999999 on white: 1.05 / (0.3185 + 0.05) = 2.85.
    failing.readings = [.lightAssistive: reading("#999999", on: "#FFFFFF")]
    let element = text(10, passing, failing)
    let notes = findings([element]).flatMap(\.notes).map(\.message)
    #expect(!notes.contains { $0.hasPrefix("it passes under the profile 'apple'") }, "\(notes)")
  }

  @Test("a level whose name the program gives to a colour of its own has the name of the system's colour")
  func takenNames() {
    var scene = Scene(elements: [text(10, gray(.level(.tertiary, line: 11)))])
    scene.ownLevels = [.secondary]
    #expect(
      findings(in: scene, judgement: judge(scene, profile: .standard)).first?.help.first
        == "use 'Color.primary' with 21:1 or more here; 'Color(uiColor: .secondaryLabel)' would reach only 3.43:1")
  }

  @Test
  func theBackdropIsNamed() {
    let yellow = LayerReading(
      description: "'Color.yellow'", color: Color(hex: "#FFCC00"),
      provenance: Provenance(of: .background, kind: .literal, detail: "Color.yellow", range: place(14)))
    let root = LayerReading(
      description: "systemBackground", color: .white,
      provenance: Provenance(of: .background, kind: .default, detail: "S-80", range: nil))
    let covered = findings([
      text(10, .everywhere(.custom(11), reading("#FFFFFF", on: "#FFCC00", layers: [root, yellow])))
    ]).first
    #expect(covered?.labels.last == Finding.Label(text: "backdrop: 'Color.yellow'", range: place(14)))
    #expect(covered?.notes.contains { $0.message.contains("systemBackground") } == false)
    let bare = findings([text(10, .everywhere(.custom(11), reading("#EEEEEE", on: "#FFFFFF", layers: [root])))]).first
    #expect(bare?.notes.contains { $0.message == "the backdrop is systemBackground (S-80)" } == true)
  }

  /// `secondaryLabel` has 3.438:1 on white, so it must not be offered for small text there.
  @Test
  func helpOffersOnlyWhatPasses() {
    let help = findings([text(10, gray(.level(.tertiary, line: 11)))]).first?.help ?? []
    #expect(help.first == "use 'Color.primary' with 21:1 or more here; 'Color.secondary' would reach only 3.43:1")
    #expect(help.contains("or make it large: 18 pt, or 14 pt in bold, needs only 3:1"))
    let large = findings([text(10, .everywhere(.custom(11), reading("#C0C0C0", on: "#FFFFFF", font: font(20))))])
    // The backdrop is white in dark mode too, where white text would vanish: no level passes everywhere.
    #expect(large.first?.help.contains { $0.contains("Color.") } == false)
  }

  @Test("code of UIKit has its names, also where it styles what an interface file has")
  func namesOfTheFramework() {
    for toolkit in [Toolkit.objects, .interfaceBuilder] {
      var element = text(10, gray(.level(.tertiary, line: 11)))
      element.toolkit = toolkit
      let help = findings([element]).first?.help ?? []
      #expect(
        help.first == "use 'UIColor.label' with 21:1 or more here; 'UIColor.secondaryLabel' would reach only 3.43:1")
    }
  }

  @Test
  func helpNamesTheNearestColor() throws {
    let help = try #require(findings([text(10, gray(.custom(11)))]).first?.help)
    let sentence = try #require(help.first { $0.hasPrefix("the nearest colour with 4.5:1 in light is '#") })
    let color = try #require(Color(hex: String(sentence.suffix(8).prefix(7))))
    #expect(contrastRatio(color, .white) >= 4.5)
  }

  private func custom(_ color: String, light: String, dark: String) -> Placement {
    let (light, dark) = (reading(color, on: light), reading(color, on: dark))
    return Placement(
      foreground: .custom(11),
      readings: [.light: light, .lightIncreased: light, .dark: dark, .darkIncreased: dark])
  }

  @Test("the nearest colour holds in every appearance where one does, for a colour that is the same in all")
  func nearestEverywhere() throws {
    // On #FFFFFF 4.5:1 needs a luminance of at most 1.05 / 4.5 - 0.05 = 0.183; on #C0C0C0 (0.5271) at most 0.0782.
    let help = try #require(
      findings([text(10, custom("#808080", light: "#FFFFFF", dark: "#C0C0C0"))]).first?.help)
    let sentence = try #require(help.first { $0.hasPrefix("the nearest colour with 4.5:1 in every appearance is '#") })
    let color = try #require(Color(hex: String(sentence.suffix(8).prefix(7))))
    #expect(color.relativeLuminance <= 0.0782)
    #expect(color.relativeLuminance > 0.06)
  }

  @Test("where no one colour would do, the help says so and names one for each scheme")
  func nearestInEach() throws {
    // On #1C1C1E (0.0116) 4.5:1 needs a luminance of at least 0.0616 * 4.5 - 0.05 = 0.227, on white at most 0.183.
    let help = try #require(
      findings([text(10, custom("#A06FED", light: "#FFFFFF", dark: "#1C1C1E"))]).first?.help)
    let sentence = try #require(
      help.first { $0.hasPrefix("no one colour has 4.5:1 in both schemes: the nearest that has it is '#") })
    let words = sentence.split(separator: "'").filter { $0.hasPrefix("#") }
    let colors = try words.map { try #require(Color(hex: String($0))) }
    #expect(colors.count == 2)
    #expect(colors[0].relativeLuminance <= 0.184)
    #expect(colors[1].relativeLuminance >= 0.226)
  }

  @Test
  func placesAreNamedWhereThereAreSeveral() {
    let element = text(
      10, .everywhere(.custom(11), reading(9)),
      .everywhere(.custom(11), reading(2), condition: "isRead", theme: "Dusk"))
    let notes = findings([element]).first?.notes.map(\.message) ?? []
    #expect(notes.contains("worst where 'isRead' holds"))
    #expect(notes.contains("worst in the theme 'Dusk'"))
  }

  @Test(
    "of the condition is told what all equal places have in common",
    arguments: [
      (["size == .small && isRead", "size == .large && isRead"], "worst where 'isRead' holds"),
      (["size == .small", "size == .large"], nil),
      (["… && size == .small && isRead", "size == .large && isRead"], "worst where '… && isRead' holds"),
      (["f(a && b) && c", "f(a && b) && d"], "worst where 'f(a && b)' holds"),
      (["(a && b) && c", "(a && d) && c"], "worst where 'c' holds"),
      (["s == \" && \" && c", "c"], "worst where 'c' holds"),
    ] as [([String], String?)])
  func commonConditions(conditions: [String], note: String?) {
    let equal = conditions.map { Placement.everywhere(.custom(11), reading(2), condition: $0) }
    var element = text(10, .everywhere(.custom(11), reading(9)))
    element.placements += equal
    let notes = findings([element]).first?.notes.map(\.message).filter { $0.hasPrefix("worst where") } ?? []
    #expect(notes == [note].compactMap(\.self))
  }

  @Test(
    "of a setting that decides are told the values with which it is worst",
    arguments: [
      (["size == .small", "size == .tiny"], ["size == .large"], "worst where 'size' is '.small' or '.tiny'"),
      (
        ["a && size == .small", "a && size == .tiny"], ["a && size == .large"],
        "worst where 'a' holds and 'size' is '.small' or '.tiny'"
      ),
      (["s == 1", "s == 2", "s == 3"], ["s == 4"], "worst where 's' is '1', '2' or '3'"),
      (["s == 1", "s == 2", "s == 3", "s == 5"], ["s == 4"], nil),
      // Another condition decides, or nothing tells that the others have another value.
      (["size == .small", "size == .tiny"], ["size == .small && a"], nil),
      (["size == .small", "size == .tiny"], ["a"], nil),
      (["size == .small", "a"], ["size == .large"], nil),
    ] as [([String], [String], String?)])
  func settings(worst: [String], better: [String], note: String?) {
    var element = text(10, .everywhere(.custom(11), reading(2), condition: worst[0]))
    element.placements += worst.dropFirst().map { .everywhere(.custom(11), reading(2), condition: $0) }
    element.placements += better.map { .everywhere(.custom(11), reading(9), condition: $0) }
    let notes = findings([element]).first?.notes.map(\.message).filter { $0.hasPrefix("worst where") } ?? []
    #expect(notes == [note].compactMap(\.self))
  }

  @Test("a text that is too small in one place only is told where that is")
  func sizesOfPlaces() {
    let element = text(
      10, .everywhere(.custom(11), reading(3.5, font: font(24))),
      .everywhere(.custom(11), reading(3.5, font: font(12)), condition: "isCompact"))
    let notes = findings([element]).first?.notes.map(\.message) ?? []
    #expect(notes.contains("worst where 'isCompact' holds"), "\(notes)")
  }

  @Test("where an opacity takes contrast, no colour is advised that it would fade as well")
  func adviceUnderAnOpacity() {
    var faded = reading("#8E8E93", on: "#FFFFFF")
    faded.unfaded = RatioBounds(low: 5, high: 5)
    let help = findings([text(10, .everywhere(.custom(11), faded))]).first?.help ?? []
    #expect(help.first == "raise the opacity around it: without it the contrast is 5:1 here", "\(help)")
    #expect(help.contains { $0.contains("nearest colour") || $0.contains("Color.") } == false)
  }

  @Test("to raise an opacity is not advised where that is not enough", arguments: [4, 4.499])
  func adviceThatWouldNotHelp(ratio: Double) {
    var faded = reading("#8E8E93", on: "#FFFFFF")
    faded.unfaded = RatioBounds(low: ratio, high: ratio)
    let help = findings([text(10, .everywhere(.custom(11), faded))]).first?.help ?? []
    #expect(help.contains { $0.contains("raise") } == false, "\(help)")
    #expect(help.first?.contains("and that is too little as well") == true)
  }

  @Test("of places that fall short one that the program shows is meant, before a worse one that nothing shows")
  func strayPlaces() {
    var stray = Placement.everywhere(.custom(11), reading(2))
    stray.isStray = true
    let shown = Placement.everywhere(.custom(11), reading(3))
    #expect(findings([text(10, stray, shown)]).first?.message.contains("3:1,") == true)
    // One that does well does not hide it.
    let sound = Placement.everywhere(.custom(11), reading(9))
    #expect(findings([text(10, stray, sound)]).first?.message.contains("2:1,") == true)
  }

  @Test("of equal places the one that no condition leads to is meant")
  func equalPlaces() {
    let element = text(
      10, .everywhere(.custom(11), reading(2), condition: "isRead"), .everywhere(.custom(11), reading(2)),
      .everywhere(.custom(11), reading(9)))
    let notes = findings([element]).first?.notes.map(\.message) ?? []
    #expect(notes.contains { $0.hasPrefix("worst where") } == false, "\(notes)")
  }

  @Test
  func acceptanceWithoutANumberPromisesNone() throws {
    var unpublished = undecided(.externalModule)
    unpublished.isOnSystemBackground = true
    let finding = try #require(findings([text(10, .everywhere(.level(.secondary, line: 11), unpublished))]).first)
    #expect(finding.message.hasPrefix("text in '.secondary' is accepted as a choice of the system"))
    #expect(finding.help.isEmpty)
  }

  @Test("what is accepted on an assumed backdrop is no more than a possibility", arguments: [true, false])
  func acceptanceOnAnAssumedBackdrop(isCertain: Bool) throws {
    var reading = reading(3.5)
    reading.isOnSystemBackground = true
    reading.isCertain = isCertain
    let finding = try #require(findings([text(10, .everywhere(.level(.secondary, line: 11), reading))]).first)
    #expect(finding.message.contains(isCertain ? "' has a contrast of 3.5:1" : "' may have a contrast of 3.5:1"))
  }
}
