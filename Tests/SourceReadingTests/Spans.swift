import SourceFacts

/// A span of the facts with the span of what encloses it, as far as that must contain it.
struct NestedSpan: Hashable {
  var span: Span
  var enclosing: Span?
  var label: String

  var isWithin: Bool {
    guard let enclosing else { return true }
    return enclosing.start <= span.start && span.end <= enclosing.end
  }
}

/// Collects all spans of a file's facts.
struct SpanCollector {
  private(set) var spans: [NestedSpan] = []

  init(_ facts: FileFacts) {
    for declaration in facts.declarations { visit(declaration, in: nil) }
    visit(facts.statements, in: nil)
    for directive in facts.directives { add(directive.span, in: nil, "directive") }
  }

  private mutating func add(_ span: Span, in enclosing: Span?, _ label: String) {
    spans.append(NestedSpan(span: span, enclosing: enclosing, label: label))
  }

  private mutating func visit(_ declaration: Declaration, in enclosing: Span?) {
    switch declaration {
    case .type(let type):
      add(type.span, in: enclosing, "type")
      add(type.nameSpan, in: type.span, "type name")
      visit(type.attributes, in: type.span)
      for member in type.members { visit(member, in: type.span) }
    case .property(let property):
      add(property.span, in: enclosing, "property")
      visit(property.attributes, in: enclosing)
      visit(property.value, in: property.span)
      visit(property.getter ?? [], in: property.span)
      visit(property.observers, in: property.span)
    case .function(let function), .initializer(let function), .subscripted(let function):
      add(function.span, in: enclosing, "function")
      visit(function.attributes, in: function.span)
      visit(function.parameters, in: function.span)
      visit(function.body ?? [], in: function.span)
    case .enumCase(let element):
      visit(element.parameters, in: enclosing)
      visit(element.rawValue, in: enclosing)
    case .compilation(let clauses):
      for clause in clauses {
        visit(clause.condition, in: enclosing)
        for member in clause.declarations { visit(member, in: enclosing) }
      }
    case .macro(_, let arguments, let span):
      add(span, in: enclosing, "macro")
      visit(arguments, in: span)
    case .alias: break
    }
  }

  private mutating func visit(_ attributes: [Attribute], in enclosing: Span?) {
    for attribute in attributes { visit(attribute.arguments, in: enclosing) }
  }

  private mutating func visit(_ parameters: [Parameter], in enclosing: Span?) {
    for parameter in parameters {
      visit(parameter.attributes, in: enclosing)
      visit(parameter.defaultValue, in: enclosing)
    }
  }

  private mutating func visit(_ arguments: [Argument], in enclosing: Span?) {
    for argument in arguments { visit(argument.value, in: enclosing) }
  }

  private mutating func visit(_ statements: [Statement], in enclosing: Span?) {
    for statement in statements { visit(statement, in: enclosing) }
  }

  private mutating func visit(_ statement: Statement, in enclosing: Span?) {
    let span = statement.span
    add(span, in: enclosing, "statement")
    switch statement.kind {
    case .expression(let value): visit(value, in: span)
    case .binding(let binding):
      visit(binding.value, in: span)
      visit(binding.getter ?? [], in: span)
    case .ifElse(let conditions, let then, let otherwise):
      visit(conditions, in: span)
      visit(then + (otherwise ?? []), in: span)
    case .switchCase(let subject, let cases):
      visit(subject, in: span)
      for element in cases {
        visit(element.guardExpression, in: span)
        visit(element.body, in: span)
      }
    case .guardElse(let conditions, let otherwise):
      visit(conditions, in: span)
      visit(otherwise, in: span)
    case .returning(let value): visit(value, in: span)
    case .forIn(_, let sequence, let body):
      visit(sequence, in: span)
      visit(body, in: span)
    case .loop(let conditions, let body):
      visit(conditions, in: span)
      visit(body, in: span)
    case .deferred(let body): visit(body, in: span)
    case .declaration(let declaration): visit(declaration, in: span)
    case .compilation(let clauses):
      for clause in clauses {
        visit(clause.condition, in: span)
        visit(clause.statements, in: span)
      }
    case .opaque: break
    }
  }

  private mutating func visit(_ conditions: [Condition], in enclosing: Span?) {
    for condition in conditions {
      switch condition {
      case .expression(let value), .pattern(_, let value): visit(value, in: enclosing)
      case .optionalBinding(_, let value): visit(value, in: enclosing)
      case .availability: break
      }
    }
  }

  private mutating func visit(_ expression: Expression?, in enclosing: Span?) {
    guard let expression else { return }
    let span = expression.span
    add(span, in: enclosing, "expression")
    switch expression.kind {
    case .string(let segments):
      for case .interpolation(let arguments) in segments { visit(arguments, in: span) }
    case .member(let base, _, let nameSpan):
      add(nameSpan, in: span, "member name")
      visit(base, in: chained(base, in: span))
    case .specialized(let base, _): visit(base, in: span)
    case .call(let callee, let arguments):
      visit(callee, in: chained(callee, in: span))
      visit(arguments, in: span)
    case .subscripted(let base, let arguments):
      visit(base, in: chained(base, in: span))
      visit(arguments, in: span)
    case .closure(let closure): visit(closure.body, in: span)
    case .array(let elements): for element in elements { visit(element, in: span) }
    case .dictionary(let pairs):
      for pair in pairs {
        visit(pair.key, in: span)
        visit(pair.value, in: span)
      }
    case .tuple(let arguments), .macro(_, let arguments): visit(arguments, in: span)
    case .binary(_, let left, let right):
      visit(left, in: span)
      visit(right, in: span)
    case .prefix(_, let operand), .cast(let operand, _, _), .typeTest(let operand, _): visit(operand, in: span)
    case .postfix(_, let operand): visit(operand, in: chained(operand, in: span))
    case .ternary(let condition, let then, let otherwise):
      for part in [condition, then, otherwise] { visit(part, in: span) }
    case .conditional(let statement): visit(statement, in: span)
    case .integer, .float, .boolean, .nilLiteral, .identifier, .keyPath, .opaque: break
    }
  }

  /// The base that a chain under `#if` continues stands before the chain, so it needn't be within it.
  private func chained(_ base: Expression?, in span: Span) -> Span? {
    guard let base, base.span.end <= span.start else { return span }
    return nil
  }
}
