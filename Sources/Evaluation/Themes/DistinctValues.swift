/// The values that a property can have, each of those that look alike once.
struct DistinctValues {
  private(set) var values: [Value] = []
  /// The one value that was added, be it more than once, with the conditions on which it is this or that.
  private(set) var sole: Value?
  private var seen: Set<Likeness> = []
  /// False where the source does not tell all of them.
  let isTold: Bool

  init(isTold: Bool = true) {
    self.isTold = isTold
  }

  /// Adds a value, or each of those that it may be; false where it is not known, or there are too many.
  mutating func add(_ value: Value) -> Bool {
    if values.isEmpty {
      sole = value
    } else if let known = sole, Likeness(known) != Likeness(value) {
      sole = nil
    }
    return addParts(of: value)
  }

  private mutating func addParts(of value: Value) -> Bool {
    if case .choice(let alternatives) = value, case let parts = alternatives.inAppearances, parts.count > 1 {
      for part in parts where !addParts(of: part) { return false }
      return true
    }
    guard let likeness = Likeness(value) else { return false }
    if seen.insert(likeness).inserted { values.append(value) }
    return values.count <= Evaluator.maximumValues
  }
}

extension Alternatives<Value> {
  /// The values that one may be, each with all that it is in different appearances: a colour that follows the scheme is
  /// one value (S-114).
  fileprivate var inAppearances: [Value] {
    var parts: [(rest: Guard, branches: [Branch])] = []
    for branch in branches {
      let rest = branch.condition.removing { ConditionTable.isOfAppearance($0.condition) }
      let own = Branch(
        condition: branch.condition.removing { !ConditionTable.isOfAppearance($0.condition) }, value: branch.value)
      if let known = parts.firstIndex(where: { $0.rest == rest }) {
        parts[known].branches.append(own)
      } else {
        parts.append((rest, [own]))
      }
    }
    return parts.map { $0.branches.count == 1 ? $0.branches[0].value : .choice(Alternatives(branches: $0.branches)) }
  }
}
