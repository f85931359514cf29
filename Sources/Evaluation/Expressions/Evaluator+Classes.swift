import Scene
import SourceFacts

/// What code asks of the classes that stand above its own, and of the class of an object (S-115).
extension Evaluator {
  /// Returns what `super.name` gives: the getter above the code at hand; `nil` where none of the program's is there.
  func superMember(_ name: String, place: Place, in scope: Scope) -> Value? {
    guard let receiver = scope.selfValue, let type = scope.typeName.flatMap({ index.types[$0] }) else { return nil }
    var above = Array(lineage(of: type.id).dropFirst())
    if case .instance(let instance) = receiver, isObject(instance), let code {
      above = code.above(type, of: instance)
    }
    guard let (owner, property) = above.lazy.compactMap({ owner in owner.property(name).map { (owner, $0) } }).first,
      let getter = property.declaration.getter
    else { return nil }
    return computed(
      getter, property: property, selfValue: receiver, typeName: owner.id, environment: scope.environment, place: place)
  }

  /// Returns the object itself where a property is asked of `super` that no class of the object computes (S-115). What
  /// is stored is stored once, and `super.name` reads it as `self.name` does.
  func inheriting(_ name: String, from base: Expression, in scope: Scope) -> Value? {
    guard base.kind == .identifier("super"), let receiver = scope.selfValue, let type = scope.typeName else {
      return nil
    }
    // A class built on the one at hand may compute it, which `super` passes over.
    let own = if case .instance(let instance) = receiver { instance.typeName } else { type }
    let types = lineage(of: own) + lineage(of: type)
    return types.contains { $0.property(name)?.declaration.getter != nil } ? nil : receiver
  }

  /// Returns what `type(of:)` gives for an object that code makes or a file holds.
  func classAsked(_ function: String, _ arguments: [ArgumentValue]) -> Value? {
    guard function == "type", arguments.count == 1, arguments[0].label == "of",
      case .instance(let instance) = arguments[0].value
    else { return nil }
    let isExact = follower?.objects[instance.identity].map { $0.origin == nil } ?? false
    return isExact || instance.identity.hasPrefix("interface.") ? .type(instance.typeName) : nil
  }

  /// Returns what a class of views says of itself: `type(of: self).description()`; `nil` where code may mean that very
  /// class by its name behind the name of its module.
  func classDescription(_ name: String, of type: String) -> Value? {
    guard name == "description", index.types[type]?.functions[name] == nil else { return nil }
    if CodeClasses.isView(type) { return .string(type) }
    guard let info = index.types[type], info.kind == .class, let file = info.place?.file,
      !usage.literals.contains(where: { $0.hasSuffix(".\(info.lastName)") })
    else { return nil }
    let module = index.program.files[Int(file)].modules.sorted().first
    return .string(module.map { "\($0).\(info.name)" } ?? info.name)
  }
}
