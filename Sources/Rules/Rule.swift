package import Findings
package import Scene

/// A scene with the verdicts on its elements: all that a rule sees.
package struct JudgedScene: Sendable {
  /// What the program shows.
  package let scene: Scene
  /// What is said about it.
  package let judgement: Judgement

  /// Pairs a scene with its judgement, whose elements must be in the same order.
  package init(scene: Scene, judgement: Judgement) {
    self.scene = scene
    self.judgement = judgement
  }
}

/// One defect: where it stands and what was measured, with the evidence that the words are made from.
package struct Occurrence<Evidence: Sendable>: Sendable {
  /// Where a person would edit.
  var range: SourceRange
  /// What is claimed.
  var verdict: FindingVerdict
  /// The severity, where the evidence asks for another than the rule's metadata.
  var severity: Severity?
  /// The indices of the elements concerned, the deciding one first.
  var elements: [Int]
  /// The ratios that decide.
  var measurements: [Finding.Measurement] = []
  /// Labels under source lines.
  var labels: [Finding.Label] = []
  /// The definition it stands at, where it stands at one, as a reader knows it.
  var definition: String?
  /// The name in the source that tells it from all others in the file, where there is one.
  var name: String?
  /// What tells it from other defects of the rule with the same place and elements; no number of the source's.
  var variant = ""
  /// What the words are made from.
  var evidence: Evidence
}

/// A check of a judged scene: it finds evidence, and makes words from evidence alone.
package protocol Rule: Sendable {
  /// What the words are made from.
  associatedtype Evidence: Sendable
  /// What is known without running it.
  static var metadata: RuleMetadata { get }
  /// Finds every defect.
  static func examine(_ judged: JudgedScene) -> [Occurrence<Evidence>]
  /// Says what is wrong.
  static func message(_ evidence: Evidence) -> String
  /// Says what else a reader needs to know.
  static func notes(_ evidence: Evidence) -> [Finding.Note]
  /// Says what to do about it.
  static func help(_ evidence: Evidence) -> [String]
  /// Tells what would repair a defect, the weakest change first.
  static func remedies(_ occurrence: Occurrence<Evidence>, in context: RemedyContext) -> [Remedy]
  /// Says in one phrase why nothing would repair a defect.
  static func obstacle(_ occurrence: Occurrence<Evidence>, in context: RemedyContext) -> String
  /// Says in one phrase what a person can do where no repair stands.
  static func advice(_ occurrence: Occurrence<Evidence>, in context: RemedyContext) -> String?
}

extension Rule {
  /// A rule that knows no repair.
  static func remedies(_ occurrence: Occurrence<Evidence>, in context: RemedyContext) -> [Remedy] { [] }

  /// What holds for every rule that knows no repair.
  static func obstacle(_ occurrence: Occurrence<Evidence>, in context: RemedyContext) -> String { .noRemedy }

  /// A rule that knows nothing better than its repairs.
  static func advice(_ occurrence: Occurrence<Evidence>, in context: RemedyContext) -> String? { nil }

  /// Runs the rule and puts its evidence into words.
  static func findings(in judged: JudgedScene) -> [Finding] {
    examine(judged).map { finding($0, in: judged) }
  }

  /// Runs the rule, with what would repair each of its findings.
  static func remedied(in context: RemedyContext) -> [RemediedFinding] {
    examine(context.judged).map { occurrence in
      let known = Self.remedies(occurrence, in: context)
      let remedies = known.filter(context.isWritable)
      let obstacle = known.isEmpty ? obstacle(occurrence, in: context) : .otherToolkit
      let offer = RemedyOffer(
        remedies: remedies, obstacle: remedies.isEmpty ? obstacle : nil, advice: advice(occurrence, in: context))
      return RemediedFinding(finding: finding(occurrence, in: context.judged), offer: offer)
    }
  }

  private static func finding(_ occurrence: Occurrence<Evidence>, in judged: JudgedScene) -> Finding {
    Finding(
      rule: metadata.id, severity: occurrence.severity ?? metadata.severity(of: occurrence.verdict),
      verdict: occurrence.verdict, message: message(occurrence.evidence), notes: notes(occurrence.evidence),
      help: help(occurrence.evidence), range: occurrence.range, measurements: occurrence.measurements,
      elements: occurrence.elements.map { judged.scene.elements[$0].id },
      identity: occurrence.identity(rule: metadata.id, in: judged.scene), labels: occurrence.labels)
  }
}

/// What would repair a defect.
package struct RemedyOffer: Sendable {
  /// The remedies, the weakest change first.
  package var remedies: [Remedy]
  /// Why there are none, in one phrase; nil where there are some.
  package var obstacle: String?
  /// What a person can do where none of them stands, in one phrase.
  package var advice: String?
}

/// A finding with what would repair it.
struct RemediedFinding: Sendable {
  var finding: Finding
  var offer: RemedyOffer
}

extension String {
  fileprivate static let noRemedy = "no repair is known that its source could take"
  fileprivate static let otherToolkit = "no repair of this kind is known for views of UIKit and AppKit"
}

/// Runs the whole catalogue and returns the findings ordered by place, then by rule, each with its fingerprint.
package func findings(in scene: Scene, judgement: Judgement) -> [Finding] {
  let judged = JudgedScene(scene: scene, judgement: judgement)
  let found = RuleCatalog.all.flatMap { $0.findings(in: judged) }
  return fingerprinted(found.sorted(by: standsBefore))
}

/// Tells what would repair the findings of a scene, by their fingerprints.
package func remedies(in scene: Scene, judgement: Judgement) -> [String: RemedyOffer] {
  let context = RemedyContext(JudgedScene(scene: scene, judgement: judgement))
  let found = RuleCatalog.all.flatMap { $0.remedied(in: context) }.sorted { standsBefore($0.finding, $1.finding) }
  let named = zip(fingerprinted(found.map(\.finding)), found)
  return Dictionary(named.map { ($0.fingerprint, $1.offer) }) { first, _ in first }
}

/// Puts findings in one order, by place, then by rule.
package func merged(_ findings: [Finding], _ others: [Finding]) -> [Finding] {
  (findings + others).sorted(by: standsBefore)
}

private func standsBefore(_ left: Finding, _ right: Finding) -> Bool {
  if left.range != right.range { return left.range < right.range }
  if left.rule != right.rule { return left.rule < right.rule }
  if left.verdict != right.verdict { return left.verdict.rank < right.verdict.rank }
  if left.elements != right.elements { return left.elements.lexicographicallyPrecedes(right.elements) }
  // Colours that one call makes have one place: what is said of each tells them apart, in the same order in every run.
  return left.words.lexicographicallyPrecedes(right.words)
}

extension Finding {
  /// All that is said of it and where it points.
  fileprivate var words: [String] { [message] + labels.map(\.text) + notes.map(\.message) }
}

extension FindingVerdict {
  /// How bad it is, 0 for the worst.
  fileprivate var rank: Int {
    switch self {
    case .fails: 0
    case .mayFail: 1
    case .unverified: 2
    case .accepted: 3
    case .advice: 4
    }
  }
}
