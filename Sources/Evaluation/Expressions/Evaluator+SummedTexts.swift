import Scene
import SourceFacts

/// Texts that a loop adds to one another (S-41, S-59).
extension Evaluator {
  /// Returns the text that a loop leaves where each turn adds to what there was: what it starts with and what one turn
  /// adds; `nil` where a turn does anything else with it.
  func sum(from start: Value, _ ends: [(path: Guard, value: Value?)], place: Place) -> Value? {
    // A loop of which each turn ends the function leaves it as it was.
    if ends.isEmpty { return start }
    var ways: [Alternatives<Value>.Branch] = []
    for end in ends {
      guard let value = end.value, Self.holds(value, start) else { return nil }
      ways.append(.init(condition: end.path, value: value))
    }
    return choice(ways, place: place)
  }

  /// True for a text as it was, or one with others before or behind it, also in a literal.
  private static func holds(_ value: Value, _ start: Value) -> Bool {
    var sameness = Sameness()
    if sameness.holds(value, start) { return true }
    switch value {
    case .choice(let all): return all.branches.allSatisfy { holds($0.value, start) }
    case .view(.concatenated(let nodes)):
      if case .view(.concatenated(let first)) = start, first.count < nodes.count {
        var sameness = Sameness()
        if sameness.holds(.view(.concatenated(Array(nodes.prefix(first.count)))), start) { return true }
      }
      return nodes.contains { holds(.view($0), start) }
    case .view(.component(let text)) where text.name == "Text":
      guard case .interpolated(let segments)? = text.arguments.first?.value else { return false }
      return segments.contains { segment in
        if case .values(let values) = segment { values.contains { holds($0.value, start) } } else { false }
      }
    default: return false
    }
  }
}
