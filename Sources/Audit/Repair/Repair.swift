package import Findings
import Rewriting
import Rules
import Scene

/// What repairs are wanted.
package struct RepairOptions: Hashable, Sendable {
  /// True where repairs that change more than a style of the finding's own are wanted too.
  package var includesUnsafe: Bool
  /// The rules whose findings are repaired; nil for all.
  package var rules: Set<String>?
  /// True where repairs are offered, so that a person may make any of them and leave the others.
  package var standAlone: Bool

  /// Creates options.
  package init(includesUnsafe: Bool = false, rules: Set<String>? = nil, standAlone: Bool = false) {
    self.includesUnsafe = includesUnsafe
    self.rules = rules
    self.standAlone = standAlone
  }
}

/// Repairs that an audit of the repaired program proved.
package struct RepairOutcome: Sendable {
  /// A finding that stays, and why.
  package struct Unrepaired: Sendable {
    /// The finding.
    package var finding: Finding
    /// Why nothing repairs it, in order of what was tried; never empty.
    package var reasons: [String]
  }

  /// The audit before, its findings with the fixes that are proved.
  package var before: AuditOutcome
  /// The audit of the repaired program.
  package var after: AuditOutcome
  /// The changed files, in the order of their paths.
  package var files: [FileChange]
  /// The findings at warning or above that stay.
  package var unrepaired: [Unrepaired]
  /// How often the repaired program was evaluated.
  package var trials: Int
  /// Where changed files are read from; one that has no place on the disk is not there.
  var locations: [String: FilePath]
  /// What was tried, by the findings' fingerprints.
  var tried: [String: RepairTarget]
  /// The findings that only earlier repairs let be repaired. Their edits are those of the program as these leave it.
  private(set) var later: [Finding] = []

  /// The findings that have a fix, in their order.
  package var repaired: [Finding] {
    let repaired = before.report.findings.filter { !$0.fixes.isEmpty } + later
    return later.isEmpty ? repaired : repaired.sorted { ($0.range, $0.rule) < ($1.range, $1.rule) }
  }

  /// What the repairs make of the files that they change, by their paths.
  fileprivate var contents: [String: [UInt8]] { Dictionary(files.map { ($0.path, $0.new) }) { first, _ in first } }

  /// Adds what was found to repair in the program as these repairs leave it.
  mutating func join(_ next: RepairOutcome) {
    later += next.repaired
    after = next.after
    for file in next.files {
      if let index = files.firstIndex(where: { $0.path == file.path }) {
        files[index].new = file.new
      } else {
        files.append(file)
      }
    }
    files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    unrepaired = next.unrepaired
    trials += next.trials
    locations.merge(next.locations) { first, _ in first }
    tried = next.tried
  }
}

/// Audits a program and looks for repairs that audits of the repaired program prove.
package func repair(_ request: AuditRequest, _ options: RepairOptions) throws(AuditFailure) -> RepairOutcome {
  let preparation = try Preparation(request)
  var outcome = preparation.repaired(preparation.audited(), options)
  // What only other repairs make room for is not offered beside them.
  var isOpen = !outcome.files.isEmpty && !options.standAlone
  for _ in 0..<laterRounds where isOpen {
    guard let changed = preparation.replacing(outcome.contents) else { break }
    let next = changed.repaired(outcome.after, options, following: outcome)
    isOpen = !next.files.isEmpty
    if isOpen { outcome.join(next) }
  }
  return outcome
}

/// How often a repaired program is looked at again at most: a repair may make room for another one.
private let laterRounds = 4

/// Audits a program; the findings of a small one have their repairs, since proving them takes no time there.
package func audit(_ request: AuditRequest, offering options: RepairOptions) throws(AuditFailure) -> AuditOutcome {
  let preparation = try Preparation(request)
  let outcome = preparation.audited()
  return outcome.isSmall ? preparation.repaired(outcome, options).before : outcome
}

extension Preparation {
  /// Looks for repairs of what an audit of this program found; what was tried before these repairs is not tried again.
  fileprivate func repaired(
    _ outcome: AuditOutcome, _ options: RepairOptions, following earlier: RepairOutcome? = nil
  ) -> RepairOutcome {
    let report = outcome.report
    let remedies = Threads.run(stack: Threads.evaluatorStack) {
      Rules.remedies(in: report.scene, judgement: report.judgement)
    }
    let asked = report.findings.filter { finding in
      let isOffered =
        finding.severity >= .warning || remedies[finding.fingerprint].map { !$0.remedies.isEmpty } ?? false
      return isOffered && options.rules?.contains(finding.rule) ?? true
    }
    let targets = asked.map { finding in
      RepairTarget(finding, remedies[finding.fingerprint], following: earlier?.tried[finding.fingerprint])
    }
    var search = RepairSearch(self, outcome, targets: targets, written: earlier?.contents ?? [:])
    search.run { $0.isSafe }
    if options.includesUnsafe { search.run { !$0.isSafe } }
    return search.outcome(of: outcome, options.standAlone ? LoneRepairs(search) : nil)
  }
}

extension RepairSearch {
  /// The result, with the fixes at the findings they repair.
  fileprivate func outcome(of outcome: AuditOutcome, _ lone: LoneRepairs?) -> RepairOutcome {
    var before = outcome
    let sets: [Set<Int>?] = lone?.sets ?? settled.indices.map { [$0] }
    for (position, attempt) in settled.enumerated() {
      guard let set = sets[position] else { continue }
      let fix = fix(of: attempt, besides: set.subtracting([position]).sorted().map { settled[$0] })
      for target in attempt.targets {
        let print = targets[target].finding.fingerprint
        guard let index = before.report.findings.firstIndex(where: { $0.fingerprint == print }) else { continue }
        before.report.findings[index].fixes.append(fix)
      }
    }
    for (path, bytes) in contents { before.sources.add(path, bytes) }
    if !settled.isEmpty {
      before.report.repaired = RepairedScene(before: self.before, after: ProgramLook(after.report))
    }
    let files = changes
    let places = files.compactMap { file in location(of: file.path).map { (file.path, $0) } }
    return RepairOutcome(
      before: before, after: after, files: files, unrepaired: unrepaired,
      trials: trials + (lone?.trials ?? 0),
      locations: Dictionary(places) { first, _ in first },
      tried: tried)
  }

  /// A repair as it is offered, with others that it does not stand without.
  private func fix(of attempt: RepairAttempt, besides others: [RepairAttempt]) -> Finding.Fix {
    let all = Self.merged([attempt] + others) ?? [:]
    let edits = all.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.flatMap { path in
      let (bytes, edits) = (contents[path] ?? [], all[path] ?? [])
      let starts = lineStarts(of: bytes)
      // A number that has its value already is among the edits as it is written.
      return edits.filter { $0.changes(bytes) }.map { edit in
        let (start, end) = (corner(edit.range.lowerBound, starts), corner(edit.range.upperBound, starts))
        return Finding.Edit(
          range: SourceRange(
            file: path, line: start.line, column: start.column, endLine: end.line, endColumn: end.column),
          replacement: edit.replacement)
      }
    }
    let places = others.compactMap { $0.remedy.changes.first?.range.id }.map { "'\($0)'" }
    let title = attempt.remedy.title + (places.isEmpty ? "" : ", with what repairs \(places.joined(separator: ", "))")
    let isSafe = ([attempt] + others).allSatisfy(\.remedy.isSafe)
    return Finding.Fix(title: title, applicability: isSafe ? "safe" : "unsafe", edits: edits)
  }

  private func corner(_ offset: Int, _ starts: [Int]) -> (line: Int, column: Int) {
    let line = (starts.firstIndex { $0 > offset } ?? starts.count) - 1
    return (line + 1, offset - starts[line] + 1)
  }

  private var unrepaired: [RepairOutcome.Unrepaired] {
    let repaired = Set(settled.flatMap(\.targets))
    let proof = Proof(before: before, after: ProgramLook(after.report), remedies: [])
    let remaining = proof.remaining(of: targets.map(\.finding))
    let left = remaining.filter { !repaired.contains($0) && targets[$0].finding.severity >= .warning }
    return left.map { index in
      let target = targets[index]
      var reasons = target.reasons
      if reasons.isEmpty, let obstacle = target.obstacle { reasons = [obstacle] }
      if let advice = target.advice, !reasons.isEmpty { reasons.append(advice) }
      if reasons.isEmpty { reasons = ["only an unsafe repair is known"] }
      return RepairOutcome.Unrepaired(finding: target.finding, reasons: reasons)
    }
  }
}
