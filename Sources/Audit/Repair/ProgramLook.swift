import ColorScience
import Findings
import PlatformStyles
import Rules
import Scene

/// Two neighbouring texts and the axes that tell them apart: `size`, `weight`, `style`.
struct ComparedTexts {
  /// The texts in reading order.
  let members: [ElementIdentity]
  let axes: Set<String>
}

/// What an audit saw, in a form that another audit of a changed program can be held against.
struct ProgramLook {
  let report: Report
  /// The identity of each element, in the scene's order.
  let identities: [ElementIdentity]
  /// The elements by what they are.
  let positions: [ElementIdentity: Int]
  /// The findings by what they say, each with its gravest severity.
  let complaints: [ComplaintIdentity: Severity]
  /// How many findings say the same of an element, each at a place of its own.
  let findingCounts: [ComplaintIdentity: Int]
  /// The pairs of texts that are compared, each where it is told apart least.
  let pairs: [ComparedTexts]

  init(_ report: Report) {
    self.report = report
    identities = ElementIdentity.all(of: report.scene.elements)
    positions = Dictionary(zip(identities, identities.indices)) { first, _ in first }
    let byID = Dictionary(zip(report.scene.elements.map(\.id), identities)) { first, _ in first }
    var complaints: [ComplaintIdentity: Severity] = [:]
    var counts: [ComplaintIdentity: Int] = [:]
    for finding in report.findings {
      for complaint in ComplaintIdentity.all(of: finding, byID) {
        complaints[complaint] = max(complaints[complaint] ?? .note, finding.severity)
        counts[complaint, default: 0] += 1
      }
    }
    self.complaints = complaints
    findingCounts = counts
    pairs = report.groups.compactMap { group in
      let members = group.members.compactMap { byID[$0] }
      return members.count == 2 ? ComparedTexts(members: members, axes: Set(group.axes)) : nil
    }
    self.byID = byID
  }

  private let byID: [String: ElementIdentity]

  /// What a finding says.
  func complaints(of finding: Finding) -> [ComplaintIdentity] { ComplaintIdentity.all(of: finding, byID) }

  /// The positions of a finding's elements.
  func elements(of finding: Finding) -> [Int] {
    finding.elements.compactMap { byID[$0].flatMap { positions[$0] } }
  }

  /// Which of two elements stands out more by its contrast, in the first appearance that tells; 0 where neither does.
  func order(of pair: ComparedTexts) -> Int {
    guard let first = positions[pair.members[0]], let second = positions[pair.members[1]] else { return 0 }
    for appearance in report.profile.decidingAppearances {
      guard let one = leastRatio(of: first, in: appearance), let other = leastRatio(of: second, in: appearance) else {
        continue
      }
      // A tenth more is nothing that anybody sees.
      if one > other * 1.1 { return 1 }
      return other > one * 1.1 ? -1 : 0
    }
    return 0
  }

  /// The least ratio of an element in an appearance over all ways it is shown; nil where one is undecided.
  func leastRatio(of element: Int, in appearance: Appearance) -> Double? {
    var least = Double.infinity
    for placement in report.scene.elements[element].placements where placement.exemption == nil {
      guard let reading = placement.readings[appearance] else { continue }
      guard let ratio = reading.ratio else { return nil }
      least = min(least, ratio.low)
    }
    return least.isFinite ? least : nil
  }
}
