import SourceFacts

/// What is asked of a value of which nothing tells the type, where one extension of the program alone has it.
extension Evaluator {
  /// Returns the look that such a member gives, or what is not known: types that are not there may have a member of that
  /// name, too.
  func soleMember(
    _ name: String, of doubt: Doubt, _ arguments: [ArgumentValue]?, place: Place, in scope: Scope
  ) -> Value? {
    guard doubt.type == nil, !followsCode, ModifierTable.effect(named: name) == nil,
      let owner = soleExtensions[name].flatMap({ index.types[$0] })
    else { return nil }
    var typed = doubt
    typed.type = TypeReference(name: owner.name)
    let receiver = Value.unknown(typed)
    let other = derivedDoubt(doubt, name, type: nil)
    guard let arguments else {
      guard let property = index.visible(owner.properties(name), from: place.file).first,
        isLook(property.declaration.type, of: property.file, in: owner)
      else { return nil }
      return declaredMember(name, of: receiver, type: owner, environment: nil, place: place)
        .map { either($0, or: other, name, of: owner) }
    }
    let methods = fitting(owner.functions[name] ?? [], arguments, from: place.file)
    guard methods.count == 1, !isAround(place, methods[0]),
      isLook(methods[0].declaration.result, of: methods[0].file, in: owner)
    else { return nil }
    let method = self.method(of: methods, receiver: receiver, owner: owner.id, arguments, place: place)
    return either(callValue(method, arguments, place: place, in: scope), or: other, name, of: owner)
  }

  /// True for a type of colours and fonts, or of what holds some.
  private func isLook(_ type: TypeReference?, of file: Int32, in owner: TypeInfo) -> Bool {
    type.map { index.isLook($0, in: owner.id, file: file) } ?? false
  }

  /// Returns a value on the one arm of a gap, and what is not known on the other.
  private func either(_ value: Value, or other: Doubt, _ name: String, of owner: TypeInfo) -> Value {
    let key = "\(ButtonComponents.eitherKey)member \(owner.id).\(name)"
    let condition = conditions.number(key: key, label: name, arms: ["the program's", "another"], isGap: true)
    let arms = [value, .unknown(other)].enumerated().map { arm, value in
      Alternatives<Value>.Branch(condition: Guard(condition: condition, arm: arm), value: value)
    }
    return choice(arms, place: other.place)
  }

  /// Returns the types of frameworks that the program adds members of instances to, by the names that no other type of
  /// the program has.
  func findSoleExtensions() -> [String: String] {
    var owners: [String: String?] = [:]
    for type in index.types.values {
      let functions = type.functions.filter { $0.value.contains { !$0.declaration.isStatic } }.keys
      for name in Set(type.properties.map(\.declaration.name)).union(functions) {
        let isSole = owners[name] == nil && type.kind == .extension
        owners.updateValue(isSole ? type.id : nil, forKey: name)
      }
    }
    return owners.compactMapValues { $0 }
  }
}
