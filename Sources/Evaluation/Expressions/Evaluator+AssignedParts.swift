import Scene
import SourceFacts

/// Parts that an assignment gives another value: elements of lists, entries of dictionaries, and what key paths lead to.
/// What held the old value holds it no longer (S-3).
extension Evaluator {
  /// Performs `base[arguments] = value`: what the base names gets a changed copy.
  func setPart(_ value: Value, of base: Expression, at arguments: [Argument], in scope: Scope, place: Place) {
    keep(value, in: base, arguments, scope: scope)
    guard isSettable(base, in: scope) else { return }
    let keys = self.arguments(arguments, in: scope)
    if keys.count == 1, keys[0].label == "keyPath", case .keyPath(let names) = keys[0].value,
      !names.isEmpty, names.allSatisfy(\.isPropertyName)
    {
      let target = names.reduce(base) { base, name in
        Expression(.member(base: base, name: name, nameSpan: base.span), span: base.span)
      }
      return assign(value, to: target, in: scope, place: place)
    }
    if case .identifier("self") = base.kind {
      if case .instance(let own)? = scope.selfValue { forgetFields(of: own, place: place) }
      return
    }
    let old = evaluate(base, in: scope)
    var isChanged = false
    let changed = distribute(old, place: place) { branch in
      guard let new = self.changed(branch, at: keys, to: value, place: place, in: scope) else { return branch }
      isChanged = true
      return new
    }
    if isChanged { assign(changed, to: base, in: scope, place: place) }
  }

  /// True for a variable at hand, a stored property of `self`, and a part of one.
  private func isSettable(_ target: Expression, in scope: Scope) -> Bool {
    switch target.kind {
    case .identifier("self"): return true
    case .identifier(let name):
      if scope.variable(name) != nil { return true }
      guard case .instance(let own)? = scope.selfValue else { return false }
      if own.fields[name] != nil { return true }
      guard let property = index.types[own.typeName]?.property(name) else { return false }
      return property.declaration.getter == nil
    case .member(.some(let base), _, _), .subscripted(let base, _), .postfix(_, let base):
      return isSettable(base, in: scope)
    default: return false
    }
  }

  /// Returns what a value is with another one in one of its places; `nil` for what is not known, and for objects, which
  /// stay the ones they are.
  private func changed(
    _ holder: Value, at keys: [ArgumentValue], to value: Value, place: Place, in scope: Scope
  ) -> Value? {
    guard let key = keys.first else { return nil }
    let isPlain = key.label == nil && (keys.count == 1 || (keys.count == 2 && keys[1].label == "default"))
    switch holder {
    case .array(let values):
      return distribute(key.value, place: place) { position in
        guard isPlain, case .number(let number) = position, number >= 0, number < Double(values.count) else {
          return Self.unfollowedPart(place)
        }
        var changed = values
        changed[Int(number)] = typed(value, beside: values, file: scope.file)
        return .array(changed)
      }
    case .instance(let table) where table.typeName == Self.dictionaryType:
      return distribute(expanded(key.value, in: scope), place: place) { key in
        guard isPlain, let field = field(of: key) else { return Self.unfollowedPart(place) }
        let value = typed(value, beside: Array(table.fields.values), file: scope.file)
        return .instance(entering(value, under: field, of: table, place: place))
      }
    case .instance(let instance), .view(.custom(let instance, _)):
      guard isStructure(instance) else { return nil }
      // What code of a subscript does when it is set is not read.
      let copy = instance.copy(as: makeIdentity())
      forgetFields(of: copy, place: place)
      if case .view(.custom(_, let made)) = holder { return .view(.custom(copy, made)) }
      return .instance(copy)
    default: return nil
    }
  }

  /// Returns a dictionary with a value under a key, or without the key where the value is `nil`.
  private func entering(_ value: Value, under field: String, of table: Instance, place: Place) -> Instance {
    let copy = Instance(typeName: table.typeName, fields: table.fields, identity: makeIdentity())
    copy.written = table.written
    if case .none = value { copy.fields.removeValue(forKey: field) } else { copy.fields[field] = value }
    copy.written?.removeValue(forKey: field)
    if field.hasPrefix("."), copy.fields[field] != nil {
      copy.written = copy.written ?? [:]
      copy.written?[field] = ArgumentValue(label: nil, value: value, place: place)
    }
    guard followsCode else { return copy }
    for name in copy.fields.keys where name != field {
      code?.attributes[copy.identity + name] = code?.attributes[table.identity + name]
    }
    return copy
  }

  /// A list or dictionary of which nothing tells any longer what it holds.
  private static func unfollowedPart(_ place: Place) -> Value {
    .unknown(Doubt(.runtimeValue, "a part that is set", place: place))
  }

  /// Gives an implicit member the meaning that it has among colours: `.secondary` is the absolute one there (S-31).
  private func typed(_ value: Value, beside others: [Value], file: Int32) -> Value {
    guard case .implicit = value else { return value }
    for case .color(let color) in others {
      let type = TypeReference(name: color.isPlatformColor ? "UIColor" : "Color")
      return coerce(value, to: type, file: file, context: nil)
    }
    return value
  }

  /// Makes the variables of a structure unknown where code that is not followed may set any of them.
  private func forgetFields(of instance: Instance, place: Place) {
    guard let type = index.types[instance.typeName], type.kind != .extension else { return }
    watch.write(instance)
    for property in type.properties where property.declaration.getter == nil && !property.declaration.isConstant {
      let name = property.declaration.name
      instance.fields[name] = .unknown(
        Doubt(
          .runtimeValue, "'\(name)'", place: place,
          key: "\(instance.identity).\(name) set@\(place.file):\(place.span.start)", label: name,
          type: typeReference(of: property, in: type)))
    }
  }
}

extension String {
  /// False for the steps of a key path that lead through a subscript or a method.
  fileprivate var isPropertyName: Bool { self != "[]" && self != "()" && self != "self" }
}
