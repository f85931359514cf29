import SourceFacts

extension [Located<FunctionDeclaration>] {
  /// Adds a function; where the same one is declared under another condition, one function with both bodies under their
  /// conditions takes the place of the two.
  mutating func join(_ added: Located<FunctionDeclaration>) {
    guard !added.flags.isEmpty,
      let known = firstIndex(where: { !$0.flags.isEmpty && $0.file == added.file && $0.declares(what: added) })
    else { return append(added) }
    var declaration = self[known].declaration
    declaration.body = [self[known], added].flatMap(\.conditionalBody)
    self[known] = self[known].joined(as: declaration)
  }
}

extension Located<FunctionDeclaration> {
  /// True where both are called alike.
  fileprivate func declares(what other: Located<FunctionDeclaration>) -> Bool {
    func signature(_ function: FunctionDeclaration) -> [Parameter] {
      function.parameters.map {
        Parameter(label: $0.label, name: $0.name, type: $0.type, defaultValue: nil, attributes: [])
      }
    }
    return declaration.isStatic == other.declaration.isStatic
      && signature(declaration) == signature(other.declaration)
  }

  /// The body under the conditions that it is declared under, once for all that are joined.
  fileprivate var conditionalBody: [Statement] {
    if isJoined { return declaration.body ?? [] }
    return flags.reversed().reduce(plainBody) { body, flag in
      let name = Expression(.identifier(flag.name), span: declaration.span)
      let condition = flag.isSet ? name : Expression(.prefix(operator: "!", name), span: declaration.span)
      return [
        Statement(.compilation([CompilationClause(condition: condition, statements: body)]), span: declaration.span)
      ]
    }
  }

  /// The body, a single expression of which is returned unless it is a view.
  private var plainBody: [Statement] {
    let body = declaration.body ?? []
    let isBuilder = declaration.attributes.contains { $0.name.hasSuffix("Builder") }
    guard body.count == 1, case .expression(let expression) = body[0].kind, declaration.result != nil, !isBuilder
    else { return body }
    return [Statement(.returning(expression), span: body[0].span)]
  }
}
