import Scene
import SourceFacts

/// Variables that one function or class alone sets: until it is called, they have their initial value (S-115).
extension CodeRun {
  /// Returns what a variable of an object that code made holds until the one assignment to it is reached; `nil` where more
  /// may set it, or a call of the function may leave it as an earlier one did.
  func valueUntilSet(_ name: String, of instance: Instance, at place: Place) -> Value? {
    guard live != [.always], objects[instance.identity].map({ $0.origin == nil && !$0.isSeveral }) ?? false,
      let (property, owner) = declared(name, of: instance), let initial = property.declaration.value,
      !property.declaration.isConstant, evaluator.isAssignedInSight(property, of: owner)
    else { return nil }
    let all = evaluator.assignments(to: name, of: owner)
    guard all.count == 1, let only = all.first, only.site.file == place.file, only.value?.span == place.span,
      classes.assignments(to: name).contains(where: { $0.place == place && $0.choices.isEmpty })
    else { return nil }
    let key = "stored \(instance.identity).\(name)"
    guard evaluator.inProgress.insert(key).inserted else { return nil }
    defer { evaluator.inProgress.remove(key) }
    let scope = Scope(selfValue: .instance(instance), typeName: owner.id, file: property.file)
    let value = evaluator.evaluate(initial, in: scope)
    return property.declaration.type.map {
      evaluator.coerce(value, to: $0, file: property.file, context: owner.id)
    } ?? value
  }

  /// Returns nothing for a variable of a view that one function alone fills, where that function asks for it.
  ///
  /// As it is called first there is none, and later there is the one that it made. `nil` for other variables and elsewhere.
  func emptyUntilFilled(_ name: String, of instance: Instance, at place: Place) -> Value? {
    guard objects[instance.identity] != nil, let (property, owner) = declared(name, of: instance),
      property.file == place.file, Self.startsEmpty(property.declaration), let type = property.declaration.type,
      CodeClasses.isKnown(type.name)
        || classes.type(named: type.name, file: property.file).flatMap({ classes.kind(of: $0) }) != nil,
      let all = evaluator.ownAssignments(to: property, of: owner), let function = owner.code(around: place)
    else { return nil }
    let filling = all.filter { $0.value?.kind != .nilLiteral }
    return !filling.isEmpty && filling.allSatisfy { function.contains($0.target.span) } ? Value.none : nil
  }

  /// True for an optional variable without an initial value.
  static func startsEmpty(_ declaration: PropertyDeclaration) -> Bool {
    declaration.value == nil && declaration.getter == nil && declaration.type?.isOptional == true
      && !declaration.isConstant && declaration.attributes.isEmpty
  }
}

extension TypeInfo {
  /// The function or getter around a place.
  fileprivate func code(around place: Place) -> Span? {
    let functions = functions.values.joined().lazy.filter { $0.file == place.file }.map(\.declaration.span)
    let getters = properties.lazy.filter { $0.file == place.file && $0.declaration.getter != nil }
      .map(\.declaration.span)
    return functions.first { $0.contains(place.span) } ?? getters.first { $0.contains(place.span) }
  }
}

extension Evaluator {
  /// Returns all that is assigned to a variable where code of its class in its file alone does so; else `nil`.
  func ownAssignments(to property: Located<PropertyDeclaration>, of owner: TypeInfo) -> [Usage.Assignment]? {
    let declaration = property.declaration
    let name = declaration.name
    let isOpen = [.public, .open].contains(declaration.access) && owner.isForOthers
    guard declaration.isSetByFile || !isOpen && !usage.bound.contains(name) && !usage.keyPaths.contains(name) else {
      return nil
    }
    let all = assignments(to: name, of: owner).filter { !declaration.isSetByFile || $0.site.file == property.file }
    return all.allSatisfy { $0.site.file == property.file && typeAround($0.site) === owner } ? all : nil
  }
}
