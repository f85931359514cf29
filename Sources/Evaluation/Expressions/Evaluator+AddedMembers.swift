import SourceFacts

/// Static members that the program's extensions add to types of the frameworks.
extension Evaluator {
  /// Returns what an implicit member of a framework's type stands for that an extension of the program declares; `nil`
  /// for the framework's own.
  func added(_ member: ImplicitMember, to name: String, in scope: Scope) -> Value? {
    let type = index.type(named: name, in: scope.typeName, file: scope.file)
    if let type, type.kind != .extension { return nil }
    guard let arguments = member.arguments else {
      return staticMember(member.name, ofTypeNamed: type?.id ?? name, place: member.place, in: scope)
    }
    let functions = owners(ofStaticsIn: type?.id ?? name).flatMap { $0.functions[member.name] ?? [] }
    let fitting = fitting(functions, arguments, from: member.place.file)
    guard
      fitting.contains(where: { $0.declaration.isStatic && !isWithin(member.place, $0) })
        || type.map({ storesFunction(member.name, $0, arguments, from: member.place) }) == true
    else { return nil }
    return callMember(
      member.name, of: .type(type?.id ?? name), arguments, place: member.place, namePlace: member.place, in: scope)
  }

  /// True where a name that is called is a static property of an extension that holds a function, as
  /// `static let board = { Color.black }` (S-58). Its arguments have no labels, and in its own code the name means what
  /// the framework has under it.
  func storesFunction(_ name: String, _ type: TypeInfo, _ arguments: [ArgumentValue], from place: Place) -> Bool {
    let properties = index.nearest(type.statics[name] ?? [], to: place.file)
    return !properties.isEmpty && arguments.allSatisfy { $0.label == nil }
      && !isOfFramework(name, type, arguments)
      && properties.allSatisfy { property in
        property.declaration.holdsFunction(of: arguments.count)
          && !Place(file: property.file, span: property.declaration.span).contains(place)
      }
  }

  /// True for what the framework has a function for without labels: `Font.system(_:)`, which takes a text style.
  private func isOfFramework(_ name: String, _ type: TypeInfo, _ arguments: [ArgumentValue]) -> Bool {
    guard type.name == "Font", name == "system", arguments.count == 1 else { return false }
    switch arguments[0].value {
    case .implicit: return true
    case .unknown(let doubt): return doubt.type?.name.lastComponent == "TextStyle"
    default: return false
    }
  }
}

extension PropertyDeclaration {
  /// True for one that is declared to hold a function, or that a closure is assigned to where it is declared; a closure
  /// that names its parameters takes as many arguments.
  fileprivate func holdsFunction(of count: Int) -> Bool {
    if let type, !type.isFunction || type.isOptional { return false }
    guard case .closure(let closure)? = value?.kind else { return type != nil }
    return closure.parameters.isEmpty || closure.parameters.count == count
  }
}
