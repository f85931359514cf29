import SourceFacts

/// Facts as text that a reader compares with the source: operators are grouped in prefix form, what the source
/// leaves implicit is spelled out.
func dump(_ node: Expression) -> String {
  switch node.kind {
  case .integer(let value): "\(value)"
  case .float(let value): "\(value)f"
  case .string(let segments): "\"" + segments.map { dump($0) }.joined() + "\""
  case .boolean(let value): "\(value)"
  case .nilLiteral: "nil"
  case .identifier(let name): name
  case .member(let base, let name, _): (base.map { dump($0) } ?? "") + "." + name
  case .specialized(let base, let types): dump(base) + "<" + types.map { dump($0) }.joined(separator: ", ") + ">"
  case .call(let callee, let arguments): dump(callee) + "(" + dump(arguments) + ")"
  case .subscripted(let base, let arguments): dump(base) + "[" + dump(arguments) + "]"
  case .closure(let closure): dump(closure)
  case .array(let elements): "[" + elements.map { dump($0) }.joined(separator: ", ") + "]"
  case .dictionary(let pairs):
    "[" + (pairs.isEmpty ? ":" : pairs.map { dump($0.key) + ": " + dump($0.value) }.joined(separator: ", ")) + "]"
  case .tuple(let arguments): "(tuple " + dump(arguments) + ")"
  case .binary(let name, let left, let right): "(\(name) \(dump(left)) \(dump(right)))"
  case .prefix(let name, let operand): "(prefix\(name) \(dump(operand)))"
  case .postfix(let name, let operand): "(postfix\(name) \(dump(operand)))"
  case .ternary(let condition, let then, let otherwise): "(? \(dump(condition)) \(dump(then)) \(dump(otherwise)))"
  case .conditional(let statement): "(" + dump(statement) + ")"
  case .cast(let operand, let name, let type): "(\(name) \(dump(operand)) \(dump(type)))"
  case .typeTest(let operand, let type): "(is \(dump(operand)) \(dump(type)))"
  case .keyPath(let names): "\\" + names.joined(separator: ".")
  case .macro(let name, let arguments): "#" + name + "(" + dump(arguments) + ")"
  case .opaque(let kind): "<\(kind)>"
  }
}

func dump(_ arguments: [Argument]) -> String {
  arguments.map { argument in
    (argument.isTrailingClosure ? "trailing " : "") + (argument.label.map { $0 + ": " } ?? "") + dump(argument.value)
  }.joined(separator: ", ")
}

private func dump(_ segment: StringSegment) -> String {
  switch segment {
  case .text(let text): text.unicodeScalars.map { $0 == "\n" ? "⏎" : String($0) }.joined() + "|"
  case .interpolation(let arguments): "\\(" + dump(arguments) + ")|"
  }
}

private func dump(_ closure: Closure) -> String {
  let parameters = closure.parameters.isEmpty ? "" : closure.parameters.joined(separator: ", ") + " in "
  return "{" + parameters + dump(closure.body) + "}"
}

func dump(_ statements: [Statement]) -> String { statements.map { dump($0) }.joined(separator: "; ") }

private func block(_ statements: [Statement]) -> String { "{" + dump(statements) + "}" }

func dump(_ node: Statement) -> String {
  switch node.kind {
  case .expression(let value): dump(value)
  case .binding(let binding): dump(binding)
  case .ifElse(let conditions, let then, let otherwise):
    "if " + dump(conditions) + block(then) + (otherwise.map { " else " + block($0) } ?? "")
  case .switchCase(let subject, let cases):
    "switch \(dump(subject)) {" + cases.map { dump($0) }.joined(separator: " ") + "}"
  case .guardElse(let conditions, let otherwise): "guard " + dump(conditions) + block(otherwise)
  case .returning(let value): "return" + (value.map { " " + dump($0) } ?? "")
  case .forIn(let pattern, let sequence, let body): "for \(dump(pattern)) in \(dump(sequence)) " + block(body)
  case .loop(let conditions, let body): "loop " + dump(conditions) + block(body)
  case .deferred(let body): "defer " + block(body)
  case .declaration(let declaration): dump(declaration)
  case .compilation(let clauses): "#if " + clauses.map { dump($0) }.joined(separator: " ")
  case .opaque(let kind): "<\(kind)>"
  }
}

private func dump(_ binding: Binding) -> String {
  [
    binding.isConstant ? "let " : "var ", dump(binding.pattern), suffix(": ", binding.type.map { dump($0) }),
    suffix(" = ", binding.value.map { dump($0) }), suffix(" get ", binding.getter.map { block($0) }),
  ].joined()
}

private func dump(_ clause: CompilationClause) -> String {
  "\(clause.condition.map { dump($0) } ?? "else") \(block(clause.statements))"
}

private func dump(_ node: SwitchCase) -> String {
  let patterns = node.patterns.isEmpty ? "default" : "case " + node.patterns.map { dump($0) }.joined(separator: ", ")
  return patterns + suffix(" where ", node.guardExpression.map { dump($0) }) + ": " + block(node.body)
}

/// A part that may be missing, behind what introduces it.
func suffix(_ introducer: String, _ text: String?) -> String { text.map { introducer + $0 } ?? "" }

private func dump(_ conditions: [Condition]) -> String {
  conditions.map { dump($0) + " " }.joined(separator: "& ")
}

private func dump(_ condition: Condition) -> String {
  switch condition {
  case .expression(let value): dump(value)
  case .optionalBinding(let pattern, let value): "let " + dump(pattern) + (value.map { " = " + dump($0) } ?? "")
  case .pattern(let pattern, let value): "case " + dump(pattern) + " = " + dump(value)
  case .availability(let platforms, let isUnavailable):
    (isUnavailable ? "unavailable " : "available ")
      + platforms.map { "\($0.platform)-\($0.major)" }.joined(separator: " ")
  }
}

private func dump(_ pattern: Pattern) -> String {
  switch pattern {
  case .wildcard: "_"
  case .name(let name): "'" + name
  case .expression(let value): dump(value)
  case .enumCase(let name, let patterns): "<." + name + " " + patterns.map { dump($0) }.joined(separator: ", ") + ">"
  case .tuple(let patterns): "(" + patterns.map { dump($0) }.joined(separator: ", ") + ")"
  case .type(let type, let name): "(is " + dump(type) + (name.map { " '" + $0 } ?? "") + ")"
  case .opaque(let kind): "<\(kind)>"
  }
}

func dump(_ type: TypeReference) -> String {
  let arguments = type.arguments.map { dump($0) }.joined(separator: ", ")
  return [
    type.isOpaque ? "some " : "", type.isFunction ? "function" : type.name, arguments.isEmpty ? "" : "<\(arguments)>",
    type.isOptional ? "?" : "",
  ].joined()
}
