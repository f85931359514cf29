extension Expression {
  /// The expressions directly inside, in source order; those of closures are among `statements`.
  package var children: [Expression] {
    var result: [Expression] = []
    forEachChild { result.append($0) }
    return result
  }

  /// Visits the expressions directly inside, in source order, without making a list of them: whole programs are walked.
  package func forEachChild(_ visit: (Expression) -> Void) {
    switch kind {
    case .integer, .float, .boolean, .nilLiteral, .identifier, .keyPath, .opaque, .closure, .conditional: break
    case .string(let segments):
      for case .interpolation(let arguments) in segments {
        for argument in arguments { visit(argument.value) }
      }
    case .member(let base, _, _):
      if let base { visit(base) }
    case .specialized(let base, _): visit(base)
    case .call(let head, let arguments), .subscripted(let head, let arguments):
      visit(head)
      for argument in arguments { visit(argument.value) }
    case .array(let elements):
      for element in elements { visit(element) }
    case .dictionary(let pairs):
      for pair in pairs {
        visit(pair.key)
        visit(pair.value)
      }
    case .tuple(let elements), .macro(_, let elements):
      for element in elements { visit(element.value) }
    case .binary(_, let left, let right):
      visit(left)
      visit(right)
    case .prefix(_, let inner), .postfix(_, let inner), .cast(let inner, _, _), .typeTest(let inner, _): visit(inner)
    case .ternary(let condition, let then, let otherwise):
      visit(condition)
      visit(then)
      visit(otherwise)
    }
  }

  /// The statements directly inside: a closure's body, or the `if` or `switch` itself.
  package var statements: [Statement] {
    switch kind {
    case .closure(let closure): closure.body
    case .conditional(let statement): [statement]
    default: []
    }
  }
}

extension Statement {
  /// The expressions directly inside, in source order.
  package var expressions: [Expression] {
    switch kind {
    case .expression(let expression): [expression]
    case .binding(let binding): binding.value.map { [$0] } ?? []
    case .ifElse(let conditions, _, _), .guardElse(let conditions, _), .loop(let conditions, _):
      conditions.compactMap(\.expression)
    case .switchCase(let subject, let cases): [subject] + cases.compactMap(\.guardExpression)
    case .returning(let expression): expression.map { [$0] } ?? []
    case .forIn(_, let sequence, _): [sequence]
    case .deferred, .declaration, .compilation, .opaque: []
    }
  }

  /// The statements directly inside, in source order.
  package var statements: [Statement] {
    switch kind {
    case .binding(let binding): binding.getter ?? []
    case .ifElse(_, let then, let otherwise): then + (otherwise ?? [])
    case .guardElse(_, let otherwise): otherwise
    case .switchCase(_, let cases): cases.flatMap(\.body)
    case .forIn(_, _, let body), .loop(_, let body), .deferred(let body): body
    case .compilation(let clauses): clauses.flatMap(\.statements)
    case .expression, .returning, .declaration, .opaque: []
    }
  }
}

extension Condition {
  /// The expression that is tested.
  package var expression: Expression? {
    switch self {
    case .expression(let expression), .pattern(_, let expression): expression
    case .optionalBinding(_, let value): value
    case .availability: nil
    }
  }
}

extension Declaration {
  /// The declarations directly inside.
  package var members: [Declaration] {
    switch self {
    case .type(let type): type.members
    case .compilation(let clauses): clauses.flatMap(\.declarations)
    default: []
    }
  }

  /// The expressions directly inside: initial and default values.
  package var expressions: [Expression] {
    switch self {
    case .property(let property): property.value.map { [$0] } ?? []
    case .function(let function), .initializer(let function), .subscripted(let function):
      function.parameters.compactMap(\.defaultValue)
    default: []
    }
  }

  /// The statements directly inside: the body of a getter, of observers or of a function.
  package var statements: [Statement] {
    switch self {
    case .property(let property): (property.getter ?? []) + property.observers
    case .function(let function), .initializer(let function), .subscripted(let function): function.body ?? []
    default: []
    }
  }

  /// All code directly inside, as statements: bodies, also those of setters, initial and default values, and what macros
  /// are given.
  package var code: [Statement] {
    var statements = statements
    var expressions = expressions
    switch self {
    case .property(let property): statements += property.setter?.body ?? []
    case .macro(_, let arguments, _): expressions += arguments.map(\.value)
    default: break
    }
    return statements + expressions.map { Statement(.expression($0), span: $0.span) }
  }
}
