import ColorScience
import Findings
import PlatformStyles
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
    let own = ways(of: finding, among: old)
    // A repair changes no condition: what has another one is another way.
    guard !own.isEmpty, old.map(\.condition) == new.map(\.condition) else { return false }
    let verdicts = after.report.judgement.elements[other].placements
    return own.allSatisfy { way in
      after.report.profile.decidingAppearances.allSatisfy { appearance in
        verdicts[way][appearance].map { $0 == .passes || $0 == .accepted || $0 == .exempt } ?? true
      }
    }
  }

  /// The ways that a finding is about: all that come from its place, or, where other findings stand there as well, those
  /// with a style that has what the finding measures.
  private func ways(of finding: Finding, among placements: [Placement]) -> [Int] {
    let ways = placements.indices.filter { placements[$0].comes(from: finding.range) }
    let beside = before.report.findings.filter { other in
      other.rule == finding.rule && other.range == finding.range
        && !Set(other.elements).isDisjoint(with: finding.elements)
    }
    if beside.count < 2 { return ways }
    let styles = ways.filter { placements[$0].has(finding.measurements) }.map { placements[$0].foreground.description }
    return ways.filter { styles.contains(placements[$0].foreground.description) }
  }
}

extension Placement {
  /// True where any of some measurements was taken of it.
  fileprivate func has(_ measurements: [Finding.Measurement]) -> Bool {
    measurements.contains { measured in
      guard let appearance = Appearance(rawValue: measured.appearance), let reading = readings[appearance] else {
        return false
      }
      return reading.ratio == measured.ratio && reading.foreground == measured.foreground
        && reading.background == measured.background
    }
  }

  /// True where a place gives its style, or anything that is seen of it.
  func comes(from place: SourceRange) -> Bool {
    [foreground.range, foreground.definition, foreground.argument].contains(place)
      || provenance.contains { $0.range == place }
  }
}
