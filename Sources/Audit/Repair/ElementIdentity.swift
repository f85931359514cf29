import Findings
import Scene

/// What an element is, whatever its line and its style: the same before and after a repair.
struct ElementIdentity: Hashable {
  let file: String
  let view: String
  let structure: String

  init(_ element: Element) {
    (file, view, structure) = (element.range.file, element.view, element.structure)
  }
}

/// What a finding is about, whatever its place: an element, or two that are compared.
struct ComplaintIdentity: Hashable {
  let rule: String
  let elements: Set<ElementIdentity>
  /// Tells apart what concerns no element.
  let message: String

  /// Splits a finding into what it says: of contrast for each element alone, of levels for the two that decide.
  static func all(of finding: Finding, _ identities: [String: ElementIdentity]) -> [ComplaintIdentity] {
    let elements = finding.elements.compactMap { identities[$0] }
    if elements.isEmpty {
      return [ComplaintIdentity(rule: finding.rule, elements: [], message: "\(finding.range.file) \(finding.message)")]
    }
    if finding.verdict == .advice {
      return [ComplaintIdentity(rule: finding.rule, elements: Set(elements.prefix(2)), message: "")]
    }
    return elements.map { ComplaintIdentity(rule: finding.rule, elements: [$0], message: "") }
  }
}
