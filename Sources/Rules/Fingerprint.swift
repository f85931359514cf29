import Findings
import Scene

// A fingerprint survives edits elsewhere in the file and better or worse ratios: it is made from the rule, the path,
// the enclosing view, the element's place in the structure and an ordinal among equals, and from nothing else.

extension Occurrence {
  /// The identity before the ordinal among equals is known; the first element in the source, since the worst may change.
  func identity(rule: String, in scene: Scene) -> String {
    let element = elements.min().map { scene.elements[$0] }
    // What a definition is called may hold its numbers, and the declaration around it does not.
    let place =
      name.map { "definition|\($0)" }
      ?? definition.map { "definition|\(scene.declaration(around: range) ?? $0)" }
      ?? element.map { "\($0.view)|\($0.kind.rawValue)|\($0.structure)" }
    return (["\(rule)|\(range.file)"] + [place].compactMap { $0 }).joined(separator: "|")
  }
}

/// Replaces identities by hashes that tell equal ones apart by their order.
func fingerprinted(_ findings: [Finding]) -> [Finding] {
  var seen: [String: Int] = [:]
  return findings.map { finding in
    let ordinal = seen[finding.fingerprint, default: 0]
    seen[finding.fingerprint] = ordinal + 1
    var finding = finding
    finding.fingerprint = stableHash("\(finding.fingerprint)|\(ordinal)")
    return finding
  }
}
