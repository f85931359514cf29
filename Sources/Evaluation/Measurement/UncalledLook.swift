import ColorScience
import PlatformStyles
import Scene

/// Looks that objects have until a function is called that nothing is seen to call (S-115).
extension LeafMeasurement {
  /// True on a path without such a call, where a look that the call gives may be read: either may be seen.
  func isLeftAlone(_ surroundings: Int) -> Bool {
    let table = renderer.evaluator.conditions
    let calls = table.uncalled(on: environment.path)
    guard leaf.toolkit == .objects, !calls.isEmpty else { return false }
    // What hides it by a flag parts its paths before its looks are known, so the others are no looks of this path.
    var around = environment
    around.path = environment.path.removing { calls.contains($0.condition) }
    // A look that falls short as well is no better chance.
    let needed = leaf.kind == .text ? Self.requirements.upperBound : Self.requirements.lowerBound
    let whole = LeafMeasurement(renderer: renderer, leaf: leaf, environment: around)
    guard let looks = whole.combinations(&renderer.memo.ingredients) else { return true }
    return looks.contains { look in
      calls.contains { look.path.arm(of: $0).map { $0 > 0 } ?? false }
        && Appearance.allCases.contains { appearance in
          let ratio = renderer.memo.reading(of: self, surroundings, look.ingredients, in: appearance).ratio
          return ratio.map { $0.high >= needed } ?? true
        }
    }
  }
}

extension ConditionTable {
  /// The conditions by which functions are not called on a path of which nothing tells whether they are.
  func uncalled(on path: Guard) -> [Int] {
    path.decisions.filter { $0.arm == 0 && conditions[$0.condition].isCall }.map(\.condition)
  }
}
