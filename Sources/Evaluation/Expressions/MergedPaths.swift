// A decision of which all arms come out alike is none. Each one that is kept doubles the paths of all that is made behind
// it, and of views the ways on which they are drawn.

extension ConditionTable {
  /// A decision of one of several paths, with a number that is equal for paths which say the same but for its arm.
  private struct Gap {
    var rest: UInt64
    var position: Int
    var condition: Int
  }

  /// Returns the same paths put together where they differ in one decision alone and take all of its arms.
  func merged(_ paths: [Guard]) -> [Guard] {
    var paths = paths
    // What is put together may go with a path that it differed from in two decisions before.
    while paths.count > 1, let fewer = mergedOnce(paths) { paths = fewer }
    return paths
  }

  private func mergedOnce(_ paths: [Guard]) -> [Guard]? {
    var gaps: [Gap] = []
    for (position, path) in paths.enumerated() {
      path.forEachGap { gaps.append(Gap(rest: $0, position: position, condition: $1)) }
    }
    gaps.sort { ($0.rest, $0.condition, $0.position) < ($1.rest, $1.condition, $1.position) }
    var kept = paths.map(Optional.some)
    // The paths that were put together: what they say is another thing now.
    var isTaken: Set<Int> = []
    var start = 0
    while start < gaps.count {
      let (rest, condition) = (gaps[start].rest, gaps[start].condition)
      var end = start + 1
      while end < gaps.count, gaps[end].rest == rest, gaps[end].condition == condition { end += 1 }
      defer { start = end }
      guard end - start == conditions[condition].arms.count, !conditions[condition].mayGrow else { continue }
      let alike = gaps[start..<end].map(\.position)
      guard let whole = whole(alike.map { paths[$0] }, whatever: condition), isTaken.isDisjoint(with: alike)
      else { continue }
      for position in alike.dropFirst() { kept[position] = nil }
      kept[alike[0]] = whole
      isTaken.formUnion(alike)
    }
    return isTaken.isEmpty ? nil : kept.compactMap(\.self)
  }

  /// Returns what paths say that take one arm of a condition each and are else the same.
  private func whole(_ paths: [Guard], whatever condition: Int) -> Guard? {
    guard Set(paths.map { $0.arm(of: condition) }).count == paths.count else { return nil }
    let rests = paths.map { path in path.removing { $0.condition == condition } }
    return rests.dropFirst().allSatisfy { $0 == rests[0] } ? rests[0] : nil
  }
}

extension Evaluator {
  /// Returns the same outcomes on fewer paths, where some differ in decisions alone that change nothing.
  func merged(_ outcomes: [(Guard, Bool)]) -> [(Guard, Bool)] {
    guard outcomes.count > 2 else { return outcomes }
    return [true, false].flatMap { outcome in
      conditions.merged(outcomes.filter { $0.1 == outcome }.map(\.0)).map { ($0, outcome) }
    }
  }
}
