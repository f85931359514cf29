import SourceFacts

/// What a function gives one of its variables before it hands that on: its first value and what it is set to later.
struct LocalValues {
  private let name: String
  private var values: [Expression] = []
  private var bindings = 0
  /// The statement that brings it; `nil` for what a question binds.
  private var declaration: Binding?
  /// True where no parameter or pattern has the name as well.
  private var isAlone = true
  private var isPlain = true

  /// Returns the expressions that a variable can hold in a function's body; `nil` where other code may change it, or
  /// more than one variable has the name.
  static func values(of name: String, in body: [Statement]) -> [Expression]? {
    var found = LocalValues(name: name)
    found.visit(body)
    return found.isPlain && found.isAlone && found.bindings == 1 && !found.values.isEmpty ? found.values : nil
  }

  /// Returns where a variable is declared in a function's body; `nil` where something else in it has the name as well.
  ///
  /// What is changed of its value later changes nothing of its type.
  static func declaration(of name: String, in body: [Statement]) -> Binding? {
    var found = LocalValues(name: name)
    found.visit(body)
    return found.isAlone && found.bindings == 1 ? found.declaration : nil
  }

  private init(name: String) { self.name = name }

  private mutating func visit(_ statements: [Statement]) {
    for statement in statements {
      if case .binding(let binding) = statement.kind, case .name(name) = binding.pattern {
        bindings += 1
        declaration = binding
        if binding.getter != nil { isPlain = false }
        if let value = binding.value { values.append(value) }
      } else if let value = statement.valueBound(to: name) {
        bindings += 1
        values.append(value)
      } else if statement.boundNames.contains(name) {
        isAlone = false
      }
      if case .declaration(let declaration) = statement.kind { visit(declaration.statements) }
      for expression in statement.expressions { visit(expression) }
      visit(statement.statements)
    }
  }

  private mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .binary("=", let target, let value) where target.kind == .identifier(name): values.append(value)
    case .binary(let symbol, let target, _) where symbol.isAssignment && target.isPart(of: name): isPlain = false
    case .prefix("&", let target) where target.isPart(of: name): isPlain = false
    case .closure(let closure) where closure.parameters.contains(name): isAlone = false
    default: break
    }
    expression.forEachChild { visit($0) }
    visit(expression.statements)
  }
}

extension Statement {
  /// Returns what a question gives a name where it is there, as `guard let name = value`.
  fileprivate func valueBound(to name: String) -> Expression? {
    let conditions: [Condition]
    switch kind {
    case .ifElse(let own, _, _), .guardElse(let own, _): conditions = own
    default: return nil
    }
    for case .optionalBinding(.name(name), let value?) in conditions {
      return Expression(.postfix(operator: "!", value), span: value.span)
    }
    return nil
  }
}

extension Expression {
  /// True for a variable, and for what stands behind a point on it.
  fileprivate func isPart(of name: String) -> Bool {
    switch kind {
    case .identifier(let own): own == name
    case .member(.some(let base), _, _), .postfix(_, let base), .subscripted(let base, _): base.isPart(of: name)
    default: false
    }
  }
}
