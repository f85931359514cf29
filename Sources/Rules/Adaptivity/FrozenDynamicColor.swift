import Findings
import Scene

/// A colour that follows the appearance, stored in a layer as the one value that it has at the moment.
enum FrozenDynamicColor: Rule {
  static let metadata = RuleMetadata(
    id: "frozen-dynamic-color", group: .adaptivity, severity: .note,
    summary: "a dynamic colour turned into a `CGColor` outside a trait-change path")

  static func examine(_ judged: JudgedScene) -> [Occurrence<String>] {
    judged.scene.observations.filter { $0.kind == .frozenColor }.map { color in
      Occurrence(
        range: color.range, verdict: .advice, elements: [],
        labels: [Finding.Label(text: .label, range: color.range)], definition: color.detail, evidence: color.detail)
    }
  }

  static func message(_ color: String) -> String {
    "\(quoted(color)) is stored as the 'CGColor' of one appearance and does not follow the next one"
  }

  static func notes(_ color: String) -> [Finding.Note] { [] }

  static func help(_ color: String) -> [String] { [.setAgain] }
}

extension String {
  fileprivate static let label = "resolved once"
  fileprivate static let setAgain =
    "set it again when traits change: in 'registerForTraitChanges', 'traitCollectionDidChange' or 'layoutSubviews'"
}
