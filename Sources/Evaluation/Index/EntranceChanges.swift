import SourceFacts

/// Changes of a state at once whenever a view comes into sight: they start an animation, and tell nothing.
enum EntranceChanges {
  /// Returns the targets of assignments and the calls of `toggle` that the closure of such a modifier comes to.
  static func spans(in callee: Expression, _ arguments: [Argument]) -> Set<Span> {
    guard case .member(_, let name, _) = callee.kind, modifiers.contains(name) else { return [] }
    var found: Set<Span> = []
    for case .closure(let closure) in arguments.map(\.value.kind) { _ = visit(closure.body, &found) }
    return found
  }

  private static let modifiers: Set<String> = ["onAppear", "onDisappear", "task"]

  /// - Returns: False where what follows comes later, or only perhaps: what was waited for may be a state.
  private static func visit(_ statements: [Statement], _ found: inout Set<Span>) -> Bool {
    statements.allSatisfy { statement in
      switch statement.kind {
      case .expression(let expression):
        // `try` and `await` are no expressions of their own.
        statement.span.start == expression.span.start && visit(expression, &found)
      case .ifElse, .switchCase:
        !statement.mayLeave && !statement.expressions.contains(where: PassingAssignments.calls)
      default: false
      }
    }
  }

  private static func visit(_ expression: Expression, _ found: inout Set<Span>) -> Bool {
    switch expression.kind {
    case .binary("=", let target, let value):
      // What a call gives may have been waited for.
      if PassingAssignments.calls(value) { return false }
      if value.isLiteral { found.insert(target.span) }
    case .call(let callee, let arguments):
      if case .member(_, "toggle", _) = callee.kind { found.insert(expression.span) }
      guard let name = callee.lastName, ["withAnimation", "async"].contains(name) else { break }
      for case .closure(let closure) in arguments.map(\.value.kind) {
        return visit(closure.body, &found)
      }
    case .prefix(Expression.optionalTry, _): return false
    default: break
    }
    return true
  }
}

extension Expression {
  /// True for a flag or number as it is written.
  fileprivate var isLiteral: Bool {
    switch kind {
    case .boolean, .integer, .float: true
    default: false
    }
  }
}

extension Evaluator {
  /// The names of states that nothing but the appearance of a view changes: what they decide is how something comes in
  /// or moves, and no state that a person could ask for.
  var entranceStates: Set<String> {
    let assigned = usage.assignments.filter { _, all in
      all.contains(where: \.isEntrance) && all.allSatisfy { $0.isEntrance || $0.isInitial }
    }
    let toggled = usage.toggled.filter { name in usage.assignments[name]?.allSatisfy(\.isInitial) != false }
    let names = toggled.union(assigned.keys).subtracting(usage.toggledLater).subtracting(usage.bound)
    if names.isEmpty { return [] }
    let others = index.types.values.flatMap(\.properties).map(\.declaration).filter { declaration in
      !declaration.attributes.contains { $0.name == "State" }
    }
    return names.subtracting(others.map(\.name))
  }
}
