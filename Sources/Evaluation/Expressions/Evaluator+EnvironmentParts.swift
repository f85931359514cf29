import Scene
import SourceFacts

/// What code writes into values that the environment holds: `\.theme.accent`, and what a closure sets (S-61a).
extension Evaluator {
  /// Returns the value of a key of the program once code has written a part of it; not known where what holds the part
  /// is no structure.
  func environmentValue(
    _ written: Value, givenTo path: [String], in environment: SharedEnvironment, place: Place
  ) -> Value {
    let inherited = environmentValue(path[0], in: environment, place: place)
    return replacing(path.dropFirst(), of: inherited, with: written, place: place)
      ?? .unknown(Doubt(.unsupportedExpression, "'\(path.joined(separator: "."))'", place: place))
  }

  /// Returns what a closure makes of an inherited value that only sets it and its parts; `nil` for other values.
  func valueSet(by value: Value?, of path: [String], in environment: SharedEnvironment) -> Value? {
    guard case .closure(let closure)? = value, !closure.closure.body.isEmpty else { return nil }
    let parameter = closure.closure.parameters.first ?? "$0"
    var current = inherited(path, in: environment, place: closure.place)
    for statement in closure.closure.body {
      guard case .expression(let expression) = statement.kind,
        case .binary("=", let target, let written) = expression.kind,
        let names = target.chainedNames, names.first == parameter,
        let changed = replacing(
          names.dropFirst(), of: current, with: evaluate(written, in: closureScope(closure, [current])),
          place: Place(file: closure.place.file, span: expression.span))
      else { return nil }
      current = changed
    }
    return current
  }

  /// Returns what a key of the program holds; of those of the frameworks it is not asked.
  private func inherited(_ path: [String], in environment: SharedEnvironment, place: Place) -> Value {
    guard let name = path.first, index.types[Self.environmentType]?.property(name) != nil else {
      return .unknown(Doubt(.runtimeValue, "'transformEnvironment'", place: place))
    }
    let root = environmentValue(name, in: environment, place: place)
    return value(at: Array(path.dropFirst()), of: root, place: place, in: Scope(file: place.file))
  }

  /// Returns a structure with another value at a path of stored properties, on each of its ways; `nil` for others.
  private func replacing(_ path: ArraySlice<String>, of old: Value, with new: Value, place: Place) -> Value? {
    guard let name = path.first else { return new }
    var isFollowed = true
    let value = distribute(old, place: place) { branch in
      guard let copy = self.copy(of: branch, with: new, at: path, named: name, place: place) else {
        isFollowed = false
        return branch
      }
      return .instance(copy)
    }
    return isFollowed ? value : nil
  }

  /// A computed or observed property may set more than itself.
  private func copy(
    of value: Value, with new: Value, at path: ArraySlice<String>, named name: String, place: Place
  ) -> Instance? {
    guard case .instance(let instance) = value, isStructure(instance), let type = index.types[instance.typeName],
      let property = type.property(name), property.declaration.getter == nil, property.declaration.observers.isEmpty,
      property.declaration.attributes.isEmpty,
      let old = instanceMember(name, of: instance, place: place, in: Scope(file: place.file)),
      let part = replacing(path.dropFirst(), of: old, with: new, place: place)
    else { return nil }
    let copy = instance.copy(as: makeIdentity())
    copy.scaled.remove(name)
    copy.fields[name] =
      typeReference(of: property, in: type).map { coerce(part, to: $0, file: property.file, context: type.id) } ?? part
    return copy
  }
}
