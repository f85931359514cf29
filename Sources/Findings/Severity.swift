/// How much a finding matters; the order is that of `--fail-on`.
package enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Worth knowing.
  case note
  /// Should be looked at.
  case warning
  /// Must be repaired.
  case error

  /// Orders from note to error.
  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
