/// The conditions that something asked a path for.
struct AskedConditions {
  private var conditions: Set<Int> = []
  /// The values that they compare with constants: what equals one of these equals no other.
  private var compared: Set<Int> = []

  /// Notes that a path was put together with guards.
  mutating func note(_ guards: [Guard]) {
    for decision in guards.lazy.flatMap(\.decisions) where conditions.insert(decision.condition).inserted {
      if decision.compared != 0 { compared.insert(decision.compared) }
    }
  }

  /// Adds what something else asked for.
  mutating func formUnion(_ other: AskedConditions) {
    if other.conditions.isEmpty { return }
    conditions.formUnion(other.conditions)
    compared.formUnion(other.compared)
  }

  /// Returns what a path says of the conditions.
  func answers(of path: Guard) -> Guard {
    conditions.isEmpty
      ? .always : path.removing { !conditions.contains($0.condition) && !compared.contains($0.compared) }
  }
}
