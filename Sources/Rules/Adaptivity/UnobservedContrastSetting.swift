import Findings
import Scene

/// A class of UIKit that asks once whether more contrast is wanted, and never hears of a change.
enum UnobservedContrastSetting: Rule {
  static let metadata = RuleMetadata(
    id: "unobserved-contrast-setting", group: .adaptivity, severity: .warning,
    summary: "code of UIKit that reads `isDarkerSystemColorsEnabled` once and never listens for the change")

  /// What the words are made from.
  struct Evidence: Sendable {
    let type: String
    let others: [SourceRange]
  }

  static func examine(_ judged: JudgedScene) -> [Occurrence<Evidence>] {
    judged.scene.observations.filter { $0.kind == .unobservedContrast }.map { read in
      Occurrence(
        range: read.range, verdict: .advice, elements: [],
        labels: [Finding.Label(text: .label, range: read.range)], name: read.detail,
        evidence: Evidence(type: read.detail, others: read.related))
    }
  }

  static func message(_ evidence: Evidence) -> String {
    "\(quoted(evidence.type)) reads the setting Increase Contrast and does not follow its changes"
  }

  static func notes(_ evidence: Evidence) -> [Finding.Note] {
    evidence.others.map { Finding.Note(message: "read here too", range: $0) }
  }

  static func help(_ evidence: Evidence) -> [String] { [.useTrait, .observe] }
}

extension String {
  fileprivate static let label = "read once"
  fileprivate static let useTrait =
    "decide in a dynamic colour by the trait 'accessibilityContrast', which follows by itself"
  fileprivate static let observe =
    "or observe 'UIAccessibility.darkerSystemColorsStatusDidChangeNotification' and set the colours again"
}
