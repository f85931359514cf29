import Findings

/// The findings that are known and put up with, by identity; it holds no number and no line, so edits elsewhere leave
/// it as it is.
package struct Baseline: Hashable, Sendable {
  /// A known finding.
  struct Entry: Hashable, Sendable {
    var rule: String
    var file: String
    var identity: FindingIdentity
    var verdict: FindingVerdict
    /// By appearance, how far below the requirement it was.
    var grades: [String: Grade]
  }

  /// The known findings, ordered by file, rule and fingerprint.
  private(set) var entries: [Entry]

  init(entries: [Entry]) {
    self.entries = entries.sorted { left, right in
      if left.file != right.file { return left.file.utf8.lexicographicallyPrecedes(right.file.utf8) }
      return (left.rule, left.identity.fingerprint) < (right.rule, right.identity.fingerprint)
    }
  }

  /// Takes findings as known.
  init(_ findings: [Finding]) {
    self.init(
      entries: findings.map {
        Entry(
          rule: $0.rule, file: $0.range.file, identity: $0.identity, verdict: $0.verdict, grades: $0.grades)
      })
  }

  /// Returns the findings that are not known or got worse: a lower ratio, one more appearance that falls short, or a
  /// graver claim.
  func unknown(among findings: [Finding]) -> [Finding] {
    let pairs = matching(findings)
    return findings.indices.filter { finding in
      pairs[finding].map { !entries[$0].covers(findings[finding]) } ?? true
    }.map { findings[$0] }
  }

  /// Returns the entries that no finding has any more.
  func stale(among findings: [Finding]) -> [Entry] {
    let found = Set(matching(findings).compactMap(\.self))
    return entries.indices.filter { !found.contains($0) }.map { entries[$0] }
  }
}
