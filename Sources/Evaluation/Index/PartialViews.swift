import SourceFacts

/// Finds the views of which code shows nothing but parts, as `Panel().footer` does: their bodies are shown nowhere.
struct PartialViews {
  let index: ProgramIndex
  let usage: Usage

  /// Returns the last parts of the names of views that code makes only to take a property of theirs that is a view.
  func names() -> Set<String> {
    let parts = viewParts()
    if parts.isEmpty { return [] }
    var counts: [String: Int] = [:]
    for file in index.program.files where !file.isOfTests {
      for declaration in file.facts.declarations { visit(declaration, parts, &counts) }
    }
    return Set(
      counts.keys.filter { name in
        counts[name] == usage.constructions[name]?.count && !usage.initializerReferences.contains(name)
      })
  }

  /// The properties of each view that are views, besides the body.
  private func viewParts() -> [String: Set<String>] {
    var result: [String: Set<String>] = [:]
    for type in index.types.values where type.conforms(to: "View") && !type.isForOthers {
      let names = type.properties.map(\.declaration).filter { property in
        property.name != "body" && property.getter != nil && Evaluator.makesView(property.type)
      }.map(\.name)
      if !names.isEmpty { result[type.lastName, default: []].formUnion(names) }
    }
    return result
  }

  private func visit(_ declaration: Declaration, _ parts: [String: Set<String>], _ counts: inout [String: Int]) {
    if case .type(let type) = declaration, type.isPreviewOrTest { return }
    for member in declaration.members { visit(member, parts, &counts) }
    for expression in declaration.expressions { visit(expression, parts, &counts) }
    for statement in declaration.statements { visit(statement, parts, &counts) }
  }

  private func visit(_ statement: Statement, _ parts: [String: Set<String>], _ counts: inout [String: Int]) {
    if case .declaration(let declaration) = statement.kind { visit(declaration, parts, &counts) }
    for expression in statement.expressions { visit(expression, parts, &counts) }
    for inner in statement.statements { visit(inner, parts, &counts) }
  }

  private func visit(_ expression: Expression, _ parts: [String: Set<String>], _ counts: inout [String: Int]) {
    if case .member(.some(let base), let member, _) = expression.kind, case .call(let callee, _) = base.kind,
      let name = callee.typeName, parts[name]?.contains(member) == true
    {
      counts[name, default: 0] += 1
    }
    expression.forEachChild { visit($0, parts, &counts) }
    for statement in expression.statements { visit(statement, parts, &counts) }
  }
}
