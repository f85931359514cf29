import SourceFacts

func dump(_ declarations: [Declaration]) -> String { declarations.map { dump($0) }.joined(separator: "; ") }

func dump(_ node: Declaration) -> String {
  switch node {
  case .type(let type): dump(type)
  case .property(let property): dump(property)
  case .function(let function): dump(function, introducer: "func ")
  case .initializer(let function): dump(function, introducer: "")
  case .subscripted(let function): dump(function, introducer: "")
  case .enumCase(let element):
    "case \(element.name)\(element.parameters.isEmpty ? "" : dump(element.parameters))"
      + suffix(" = ", element.rawValue.map { dump($0) })
  case .alias(let name, let type, _): "alias \(name) = \(dump(type))"
  case .compilation(let clauses): "#if " + clauses.map { dump($0) }.joined(separator: " ")
  case .macro(let name, let arguments, _): "#\(name)(\(dump(arguments)))"
  }
}

private func dump(_ type: TypeDeclaration) -> String {
  let inherited = type.inherited.map { dump($0) }.joined(separator: ", ")
  return [
    prefix(type.attributes, type.access), type.kind.rawValue, " ", type.name, generics(type.genericParameters),
    inherited.isEmpty ? "" : ": \(inherited)", suffix(" where Self == ", type.selfConstraint),
    suffix(" where Self: ", type.selfBound),
    " {", dump(type.members), "}",
  ].joined()
}

private func dump(_ property: PropertyDeclaration) -> String {
  [
    prefix(property.attributes, property.access), property.isStatic ? "static " : "",
    property.isConstant ? "let " : "var ", property.name, suffix(": ", property.type.map { dump($0) }),
    suffix(" = ", property.value.map { dump($0) }), suffix(" get ", property.getter.map { "{\(dump($0))}" }),
    property.observers.isEmpty ? "" : " observe {\(dump(property.observers))}",
  ].joined()
}

private func dump(_ function: FunctionDeclaration, introducer: String) -> String {
  [
    prefix(function.attributes, function.access), function.isStatic ? "static " : "", introducer, function.name,
    function.isFailable ? "?" : "", generics(function.genericParameters), dump(function.parameters),
    suffix(" -> ", function.result.map { dump($0) }), suffix(" ", function.body.map { "{\(dump($0))}" }),
  ].joined()
}

private func dump(_ parameters: [Parameter]) -> String {
  "(" + parameters.map { dump($0) }.joined(separator: ", ") + ")"
}

private func dump(_ parameter: Parameter) -> String {
  [
    parameter.attributes.map { dump($0) }.joined(), parameter.label ?? "_", " ", parameter.name, ": ",
    dump(parameter.type), suffix(" = ", parameter.defaultValue.map { dump($0) }),
  ].joined()
}

private func prefix(_ attributes: [Attribute], _ access: AccessLevel) -> String {
  attributes.map { dump($0) }.joined() + (access == .internal ? "" : "\(access.rawValue) ")
}

private func dump(_ attribute: Attribute) -> String {
  let arguments = attribute.arguments.isEmpty ? "" : "(\(dump(attribute.arguments)))"
  return "@\(attribute.name)\(arguments) "
}

private func generics(_ names: [String]) -> String {
  names.isEmpty ? "" : "<" + names.joined(separator: ", ") + ">"
}

private func dump(_ clause: ConditionalDeclarations) -> String {
  "\(clause.condition.map { dump($0) } ?? "else") {\(dump(clause.declarations))}"
}
