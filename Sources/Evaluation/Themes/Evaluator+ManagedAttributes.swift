import SourceFacts

/// Attributes of the objects that Core Data keeps: optional whatever the model says, so that no type tells whether one
/// is ever nil.
extension Evaluator {
  /// True for an attribute that all code gives which makes such an object, and none takes away, or may: what stands in for it
  /// is no path of the program, but may be seen of an object that was kept before (S-140).
  ///
  /// Of a class without its source, which Core Data generates, nothing but how it is made tells what it is. Where code
  /// makes no object of a class that is there, nothing tells that one lacks the attribute either.
  func isGivenByMakers(_ name: String, ofTypeNamed written: String, file: Int32) -> Bool {
    let type = index.type(named: written, in: nil, file: file)
    let typeName = type?.lastName ?? written.lastComponent
    let made = usage.constructions[typeName] ?? []
    if let type, type.kind != .extension {
      guard type.property(name)?.declaration.isManaged == true else { return false }
    } else if made.isEmpty {
      return false
    }
    // Of nearly all types the first of these tells, and the last one goes through much code.
    guard made.allSatisfy(\.isInContext), !usage.named.contains("insertNewObject"),
      !usage.initializerReferences.contains(typeName), !usage.implicitConstructions.contains(where: \.isInContext)
    else { return false }
    let given = made.map { usage.settings[Place(file: $0.site.file, span: $0.call.span)] ?? [] }
    guard given.allSatisfy({ $0.contains { $0.target.lastName == name } }) else { return false }
    let places = Set(given.joined().map(\.place))
    return !(usage.assignments[name] ?? []).contains { change in
      // What is given to another object that is new says nothing of this one.
      guard let value = change.value, !change.isOfNewObject || places.contains(change.place) else { return false }
      return value.writesNil && mayMean(change, typeName)
        || mayBeNil(value, at: change.site, givenTo: name) && mayMean(change, typeName, isLoose: false)
    }
  }

  /// True for an assignment to a property of a type with a name, or of what no name tells: of a variable, where no
  /// others are asked for.
  private func mayMean(_ assignment: Usage.Assignment, _ typeName: String, isLoose: Bool = true) -> Bool {
    let around = typeAround(assignment.site)
    guard case .member(.some(let base), _, _) = assignment.target.kind else { return around?.lastName == typeName }
    if let type = typeOfBase(base, at: assignment.site, around) { return type.lastName == typeName }
    guard case .identifier(let variable) = base.kind else { return isLoose }
    return isLoose || assignment.site.locals.contains(variable)
  }

  /// True for a value that may be nil by how it is written, or by the types of the names in it. The attribute itself,
  /// taken from one object for another, is as it was given.
  private func mayBeNil(_ value: Expression, at site: Usage.Site, givenTo attribute: String) -> Bool {
    switch value.kind {
    case .postfix("?", _), .cast(_, "as?", _), .member(nil, "none", _): return true
    case .binary("??", _, let right): return mayBeNil(right, at: site, givenTo: attribute)
    case .ternary(_, let then, let otherwise):
      return [then, otherwise].contains { mayBeNil($0, at: site, givenTo: attribute) }
    case .identifier(let name):
      if site.locals.contains(name) { return site.optionals.contains(name) }
      guard let around = typeAround(site), let property = around.property(name) else { return false }
      return typeReference(of: property, in: around)?.isOptional == true
    case .member(.some(let base), let name, _):
      if base.isChained { return true }
      guard let type = typeOfBase(base, at: site, typeAround(site)),
        let property = type.property(name) ?? type.statics[name]?.first
      else { return false }
      if property.declaration.isManaged, name == attribute { return false }
      return typeReference(of: property, in: type)?.isOptional == true
    case .call(let callee, _): return callee.isChained
    case .subscripted(let base, _): return base.isChained
    default: return false
    }
  }
}

extension Usage.Assignment {
  /// Where it stands.
  fileprivate var place: Place { Place(file: site.file, span: target.span) }
}

extension Usage.Construction {
  /// True for a call that makes an object in a context of Core Data.
  fileprivate var isInContext: Bool {
    guard case .call(_, let arguments) = call.kind else { return false }
    return arguments.count == 1 && arguments[0].label == "context"
  }
}

extension PropertyDeclaration {
  /// True for what a store holds and not the object itself.
  var isManaged: Bool { attributes.contains { $0.name == "NSManaged" } }
}

extension Expression {
  /// True where it is nil, or writes it for some case.
  fileprivate var writesNil: Bool {
    if case .nilLiteral = kind { return true }
    var isFound = false
    forEachChild { isFound = isFound || $0.writesNil }
    return isFound
  }
}
