import ColorScience
import Scene

/// Buttons with a title or an image that may lie behind a text where nothing tells its place (S-115). They mostly stand
/// beside it, so that they make nothing fail; but nothing fails for certain that is legible on one either.
enum ControlGrounds {
  typealias Weighed = (outcome: LeafMeasurement.Outcome, reading: Reading)

  /// Returns the readings that count: those on such a button only where that gives more contrast, or is not known, and
  /// what is read beside it does not pass in any case.
  static func weighed(_ readings: [Weighed], _ kind: Element.Kind, _ table: ConditionTable) -> [Weighed] {
    guard readings.count > 1 else { return readings }
    let beside = readings.filter { !isOnControl($0.outcome, table) }
    if beside.isEmpty || beside.count == readings.count { return readings }
    let ratios = beside.compactMap(\.reading.ratio)
    // What is not known beside it is not known at all.
    guard ratios.count == beside.count, let low = ratios.map(\.low).min(), let high = ratios.map(\.high).max() else {
      return beside
    }
    let requirements = LeafMeasurement.requirements
    if low >= (kind == .text ? requirements.upperBound : requirements.lowerBound) { return beside }
    return readings.filter { one in
      !isOnControl(one.outcome, table) || one.reading.ratio.map { $0.high > high } ?? true
    }
  }

  private static func isOnControl(_ outcome: LeafMeasurement.Outcome, _ table: ConditionTable) -> Bool {
    outcome.decisions.decisions.contains { $0.arm > 0 && table.conditions[$0.condition].isControl }
  }
}
