import Scene
import SourceFacts

/// Variables that one function alone sets: until it is called, they have their initial value (S-115).
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
}
