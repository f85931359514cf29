import Findings
import Scene

// A fingerprint survives edits elsewhere in the file, other words, and better or worse ratios: it is made from the rule,
// the path, the enclosing view, the element's place in the structure and an ordinal among equals, and from nothing else.

extension Occurrence {
  /// The identity before equal ones are told apart; by the first element in the source, since the worst may change.
  func identity(rule: String, in scene: Scene) -> FindingIdentity {
    let element = elements.min().map { scene.elements[$0] }
    // What a definition is called may hold its numbers, and the declaration around it does not.
    let defined = name ?? definition.map { scene.declaration(around: range) ?? $0 }
    let place = defined.map { "definition|\($0)" } ?? element.map { "\($0.view)|\($0.structure)" }
    let family = (["\(rule)|\(range.file)"] + [place].compactMap { $0 }).joined(separator: "|")
    let ordinal = defined == nil ? element?.ordinal ?? 0 : 0
    let words = defined == nil ? element.map { $0.text ?? $0.sketch ?? "" } : nil
    let parts = [family, "\(ordinal)", variant].filter { !$0.isEmpty }
    return FindingIdentity(fingerprint: parts.joined(separator: "|"), family: family, words: words ?? "")
  }
}

/// Replaces identities by hashes that tell equal ones apart by their order.
func fingerprinted(_ findings: [Finding]) -> [Finding] {
  var seen: [String: Int] = [:]
  return findings.map { finding in
    let identity = finding.identity
    let ordinal = seen[identity.fingerprint, default: 0]
    seen[identity.fingerprint] = ordinal + 1
    var finding = finding
    finding.identity = FindingIdentity(
      fingerprint: stableHash("\(identity.fingerprint)|\(ordinal)"), family: stableHash(identity.family),
      words: stableHash(identity.words))
    return finding
  }
}
