import Findings
import Rules
import Scene

/// Several findings of one rule about one element, each about the ways it is shown with the colour that is made at its
/// own place: an argument, or the arm of a choice.
extension Proof {
  /// True where other findings share a complaint, and each way that this finding is about is well after the repairs.
  func isCured(_ complaint: ComplaintIdentity, of finding: Finding) -> Bool {
    guard finding.verdict != .advice, before.findingCounts[complaint] ?? 0 > 1, complaint.elements.count == 1,
      let identity = complaint.elements.first, let position = before.positions[identity],
      let other = after.positions[identity]
    else { return false }
    let old = before.report.scene.elements[position].placements
    let new = after.report.scene.elements[other].placements
    let own = old.indices.filter { old[$0].comes(from: finding.range) }
    // A repair changes no condition: what has another one is another way.
    guard !own.isEmpty, old.map(\.condition) == new.map(\.condition) else { return false }
    let verdicts = after.report.judgement.elements[other].placements
    return own.allSatisfy { way in
      after.report.profile.decidingAppearances.allSatisfy { appearance in
        verdicts[way][appearance].map { $0 == .passes || $0 == .accepted || $0 == .exempt } ?? true
      }
    }
  }
}

extension Placement {
  /// True where a place gives its style, or anything that is seen of it.
  func comes(from place: SourceRange) -> Bool {
    [foreground.range, foreground.definition, foreground.argument].contains(place)
      || provenance.contains { $0.range == place }
  }
}
