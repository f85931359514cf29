import SourceFacts

/// The types of expressions, as far as names and declarations tell them.
extension Evaluator {
  /// Returns the type that an initial value has by itself.
  func inferredType(of value: Expression, in scope: Scope) -> TypeReference? {
    switch value.kind {
    case .boolean: return TypeReference(name: "Bool")
    case .string: return TypeReference(name: "String")
    case .integer: return TypeReference(name: "Int")
    case .float: return TypeReference(name: "Double")
    case .call(let callee, _): return inferredType(of: callee, in: scope)
    case .array(let elements):
      let types = Set(elements.map { inferredType(of: $0, in: scope) })
      return types.count == 1 ? types.first?.map { TypeReference(name: "Array", arguments: [$0]) } : nil
    case .identifier(let name):
      if name == Self.attributedType.name { return Self.attributedType }
      let found = index.type(named: name, in: scope.typeName, file: scope.file)
      if name == "Text", found?.kind ?? .extension == .extension { return TypeReference(name: name) }
      return found.map { type in
        let owner = scope.typeName.flatMap { index.types[$0] }
        return TypeReference(name: type.id, arguments: arguments(of: TypeReference(name: name), in: owner, type))
      }
    case .member(.some(let base), let name, _):
      if let dotted = value.dottedType, let type = index.type(named: dotted, in: scope.typeName, file: scope.file) {
        return TypeReference(name: type.id)
      }
      guard let owner = inferredType(of: base, in: scope) else { return nil }
      let isStatic = base.dottedType != nil
      return (isStatic ? typeOfStatic(name, of: owner, in: scope) : typeOfProperty(name, of: owner, in: scope)) ?? owner
    default: return nil
    }
  }

  /// Returns the type of a constant of a type; `nil` for what is one of the type itself, as its cases are.
  private func typeOfStatic(_ name: String, of owner: TypeReference, in scope: Scope) -> TypeReference? {
    guard let type = index.type(named: owner.name, in: scope.typeName, file: scope.file),
      let property = type.statics[name]?.first, inProgress.insert("type of \(type.id).\(name)").inserted
    else { return nil }
    defer { inProgress.remove("type of \(type.id).\(name)") }
    return typeReference(of: property, in: type)
  }

  /// Returns the type of what a value of a type stores or computes under a name.
  private func typeOfProperty(_ name: String, of owner: TypeReference, in scope: Scope) -> TypeReference? {
    guard let type = index.type(named: owner.name, in: scope.typeName, file: scope.file),
      inProgress.insert("type of \(type.id)#\(name)").inserted
    else { return nil }
    defer { inProgress.remove("type of \(type.id)#\(name)") }
    for base in lineage(of: type.id) {
      guard let property = base.property(name) else { continue }
      return specialised(typeReference(of: property, in: base), of: base, written: owner)
    }
    return nil
  }

  /// Returns the type that declarations give to what an expression names; `nil` where they don't tell.
  private func declaredType(of expression: Expression, in scope: Scope) -> TypeReference? {
    switch expression.kind {
    case .identifier("self"): return scope.typeName.map { TypeReference(name: $0) }
    case .identifier(let name):
      if let value = scope.variable(name) { return type(of: value) }
      return scope.typeName.flatMap { typeOfProperty(name, of: TypeReference(name: $0), in: scope) }
    case .member(.some(let base), let name, _):
      if let dotted = base.dottedType { return typeOfStatic(name, of: TypeReference(name: dotted), in: scope) }
      return declaredType(of: base, in: scope).flatMap { typeOfProperty(name, of: $0, in: scope) }
    case .postfix(_, let inner): return declaredType(of: inner, in: scope)
    case .subscripted(let base, _):
      guard let list = declaredType(of: base, in: scope), list.name == "Array" || list.name == "Dictionary" else {
        return nil
      }
      return list.arguments.last
    case .call(let callee, _):
      switch callee.kind {
      case .identifier(let name):
        return scope.typeName.flatMap { typeOfResult(name, of: TypeReference(name: $0), in: scope) }
      case .member(.some(let base), let name, _):
        let owner = base.dottedType.map { TypeReference(name: $0) } ?? declaredType(of: base, in: scope)
        return owner.flatMap { typeOfResult(name, of: $0, in: scope) }
      default: return nil
      }
    default: return nil
    }
  }

  private func typeOfResult(_ name: String, of owner: TypeReference, in scope: Scope) -> TypeReference? {
    guard let type = index.type(named: owner.name, in: scope.typeName, file: scope.file) else { return nil }
    return lineage(of: type.id).lazy.compactMap { $0.functions[name]?.first?.declaration.result }.first
  }

  private func type(of value: Value) -> TypeReference? {
    switch value {
    case .unknown(let doubt): doubt.type
    case .instance(let instance): TypeReference(name: instance.typeName)
    case .choice(let all): all.branches.lazy.compactMap { self.type(of: $0.value) }.first
    default: nil
    }
  }

  /// Evaluates what stands in for an optional that is nil: an implicit member is one of the optional's type.
  func fallback(_ expression: Expression, for value: Value, of optional: Expression, in scope: Scope) -> Value {
    let found = evaluate(expression, in: scope)
    guard found.isImplicit, let type = type(of: value) ?? declaredType(of: optional, in: scope) else { return found }
    return coerce(found, to: type, file: scope.file, context: scope.typeName)
  }

  /// Gives an implicit member that a property without a written type is set to the type of the property's initial value
  /// (S-58).
  func inferred(_ value: Value, as property: Located<PropertyDeclaration>, of owner: TypeInfo) -> Value {
    guard value.isImplicit, let initial = property.declaration.value,
      let type = typeOfInitial(initial, in: Scope(typeName: owner.id, file: property.file))
    else { return value }
    return coerce(value, to: type, file: property.file, context: owner.id)
  }

  /// Returns the type of an initial value; what a function gives is of its declared result, not of the function's type.
  private func typeOfInitial(_ value: Expression, in scope: Scope) -> TypeReference? {
    guard case .call(let callee, _) = value.kind, case .member(.some(let base), let name, _) = callee.kind,
      name != "init", callee.dottedType == nil
    else { return inferredType(of: value, in: scope) }
    guard let owner = typeOfInitial(base, in: scope),
      let type = index.type(named: owner.name, in: scope.typeName, file: scope.file)
    else { return nil }
    let functions = lineage(of: type.id).flatMap { base in (base.functions[name] ?? []).map { (base, $0) } }
    if functions.isEmpty { return type.cases.contains { $0.name == name } ? owner : nil }
    let results = Set(functions.map { base, function in result(of: function, in: base, calledOn: owner) })
    return results.count == 1 ? results.first.flatMap(\.self) : nil
  }

  /// Returns the type that a function's declaration tells; `nil` for one that only a call tells.
  private func result(
    of function: Located<FunctionDeclaration>, in base: TypeInfo, calledOn owner: TypeReference
  ) -> TypeReference? {
    guard var result = function.declaration.result, !result.isOpaque,
      !(function.declaration.genericParameters + base.genericParameters).contains(result.name)
    else { return nil }
    if result.name != "Self" { return qualified(result, in: base, file: function.file) }
    (result.name, result.arguments) = (owner.name, owner.arguments)
    return result
  }
}

extension Value {
  /// True for a member whose type only the place tells, or where one of several is such.
  var isImplicit: Bool {
    switch self {
    case .implicit: true
    case .choice(let all): all.branches.contains { $0.value.isImplicit }
    default: false
    }
  }
}

extension Expression {
  /// The dotted name of a type as it is written, such as `Card.Kind`.
  fileprivate var dottedType: String? {
    switch kind {
    case .identifier(let name): name.namesType ? name : nil
    case .specialized(let base, _): base.dottedType
    case .member(.some(let base), let name, _): name.namesType ? base.dottedType.map { "\($0).\(name)" } : nil
    default: nil
    }
  }
}
