import SourceFacts

/// Attributes of the objects that Core Data keeps: optional whatever the model says, so that no type tells whether one
/// is ever nil.
extension Evaluator {
  /// True for an attribute that all code gives which makes such an object, and none takes away: what stands in for it
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
    guard !usage.named.contains("insertNewObject"), !usage.initializerReferences.contains(typeName),
      !usage.implicitConstructions.contains(where: \.isInContext)
    else { return false }
    return made.allSatisfy { one in
      let settings = usage.settings[Place(file: one.site.file, span: one.call.span)] ?? []
      return one.isInContext && settings.contains { $0.target.lastName == name }
    } && !(usage.assignments[name] ?? []).contains { $0.value?.mayBeNil == true && mayMean($0, typeName) }
  }

  /// True for an assignment to a property of a type with a name, or of what no name tells.
  private func mayMean(_ assignment: Usage.Assignment, _ typeName: String) -> Bool {
    let around = typeAround(assignment.site)
    guard case .member(.some(let base), _, _) = assignment.target.kind else { return around?.lastName == typeName }
    return typeOfBase(base, at: assignment.site, around).map { $0.lastName == typeName } ?? true
  }
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
  fileprivate var mayBeNil: Bool {
    if case .nilLiteral = kind { return true }
    var isFound = false
    forEachChild { isFound = isFound || $0.mayBeNil }
    return isFound
  }
}
