import SourceFacts

extension Evaluator {
  /// Returns a type with what it inherits, nearest first.
  func lineage(of typeName: String) -> [TypeInfo] {
    if let known = lineages[typeName] { return known }
    let lineage = index.types[typeName].map(makeLineage) ?? []
    lineages[typeName] = lineage
    return lineage
  }

  private func makeLineage(of type: TypeInfo) -> [TypeInfo] {
    var result = [type]
    var next = 0
    while next < result.count, result.count < 16 {
      addBases(of: result[next], to: &result, from: result[next].place?.file ?? 0)
      next += 1
    }
    if lineageIsView(result) || viewFunction(of: type) != nil, let view = index.types["View"], view.kind == .extension {
      result.append(view)
    }
    return result
  }

  /// Returns the types that a type inherits from, with what the program adds to the classes of a framework above them.
  func bases(of type: TypeInfo, from file: Int32) -> [TypeInfo] {
    if type.kind == .extension { return Array(added(to: type.name).drop { $0 === type }) }
    return type.inherited.flatMap { parent in
      let base = index.type(named: parent.name, in: type.id, file: file).flatMap { $0 === type ? nil : $0 }
      let above = type.kind == .class ? added(to: parent.name) : []
      return [base].compactMap(\.self) + above.filter { $0 !== base }
    }
  }

  /// Returns what the program adds to a class of a framework and to those above it, the nearest first, with the protocols
  /// that it lets them adopt.
  func added(to name: String) -> [TypeInfo] { adding(CodeClasses.lineage(of: name)) }

  /// Returns a type that is asked for a static member with what it inherits; a class of a framework has what the program
  /// adds to those above it, even where it does not extend the class itself.
  func owners(ofStaticsIn type: String) -> [TypeInfo] {
    index.types[type] == nil ? added(to: type) : lineage(of: type)
  }

  /// Returns the program's extensions of classes of a framework, each before the protocols that it lets them adopt.
  func adding(_ names: [String]) -> [TypeInfo] {
    let extensions = names.compactMap { index.types[$0] }.filter { $0.kind == .extension }
    return extensions.flatMap { added in
      [added]
        + added.inherited.compactMap { index.type(named: $0.name, file: added.place?.file ?? 0) }
        .filter { $0.kind == .protocol }
    }
  }

  /// False for a method of a protocol that is there for other types than a class or that of an object.
  func suits(_ method: Located<FunctionDeclaration>, _ receiver: Value) -> Bool {
    guard let bound = method.selfBound, CodeClasses.isKnown(bound), let kind = frameworkClass(of: receiver) else {
      return true
    }
    return CodeClasses.isKind(kind, of: bound)
  }

  /// Returns the framework's class that an object is of, or that a class is or is built on.
  private func frameworkClass(of receiver: Value) -> String? {
    switch receiver {
    case .instance(let instance): code?.objects[instance.identity]?.kind
    case .type(let name) where CodeClasses.isKnown(name): name
    case .type(let name): index.types[name].flatMap { follower?.classes.kind(of: $0) }
    default: nil
    }
  }

  private func addBases(of type: TypeInfo, to types: inout [TypeInfo], from file: Int32) {
    for base in bases(of: type, from: file) where !types.contains(where: { $0 === base }) { types.append(base) }
  }

  /// Returns the names of all that a type or what it inherits declares of instances, so that a name that is none of them
  /// need not be looked for in each.
  func memberNames(of type: TypeInfo) -> Set<String> {
    if let known = type.memberNames { return known }
    var types = [type]
    var next = 0
    while next < types.count {
      let current = types[next]
      next += 1
      addBases(of: current, to: &types, from: current.place?.file ?? 0)
    }
    let names = types.reduce(into: Set<String>()) { names, type in
      names.formUnion(type.properties.map(\.declaration.name))
      names.formUnion(type.functions.keys)
    }
    type.memberNames = names
    return names
  }

  /// False where a type and what it inherits have no static member, case or nested type of a name, as code of a file
  /// sees them; most names that are looked for so are none.
  func mayHaveStatic(_ name: String, _ type: TypeInfo, from file: Int32) -> Bool {
    if index.nestedNames.contains(name) { return true }
    return seenBases(of: type, from: file).contains { $0.staticNames.contains(name) }
  }

  /// Returns a type with all that it inherits, as code of a file sees it.
  private func seenBases(of type: TypeInfo, from file: Int32) -> [TypeInfo] {
    let key = SeenType(type: type.id, file: file)
    if let known = seenBases[key] { return known }
    var types = [type]
    var next = 0
    while next < types.count {
      let current = types[next]
      next += 1
      addBases(of: current, to: &types, from: file)
    }
    seenBases[key] = types
    return types
  }

  /// A type as code of a file sees what it inherits.
  struct SeenType: Hashable {
    var type: String
    var file: Int32
  }

  private func lineageIsView(_ types: [TypeInfo]) -> Bool { types.contains { $0.conforms(to: "View") } }
}
