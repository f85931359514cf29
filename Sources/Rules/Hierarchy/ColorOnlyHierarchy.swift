import ColorScience
import Findings
import PlatformStyles
import Scene

/// Two neighbouring levels that only a colour tells apart, which not everybody can see.
enum ColorOnlyHierarchy: Rule {
  static let metadata = RuleMetadata(
    id: "color-only-hierarchy", group: .hierarchy, severity: .error,
    summary: "two neighbouring levels of one group, same size and weight, whose foregrounds differ by less than 3:1"
      + " in normal, grayscale, protan, deutan or tritan vision; never a label and its value",
    severityNote: "warning where both are system levels")

  /// The least ratio of two colours to each other that counts as more than colour (G183 of WCAG 2.2).
  private static let leastRatio = 3.0

  /// What the words are made from.
  struct Evidence: Sendable {
    /// What the texts measure against each other in one appearance, under the condition that is worst there.
    struct Measured: Sendable {
      let appearance: Appearance
      let condition: VisionCondition
      let ratio: Double
    }

    let otherName: String?
    let otherRange: SourceRange
    let areSystemLevels: Bool
    let worst: Measured
    let others: [Measured]
  }

  static func examine(_ judged: JudgedScene) -> [Occurrence<Evidence>] {
    judged.comparedPairs.compactMap { occurrence($0, judged) }
  }

  private static func occurrence(_ pair: ComparedPair, _ judged: JudgedScene) -> Occurrence<Evidence>? {
    let failing = pair.comparisons.filter(isDefect)
    guard let worst = failing.min(by: { $0.worst.ratio < $1.worst.ratio }) else { return nil }
    let (upper, lower) = (judged.scene.elements[pair.upper], judged.scene.elements[pair.lower])
    let importance = ImportanceEvidence(upper, lower, isFirstLeading: pair.isUpperLeading)
    let isUpperLess = importance?.isFirstMoreImportant == false
    let (less, more) = isUpperLess ? (upper, lower) : (lower, upper)
    let (lessSide, moreSide) = isUpperLess ? (worst.upper, worst.lower) : (worst.lower, worst.upper)
    let areSystemLevels = failing.allSatisfy { $0.upper.isSystemLevel && $0.lower.isSystemLevel }
    let perAppearance = worstPerAppearance(failing, judged.judgement.profile)
    let measurements = perAppearance.map { comparison in
      let (own, other) = isUpperLess ? (comparison.upper, comparison.lower) : (comparison.lower, comparison.upper)
      return Finding.Measurement(
        appearance: comparison.appearance.rawValue, ratio: RatioBounds(comparison.worst.ratio), required: leastRatio,
        foreground: own.color, background: other.color)
    }
    return Occurrence(
      range: less.range, verdict: .advice, severity: areSystemLevels ? .warning : nil,
      elements: isUpperLess ? [pair.upper, pair.lower] : [pair.lower, pair.upper], measurements: measurements,
      labels: [
        Finding.Label(text: .color(lessSide.color, worst.appearance), range: less.range),
        Finding.Label(text: .color(moreSide.color, worst.appearance), range: more.range),
      ],
      evidence: Evidence(
        otherName: more.name, otherRange: more.range, areSystemLevels: areSystemLevels, worst: measured(worst),
        others: perAppearance.filter { $0.appearance != worst.appearance }.map(measured)))
  }

  private static func isDefect(_ comparison: LevelComparison) -> Bool {
    comparison.hasSameShape && !comparison.upper.isStatus && !comparison.lower.isStatus
      && comparison.upper.color.bytes != comparison.lower.color.bytes
      && comparison.upper.reading.isCertain && comparison.lower.reading.isCertain
      && comparison.worst.ratio < leastRatio
  }

  private static func worstPerAppearance(_ failing: [LevelComparison], _ profile: Profile) -> [LevelComparison] {
    profile.decidingAppearances.compactMap { appearance in
      failing.filter { $0.appearance == appearance }.min { $0.worst.ratio < $1.worst.ratio }
    }
  }

  private static func measured(_ comparison: LevelComparison) -> Evidence.Measured {
    let worst = comparison.worst
    return Evidence.Measured(appearance: comparison.appearance, condition: worst.condition, ratio: worst.ratio)
  }

  static func message(_ evidence: Evidence) -> String { .colorAlone(evidence) }

  static func notes(_ evidence: Evidence) -> [Finding.Note] {
    [Finding.Note(message: .compared(with: evidence.otherName), range: evidence.otherRange)]
      + evidence.others.map { Finding.Note(message: .alsoIn($0)) }
  }

  static func help(_ evidence: Evidence) -> [String] { [.addAnAxis, .addLightness] }
}

extension LevelComparison.Side {
  /// True for a text in the system's red that comes and goes: a warning, and its presence tells (S-133, S-137).
  fileprivate var isStatus: Bool {
    placement.foreground.form == .system(SystemColor.red.rawValue) && placement.condition != nil
  }

  fileprivate var isSystemLevel: Bool {
    placement.foreground.systemLevel != nil && !placement.foreground.hasWrittenOpacity
      && !placement.foreground.isFadedByGroup
  }
}

extension String {
  fileprivate static func colorAlone(_ evidence: ColorOnlyHierarchy.Evidence) -> String {
    "only colour tells this text from \(evidence.otherName ?? "its neighbour"): \(ratio(evidence.worst)), below 3:1"
  }

  fileprivate static func compared(with name: String?) -> String {
    "compared with \(name ?? "this text"), in the same size and weight"
  }

  fileprivate static func alsoIn(_ measured: ColorOnlyHierarchy.Evidence.Measured) -> String {
    "also \(ratio(measured))"
  }

  private static func ratio(_ measured: ColorOnlyHierarchy.Evidence.Measured) -> String {
    "\(RatioText.text(measured.ratio)) to each other \(measured.condition.phrase) in \(measured.appearance.phrase)"
  }

  fileprivate static func color(_ color: Color, _ appearance: Appearance) -> String {
    "\(color.hexString) in \(appearance.phrase)"
  }

  fileprivate static let addAnAxis = "give the less important text a smaller size or a lighter weight as well"
  fileprivate static let addLightness = "or choose colours with 3:1 to each other, which is a difference in lightness"
}
