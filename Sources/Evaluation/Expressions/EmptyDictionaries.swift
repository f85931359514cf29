import SourceFacts

/// Dictionaries that are empty at first and that nothing fills: whatever they are asked for is `nil` (S-58).
extension Evaluator {
  /// True for a private dictionary that its file makes empty and does nothing with but look keys up.
  ///
  /// A dictionary changes in place, by methods too, so that an assignment that is not found tells less of one than of a
  /// number (`isNeverSet`).
  func staysEmpty(_ property: Located<PropertyDeclaration>, of owner: TypeInfo) -> Bool {
    let declaration = property.declaration
    guard [.private, .fileprivate].contains(declaration.access), declaration.value?.isEmptyDictionary == true,
      declaration.attributes.allSatisfy({ Self.neutral.contains($0.name) }), !isRestored(owner)
    else { return false }
    let key = "\(owner.id).\(declaration.name) stays empty"
    let known = assignedCache[key] ?? (isOnlyAsked(property, of: owner) ? [.none] : [])
    assignedCache[key] = known
    return !known.isEmpty
  }

  private func isOnlyAsked(_ property: Located<PropertyDeclaration>, of owner: TypeInfo) -> Bool {
    let name = property.declaration.name
    guard !usage.bound.contains(name), !usage.keyPaths.contains(name), !usage.keyPathWriters.contains(owner.name),
      !(usage.assignments[Usage.plainName(name)] ?? []).contains(where: { $0.site.file == property.file })
    else { return false }
    var mentions = 0
    let walk = BodyWalk { expression, _ in
      switch expression.kind {
      case .identifier(name), .member(_, name, _): mentions += 1
      // What a key finds beside a default value may be changed there and then.
      case .subscripted(let base, let keys) where keys.count == 1 && keys[0].label == nil:
        if base.isPlain(name) { mentions -= 1 }
      // Usage tells nothing of what setters assign.
      case .binary(let symbol, let target, _) where symbol.isAssignment && target.isPart(of: name): mentions += 1
      // What is nested too deep to be read may do anything.
      case .opaque(Expression.nesting): mentions += 1
      default: break
      }
    }
    func visit(_ declaration: Declaration) {
      // What a subscript is set to may go anywhere: facts hold no code of that.
      if case .subscripted(let function) = declaration, function.isSettable { mentions += 1 }
      walk.walk(declaration.code)
      declaration.members.forEach(visit)
    }
    let facts = index.program.files[Int(property.file)].facts
    facts.declarations.forEach(visit)
    walk.walk(facts.statements)
    return mentions == 0
  }
}

extension Expression {
  /// True for `[:]` and `[Key: Value]()`.
  fileprivate var isEmptyDictionary: Bool {
    switch kind {
    case .dictionary(let pairs): pairs.isEmpty
    case .call(let callee, let arguments):
      if case .dictionary = callee.kind { arguments.isEmpty } else { false }
    default: false
    }
  }

  /// True for what a key finds in a variable of a name.
  fileprivate func isPart(of name: String) -> Bool {
    if case .subscripted(let base, _) = kind { base.isPlain(name) } else { false }
  }

  /// True for a variable or a member of a name.
  fileprivate func isPlain(_ name: String) -> Bool {
    switch kind {
    case .identifier(name), .member(_, name, _): true
    default: false
    }
  }
}
