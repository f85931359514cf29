import SourceFacts

func dump(_ declarations: [Declaration]) -> String { declarations.map(dump).joined(separator: "; ") }

func dump(_ node: Declaration) -> String {
  switch node {
  case .type(let type): dump(type)
  case .property(let property): dump(property)
  case .function(let function): dump(function, introducer: "func ")
  case .initializer(let function): dump(function, introducer: "")
  case .subscripted(let function): dump(function, introducer: "")
  case .enumCase(let element):
    "case " + element.name + (element.parameters.isEmpty ? "" : dump(element.parameters))
      + (element.rawValue.map { " = " + dump($0) } ?? "")
  case .alias(let name, let type): "alias \(name) = \(dump(type))"
  case .compilation(let clauses):
    "#if "
      + clauses.map { ($0.condition.map(dump) ?? "else") + " {" + dump($0.declarations) + "}" }.joined(separator: " ")
  case .macro(let name, let arguments, _): "#\(name)(\(dump(arguments)))"
  }
}

private func dump(_ type: TypeDeclaration) -> String {
  prefix(type.attributes, type.access) + type.kind.rawValue + " " + type.name + generics(type.genericParameters)
    + (type.inherited.isEmpty ? "" : ": " + type.inherited.map(dump).joined(separator: ", "))
    + (type.selfConstraint.map { " where Self == " + $0 } ?? "") + " {" + dump(type.members) + "}"
}

private func dump(_ property: PropertyDeclaration) -> String {
  prefix(property.attributes, property.access) + (property.isStatic ? "static " : "")
    + (property.isConstant ? "let " : "var ") + property.name + (property.type.map { ": " + dump($0) } ?? "")
    + (property.value.map { " = " + dump($0) } ?? "") + (property.getter.map { " get {" + dump($0) + "}" } ?? "")
}

private func dump(_ function: FunctionDeclaration, introducer: String) -> String {
  prefix(function.attributes, function.access) + (function.isStatic ? "static " : "") + introducer + function.name
    + (function.isFailable ? "?" : "") + generics(function.genericParameters) + dump(function.parameters)
    + (function.result.map { " -> " + dump($0) } ?? "") + (function.body.map { " {" + dump($0) + "}" } ?? "")
}

private func dump(_ parameters: [Parameter]) -> String {
  let dumped = parameters.map { parameter in
    parameter.attributes.map(dump).joined() + (parameter.label ?? "_") + " " + parameter.name + ": "
      + dump(parameter.type) + (parameter.defaultValue.map { " = " + dump($0) } ?? "")
  }
  return "(" + dumped.joined(separator: ", ") + ")"
}

private func prefix(_ attributes: [Attribute], _ access: AccessLevel) -> String {
  attributes.map(dump).joined() + (access == .internal ? "" : access.rawValue + " ")
}

private func dump(_ attribute: Attribute) -> String {
  "@" + attribute.name + (attribute.arguments.isEmpty ? "" : "(" + dump(attribute.arguments) + ")") + " "
}

private func generics(_ names: [String]) -> String {
  names.isEmpty ? "" : "<" + names.joined(separator: ", ") + ">"
}
