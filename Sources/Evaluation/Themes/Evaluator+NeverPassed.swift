import SourceFacts

/// Properties of structures that every value has from its initialiser's default, since no code gives another one.
extension Evaluator {
  /// Returns the case that a property of a structure always holds; `nil` where the source does not tell.
  func neverPassed(_ property: Located<PropertyDeclaration>, of owner: TypeInfo) -> Value? {
    // Most properties are told before anything is looked up.
    let declaration = property.declaration
    guard owner.kind == .struct, declaration.getter == nil, declaration.value == nil, declaration.attributes.isEmpty,
      let type = declaration.type, !type.isOptional
    else { return nil }
    let key = "\(owner.id).\(declaration.name) by default"
    if let known = assignedCache[key] { return known.first }
    let value = apart { defaultAlone(property, type, of: owner) }
    assignedCache[key] = value.map { [$0] } ?? []
    return value
  }

  private func defaultAlone(
    _ property: Located<PropertyDeclaration>, _ type: TypeReference, of owner: TypeInfo
  ) -> Value? {
    let declaration = property.declaration
    guard !owner.isForOthers, !isMadeElsewhere(owner),
      index.type(named: type.name, in: owner.id, file: property.file)?.kind == .enum,
      !usage.bound.contains(declaration.name), !usage.keyPaths.contains(declaration.name)
    else { return nil }
    let assignments = assignments(to: declaration.name, of: owner)
    guard owner.initializers.count == 1, let initializer = owner.initializers.first, assignments.count == 1,
      let assignment = assignments.first, assignment.site.isInitializer, assignment.site.file == initializer.file,
      case .identifier(let name)? = assignment.value?.kind, assignment.target.isOwn,
      initializer.declaration.span.contains(assignment.target.span),
      let parameter = initializer.declaration.parameters.first(where: { $0.name == name }), let label = parameter.label,
      let given = parameter.defaultValue, case .member = given.kind
    else { return nil }
    let made = usage.constructions[owner.lastName] ?? []
    guard !made.isEmpty, !(made + usage.implicitConstructions).contains(where: { $0.passes(label, declaration.name) })
    else { return nil }
    let value = value(of: given, at: Usage.Site(file: initializer.file, owner: owner.id), as: type)
    if case .instance = value { return value }
    return nil
  }

  /// True for a structure that is also made by what is read, by a name of its own, or by an initialiser that is handed on.
  func isMadeElsewhere(_ owner: TypeInfo) -> Bool {
    usage.decoded.contains(owner.lastName) || usage.initializerReferences.contains(owner.lastName)
      || ["Codable", "Decodable"].contains { owner.conforms(to: $0) }
      || index.aliases.mean(owner.lastName)
  }
}

extension Usage.Construction {
  /// True for a call with an argument of one of two labels, or one without any that may stand for it.
  fileprivate func passes(_ label: String, _ other: String) -> Bool {
    guard case .call(_, let arguments) = call.kind else { return true }
    return arguments.contains { $0.label == label || $0.label == other }
  }
}

extension Expression {
  /// True for a property of `self`.
  fileprivate var isOwn: Bool {
    switch kind {
    case .identifier: true
    case .member(.some(let base), _, _): base.kind == .identifier("self")
    default: false
    }
  }
}

extension Span {
  func contains(_ other: Span) -> Bool { start <= other.start && other.end <= end }
}
