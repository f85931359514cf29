package import Findings
package import Rules
package import Scene

/// The counts of a report.
package struct Summary: Hashable, Sendable {
  /// Source files found.
  package var files: Int
  /// Elements measured.
  package var elements: Int
  /// Elements that pass, fail or are accepted in every deciding appearance.
  package var judged: Int
  /// Elements that may fail or can't be told.
  package var undecided: Int
  /// Elements no contrast is asked of.
  package var exempt: Int
  /// How many elements are undecided for each named reason; those that only straddle a requirement have none.
  package var undecidedReasons: [Unknown.Reason: Int]
  /// Findings by severity.
  package var findings: [Severity: Int]
  /// Findings hidden by a comment.
  package var suppressed: Int
  /// Findings that a baseline knows.
  package var baselined: Int
  /// Custom colours whose value is known in both contrasts.
  package var customColors: Int
  /// Those of them that Increase Contrast strengthens.
  package var respondingColors: Int

  /// Counts what an audit found.
  package init(
    files: Int, scene: Scene, judgement: Judgement, findings: [Finding], suppressed: Int = 0, baselined: Int = 0
  ) {
    let judgements = judgement.elements
    self.files = files
    elements = scene.elements.count
    judged = judgements.count { $0.status == .judged }
    undecided = judgements.count { $0.status == .undecided }
    exempt = judgements.count { $0.status == .exempt }
    undecidedReasons = judgements.lazy.filter { $0.status == .undecided }
      .compactMap { $0.undecided?.reason }.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    self.findings = findings.reduce(into: [:]) { $0[$1.severity, default: 0] += 1 }
    self.suppressed = suppressed
    self.baselined = baselined
    respondingColors = scene.observations.count { $0.kind == .respondingColor }
    customColors = respondingColors + scene.observations.count { $0.kind == .fixedColor }
  }
}
