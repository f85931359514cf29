import ColorScience
import PlatformStyles
import Scene
import SourceFacts

/// Pairs of a colour and a ground that only meet if an object has a part which other code gives to single ones of its
/// class, and is in another state at the same time: nothing tells that it ever is (S-115).
extension ElementCollector {
  /// True where the colour is read well on the ground that goes with it, the ground of the part goes well with another
  /// colour, and only the two together fall short.
  static func isChance(
    _ group: PathGroup, among groups: [PathGroup], _ measurement: LeafMeasurement, _ surroundings: Int,
    _ renderer: Renderer
  ) -> Bool {
    guard measurement.leaf.toolkit == .objects, group.outcomes.count == 1, let own = group.outcomes.first else {
      return false
    }
    let parts = group.shared.decisions.filter { $0.arm == 1 && isPart($0.condition, renderer) }.map(\.condition)
    if parts.isEmpty { return false }
    func ratio(_ outcome: LeafMeasurement.Outcome, _ appearance: Appearance) -> Double {
      renderer.memo.reading(of: measurement, surroundings, outcome.ingredients, in: appearance).ratio?.low ?? 0
    }
    guard let worst = Appearance.allCases.min(by: { ratio(own, $0) < ratio(own, $1) }),
      ratio(own, worst) < LeafMeasurement.requirements.upperBound
    else { return false }
    let drawn = renderer.memo.ingredients[own.ingredients]
    var (isReadElsewhere, isGroundOfOthers) = (false, false)
    for other in groups where other.outcomes.count == 1 {
      guard let outcome = other.outcomes.first, ratio(outcome, worst) >= LeafMeasurement.requirements.upperBound else {
        continue
      }
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

extension Expression {
  fileprivate var isBoolean: Bool {
    switch kind {
    case .boolean: true
    default: false
    }
  }
}
