/// An expression of the source as a small tree; what it can't express is an explicit `opaque`.
package struct Expression: Hashable, Sendable {
  /// What stands there.
  package var kind: Kind
  /// Where it stands, without surrounding trivia.
  package var span: Span

  /// The types that make a list's rows of the class which they are specialized for.
  package static let registrations: Set<String> = ["CellRegistration", "SupplementaryRegistration"]
  /// What `opaque` calls code that nests deeper than facts do.
  package static let nesting = "nesting"
  /// The prefix operator that `try?` is.
  package static let optionalTry = "try?"

  /// Creates an expression.
  package init(_ kind: Kind, span: Span) {
    self.kind = kind
    self.span = span
  }

  /// The text of a string literal without interpolations; `nil` for all else.
  package var literalText: String? {
    if case .string(let segments) = kind, segments.count == 1, case .text(let text) = segments[0] { text } else { nil }
  }

  /// The forms an expression can take.
  package indirect enum Kind: Hashable, Sendable {
    /// An integer literal.
    case integer(Int)
    /// A floating-point literal.
    case float(Double)
    /// A string literal with its interpolations.
    case string([StringSegment])
    /// `true` or `false`.
    case boolean(Bool)
    /// `nil`.
    case nilLiteral
    /// A plain name: `x`, `self`, `Color`, `$0`.
    case identifier(String)
    /// `base.name`; without a base an implicit member `.name`. `nameSpan` covers the name alone.
    case member(base: Expression?, name: String, nameSpan: Span)
    /// A type of the frameworks with the generic arguments behind it that tell what it makes; of others they are left out.
    case specialized(Expression, [TypeReference])
    /// A call; trailing closures are the last arguments.
    case call(callee: Expression, arguments: [Argument])
    /// `base[arguments]`.
    case subscripted(base: Expression, arguments: [Argument])
    /// `{ parameters in body }`.
    case closure(Closure)
    /// `[a, b]`.
    case array([Expression])
    /// `[k: v]`.
    case dictionary([KeyedExpression])
    /// `(a, label: b)`; a parenthesised single expression is that expression itself.
    case tuple([Argument])
    /// A binary operation after operator precedence is applied; assignment is `=`.
    case binary(operator: String, left: Expression, right: Expression)
    /// `!x`, `-x`, `$binding` is an identifier instead.
    case prefix(operator: String, Expression)
    /// `x!`, `x?` and other postfix operators.
    case postfix(operator: String, Expression)
    /// `condition ? then : otherwise`.
    case ternary(condition: Expression, then: Expression, otherwise: Expression)
    /// An `if` or `switch` used as an expression.
    case conditional(Statement)
    /// `x as T`, `x as? T`, `x as! T`; `operator` is one of `as`, `as?`, `as!`.
    case cast(Expression, operator: String, type: TypeReference)
    /// `x is T`.
    case typeTest(Expression, type: TypeReference)
    /// `\Root.a.b`: the components' names without the root.
    case keyPath([String])
    /// `#name(arguments)`.
    case macro(name: String, arguments: [Argument])
    /// Anything else, by its syntax kind.
    case opaque(String)
  }
}

/// A piece of a string literal.
package enum StringSegment: Hashable, Sendable {
  /// Literal text with its escapes resolved.
  case text(String)
  /// `\(arguments)`.
  case interpolation([Argument])
}

/// An argument of a call, a subscript or a tuple.
package struct Argument: Hashable, Sendable {
  /// The label, if one is written; a first trailing closure has none.
  package var label: String?
  /// The value.
  package var value: Expression
  /// True for closures written behind the parentheses.
  package var isTrailingClosure: Bool

  /// Creates an argument.
  package init(label: String?, value: Expression, isTrailingClosure: Bool = false) {
    self.label = label
    self.value = value
    self.isTrailingClosure = isTrailingClosure
  }
}

/// A pair of a dictionary literal.
package struct KeyedExpression: Hashable, Sendable {
  /// The key.
  package var key: Expression
  /// The value.
  package var value: Expression

  /// Creates a pair.
  package init(key: Expression, value: Expression) {
    self.key = key
    self.value = value
  }
}

/// A closure: its parameters' names and its statements.
package struct Closure: Hashable, Sendable {
  /// The parameters' names; empty where `$0` is used or nothing is taken.
  package var parameters: [String]
  /// The parameters' types where each has one written; else empty.
  package var types: [TypeReference]
  /// The statements; one expression alone is the result.
  package var body: [Statement]

  /// Creates a closure.
  package init(parameters: [String], types: [TypeReference] = [], body: [Statement]) {
    self.parameters = parameters
    self.types = types
    self.body = body
  }
}

/// A type as written: its name without generic arguments, and what wraps it.
package struct TypeReference: Hashable, Sendable {
  /// The dotted name without generic arguments, optionality, `some` or `any`; `()` for functions and tuples.
  package var name: String
  /// The generic arguments; the element of an array, the key and value of a dictionary, the parts of a tuple.
  package var arguments: [TypeReference]
  /// The names of the parts of a tuple, `_` for one without; empty where none has a name.
  package var labels: [String]
  /// True for `T?`.
  package var isOptional: Bool
  /// True for function types.
  package var isFunction: Bool
  /// True for `some T`.
  package var isOpaque: Bool

  /// Creates a type reference.
  package init(
    name: String, arguments: [TypeReference] = [], labels: [String] = [], isOptional: Bool = false,
    isFunction: Bool = false, isOpaque: Bool = false
  ) {
    self.name = name
    self.arguments = arguments
    self.labels = labels
    self.isOptional = isOptional
    self.isFunction = isFunction
    self.isOpaque = isOpaque
  }
}
