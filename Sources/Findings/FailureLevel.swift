/// The least severity that makes a run fail.
package enum FailureLevel: String, Hashable, Sendable, CaseIterable {
  case error, warning, note
  /// Nothing does.
  case never

  /// True where a finding of a severity is enough.
  package func isReached(by severity: Severity) -> Bool {
    Severity(rawValue: rawValue).map { severity >= $0 } ?? false
  }
}
