/// Which arms were taken on some ways.
struct TakenArms {
  /// How many ways there are.
  private(set) var count = 0
  /// For each condition on these ways the arms that were taken, one for each way.
  private var arms: [Int: [Int]] = [:]

  mutating func add(_ path: Guard) {
    count += 1
    for decision in path.decisions { arms[decision.condition, default: []].append(decision.arm) }
  }

  /// Returns the decisions of a path that were taken, or left open, on no way.
  func unmet(by path: Guard) -> [Guard.Decision] {
    path.decisions.filter { decision in
      guard let taken = arms[decision.condition] else { return false }
      return taken.count == count && !taken.contains(decision.arm)
    }
  }
}
