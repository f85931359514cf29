import Findings

extension Baseline {
  /// Returns for each finding the entry that it is, by its index.
  ///
  /// A fingerprint tells equal elements of a view apart by their order alone, so one that is added before the others
  /// takes the fingerprint of the next. Within a family the words and the ratios tell more: each entry goes to the finding
  /// that has most in common with it.
  func matching(_ findings: [Finding]) -> [Int?] {
    var free = Dictionary(grouping: entries.indices) { entries[$0].identity.family }
    var matches = [Int?](repeating: nil, count: findings.count)
    for isLikely in Self.likelihoods {
      for (position, finding) in findings.enumerated() where matches[position] == nil {
        let family = finding.identity.family
        guard let place = free[family]?.firstIndex(where: { isLikely(entries[$0], finding) }) else { continue }
        matches[position] = free[family]?.remove(at: place)
      }
    }
    return matches
  }

  /// What an entry and a finding may have in common, the surest first.
  private static let likelihoods: [@Sendable (Entry, Finding) -> Bool] = [
    { $0.hasFingerprint(of: $1) && $0.hasWords(of: $1) && $0.covers($1) },
    { $0.hasWords(of: $1) && $0.covers($1) },
    // What got worse is no other one that is still as it was.
    { $0.hasFingerprint(of: $1) && $0.hasWords(of: $1) && $0.identity.words != FindingIdentity.noWords },
    { $0.hasFingerprint(of: $1) && $0.covers($1) },
    { $0.covers($1) },
    { $0.hasFingerprint(of: $1) },
  ]
}

extension Baseline.Entry {
  fileprivate func hasFingerprint(of finding: Finding) -> Bool { identity.fingerprint == finding.fingerprint }

  fileprivate func hasWords(of finding: Finding) -> Bool { identity.words == finding.identity.words }

  /// True where a finding is not worse than this one was.
  func covers(_ finding: Finding) -> Bool {
    Self.gravity(finding.verdict) <= Self.gravity(verdict)
      && finding.grades.allSatisfy { appearance, grade in grades[appearance].map { $0 >= grade } ?? false }
  }

  private static func gravity(_ verdict: FindingVerdict) -> Int {
    [.advice, .accepted, .unverified, .mayFail, .fails].firstIndex(of: verdict) ?? 0
  }
}
