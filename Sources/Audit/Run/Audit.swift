import Evaluation
import Findings
import PlatformStyles
import Rules
import Scene

/// A report with what only the machine that made it can use.
package struct AuditOutcome: Sendable {
  /// The report.
  package var report: Report
  /// The bytes of the files that findings and elements stand in.
  package var sources: SourceTexts
  /// How long each stage took, in order.
  package var timings: [StageTiming]
  /// True where a finding reaches the level that makes a run fail.
  package var isFailing: Bool
  /// All findings, as a baseline holds them.
  package var baseline: Baseline
  /// True where all sources together are small.
  var hasFewSources: Bool
  /// The entries of the baseline that no finding has any more, in words.
  package var staleEntries: [String]
  /// True for a program so small that repairs of what is wrong in it are proved at once, unasked.
  package var isSmall: Bool {
    let work = report.scene.work
    return hasFewSources && max(work.viewsEvaluated, report.scene.elements.count) <= 100
      && work.objectsMade + work.callsEvaluated <= 1_000
      && report.findings.contains { $0.severity >= .warning }
  }
  /// How much was evaluated and which bounds cut something off, in words.
  package var work: [String] { report.scene.work.lines }
}

/// How long a stage took.
package struct StageTiming: Hashable, Sendable {
  /// The stage's name.
  package var stage: String
  /// The time on the clock.
  package var duration: Duration

  /// Creates a timing.
  package init(stage: String, duration: Duration) {
    self.stage = stage
    self.duration = duration
  }
}

/// Audits a program: finds its sources, reads and evaluates them, and judges what is seen.
package func audit(_ request: AuditRequest) throws(AuditFailure) -> AuditOutcome {
  try Preparation(request).audited()
}

extension Preparation {
  /// Evaluates and judges the program.
  func audited() -> AuditOutcome {
    var watch = watch
    let (program, readings, draws) = (program, readings, request.draws)
    let jobs = max(request.jobs, 1)
    let (configurations, profile) = (configurations, profile)
    let scene = Threads.run(stack: Threads.evaluatorStack) {
      evaluate(program, draws: draws, giveBack: Memory.giveBack) { count, work in
        Threads.each(count, threads: jobs, stack: Threads.evaluatorStack, work)
      }
    }
    Memory.giveBack()
    watch.lap("evaluation")
    let judged = Threads.run(stack: Threads.evaluatorStack) {
      let judgement = judge(scene, profile: profile) { configurations.thresholds(for: $0.range.file) }
      let reviewed = reviewed(
        findings(in: scene, judgement: judgement), readings.flatMap(\.comments), in: scene)
      return Judged(
        judgement: judgement, findings: configurations.configured(reviewed.findings), suppressed: reviewed.suppressed,
        groups: groupMeasurements(in: scene, judgement: judgement))
    }
    let selection = Selection(judged.findings, in: scene, files: sources.files, changes: changes, request)
    watch.lap("rules")
    let report = Report(
      profile: profile, platform: choice,
      summary: Summary(
        files: sources.files.count, scene: scene, judgement: judged.judgement, findings: selection.findings,
        suppressed: judged.suppressed, baselined: selection.baselined),
      problems: ordered(problems + readings.flatMap(\.problems)),
      findings: selection.findings, scene: scene, judgement: judged.judgement, groups: judged.groups)
    let texts = SourceTexts(readings.compactMap { reading in reading.bytes.map { (reading.path, $0) } })
    return AuditOutcome(
      report: report, sources: texts, timings: watch.laps, isFailing: configurations.isReached(by: report.findings),
      baseline: selection.all, hasFewSources: sources.files.areFew, staleEntries: selection.stale)
  }
}

private struct Judged: Sendable {
  var judgement: Judgement
  var findings: [Finding]
  var suppressed: Int
  var groups: [GroupMeasurement]
}

private func ordered(_ problems: [Problem]) -> [Problem] {
  problems.sorted { left, right in
    if !left.file.utf8.elementsEqual(right.file.utf8) {
      return left.file.utf8.lexicographicallyPrecedes(right.file.utf8)
    }
    return (left.line ?? 0, left.column ?? 0, left.message) < (right.line ?? 0, right.column ?? 0, right.message)
  }
}
