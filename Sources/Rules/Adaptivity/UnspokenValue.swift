import Findings
import Scene

/// An amount written for the eye, without words for the ear.
enum UnspokenValue: Rule {
  static let metadata = RuleMetadata(
    id: "unspoken-value", group: .adaptivity, severity: .note,
    summary: "a signed or abbreviated amount with no `accessibilityLabel`/`accessibilityValue`")

  /// What the words are made from.
  struct Evidence: Sendable {
    let form: AmountForm
    let name: String?
  }

  static func examine(_ judged: JudgedScene) -> [Occurrence<Evidence>] {
    judged.scene.elements.enumerated().compactMap { index, element in
      guard let form = element.amount,
        element.placements.contains(where: { $0.exemption == nil && !$0.isSpoken && !$0.isUnheard })
      else { return nil }
      return Occurrence(
        range: element.range, verdict: .advice, elements: [index],
        evidence: Evidence(form: form, name: element.name))
    }
  }

  static func message(_ evidence: Evidence) -> String {
    let amount = "\(evidence.form == .signed ? "a signed" : "an abbreviated") amount"
    return "\(evidence.name.map { "\($0) is \(amount)" } ?? amount) without words for VoiceOver"
  }

  static func notes(_ evidence: Evidence) -> [Finding.Note] { [] }

  static func help(_ evidence: Evidence) -> [String] {
    ["say what it means with 'accessibilityLabel' or 'accessibilityValue'"]
  }
}
