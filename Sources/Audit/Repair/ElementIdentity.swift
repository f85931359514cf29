import Findings
import Scene

/// What an element is, whatever its line, its style and its text: the same before and after a repair, since repairs
/// neither add elements nor change their order.
struct ElementIdentity: Hashable {
  let file: String
  let view: String
  let kind: Element.Kind
  /// Its place among those of its kind in the view.
  let ordinal: Int

  /// The identities of a scene's elements, in their order.
  static func all(of elements: [Element]) -> [ElementIdentity] {
    var counts: [ElementIdentity: Int] = [:]
    return elements.map { element in
      let first = ElementIdentity(file: element.range.file, view: element.view, kind: element.kind, ordinal: 0)
      let ordinal = counts[first, default: 0]
      counts[first] = ordinal + 1
      return ElementIdentity(file: first.file, view: first.view, kind: first.kind, ordinal: ordinal)
    }
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
