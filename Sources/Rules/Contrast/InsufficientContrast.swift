import Findings
import Scene

/// Text whose contrast with what lies behind it stays below what its size needs.
enum InsufficientContrast: Rule {
  static let metadata = RuleMetadata(
    id: "insufficient-contrast", group: .contrast, severity: .error,
    verdictSeverities: [.mayFail: .warning, .accepted: .note],
    summary: "text under 4.5:1, large text under 3:1, in any deciding appearance",
    options: [normalText, largeText])

  static let normalText = RuleOption(
    ratio: "normal-text", defaultValue: 4.5, summary: "the least ratio of text that is not large")
  static let largeText = RuleOption(
    ratio: "large-text", defaultValue: 3, summary: "the least ratio of large text")

  static func examine(_ judged: JudgedScene) -> [Occurrence<ContrastEvidence>] {
    judged.contrastDefects(of: [.text])
  }

  static func message(_ evidence: ContrastEvidence) -> String { evidence.message }
  static func notes(_ evidence: ContrastEvidence) -> [Finding.Note] { evidence.notes }
  static func help(_ evidence: ContrastEvidence) -> [String] { evidence.help }
}
