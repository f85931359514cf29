import Findings
import Rules
import Scene
import SourceFacts

/// Hides what comments ask to hide, and remembers which comments did.
struct Suppression {
  private let comments: [AuditorComment]
  private let elements: [String: Element]
  /// The comments that hid something, by their index, each with the rules it hid.
  private(set) var used: [Int: Set<String>] = [:]
  /// How many findings are hidden.
  private(set) var count = 0

  init(_ comments: [AuditorComment], in scene: Scene) {
    self.comments = comments
    elements = Dictionary(scene.elements.map { ($0.id, $0) }) { first, _ in first }
  }

  /// Returns what stays of findings: those not hidden, without the uses that are hidden on their own.
  mutating func applied(to findings: [Finding]) -> [Finding] {
    findings.compactMap { finding in
      let asking = comments.indices.filter { comments[$0].hasEffect && comments[$0].rules.contains(finding.rule) }
      if asking.isEmpty { return finding }
      if let whole = asking.first(where: { comments[$0].covers(finding.range) }) {
        hide(by: [whole], finding)
        return nil
      }
      return remainder(of: finding, asking)
    }
  }

  /// A pair is hidden with its deciding member; a defect of several uses, use by use.
  private mutating func remainder(of finding: Finding, _ asking: [Int]) -> Finding? {
    let concerned = finding.verdict == .advice ? Array(finding.elements.prefix(1)) : finding.elements
    var hiding: [Int] = []
    var kept: [String] = []
    for id in concerned {
      if let comment = asking.first(where: { covers(comments[$0], id) }) {
        hiding.append(comment)
      } else {
        kept.append(id)
      }
    }
    if hiding.isEmpty { return finding }
    if kept.isEmpty {
      hide(by: hiding, finding)
      return nil
    }
    for comment in hiding { used[comment, default: []].insert(finding.rule) }
    var finding = finding
    finding.elements = kept
    finding.notes.removeAll { note in
      note.range.map { range in hiding.contains { comments[$0].covers(range) } } ?? false
    }
    return finding
  }

  /// True where a comment speaks of an element, or of the definition of its style.
  private func covers(_ comment: AuditorComment, _ id: String) -> Bool {
    guard let element = elements[id] else { return false }
    if comment.covers(element.range) { return true }
    return element.placements.contains { $0.foreground.definition.map(comment.covers) ?? false }
  }

  private mutating func hide(by hiding: [Int], _ finding: Finding) {
    for comment in hiding { used[comment, default: []].insert(finding.rule) }
    count += 1
  }
}

extension AuditorComment {
  /// True where it says what it asks for and why.
  var hasEffect: Bool { verb != nil && directive.reason != nil }
}
