import Findings

/// The findings that are known and put up with, by identity; it holds no number and no line, so edits elsewhere leave
/// it as it is.
package struct Baseline: Hashable, Sendable {
  /// A known finding.
  struct Entry: Hashable, Sendable {
    var rule: String
    var file: String
    var fingerprint: String
    var verdict: FindingVerdict
    /// By appearance, how far below the requirement it was.
    var grades: [String: Grade]
  }

  /// The known findings, ordered by file, rule and fingerprint.
  private(set) var entries: [Entry]

  init(entries: [Entry]) {
    self.entries = entries.sorted { left, right in
      if left.file != right.file { return left.file.utf8.lexicographicallyPrecedes(right.file.utf8) }
      return (left.rule, left.fingerprint) < (right.rule, right.fingerprint)
    }
  }

  /// Takes findings as known.
  init(_ findings: [Finding]) {
    self.init(
      entries: findings.map {
        Entry(
          rule: $0.rule, file: $0.range.file, fingerprint: $0.fingerprint, verdict: $0.verdict, grades: $0.grades)
      })
  }

  /// Returns the findings that are not known or got worse: a lower ratio, one more appearance that falls short, or a
  /// graver claim.
  func unknown(among findings: [Finding]) -> [Finding] {
    let known = Dictionary(entries.map { ($0.fingerprint, $0) }) { first, _ in first }
    return findings.filter { finding in
      guard let entry = known[finding.fingerprint], entry.rule == finding.rule else { return true }
      if Self.gravity(finding.verdict) > Self.gravity(entry.verdict) { return true }
      return finding.grades.contains { appearance, grade in entry.grades[appearance].map { $0 < grade } ?? true }
    }
  }

  private static func gravity(_ verdict: FindingVerdict) -> Int {
    [.advice, .accepted, .unverified, .mayFail, .fails].firstIndex(of: verdict) ?? 0
  }

  /// Returns the entries that no finding has any more.
  func stale(among findings: [Finding]) -> [Entry] {
    let found = Set(findings.map(\.fingerprint))
    return entries.filter { !found.contains($0.fingerprint) }
  }
}
