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
  fileprivate static let leastRatio = 3.0

  /// What the words are made from.
  struct Evidence: Sendable {
    /// What the texts measure against each other in one appearance, under the condition that is worst there.
    struct Measured: Sendable {
      let appearance: Appearance
      let condition: VisionCondition
      let ratio: RatioBounds
      /// What they measure in normal vision.
      let normal: RatioBounds
    }

    let other: Neighbour
    /// The texts that take the place of the other one.
    var alternatives: [Neighbour] = []
    /// True where a component or a function shows one text twice.
    var isOneText = false
    /// The calls that show the two uses of one text, where they are known.
    var calls: [String] = []
    let areSystemLevels: Bool
    let worst: Measured
    let others: [Measured]
  }

  static func examine(_ judged: JudgedScene) -> [Occurrence<Evidence>] {
    let marked = MarkedTexts(judged.scene)
    let defects = (judged.comparedPairs + judged.comparedUses)
      .filter { !$0.isParted && marked.contains($0.upper) == marked.contains($0.lower) }
      .compactMap { defect($0, judged) }
    // The worst of several leads, and an error before a warning.
    let sorted = defects.sorted { first, second in
      let (one, other) = (first.occurrence.evidence, second.occurrence.evidence)
      if one.areSystemLevels != other.areSystemLevels { return other.areSystemLevels }
      return one.worst.ratio.low < other.worst.ratio.low
    }
    return JudgedScene.joined(sorted) { $0.alternatives.append($1) }
  }

  private static func defect(_ pair: ComparedPair, _ judged: JudgedScene) -> PairDefect<Evidence>? {
    let all = pair.comparisons.filter { !pair.isOfOneText || $0.isOfTones }.compactMap(Defect.init)
    // On one path a colour of the project's may stand where on another one a level does: the error is told.
    let errors = all.filter { !$0.areSystemLevels }
    let failing = errors.isEmpty ? all : errors
    guard let worst = failing.min(by: { $0.measured.ratio.low < $1.measured.ratio.low }) else { return nil }
    let (less, more) = pair.byImportance(in: judged.scene, strongerLook: worst.stronger)
    let isUpperLess = pair.isOfOneText ? worst.stronger == .lower : less == pair.upper
    let perAppearance = worstPerAppearance(failing, judged.judgement.profile)
    let measurements = perAppearance.map { defect in
      Finding.Measurement(
        appearance: defect.measured.appearance.rawValue, ratio: defect.measured.ratio, required: leastRatio,
        foreground: defect.color(ofUpper: isUpperLess),
        background: defect.color(ofUpper: !isUpperLess))
    }
    let (lessElement, moreElement) = (judged.scene.elements[less], judged.scene.elements[more])
    let areSystemLevels = errors.isEmpty
    let appearance = worst.measured.appearance
    let other = Neighbour(name: moreElement.name, range: moreElement.range)
    let label = String.colors(worst.colors(ofUpper: isUpperLess), appearance)
    let otherLabel = String.colors(worst.colors(ofUpper: !isUpperLess), appearance)
    let labels =
      pair.isOfOneText
      ? [Finding.Label(text: "\(label), or \(otherLabel)", range: lessElement.range)]
      : [
        Finding.Label(text: label, range: lessElement.range),
        Finding.Label(text: otherLabel, range: moreElement.range),
      ]
    let occurrence = Occurrence(
      range: lessElement.range, verdict: .advice, severity: areSystemLevels ? .warning : nil,
      elements: pair.isOfOneText ? [less] : [less, more], measurements: measurements, labels: labels,
      evidence: Evidence(
        other: other, isOneText: pair.isOfOneText, calls: pair.isOfOneText ? worst.calls : [],
        areSystemLevels: areSystemLevels, worst: worst.measured,
        others: perAppearance.map(\.measured).filter { $0.appearance != appearance }))
    return PairDefect(
      side: .init(text: less, isUpper: isUpperLess), neighbour: other, occurrence: occurrence)
  }

  /// A comparison in which a colour alone tells too little.
  private struct Defect {
    let upper: LevelComparison.Side
    let lower: LevelComparison.Side
    let meetings: [Meeting]
    let stronger: LevelComparison.Stronger
    let measured: Evidence.Measured

    init?(_ comparison: LevelComparison) {
      // A line under one of the two tells them apart as well.
      guard comparison.hasSameShape, !comparison.isOfStatus,
        comparison.upper.placement.isLined == comparison.lower.placement.isLined,
        comparison.upper.reading.isCertain, comparison.lower.reading.isCertain
      else { return nil }
      // On every backdrop that may lie behind they differ, and too little.
      meetings = comparison.meetings
      guard meetings.allSatisfy({ $0.upper.bytes != $0.lower.bytes }), let normal = comparison.ratio(.normal),
        let worst = comparison.worst, worst.ratio.high < leastRatio
      else { return nil }
      upper = comparison.upper
      lower = comparison.lower
      stronger = comparison.stronger(on: .style) ?? .neither
      measured = Evidence.Measured(
        appearance: comparison.appearance, condition: worst.condition, ratio: worst.ratio, normal: normal)
    }

    var areSystemLevels: Bool { upper.level != nil && lower.level != nil }

    /// The colours of a text over all that may lie behind.
    func colors(ofUpper isUpper: Bool) -> [Color] { meetings.map { isUpper ? $0.upper : $0.lower } }

    /// The colour of a text, where it is one.
    func color(ofUpper isUpper: Bool) -> Color? {
      let colors = colors(ofUpper: isUpper)
      return Set(colors.map(\.bytes)).count == 1 ? colors[0] : nil
    }

    /// The calls in one view that show the two, where they are known: those of functions are not.
    var calls: [String] {
      for one in upper.placement.ways {
        for other in lower.placement.ways where one != other && one.dropLast() == other.dropLast() {
          return [one, other].compactMap(\.last)
        }
      }
      return []
    }
  }

  private static func worstPerAppearance(_ failing: [Defect], _ profile: Profile) -> [Defect] {
    profile.decidingAppearances.compactMap { appearance in
      failing.filter { $0.measured.appearance == appearance }.min { $0.measured.ratio.low < $1.measured.ratio.low }
    }
  }

  static func message(_ evidence: Evidence) -> String { .colorAlone(evidence) }

  static func notes(_ evidence: Evidence) -> [Finding.Note] {
    [
      Finding.Note(
        message: evidence.isOneText ? .shownTwice(by: evidence.calls) : .compared(with: evidence.other.name),
        range: evidence.other.range)
    ]
      + evidence.alternatives.map { Finding.Note(message: .instead(of: $0), range: $0.range) }
      + evidence.others.map { Finding.Note(message: .alsoIn($0)) }
  }

  static func help(_ evidence: Evidence) -> [String] { [.addAnAxis, .addLightness] }
}

extension LevelComparison {
  /// True where one of the two has its hue from a state that more than the hue tells, and is no level by it (S-137).
  fileprivate var isOfStatus: Bool {
    upper.isWarning || lower.isWarning
      || (differsInHue && (upper.placement.tellsState || lower.placement.tellsState))
  }
}

extension LevelComparison.Side {
  /// True for a text in the system's red that comes and goes: a warning, and its presence tells (S-133, S-137).
  fileprivate var isWarning: Bool {
    placement.foreground.form == .system(SystemColor.red.rawValue) && placement.isConditional
  }
}

extension String {
  fileprivate static func colorAlone(_ evidence: ColorOnlyHierarchy.Evidence) -> String {
    let told =
      evidence.isOneText ? "two uses of this text apart" : "this text from \(evidence.other.name ?? "its neighbour")"
    return "only colour tells \(told): \(ratio(evidence.worst)), below 3:1"
  }

  fileprivate static func compared(with name: String?) -> String {
    "compared with \(name ?? "this text"), in the same size and weight"
  }

  fileprivate static func shownTwice(by calls: [String]) -> String {
    let places = calls.isEmpty ? "" : " by \(listed(calls.map(quoted)))"
    return "shown twice\(places), one under the other, in the same size and weight"
  }

  fileprivate static func alsoIn(_ measured: ColorOnlyHierarchy.Evidence.Measured) -> String {
    "also \(ratio(measured))"
  }

  private static func ratio(_ measured: ColorOnlyHierarchy.Evidence.Measured) -> String {
    let worst = "\(RatioText.text(measured.ratio)) to each other \(measured.condition.phrase)"
    // That everybody is concerned says more than whom it hits hardest.
    let isForAll = measured.condition != .normal && measured.normal.high < ColorOnlyHierarchy.leastRatio
    return (isForAll ? "\(RatioText.text(measured.normal)) in normal vision, " : "") + worst
      + " in \(measured.appearance.phrase)"
  }

  fileprivate static func colors(_ colors: [Color], _ appearance: Appearance) -> String {
    let sorted = colors.sorted { $0.relativeLuminance < $1.relativeLuminance }.map(\.hexString)
    let ends = sorted.first == sorted.last ? sorted.prefix(1) : [sorted[0], sorted[sorted.count - 1]]
    return "\(ends.joined(separator: " to ")) in \(appearance.phrase)"
  }

  fileprivate static let addAnAxis = "give the less important text a smaller size or a lighter weight as well"
  fileprivate static let addLightness = "or choose colours with 3:1 to each other, which is a difference in lightness"
}
