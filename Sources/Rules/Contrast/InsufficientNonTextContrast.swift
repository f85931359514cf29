import Findings
import Scene

/// Symbols, lines and controls whose contrast with what lies behind them is under 3:1.
enum InsufficientNonTextContrast: Rule {
  static let metadata = RuleMetadata(
    id: "insufficient-non-text-contrast", group: .contrast, severity: .warning,
    verdictSeverities: [.accepted: .note],
    summary: "symbols, borders, control boundaries, focus indicators under 3:1; disabled and decorative exempt",
    options: [nonText])

  static let nonText = RuleOption(
    ratio: "non-text", defaultValue: 3, summary: "the least ratio of symbols, lines and controls")

  static func examine(_ judged: JudgedScene) -> [Occurrence<ContrastEvidence>] {
    judged.contrastDefects(of: [.symbol, .image, .shape, .control])
  }

  static func message(_ evidence: ContrastEvidence) -> String { evidence.message }
  static func notes(_ evidence: ContrastEvidence) -> [Finding.Note] { evidence.notes }
  static func help(_ evidence: ContrastEvidence) -> [String] { evidence.help }
}
