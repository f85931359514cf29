/// The paths on which a leaf is drawn with the same.
struct PathGroup {
  let outcomes: [LeafMeasurement.Outcome]
  private(set) var paths: [Guard]
  /// True for one of several looks of the same paths, of which nothing tells which is seen.
  var isPart = false

  /// What all its paths have in common.
  var shared: Guard { paths.dropFirst().reduce(paths.first ?? .always) { $0.common(with: $1) } }

  /// Adds to each path what may be drawn on it in another case of a gap in knowledge: where a layer need not lie behind,
  /// the conditions on which it has this or that colour make no path on which it does (S-51).
  static func share(
    _ byPath: inout [Guard: [LeafMeasurement.Outcome]], of order: inout [Guard], in table: ConditionTable
  ) {
    func gaps(_ outcome: LeafMeasurement.Outcome) -> Guard {
      outcome.decisions.removing {
        let condition = table.conditions[$0.condition]
        return !condition.isOverlap && !condition.isEither
      }
    }
    let own = byPath
    for path in order where !path.decisions.isEmpty {
      for other in order where other != path && path.implies(other) {
        for outcome in own[other] ?? [] {
          let others = own[path] ?? []
          guard !others.contains(outcome), !others.contains(where: { gaps($0).agrees(with: gaps(outcome)) }) else {
            continue
          }
          byPath[path]?.insert(outcome, at: 0)
        }
      }
    }
    dropParted(&order, own, in: table)
  }

  /// Drops the paths on which a layer never lies behind, while on longer ones it may: these part the path, and have its
  /// look as well since looks were shared (S-51).
  private static func dropParted(
    _ order: inout [Guard], _ own: [Guard: [LeafMeasurement.Outcome]], in table: ConditionTable
  ) {
    let all = order
    order.removeAll { path in
      let outcomes = own[path] ?? []
      return outcomes.first?.decisions.decisions.contains { gap in
        let arms = outcomes.compactMap { $0.decisions.arm(of: gap.condition) }
        let condition = table.conditions[gap.condition]
        // What is moved still lies on as many layers as its arm says.
        guard condition.isOverlap, arms.count == outcomes.count, let most = arms.max(),
          most == 0 || condition.isMoved
        else { return false }
        return all.contains { longer in
          longer != path && longer.implies(path)
            && (own[longer] ?? []).contains { $0.decisions.arm(of: gap.condition) ?? 0 > most }
        }
      } ?? false
    }
  }

  /// True where nothing but that a function is not called makes the look, and what it sets depends on conditions, so
  /// that its looks stand on paths of their own: either may be seen (S-115).
  func isLeftAlone(among groups: [PathGroup], isCall: (Int) -> Bool) -> Bool {
    let longer = groups.filter { other in
      other.paths.contains { path in paths.contains { path != $0 && path.implies($0) } }
    }
    // Of a closure in a function either may not be called.
    return !outcomes.isEmpty
      && outcomes.allSatisfy { outcome in
        outcome.decisions.decisions.contains { call in
          call.arm == 0 && isCall(call.condition)
            && longer.contains { other in
              other.outcomes.contains { $0.decisions.arm(of: call.condition).map { $0 != 0 } ?? false }
            }
        }
      }
  }

  /// Puts paths together that make the same of a leaf.
  static func groups(_ order: [Guard], _ byPath: [Guard: [LeafMeasurement.Outcome]]) -> [PathGroup] {
    var result: [PathGroup] = []
    var positions: [[LeafMeasurement.Outcome]: Int] = [:]
    for path in order {
      let outcomes = byPath[path] ?? []
      if let known = positions[outcomes] {
        result[known].paths.append(path)
      } else {
        positions[outcomes] = result.count
        result.append(PathGroup(outcomes: outcomes, paths: [path]))
      }
    }
    return result
  }

  /// Returns for each group the ways of those in which another colour or font is drawn or another colour lies behind,
  /// where any is long.
  static func waysElsewhere(_ groups: [PathGroup]) -> [[Guard]] {
    let ways = groups.map(\.shared)
    guard ways.contains(where: { $0.decisions.count > ConditionPhrases.maximumTold }) else {
      return groups.map { _ in [] }
    }
    let ingredients = groups.map { $0.outcomes.first?.ingredients }
    return ingredients.map { own in zip(ingredients, ways).filter { $0.0 != own }.map(\.1) }
  }
}
