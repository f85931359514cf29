import Scene
import SourceFacts

/// Rows by the list that hands them out: a list reuses no rows but its own, and each has its own delegate (S-113).
extension CodeRun {
  /// The class in whose code a list hands out a row, or something is registered that makes it; `nil` for other objects.
  func filler(of object: CodeObject) -> TypeInfo? {
    guard let origin = object.origin, let place = origin.place,
      [Self.dequeued, Self.registeredRow].contains(where: origin.key.hasPrefix)
    else { return nil }
    return classes.filler(at: place)
  }

  /// True for a property of a row that code sets nowhere, or on the rows of other lists alone, so that this one has the
  /// initial value.
  ///
  /// A row that no list is seen to hand out stands for those of the lists that were not followed.
  func isSetInOtherLists(
    _ property: Located<PropertyDeclaration>, of instance: Instance, _ owner: TypeInfo
  ) -> Bool {
    guard let object = objects[instance.identity], CodeClasses.isCell(object.kind), let type = object.type else {
      return false
    }
    // Lists make rows, whatever takes them, as a function that is added to lists: no code waits to make one (S-115).
    if evaluator.isUnchanged(property, of: owner) { return true }
    let filler = filler(of: object)
    guard filler != nil || object.origin == nil && isMadeElsewhere(instance) else { return false }
    let followed = filler == nil ? classes.seenRows[type.id] ?? [] : []
    let key = "\(filler?.id ?? "\(followed.count)") \(owner.id).\(property.declaration.name)"
    if let known = classes.listedProperties[key] { return known }
    let isSet = classes.isSetInLists(property, of: owner, evaluator) { other in
      filler.map { !evaluator.isRelated(other, $0) } ?? followed.contains(other.lastName)
    }
    let result = isSet && filler.map { classes.hasOwnLists($0, evaluator) } ?? true
    classes.listedProperties[key] = result
    return result
  }
}

extension CodeIndex {
  /// The class whose code stands at a place.
  fileprivate func filler(at place: Place) -> TypeInfo? {
    index.owner(of: place).flatMap { index.types[$0] }.flatMap { $0.kind == .class ? $0 : nil }
  }

  /// True for a property that code sets on nothing but rows which some controllers take from lists of their own.
  fileprivate func isSetInLists(
    _ property: Located<PropertyDeclaration>, of owner: TypeInfo, _ evaluator: Evaluator,
    by isOne: (TypeInfo) -> Bool
  ) -> Bool {
    let declaration = property.declaration
    guard declaration.value != nil, evaluator.isAssignedInSight(property, of: owner) else { return false }
    return evaluator.assignments(to: declaration.name, of: owner).allSatisfy { assignment in
      // A row that is to be used again gets its first value back.
      if let initial = declaration.value, assignment.value?.kind == initial.kind { return true }
      guard let row = row(setBy: assignment, declaration.name), let other = self.filler(at: row.place) else {
        return false
      }
      return isOne(other) && hasOwnLists(other, evaluator)
    }
  }

  /// The row that an assignment sets a property of, right where it is taken from a list; `nil` for other objects.
  private func row(setBy assignment: Usage.Assignment, _ property: String) -> CodeRow? {
    let found = assignments(to: property).first { one in
      one.place.file == assignment.site.file && one.place.span == assignment.value?.span && one.path.count == 1
    }
    guard let row = found?.row, row.start == CodeAssignment.rowFilled, row.parameter == nil, !row.isHandedOn else {
      return nil
    }
    return row
  }

  /// True for a controller whose lists are its own: no code makes one the source of the rows of a list that is not.
  fileprivate func hasOwnLists(_ type: TypeInfo, _ evaluator: Evaluator) -> Bool {
    guard let kind = kind(of: type), CodeClasses.isController(kind) else { return false }
    return (evaluator.usage.assignments["dataSource"] ?? []).allSatisfy { assignment in
      // A property of the program's that has the name is no list's.
      if assignment.target.isOwnName, evaluator.typeAround(assignment.site)?.property("dataSource") != nil {
        return true
      }
      guard let value = assignment.value else { return false }
      switch value.kind {
      case .identifier("self"), .nilLiteral: return true
      case .call(let callee, _):
        guard let name = callee.typeName else { return false }
        return self.type(named: name, file: assignment.site.file).map { !evaluator.isRelated($0, type) } ?? true
      case .identifier(let name):
        guard !assignment.site.locals.contains(name), let around = evaluator.typeAround(assignment.site),
          let property = around.property(name), let held = evaluator.typeReference(of: property, in: around),
          !["UITableViewDataSource", "UICollectionViewDataSource"].contains(held.name)
        else { return false }
        return self.type(named: held.name, file: property.file).map { !evaluator.isRelated($0, type) } ?? true
      default: return false
      }
    }
  }
}

extension Expression {
  /// True for a name without a base, or with `self` before it.
  fileprivate var isOwnName: Bool {
    switch kind {
    case .identifier: true
    case .member(.some(let base), _, _): base.kind == .identifier("self")
    default: false
    }
  }
}
