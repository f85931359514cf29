import SourceFacts

/// What calls in the code of a type give by the results that the program's functions declare (S-115).
struct DeclaredResults {
  let classes: CodeIndex
  let type: TypeInfo

  /// A function with the type that has it; `nil` for one of no type.
  typealias Function = (declared: Located<FunctionDeclaration>, owner: TypeInfo?)

  /// The class of what a call gives in the code of a file; `nil` for all else, for what may be of any class, and
  /// where functions of the name differ in it.
  func type(of value: Expression, _ file: Int32) -> TypeReference? {
    switch value.kind {
    case .postfix(_, let inner), .prefix(Expression.optionalTry, let inner): return type(of: inner, file)
    case .call(let callee, _):
      let found = Set(functions(calledAs: callee, file).map(className))
      return found.count == 1 ? (found.first ?? nil).map { TypeReference(name: $0) } : nil
    default: return nil
    }
  }

  /// The functions of a name: of the type at hand or of none, of a type that is written, or of an object whose class a
  /// property declares.
  func functions(calledAs callee: Expression, _ file: Int32) -> [Function] {
    if let own = callee.ownName {
      let members = members(own, of: type)
      if !members.isEmpty { return members }
      guard case .identifier = callee.kind else { return [] }
      return (classes.index.functions[own] ?? []).map { ($0, nil) }
    }
    guard case .member(.some(let base), let name, _) = callee.kind else { return [] }
    var holder = base.typeName
    if case .identifier(let property) = base.kind, let declaration = type.property(property)?.declaration {
      holder = declaration.type?.name ?? declaration.value?.writtenType
    }
    let owner = holder.flatMap { classes.index.type(named: $0, in: type.id, file: file) }
    return owner.map { members(name, of: $0) } ?? []
  }

  private func members(_ name: String, of type: TypeInfo) -> [Function] {
    let owners = classes.chain(of: type) + classes.extensionsOfFramework(above: type)
    let owner = owners.first { $0.functions[name] != nil }
    return (owner?.functions[name] ?? []).map { ($0, owner) }
  }

  private func className(_ function: Function) -> String? {
    let (declaration, owner) = (function.declared.declaration, function.owner)
    guard let result = declaration.result, !result.isFunction, !declaration.genericParameters.contains(result.name),
      owner?.genericParameters.contains(result.name) != true
    else { return nil }
    let type = classes.index.type(named: result.name, in: owner?.id, file: function.declared.file)
    if let type, type.kind != .extension { return type.kind == .class ? type.name : nil }
    return CodeClasses.isKnown(result.name) ? result.name : nil
  }
}
