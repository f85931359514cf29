import Findings
import PlatformStyles
import Scene

/// A less important text that stands out more than a more important one beside it.
enum InvertedHierarchy: Rule {
  static let metadata = RuleMetadata(
    id: "inverted-hierarchy", group: .hierarchy, severity: .warning,
    summary: "a less important text that is more prominent than a more important one, on evidence of both")

  /// What the words are made from.
  struct Evidence: Sendable {
    /// What makes it stand out, as this text has it and as the other does.
    struct Difference: Sendable {
      let axis: HierarchyAxis
      let less: String
      let more: String
    }

    let differences: [Difference]
    let otherName: String?
    let otherRange: SourceRange
    /// What tells the importance of each.
    let lessWords: [String]
    let moreWords: [String]
  }

  static func examine(_ judged: JudgedScene) -> [Occurrence<Evidence>] {
    judged.comparedPairs.filter { !$0.isParted }.compactMap { occurrence($0, judged.scene) }
  }

  private static func occurrence(_ pair: ComparedPair, _ scene: Scene) -> Occurrence<Evidence>? {
    let (upper, lower) = (scene.elements[pair.upper], scene.elements[pair.lower])
    guard let parts = EvidenceOfParts(upper, lower, isFirstLeading: pair.isUpperLeading) else { return nil }
    let prominent: LevelComparison.Stronger = parts.isFirstMoreImportant ? .lower : .upper
    // An order that a state turns around for a while may be meant, so it has to be so in every way they can meet.
    guard let shown = pair.comparisons.first,
      pair.comparisons.allSatisfy({ $0.isOnlyStronger(prominent) })
    else { return nil }
    let isUpperLess = !parts.isFirstMoreImportant
    let (less, more) = isUpperLess ? (upper, lower) : (lower, upper)
    let differences = shown.axes.map { axis in
      let words = (shown.words(of: shown.upper, on: axis), shown.words(of: shown.lower, on: axis))
      return Evidence.Difference(
        axis: axis, less: isUpperLess ? words.0 : words.1, more: isUpperLess ? words.1 : words.0)
    }
    return Occurrence(
      range: less.range, verdict: .advice,
      elements: isUpperLess ? [pair.upper, pair.lower] : [pair.lower, pair.upper],
      labels: [
        Finding.Label(text: listed(differences.map(\.less)), range: less.range),
        Finding.Label(text: listed(differences.map(\.more)), range: more.range),
      ],
      evidence: Evidence(
        differences: differences, otherName: more.name, otherRange: more.range,
        lessWords: isUpperLess ? parts.first : parts.second, moreWords: isUpperLess ? parts.second : parts.first))
  }

  static func message(_ evidence: Evidence) -> String { .inverted(evidence) }

  static func notes(_ evidence: Evidence) -> [Finding.Note] {
    [
      Finding.Note(message: .other(evidence), range: evidence.otherRange),
      Finding.Note(message: .told(by: evidence.lessWords)),
    ]
  }

  static func help(_ evidence: Evidence) -> [String] { [.turnAround(evidence.differences.map(\.axis))] }
}

extension LevelComparison {
  /// True where everything that differs is known and speaks for one of the two.
  fileprivate func isOnlyStronger(_ side: Stronger) -> Bool {
    guard let axes = knownAxes, !axes.isEmpty else { return false }
    return axes.allSatisfy { stronger(on: $0) == side }
  }
}

extension String {
  fileprivate static func inverted(_ evidence: InvertedHierarchy.Evidence) -> String {
    let own = listed(evidence.differences.map(\.less))
    return "this text stands out more, in \(own), than the more important \(evidence.otherName ?? "one beside it")"
  }

  fileprivate static func other(_ evidence: InvertedHierarchy.Evidence) -> String {
    let name = evidence.otherName ?? "this text"
    return "\(name) is in \(listed(evidence.differences.map(\.more)))\(told(evidence.moreWords, before: ", but "))"
  }

  fileprivate static func told(by words: [String]) -> String { "this text \(told(words, before: ""))" }

  private static func told(_ words: [String], before: String) -> String {
    before + "is known for what it says by \(listed(words.map(quoted)))"
  }

  fileprivate static func turnAround(_ axes: [HierarchyAxis]) -> String {
    "turn the \(listed(axes.map(\.rawValue))) of the two around, or lead with the text that matters more"
  }
}
