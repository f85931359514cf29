import ColorScience
import Findings
import PlatformStyles
import Rules
import Scene

/// Why a set of repairs does not stand.
struct Violation {
  /// The elements it is seen at, by their positions before the repair.
  var elements: [Int]
  /// One phrase.
  let reason: String
  /// True where it stands between elements, so that one of several repairs of them is enough to blame.
  var isMutual = false
  /// The elements that it is seen beside, whatever repairs them.
  var neighbors: [Int] = []
}

/// The comparison of a program before and after repairs, which must take findings away and nothing else.
struct Proof {
  let before: ProgramLook
  let after: ProgramLook
  /// The remedies that were applied.
  let remedies: [Remedy]

  /// Ratios that differ by less are the same: rounding on another way through the same arithmetic.
  static let tolerance = 1e-6

  /// The findings of a list that are still there, or whose measured ratios fell.
  func remaining(of findings: [Finding]) -> [Int] {
    findings.indices.filter { index in
      let finding = findings[index]
      // A note that stays in the place of something graver is what was wanted.
      let least = min(finding.severity, .warning)
      let isThere = before.complaints(of: finding).contains { complaint in
        after.complaints[complaint].map { $0 >= least && !isCured(complaint, of: finding) } ?? false
      }
      if isThere { return true }
      return finding.measurements.contains { measurement in
        guard finding.verdict != .advice, let appearance = Appearance(rawValue: measurement.appearance) else {
          return false
        }
        return before.elements(of: finding).contains { isFallen($0, in: appearance) }
      }
    }
  }

  /// All that got worse, or changed without being meant to.
  var violations: [Violation] {
    newComplaints
      + before.identities.indices.flatMap { element in
        guard let other = after.positions[before.identities[element]] else {
          return [Violation(elements: [element], reason: "an element would be gone")]
        }
        return changes(of: element, to: other)
      } + flattened + lookAlikes + outgrown + frozen
  }

  private func isFallen(_ element: Int, in appearance: Appearance) -> Bool {
    guard let other = after.positions[before.identities[element]],
      let old = before.leastRatio(of: element, in: appearance)
    else { return false }
    // A level over a material may be fainter than what was there, where the profile takes it as the system's choice.
    let isChosen = after.report.judgement.elements[other].appearances[appearance]?.verdict == .accepted
    let placements = after.report.scene.elements[other].placements
    if isChosen, placements.allSatisfy({ $0.material?.isTinted == false }) { return false }
    return after.leastRatio(of: other, in: appearance).map { $0 < old - Self.tolerance } ?? true
  }

  /// Findings at warning or above that were not there, or were less grave.
  private var newComplaints: [Violation] {
    after.complaints.compactMap { complaint, severity in
      if severity < .warning { return nil }
      if let known = before.complaints[complaint], known >= severity { return nil }
      let elements = complaint.elements.compactMap { before.positions[$0] }.sorted()
      return Violation(elements: elements, reason: "'\(complaint.rule)' would speak\(place(of: elements.first))")
    }
  }

  /// What changed at one element: its style without being meant to, or a ratio to the worse.
  private func changes(of element: Int, to other: Int) -> [Violation] {
    let (old, new) = (before.report.scene.elements[element], after.report.scene.elements[other])
    let isMeant = remedies.contains { $0.elements.contains(element) }
    let isNamed = remedies.contains(where: \.recolorsName)
    if !isMeant && !hasSameStyle(old, new, exceptColors: isNamed) {
      return [Violation(elements: [element], reason: "the style would change\(place(of: element))")]
    }
    if isWorse(element, old, other, new, isMeant: isMeant) {
      return [Violation(elements: [element], reason: "a ratio below its requirement would fall\(place(of: element))")]
    }
    if let appearance = strayAppearance(of: element, old, new) {
      let reason = "a colour would change in \(appearance.phrase), where it is meant to stay\(place(of: element))"
      return [Violation(elements: [element], reason: reason)]
    }
    if isMeant, losesResponse(old, new, asked: askedAppearances(of: element)) {
      return [Violation(elements: [element], reason: "a ratio that needs no repair would fall\(place(of: element))")]
    }
    return []
  }

  private func place(of element: Int?) -> String {
    element.map { " at '\(before.report.scene.elements[$0].id)'" } ?? ""
  }

  private func hasSameStyle(_ old: Element, _ new: Element, exceptColors: Bool) -> Bool {
    func looks(_ element: Element) -> [Look] {
      element.placements.flatMap { placement in
        Appearance.allCases.compactMap { appearance in
          placement.readings[appearance].map {
            // The system's own styles have no name of the project's behind them.
            let isFree = exceptColors && (placement.foreground.form == .custom || !placement.foreground.isProjectStyle)
            return Look(
              form: placement.foreground.form, appearance: appearance,
              color: isFree ? nil : $0.foreground?.bytes, font: $0.font)
          }
        }
      }
    }
    let (before, after) = (looks(old), looks(new))
    // Ways that differed may have become one: then each look has to be one that was there.
    return before == after || (before.count != after.count && Set(before) == Set(after))
  }

  private struct Look: Hashable {
    let form: ForegroundStyle.Form
    let appearance: Appearance
    let color: [Int]?
    let font: FontReading?
  }

  private func isWorse(_ element: Int, _ old: Element, _ other: Int, _ new: Element, isMeant: Bool) -> Bool {
    let judged = after.report.judgement.elements[other]
    let profile = after.report.profile
    for appearance in profile.decidingAppearances {
      for (index, placement) in new.placements.enumerated() where placement.exemption == nil {
        guard let reading = placement.readings[appearance] else { continue }
        // A level over a material may be fainter than what was there, where the profile takes it as the system's choice.
        let isSystemSurface = placement.material?.isTinted != true
        if isMeant, isSystemSurface, judged.placements[index][appearance] == .accepted { continue }
        let isMatched = old.placements.count == new.placements.count
        let known =
          isMatched
          ? old.placements[index].readings[appearance]?.ratio?.low
          : before.leastRatio(of: element, in: appearance)
        guard let known else { continue }
        // What can't be told any more may be anything.
        guard let ratio = reading.ratio else { return true }
        let required = requirement(
          for: new, font: placement.plainFont(in: appearance), profile: profile, thresholds: judged.thresholds)
        if ratio.low < required && ratio.low < known - Self.tolerance { return true }
      }
    }
    return false
  }

  /// Levels that were apart and are not, that lost an axis which a remedy has to keep, or that changed their order.
  private var flattened: [Violation] {
    let left = Dictionary(after.pairs.map { ($0.members, $0) }) { first, _ in first }
    return before.pairs.compactMap { pair in
      guard let other = left[pair.members] else { return nil }
      let elements = pair.members.compactMap { before.positions[$0] }
      let touching = remedies.filter { remedy in elements.contains { remedy.elements.contains($0) } }
      if touching.isEmpty { return nil }
      let keepsAll = touching.contains(where: \.keepsAxes)
      if other.axes.count < pair.axes.count && (keepsAll || other.axes.isEmpty) {
        return Violation(elements: elements, reason: "levels that were apart would come closer")
      }
      // Size and weight still say what matters where the contrasts alone changed places.
      let isReversed = before.order(of: pair) * after.order(of: pair) < 0
      return isReversed && other.axes.isDisjoint(with: ["size", "weight"])
        ? Violation(elements: elements, reason: "levels would change their order") : nil
    }
  }
}
