import SourceFacts

/// Structures that code changes in place, a part or all of them.
extension Evaluator {
  /// True for a look that its file alone sees, and to which this gives nothing but an initial value.
  func isSettled(
    _ declaration: PropertyDeclaration, _ assignments: [Usage.Assignment], _ type: TypeReference, _ owner: TypeInfo
  ) -> Bool {
    guard [.private, .fileprivate].contains(declaration.access), declaration.value != nil, assignments.isEmpty else {
      return false
    }
    return !mayChangeInPlace(type, in: owner, steps: 4)
  }

  /// True for structures of which code changes a look in place.
  ///
  /// A changed copy in a variable of a function is one value more, and leaves what properties hold as it is.
  func isMutated(_ type: TypeInfo, inCopies: Bool = false) -> Bool {
    type.kind == .struct
      && (isReplaced(type)
        || type.properties.contains { property in
          let declaration = property.declaration
          return !declaration.isConstant && declaration.getter == nil && isLook(property, of: type)
            && isChanged(declaration.name, of: type, inCopies: inCopies)
        })
  }

  /// True for a structure of which code changes any stored part, or all of it, in a variable of a function too.
  func isChangedInParts(_ type: TypeInfo) -> Bool {
    isReplaced(type)
      || type.properties.map(\.declaration).contains { declaration in
        !declaration.isConstant && declaration.getter == nil
          && (isChanged(declaration.name, of: type, inCopies: true) || usage.toggled.contains(declaration.name)
            || usage.bound.contains(declaration.name))
      }
  }

  /// True where code of a structure gives `self` another value.
  private func isReplaced(_ type: TypeInfo) -> Bool {
    assignments(to: "self", of: type).contains { !$0.isInitial }
  }

  private func isChanged(_ name: String, of type: TypeInfo, inCopies: Bool = false) -> Bool {
    assignments(to: name, of: type).contains { !$0.isInitial && (inCopies || !$0.isOfLocalVariable) }
  }

  /// False for the framework's types of looks, and for structures of which nothing is seen to change any part.
  private func mayChangeInPlace(_ reference: TypeReference, in owner: TypeInfo, steps: Int) -> Bool {
    guard let type = index.type(named: reference.name, in: owner.id, file: owner.place?.file ?? 0),
      type.kind != .extension
    else { return false }
    guard type.kind == .struct, steps > 0, !isReplaced(type) else { return true }
    return type.properties.contains { property in
      let declaration = property.declaration
      if declaration.getter != nil { return false }
      if let held = typeReference(of: property, in: type), mayChangeInPlace(held, in: type, steps: steps - 1) {
        return true
      }
      return !declaration.isConstant
        && (isChanged(declaration.name, of: type) || usage.toggled.contains(declaration.name)
          || usage.bound.contains(declaration.name))
    }
  }
}
