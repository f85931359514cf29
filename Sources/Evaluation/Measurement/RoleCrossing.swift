import ColorScience
import PlatformStyles
import Scene
import SourceFacts

/// Pairs of a colour and a ground that only meet if an object has a part which other code gives to single ones of its
/// class, and is in another state at the same time: nothing tells that it ever is (S-115).
extension ElementCollector {
  /// True where the colour is read on the ground that goes with it and the ground of the part goes with another colour,
  /// each as well as a large text needs, and the two together are read worse than both.
  static func isChance(
    _ group: PathGroup, among groups: [PathGroup], _ measurement: LeafMeasurement, _ surroundings: Int,
    _ renderer: Renderer
  ) -> Bool {
    guard measurement.leaf.toolkit == .objects else { return false }
    let parts = group.shared.decisions.filter { $0.arm == 1 && isPart($0.condition, renderer) }.map(\.condition)
    if parts.isEmpty { return false }
    func ratio(_ outcome: LeafMeasurement.Outcome, _ appearance: Appearance) -> Double {
      renderer.memo.reading(of: measurement, surroundings, outcome.ingredients, in: appearance).ratio?.low ?? 0
    }
    let seen = Appearance.allCases.compactMap { appearance in group.look(in: appearance).map { ($0, appearance) } }
    guard seen.count == Appearance.allCases.count,
      let (own, worst) = seen.min(by: { ratio($0.0, $0.1) < ratio($1.0, $1.1) }),
      ratio(own, worst) < LeafMeasurement.requirements.upperBound
    else { return false }
    let drawn = renderer.memo.ingredients[own.ingredients]
    let least = max(LeafMeasurement.requirements.lowerBound, ratio(own, worst).nextUp)
    var (isReadElsewhere, isGroundOfOthers) = (false, false)
    for other in groups {
      guard let outcome = other.look(in: worst), ratio(outcome, worst) >= least else { continue }
      let look = renderer.memo.ingredients[outcome.ingredients]
      let isSameInk = look.foreground.style == drawn.foreground.style
      let isSameGround = look.entries == drawn.entries
      if isSameInk, !isSameGround, parts.contains(where: { other.shared.arm(of: $0) == 0 }) { isReadElsewhere = true }
      if !isSameInk, isSameGround { isGroundOfOthers = true }
    }
    return isReadElsewhere && isGroundOfOthers
  }

  /// True for a property that only other objects set, to `true` or `false` as it is written there.
  private static func isPart(_ condition: Int, _ renderer: Renderer) -> Bool {
    let name = renderer.evaluator.conditions.conditions[condition].label
    let assignments = renderer.classes.assignments(to: name)
    return !assignments.isEmpty && assignments.allSatisfy { !$0.path.isEmpty && $0.value.isBoolean }
  }
}

extension PathGroup {
  /// What is drawn in an appearance, where that is one look whatever else is not known.
  fileprivate func look(in appearance: Appearance) -> LeafMeasurement.Outcome? {
    let decided = ConditionTable.decisions(of: appearance)
    let seen = outcomes.filter { $0.decisions.agrees(with: decided) }
    return Set(seen.map(\.ingredients)).count == 1 ? seen.first : nil
  }
}

extension Expression {
  fileprivate var isBoolean: Bool {
    switch kind {
    case .boolean: true
    default: false
    }
  }
}
