import SourceFacts

/// What is asked of a value of which nothing tells the type, where one extension of the program alone has it.
extension Evaluator {
  /// Returns the look that such a member gives: the value is of the type that the extension adds to where the program
  /// is whole. It is never certain, since types that are not there may have a member of that name.
  func soleMember(
    _ name: String, of doubt: Doubt, _ arguments: [ArgumentValue]?, place: Place, in scope: Scope
  ) -> Value? {
    guard doubt.type == nil, !followsCode, ModifierTable.effect(named: name) == nil,
      let owner = soleExtensions[name].flatMap({ index.types[$0] })
    else { return nil }
    var typed = doubt
    typed.type = TypeReference(name: owner.name)
    let receiver = Value.unknown(typed)
    guard let arguments else {
      guard let property = index.visible(owner.properties(name), from: place.file).first,
        isLook(property.declaration.type, of: property.file, in: owner)
      else { return nil }
      return declaredMember(name, of: receiver, type: owner, environment: nil, place: place)
        .flatMap { unconfirmed($0, as: name, of: owner) }
    }
    let methods = fitting(owner.functions[name] ?? [], arguments, from: place.file)
    guard methods.count == 1, !isAround(place, methods[0]),
      isLook(methods[0].declaration.result, of: methods[0].file, in: owner)
    else { return nil }
    let method = self.method(of: methods, receiver: receiver, owner: owner.id, arguments, place: place)
    return unconfirmed(callValue(method, arguments, place: place, in: scope), as: name, of: owner)
  }

  /// True for a type of colours and fonts, or of what holds some.
  private func isLook(_ type: TypeReference?, of file: Int32, in owner: TypeInfo) -> Bool {
    type.map { index.isLook($0, in: owner.id, file: file) } ?? false
  }

  /// Returns several values, or what holds some, on the one arm of a gap of which the other one is not known; of a
  /// single look nothing tells that it isn't certain.
  private func unconfirmed(_ value: Value, as name: String, of owner: TypeInfo) -> Value? {
    let all: Alternatives<Value>
    switch value {
    case .choice(let several): all = several
    case .instance: all = Alternatives(value)
    default: return nil
    }
    let key = "\(ButtonComponents.eitherKey)member \(owner.id).\(name)"
    let condition = conditions.number(key: key, label: name, arms: ["the program's", "another"], isGap: true)
    unconfirmedMembers.insert(condition)
    let path = Guard(condition: condition, arm: 0)
    return .choice(
      Alternatives(
        branches: all.branches.compactMap { branch in
          branch.condition.and(path).map { .init(condition: $0, value: branch.value) }
        }))
  }

  /// True for a path on which a member was taken for the one that is meant.
  func isUnconfirmed(_ path: Guard) -> Bool {
    !unconfirmedMembers.isEmpty && path.decisions.contains { unconfirmedMembers.contains($0.condition) }
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
