import SourceFacts

extension CodeIndex {
  /// True where the types that are declared along an assignment's path tell that what holds its last part is no object of
  /// a class (S-115).
  ///
  /// - Parameter start: The class as which code has the object at the start of the path, where that is told.
  func isDeclaredAsOther(_ one: Reaching, startingAs start: String?, than type: TypeInfo) -> Bool {
    let path = one.assignment.path
    var holder: (name: String, property: Located<PropertyDeclaration>?, owner: TypeInfo)?
    if let start {
      holder = (start, nil, one.owner)
    } else if let first = path.first {
      holder = declared(first, in: one.owner)
    }
    for name in path.dropFirst().dropLast() {
      guard let current = holder,
        let owner = self.type(named: current.name, file: current.property?.file ?? one.assignment.place.file)
      else { return false }
      holder = declared(name, in: owner)
    }
    guard let holder else { return false }
    let file = holder.property?.file ?? one.assignment.place.file
    if let isObject = isObject(of: type, kind: nil, hadAs: holder.name, file: file) { return !isObject }
    return holder.property != nil && !isOfUnseenClass(type, named: holder.name, in: holder.owner, file: file)
  }

  /// What a property of a class is declared as.
  private func declared(
    _ name: String, in type: TypeInfo
  ) -> (name: String, property: Located<PropertyDeclaration>?, owner: TypeInfo)? {
    for owner in chain(of: type) {
      guard let property = owner.property(name) else { continue }
      let declaration = property.declaration
      return (declaration.type?.name ?? declaration.value?.writtenType).map { ($0, property, owner) }
    }
    return nil
  }

  /// Whether an object of a class may be had as one of a type that no source declares: where its class is built on one
  /// that is not there either, or says that it conforms.
  private func isOfUnseenClass(_ type: TypeInfo, named name: String, in owner: TypeInfo, file: Int32) -> Bool {
    let isSeen = index.type(named: name, in: owner.id, file: file).map { $0.kind != .extension } ?? false
    if isSeen || owner.genericParameters.contains(name) || owner.kind == .protocol || name.isEmpty { return true }
    return kind(of: type) == nil || chain(of: type).contains { $0.conforms(to: name) }
  }
}
