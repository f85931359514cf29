import SourceFacts

/// What the variables of a body are given, one after the other.
struct GivenValues {
  private(set) var values: [String: [Expression]] = [:]

  init(of body: CodeBody) {
    note(body.statements)
    let names = Set(values.keys)
    var assigned: [(String, Expression)] = []
    BodyWalk { expression, _ in
      guard case .binary("=", let target, let value) = expression.kind, case .identifier(let name) = target.kind,
        names.contains(name)
      else { return }
      assigned.append((name, value))
    }.walk(body.statements)
    for (name, value) in assigned { values[name, default: []].append(value) }
  }

  /// True for a variable of the body.
  func holds(_ expression: Expression) -> Bool {
    expression.chainedNames.map { $0.count == 1 && values[$0[0]] != nil } ?? false
  }

  private mutating func note(_ statements: [Statement]) {
    for statement in statements {
      if case .binding(let binding) = statement.kind, case .name(let name) = binding.pattern, let value = binding.value
      {
        values[name, default: []].append(value)
      }
      note(statement.statements)
      for expression in statement.expressions { note(expression.statements) }
    }
  }
}
