import Scene
import SourceFacts

/// Key paths, and members that a type looks up by name (`@dynamicMemberLookup`).
extension Evaluator {
  /// Reads the value that a key path leads to.
  func value(at path: [String], of root: Value, place: Place, in scope: Scope) -> Value {
    path.reduce(root) { member($1, of: $0, place: place, namePlace: place, in: scope) }
  }

  /// Reads `base[keyPath: path]`; `nil` for other subscripts.
  func keyPathSubscript(_ base: Value, _ arguments: [ArgumentValue], place: Place, in scope: Scope) -> Value? {
    guard arguments.count == 1, let first = arguments.first, first.label == "keyPath" else { return nil }
    return distribute(first.value, place: place) { path in
      guard case .keyPath(let components) = path else {
        return unsupported(path, "a key path", place)
      }
      return value(at: components, of: base, place: place, in: scope)
    }
  }

  /// Calls the subscript of a type of the program whose parameters fit.
  func declaredSubscript(
    _ base: Value, _ arguments: [ArgumentValue], type: TypeInfo, place: Place
  ) -> Value? {
    let isStatic = if case .type = base { true } else { false }
    for owner in lineage(of: type.id) {
      let fitting = owner.subscripts.first { candidate in
        let parameters = candidate.declaration.parameters
        return candidate.declaration.isStatic == isStatic && candidate.declaration.body != nil
          && (fits(parameters, arguments) || looseMatch(parameters, arguments) != nil)
      }
      guard let fitting else { continue }
      let body = Scope(selfValue: base, typeName: owner.id, file: fitting.file)
      return invoke(fitting.declaration, arguments, in: body, place: place)
    }
    return nil
  }

  /// Returns what `subscript(dynamicMember:)` makes of a name that the type does not declare.
  func dynamicMember(_ name: String, of receiver: Value, type: TypeInfo, place: Place) -> Value? {
    guard type.attributes.contains(where: { $0.name == "dynamicMemberLookup" }) else { return nil }
    let names = lineage(of: type.id).flatMap(\.subscripts).compactMap { candidate -> String? in
      let parameter = candidate.declaration.parameters.first
      return parameter?.label == "dynamicMember" ? parameter?.type.name : nil
    }
    guard let kind = names.first else { return nil }
    let value: Value = kind.hasSuffix("KeyPath") ? .keyPath([name]) : .string(name)
    let argument = ArgumentValue(label: "dynamicMember", value: value, place: place)
    return declaredSubscript(receiver, [argument], type: type, place: place)
  }
}
