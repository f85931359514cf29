import Scene
import SourceFacts

/// Key paths, and members that a type looks up by name (`@dynamicMemberLookup`).
extension Evaluator {
  /// Reads the value that a key path leads to.
  func value(at path: [String], of root: Value, place: Place, in scope: Scope) -> Value {
    path.reduce(root) { member($1, of: $0, place: place, namePlace: place, in: scope) }
  }

  /// Returns the declared type of what a key path leads to; `nil` where a step is not declared in the program.
  func typeReached(by path: [String], from root: TypeReference, in owner: String?, file: Int32) -> TypeReference? {
    var (reached, context, origin) = (root, owner, file)
    for name in path {
      guard !reached.isOptional, let type = index.type(named: reached.name, in: context, file: origin),
        let found = lineage(of: type.id).lazy.compactMap({ base in base.property(name).map { (base, $0) } }).first,
        let next = specialised(typeReference(of: found.1, in: found.0), of: found.0, written: reached)
      else { return nil }
      (reached, context, origin) = (next, found.0.id, found.1.file)
    }
    return reached
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

  /// Returns a member that a container of another module looks up in what it holds, as a store does in its state: its
  /// value is not known, but its type is.
  func heldMember(_ name: String, of doubt: Doubt, _ place: Place, in scope: Scope) -> Value? {
    guard let container = doubt.type, !container.arguments.isEmpty,
      index.type(named: container.name, file: scope.file).map({ $0.kind == .extension }) ?? true
    else { return nil }
    if let value = activityMember(name, of: doubt) { return value }
    let stored = container.storedState
    if name == "state", let state = stored {
      var doubt = doubt
      doubt.type = state
      return .unknown(doubt)
    }
    for held in container.arguments {
      for reference in [held.name, "\(held.name).State"] {
        guard let type = index.type(named: reference, file: scope.file), let property = type.property(name),
          let result = typeReference(of: property, in: type)
        else { continue }
        // What a state computes is followed as for any value of its type.
        var state = doubt
        state.type = TypeReference(name: type.name)
        let followed = stored.flatMap { _ in unknownMember(name, of: state, type: type, place: place) }
        return followed ?? derived(doubt, name, type: result)
      }
    }
    return nil
  }
}

extension Value {
  /// Returns a value that is not known as one of a written type, which tells more than none and than a name alone.
  ///
  /// A call with a closure of a type that is not there looks like a view until a type is written that is named like it.
  func unknown(as type: TypeReference) -> Value {
    switch self {
    case .unknown(var doubt) where doubt.type.map { $0.tellsLess(than: type) } ?? true:
      doubt.type = type
      return .unknown(doubt)
    case .view(.component(let call))
    where !ComponentTable.isComponent(call.name) && TypeReference(name: call.name).tellsLess(than: type):
      let key = "\(call.name)@\(call.place.file):\(call.place.span.start)"
      return .unknown(
        Doubt(.externalModule, "'\(call.name)'", place: call.place, key: key, label: call.name, type: type))
    default: return self
    }
  }
}

extension TypeReference {
  /// True for the name of a generic type of which the other one is written with arguments, under this name or an alias.
  fileprivate func tellsLess(than other: TypeReference) -> Bool {
    arguments.isEmpty && !other.arguments.isEmpty && other.name.hasPrefix(name)
  }

  /// The state that a store of The Composable Architecture holds, or what a view sees of one; `nil` for other types.
  var storedState: TypeReference? {
    guard var state = arguments.first else { return nil }
    switch name {
    case "Store", "ViewStore": return state
    case "StoreOf", "ViewStoreOf":
      state.name += ".State"
      return state
    default: return nil
    }
  }
}
