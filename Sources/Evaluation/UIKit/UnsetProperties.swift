import SourceFacts

/// Properties that nothing in the program sets after it gave them their initial value: no observer of them is run (S-115).
extension Evaluator {
  /// The types of values that change as a whole, by an assignment or by `toggle()`.
  private static let whole: Set<String> = ["Bool", "Int", "Double", "CGFloat", "Float"]
  /// The attributes of what the Objective-C runtime and Interface Builder can set by its name.
  private static let settable: Set<String> = ["objc", inspectable, "IBOutlet", "NSManaged", "Published"]
  /// The attribute of what interface files set of objects of a class (S-118).
  static let inspectable = "IBInspectable"

  /// True for a property that keeps its initial value, as far as the program goes: one that overrides another has none.
  ///
  /// - Parameter given: The properties that an interface file sets of the one object at hand; `nil` where it may be any.
  func isNeverSet(_ property: Located<PropertyDeclaration>, of owner: TypeInfo, given: Set<String>? = nil) -> Bool {
    let declaration = property.declaration
    let isLeft = given.map { !$0.contains(declaration.name) } ?? false
    return (declaration.value != nil || isNilAtFirst(declaration))
      && isSetInSight(property, of: owner, isLeftByFile: isLeft)
      && assignments(to: declaration.name, of: owner).isEmpty
  }

  /// True for a variable that is `nil` as long as nothing sets it.
  private func isNilAtFirst(_ declaration: PropertyDeclaration) -> Bool {
    declaration.type?.isOptional == true && declaration.value == nil && declaration.getter == nil
      && !declaration.isConstant && !declaration.isOverride
  }

  /// The attributes that change nothing about who can set a property.
  static let neutral: Set<String> = ["MainActor", "available", "nonobjc", "ObservationIgnored"]

  /// True for a property that nothing can change, a wrapper, a decoder or a key path neither.
  func isUnchanged(_ property: Located<PropertyDeclaration>, of owner: TypeInfo) -> Bool {
    isAssignedInSight(property, of: owner) && isNeverSet(property, of: owner)
  }

  /// True for a property that nothing but assignments which are found changes, a wrapper, a decoder or a key path neither.
  func isAssignedInSight(_ property: Located<PropertyDeclaration>, of owner: TypeInfo) -> Bool {
    property.declaration.attributes.allSatisfy { Self.neutral.contains($0.name) } && !isRestored(owner)
      && !usage.keyPathWriters.contains(owner.name) && isSetInSight(property, of: owner)
  }

  /// Returns what a variable of an object holds for good, since nothing sets it; `nil` for others.
  func neverChanged(
    _ property: Located<PropertyDeclaration>, identity: String, of owner: TypeInfo
  ) -> Value? {
    let declaration = property.declaration
    guard owner.kind == .class, !declaration.isConstant, isMade(property, of: owner),
      isUnchanged(property, of: owner) || staysEmpty(property, of: owner)
    else { return nil }
    guard let initial = declaration.value else { return Value.none }
    let scope = Scope(typeName: owner.id, file: property.file)
    return initialValue(initial, of: property, identity: identity, owner: owner, in: scope)
  }

  /// True for an optional variable that is empty from the start, and that nothing in the program sets.
  func isNeverFilled(_ property: Located<PropertyDeclaration>, of owner: TypeInfo) -> Bool {
    isNilAtFirst(property.declaration) && isUnchanged(property, of: owner)
  }

  /// True for a property that only assignments which are found set.
  ///
  /// - Parameter isLeftByFile: True where no interface file sets it of the object at hand.
  func isSetInSight(
    _ property: Located<PropertyDeclaration>, of owner: TypeInfo, isLeftByFile: Bool = false
  ) -> Bool {
    let declaration = property.declaration
    let name = declaration.name
    // Nobody else can set a public property of a type that is not.
    guard ![.public, .open].contains(declaration.access) || !owner.isForOthers,
      !declaration.attributes.contains(where: {
        Self.settable.contains($0.name) && !(isLeftByFile && $0.name == Self.inspectable)
      }),
      !owner.attributes.contains(where: { $0.name == "objcMembers" }), changesWhole(property, of: owner),
      !usage.bound.contains(name), !usage.keyPaths.contains(name), !usage.toggled.contains(name)
    else { return false }
    return true
  }

  /// True for a property that has no parts which change by themselves, and whose type has no code that replaces it.
  func changesWhole(_ property: Located<PropertyDeclaration>, of owner: TypeInfo) -> Bool {
    guard let type = typeReference(of: property, in: owner) else { return false }
    let declared = index.type(named: type.name, in: owner.id, file: property.file)
    let extended = [declared].compactMap(\.self) + added(to: type.name)
    guard !extended.contains(where: replacesItself) else { return false }
    return Self.whole.contains(type.name) || isSetWhole(property, of: owner)
  }

  /// True for a type whose functions replace its value, as `mutating func next() { self = .dark }` does.
  private func replacesItself(_ type: TypeInfo) -> Bool {
    guard type.kind != .class else { return false }
    return type.bodies.contains { body in
      BodyWalk.finds(in: body.statements) { expression in
        switch expression.kind {
        case .binary(let symbol, let target, _): target.kind == .identifier("self") && symbol.isAssignment
        case .call(let callee, _): callee.lastName == "toggle"
        default: false
        }
      }
    }
  }

  /// True where all that could set a property is there: its own file, or the code that makes the objects, without which
  /// the class waits to be used.
  private func isMade(_ property: Located<PropertyDeclaration>, of owner: TypeInfo) -> Bool {
    [.private, .fileprivate].contains(property.declaration.access) || usage.constructions[owner.lastName] != nil
  }

  /// True for code that only the observers of such a property run.
  ///
  /// - Parameter given: The properties that an interface file sets of the object whose code it is, where that is known.
  func isUnreached(_ assignment: CodeAssignment, given: Set<String>? = nil) -> Bool {
    guard let owner = index.types[assignment.typeId],
      let property = owner.properties.first(where: {
        $0.file == assignment.place.file && $0.declaration.span.start == assignment.functionStart
      }), let start = property.declaration.observers.first?.span.start, start <= assignment.place.span.start
    else { return false }
    return isNeverSet(property, of: owner, given: given)
  }
}

extension CodeRun {
  /// True for an observer or a function that nothing runs.
  func isUnreached(_ function: Located<FunctionDeclaration>, of owner: TypeInfo) -> Bool {
    if classes.isUncalled(function.declaration, file: function.file, of: owner) { return true }
    guard let property = owner.property(function.declaration.name), property.file == function.file,
      property.declaration.span == function.declaration.span, !property.declaration.observers.isEmpty
    else { return false }
    return evaluator.isNeverSet(property, of: owner, given: givenByFile)
  }
}
