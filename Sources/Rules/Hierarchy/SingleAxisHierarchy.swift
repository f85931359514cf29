import Findings
import Scene

/// Two neighbouring levels that only one of size, weight and style tells apart.
enum SingleAxisHierarchy: Rule {
  static let metadata = RuleMetadata(
    id: "single-axis-hierarchy", group: .hierarchy, severity: .note,
    summary: "two neighbouring levels of one group that differ on exactly one of size, weight and style")

  /// What the words are made from.
  struct Evidence: Sendable {
    let axis: HierarchyAxis
    /// The two texts on that axis, the less important one first: `15 pt`, `semibold`, `'.secondary'`.
    let less: String
    let more: String
    let other: Neighbour
    /// The texts that take the place of the other one.
    var alternatives: [Neighbour] = []
  }

  static func examine(_ judged: JudgedScene) -> [Occurrence<Evidence>] {
    JudgedScene.joined(judged.comparedPairs.compactMap { defect($0, judged.scene) }) { $0.alternatives.append($1) }
  }

  private static func defect(_ pair: ComparedPair, _ scene: Scene) -> PairDefect<Evidence>? {
    let known = pair.comparisons.filter { $0.isCertain && $0.knownAxes != nil }
    // Levels that differ on a second axis now and then have it, whether by a state or by a scheme.
    guard pair.isClose, scene.elements[pair.upper].isWords, scene.elements[pair.lower].isWords, let shown = known.first,
      let axis = shown.axes.first,
      known.allSatisfy({ $0.axes == [axis] && ($0.axes == [.style] || !$0.differsInHue) })
    else { return nil }
    let (less, more) = pair.byImportance(in: scene, strongerLook: shown.stronger(on: axis) ?? .neither)
    let isUpperLess = less == pair.upper
    let (lessElement, moreElement) = (scene.elements[less], scene.elements[more])
    let words = (shown.words(of: shown.upper, on: axis), shown.words(of: shown.lower, on: axis))
    let other = Neighbour(name: moreElement.name, range: moreElement.range)
    let occurrence = Occurrence(
      range: lessElement.range, verdict: .advice, elements: [less, more],
      labels: [
        Finding.Label(text: isUpperLess ? words.0 : words.1, range: lessElement.range),
        Finding.Label(text: isUpperLess ? words.1 : words.0, range: moreElement.range),
      ],
      evidence: Evidence(
        axis: axis, less: isUpperLess ? words.0 : words.1, more: isUpperLess ? words.1 : words.0, other: other))
    return PairDefect(
      side: .init(text: less, isUpper: isUpperLess, axis: axis), neighbour: other, occurrence: occurrence)
  }

  static func message(_ evidence: Evidence) -> String { .oneAxis(evidence) }

  static func notes(_ evidence: Evidence) -> [Finding.Note] {
    [Finding.Note(message: .compared(with: evidence.other.name, evidence.more), range: evidence.other.range)]
      + evidence.alternatives.map { Finding.Note(message: .instead(of: $0), range: $0.range) }
  }

  static func help(_ evidence: Evidence) -> [String] { [.addAnAxis(besides: evidence.axis)] }
}

extension LevelComparison {
  /// True where what the style axis compares is certain: levels always are, colours may rest on an assumed backdrop.
  fileprivate var isCertain: Bool {
    (upper.level != nil && lower.level != nil) || (upper.reading.isCertain && lower.reading.isCertain)
  }
}

extension String {
  fileprivate static func oneAxis(_ evidence: SingleAxisHierarchy.Evidence) -> String {
    "only \(evidence.axis.rawValue) tells this text from \(evidence.other.name ?? "its neighbour"):"
      + " \(evidence.less) beside \(evidence.more)"
  }

  fileprivate static func compared(with name: String?, _ words: String) -> String {
    "compared with \(name ?? "this text") in \(words)"
  }

  fileprivate static func addAnAxis(besides axis: HierarchyAxis) -> String {
    let others = HierarchyAxis.allCases.filter { $0 != axis }.map(\.rawValue)
    return "let \(others[0]) or \(others[1]) differ as well, so that the order survives where one of them is lost"
  }
}
