import Findings
import PlatformStyles
import Rules
import Scene
import Testing

/// From readings to verdicts, per appearance and for the element.
struct VerdictTests {
  private func judged(_ placements: Placement..., profile: Profile = .standard) -> ElementJudgement {
    var element = text(10, .everywhere(.custom(11), reading(1)))
    element.placements = placements
    return judge(Scene(elements: [element]), profile: profile).elements[0]
  }

  private func verdict(_ style: ForegroundStyle, _ reading: Reading, _ profile: Profile = .standard) -> ElementVerdict?
  {
    judged(.everywhere(style, reading), profile: profile).appearances[.light]?.verdict
  }

  @Test(arguments: [
    (4.499_999_999, 4.499_999_999, true, ElementVerdict.fails),
    (4.5, 4.5, true, .passes),
    (4.5, 4.5, false, .passes),
    (4.499, 4.5, true, .mayFail),
    (4.499, 4.499, false, .mayFail),
    (2, 4.499, true, .fails),
    (2, 21, true, .mayFail),
    (4.5, 21, true, .passes),
  ])
  func ratiosAreComparedUnrounded(low: Double, high: Double, isCertain: Bool, expected: ElementVerdict) {
    #expect(verdict(.custom(11), reading(low, high, isCertain: isCertain)) == expected)
  }

  @Test(
    "what no colours would reach in the groups around fails, however uncertain they are",
    arguments: [(4.4 as Double?, ElementVerdict.fails), (4.6, .mayFail), (nil, .mayFail)])
  func ceiling(ceiling: Double?, expected: ElementVerdict) {
    var reading = reading(2, 2.5, isCertain: false)
    reading.ceiling = ceiling
    #expect(verdict(.custom(11), reading) == expected)
  }

  @Test(
    "a size that a setting begins with passes by itself and fails for certain only where no size would do",
    arguments: [(22.0, 3.2, ElementVerdict.passes), (12, 3.2, .mayFail), (12, 2.9, .fails), (22, 2.9, .fails)])
  func changingSize(size: Double, ratio: Double, expected: ElementVerdict) {
    // 22 pt is large from 18 pt on and needs 3:1, 12 pt needs 4.5:1.
    var font = font(size)
    font.mayChange = true
    #expect(verdict(.custom(11), reading(ratio, font: font)) == expected)
  }

  @Test(
    "a text that may shrink passes where its smallest size does, and fails for certain only where no size would do",
    arguments: [(18.0, 3.2, ElementVerdict.passes), (15, 3.2, .mayFail), (15, 2.9, .fails), (15, 4.6, .passes)])
  func shrinkingSize(least: Double, ratio: Double, expected: ElementVerdict) {
    // 30 pt is large and needs 3:1, 15 pt needs 4.5:1.
    var font = font(30)
    font.leastSize = least
    #expect(verdict(.custom(11), reading(ratio, font: font)) == expected)
  }

  @Test(
    "an unknown font leaves open which ratio is asked for", arguments: [(2.99, ElementVerdict.fails), (3.5, .mayFail)])
  func unknownFont(ratio: Double, expected: ElementVerdict) {
    // 3:1 is asked of large text, so only what lies below that fails for certain.
    #expect(verdict(.custom(11), reading(ratio, font: nil)) == expected)
    #expect(verdict(.custom(11), reading(ratio, font: font(nil))) == expected)
    #expect(verdict(.custom(11), reading(ratio, font: font(13, nil))) == .fails)
  }

  @Test
  func undecidedReadingsAreUnverified() {
    let result = judged(.everywhere(.custom(11), undecided(.runtimeValue)))
    #expect(result.appearances[.dark]?.verdict == .unverified)
    #expect(result.status == .undecided)
    #expect(result.undecided?.reason == .runtimeValue)
  }

  @Test(arguments: [Profile.standard, .wcag, .apple])
  func systemChoicesAreAcceptedButNotByTheLetter(profile: Profile) {
    let accepted: ElementVerdict = profile == .wcag ? .fails : .accepted
    let onSystem = reading(3.44, isOnSystemBackground: true)
    #expect(verdict(.level(.secondary, line: 11), onSystem, profile) == accepted)
    #expect(verdict(.level(.secondary), onSystem, profile) == accepted)
    // A prompt is fainter, but nobody wrote it.
    #expect(verdict(.level(.tertiary), onSystem, profile) == accepted)
    let tint = ForegroundStyle(form: .system("tintColor"), isProjectStyle: false, description: "default tint")
    #expect(verdict(tint, onSystem, profile) == accepted)
    let label = ForegroundStyle(
      form: .system("secondaryLabel"), isProjectStyle: true, description: "Color.secondary", range: place(11))
    #expect(verdict(label, onSystem, profile) == accepted)
  }

  @Test(arguments: Profile.allCases)
  func systemChoicesWithoutANumber(profile: Profile) {
    var unpublished = undecided(.externalModule)
    unpublished.isOnSystemBackground = true
    let accepted: ElementVerdict = profile == .wcag ? .unverified : .accepted
    #expect(verdict(.level(.secondary, line: 11), unpublished, profile) == accepted)
    #expect(verdict(.level(.tertiary), unpublished, profile) == accepted)
    #expect(verdict(.level(.tertiary, line: 11), unpublished, profile) == .unverified)
    #expect(verdict(.custom(11), unpublished, profile) == .unverified)
    #expect(verdict(.level(.secondary, line: 11), undecided(.externalModule), profile) == .unverified)
  }

  @Test(arguments: Profile.allCases)
  func whatTheProjectWroteIsJudgedByItsNumber(profile: Profile) {
    let onSystem = reading(3.44, isOnSystemBackground: true)
    #expect(verdict(.level(.tertiary, line: 11), onSystem, profile) == .fails)
    #expect(verdict(.custom(11), onSystem, profile) == .fails)
    #expect(verdict(.level(.secondary, line: 11, hasWrittenOpacity: true), onSystem, profile) == .fails)
    #expect(verdict(.level(.secondary, line: 11), reading(3.44), profile) == .fails)
    let gray = ForegroundStyle(form: .system("systemGray"), isProjectStyle: true, description: "Color.gray")
    #expect(verdict(gray, onSystem, profile) == .fails)
  }

  @Test
  func acceptanceIsOnlyForWhatDoesNotPass() {
    #expect(verdict(.level(.primary), reading(21, isOnSystemBackground: true)) == .passes)
  }

  @Test(arguments: Profile.allCases)
  func vibrantLevelsOverAMaterial(profile: Profile) {
    let surface = MaterialSurface(material: .regular, activatesVibrancy: true, range: place(14), id: 1)
    let vibrant = Placement.everywhere(
      .level(.secondary, line: 11, isVibrant: true), reading(2, 6), material: surface)
    let inert = Placement.everywhere(.level(.secondary, line: 11), reading(2, 6), material: surface)
    let faded = Placement.everywhere(
      .level(.secondary, line: 11, isVibrant: true, hasWrittenOpacity: true), reading(2, 6), material: surface)
    #expect(judged(vibrant, profile: profile).appearances[.dark]?.verdict == (profile == .wcag ? .mayFail : .accepted))
    #expect(judged(inert, profile: profile).appearances[.dark]?.verdict == .mayFail)
    // Over a tint of the project's own nobody answers for a level.
    var tinted = surface
    tinted.isTinted = true
    let onTint = Placement.everywhere(
      .level(.secondary, line: 11, isVibrant: true), reading(2, 6), material: tinted)
    #expect(judged(onTint, profile: profile).appearances[.dark]?.verdict == .mayFail)
    #expect(judged(faded, profile: profile).appearances[.dark]?.verdict == .mayFail)
  }

  @Test(arguments: Profile.allCases)
  func vibrantLevelsOverGlass(profile: Profile) {
    let glass = MaterialSurface(material: nil, activatesVibrancy: true, range: place(14), id: 1)
    func verdict(_ style: ForegroundStyle, over surface: MaterialSurface) -> ElementVerdict? {
      judged(.everywhere(style, undecided(.material), material: surface), profile: profile).appearances[.dark]?.verdict
    }
    // Whatever lies behind the glass, the system sees to its levels.
    let accepted: ElementVerdict = profile == .wcag ? .unverified : .accepted
    #expect(verdict(.level(.primary, isVibrant: true), over: glass) == accepted)
    #expect(verdict(.level(.secondary, line: 11, isVibrant: true), over: glass) == accepted)
    #expect(verdict(.level(.secondary, line: 11), over: glass) == .unverified)
    #expect(verdict(.custom(11), over: glass) == .unverified)
    var tinted = glass
    tinted.isTinted = true
    #expect(verdict(.level(.primary, isVibrant: true), over: tinted) == .unverified)
    // A material without a number is one that the project made fainter.
    let faded = MaterialSurface(material: .regular, activatesVibrancy: true, range: place(14), id: 1)
    #expect(verdict(.level(.primary, isVibrant: true), over: faded) == .unverified)
  }

  @Test("the levels of a vibrancy effect are the system's, whatever lies behind its blur", arguments: Profile.allCases)
  func vibrancyEffect(profile: Profile) {
    var inEffect = undecided(.material)
    inEffect.undecided?.isUnpublished = true
    func verdict(_ style: ForegroundStyle, over surface: MaterialSurface?) -> ElementVerdict? {
      judged(.everywhere(style, inEffect, material: surface), profile: profile).appearances[.dark]?.verdict
    }
    let blur = MaterialSurface(material: .regular, activatesVibrancy: true, range: place(14), id: 1)
    let level = ForegroundStyle.level(.secondary, line: 11, isVibrant: true)
    #expect(verdict(level, over: blur) == (profile == .wcag ? .unverified : .accepted))
    #expect(verdict(level, over: nil) == .unverified)
    #expect(verdict(.level(.secondary, line: 11, isVibrant: true, hasWrittenOpacity: true), over: blur) == .unverified)
    #expect(verdict(.custom(11), over: blur) == .unverified)
  }

  @Test
  func theWorstPlacementSpeaks() {
    let result = judged(
      .everywhere(.custom(11), reading(21)),
      .everywhere(.custom(11), undecided(.parameter), condition: "isRead"),
      .everywhere(.custom(11), reading(3.2), condition: "isOld"),
      .everywhere(.custom(11), reading(2.1), condition: "isGone"),
      .everywhere(.custom(11), reading(1.1), exemption: .disabled))
    #expect(result.appearances[.light] == AppearanceJudgement(verdict: .fails, required: 4.5, placement: 3))
    #expect(result.placements.map { $0[.light] } == [.passes, .unverified, .fails, .fails, .exempt])
    #expect(result.status == .judged)
  }

  @Test
  func orderOfVerdicts() {
    #expect(
      ElementVerdict.allCases.sorted { $0.rank < $1.rank }
        == [.fails, .mayFail, .unverified, .accepted, .passes, .exempt])
  }

  @Test
  func exemptOnlyWhereNothingIsAsked() {
    let exempt = Placement.everywhere(.custom(11), reading(1.1), exemption: .decorative)
    #expect(judged(exempt).status == .exempt)
    #expect(judged(exempt, .everywhere(.custom(11), reading(21))).status == .judged)
    #expect(judged(exempt, .everywhere(.custom(11), undecided(.parameter))).status == .undecided)
  }

  /// Only the deciding appearances count, and only those that occur.
  @Test
  func decidingAppearances() {
    var placement = Placement.everywhere(.custom(11), reading(21))
    placement.readings[.darkAssistive] = undecided(.parameter)
    #expect(judged(placement).status == .judged)
    #expect(judged(placement, profile: .apple).status == .undecided)
    placement.readings[.darkAssistive] = nil
    #expect(judged(placement, profile: .apple).status == .judged)
    placement.readings[.dark] = reading(2, 5)
    #expect(judged(placement).status == .undecided)
  }
}
