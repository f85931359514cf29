/// A statement of a body as a small tree.
package struct Statement: Hashable, Sendable {
  /// What stands there.
  package var kind: Kind
  /// Where it stands.
  package var span: Span

  /// Creates a statement.
  package init(_ kind: Kind, span: Span) {
    self.kind = kind
    self.span = span
  }

  /// The forms a statement can take.
  package indirect enum Kind: Hashable, Sendable {
    /// An expression for its value or effect.
    case expression(Expression)
    /// `let` or `var`; one for each bound pattern.
    case binding(Binding)
    /// `if`; `otherwise` is the `else` body, an `else if` being its only statement. `do` is one without conditions,
    /// or with an opaque condition where `catch` follows.
    case ifElse(conditions: [Condition], then: [Statement], otherwise: [Statement]?)
    /// `switch`.
    case switchCase(subject: Expression, cases: [SwitchCase])
    /// `guard`.
    case guardElse(conditions: [Condition], otherwise: [Statement])
    /// `return`.
    case returning(Expression?)
    /// `for … in`.
    case forIn(pattern: Pattern, sequence: Expression, body: [Statement])
    /// `while`, and `repeat` without the conditions, which it asks after each turn.
    case loop(while: [Condition], body: [Statement])
    /// A nested function, type or other declaration.
    case declaration(Declaration)
    /// `#if`; each clause with its condition, `nil` for `#else`.
    case compilation([CompilationClause])
    /// `defer`, which is run where the statements around it end, whichever way they do.
    case deferred([Statement])
    /// `throwStmt`, `breakStmt`, `continueStmt` and anything else, by its syntax kind.
    case opaque(String)
  }
}

/// A `let` or `var` of a body.
package struct Binding: Hashable, Sendable {
  /// What is bound.
  package var pattern: Pattern
  /// The written type.
  package var type: TypeReference?
  /// The initial value.
  package var value: Expression?
  /// The getter of a local computed property.
  package var getter: [Statement]?
  /// True for `let`.
  package var isConstant: Bool

  /// Creates a binding.
  package init(
    pattern: Pattern, type: TypeReference?, value: Expression?, getter: [Statement]? = nil, isConstant: Bool
  ) {
    self.pattern = pattern
    self.type = type
    self.value = value
    self.getter = getter
    self.isConstant = isConstant
  }
}

/// One condition of `if`, `guard` or `while`.
package enum Condition: Hashable, Sendable {
  /// A Boolean expression.
  case expression(Expression)
  /// `let name = value`; without a value `let name`. `type` is a written type.
  case optionalBinding(pattern: Pattern, value: Expression?)
  /// `case pattern = value`.
  case pattern(Pattern, Expression)
  /// `#available(iOS 26, *)`; `isUnavailable` for `#unavailable`.
  case availability(platforms: [PlatformVersion], isUnavailable: Bool)
}

/// A platform with a version in an availability condition; `*` is left out.
package struct PlatformVersion: Hashable, Sendable {
  /// The platform's name as written, such as `iOS`.
  package var platform: String
  /// The major version.
  package var major: Int

  /// Creates a platform version.
  package init(platform: String, major: Int) {
    self.platform = platform
    self.major = major
  }
}

/// One `case` of a `switch`.
package struct SwitchCase: Hashable, Sendable {
  /// The alternatives; empty for `default`.
  package var patterns: [Pattern]
  /// The `where` clause of the first pattern that has one.
  package var guardExpression: Expression?
  /// The statements.
  package var body: [Statement]

  /// Creates a case.
  package init(patterns: [Pattern], guardExpression: Expression? = nil, body: [Statement]) {
    self.patterns = patterns
    self.guardExpression = guardExpression
    self.body = body
  }
}

/// A pattern of a binding, a `case` or a loop.
package indirect enum Pattern: Hashable, Sendable {
  /// `_`.
  case wildcard
  /// A bound name.
  case name(String)
  /// An expression to compare with: `.red`, `3`, `1..<5`.
  case expression(Expression)
  /// `.name(patterns)`.
  case enumCase(name: String, [Pattern])
  /// `(a, b)`.
  case tuple([Pattern])
  /// `is T` and `let x as T`, with the bound name.
  case type(TypeReference, name: String?)
  /// Anything else, by its syntax kind.
  case opaque(String)
}

/// A clause of `#if`, around statements or in a chain, where the whole chain is its only statement.
package struct CompilationClause: Hashable, Sendable {
  /// The condition; `nil` for `#else`.
  package var condition: Expression?
  /// The statements.
  package var statements: [Statement]

  /// Creates a clause.
  package init(condition: Expression?, statements: [Statement]) {
    self.condition = condition
    self.statements = statements
  }
}
