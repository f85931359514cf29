import SourceFacts

/// Texts by which values are told apart: what is asked of equal values has one answer, so it is one condition (S-58).
extension Evaluator {
  /// Returns a text that is equal for equal values.
  func key(of value: Value) -> String {
    switch value {
    case .unknown(let doubt): doubt.key
    case .implicit(let member): key(of: member)
    case .instance(let instance): structureKey(of: instance) ?? instance.identity
    case .keyPath(let path): "\\" + path.joined(separator: ".")
    case .array(let values): list(values) ?? Self.keyOfOther
    default: Self.plainText(value) ?? Self.keyOfOther
    }
  }

  /// Returns a text that is equal for equal arguments, closures too (S-58).
  func key(of arguments: [ArgumentValue]) -> String {
    let keys = arguments.map { argument in
      if case .closure(let closure) = argument.value { predicateKey(of: closure) } else { key(of: argument.value) }
    }
    return "(\(keys.joined(separator: ",")))"
  }

  /// Returns a text for a member whose type is not told yet; `.now.addingTimeInterval(1)` is not `.now`.
  private func key(of member: ImplicitMember) -> String {
    let links = [(member.name, member.arguments)] + member.chain.map { ($0.name, $0.arguments) }
    return links.map { name, arguments in ".\(name)\(arguments.map { key(of: $0) } ?? "")" }.joined()
  }

  /// Returns a text for arguments that tells what they come from; `nil` where one of them has none of its own.
  func sourceKey(of arguments: [ArgumentValue]) -> String? {
    arguments.contains { key(of: $0.value) == Self.keyOfOther } ? nil : key(of: arguments)
  }

  /// Returns the identity of an index or key that is not known; `nil` where what has the same one may be another value,
  /// as two random numbers are.
  func toldIdentity(of value: Value) -> String? {
    guard case .unknown(let doubt) = value, !Self.isShared(doubt.key), Self.isTold(doubt.key),
      !Self.isDrawn(doubt.key)
    else { return nil }
    return doubt.key
  }

  /// True for an identity with a call in it that gives another value each time.
  private static func isDrawn(_ key: String) -> Bool {
    func isOfName(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }
    let called = key.split(separator: "(", omittingEmptySubsequences: false).dropLast().map { before in
      before[(before.lastIndex { !isOfName($0) }.map(before.index(after:)) ?? before.startIndex)...]
    }
    return key.contains(".random") || called.contains { $0.hasPrefix("arc4random") || drawing.contains(String($0)) }
  }

  /// The functions that give another value each time: random ones, steps of a generator or iterator, and what takes an
  /// element away.
  private static let drawing: Set<String> = [
    "drand48", "rand", "random", "UUID", "next", "nextInt", "nextUniform", "nextBool", "removeFirst", "removeLast",
    "popFirst", "popLast",
  ]

  /// True for an identity without a part that has no text of its own; the element of a loop has the loop's place.
  static func isTold(_ key: String) -> Bool {
    let names = key.replacing("\(keyOfOther)[", with: "[").split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return !names.contains { $0 == keyOfOther }
  }

  /// The text of values that have none of their own.
  static let keyOfOther = "_"

  /// The longest text of a structure or list; what is longer is told by its identity.
  private static let maximumLength = 240

  private func list(_ values: [Value]) -> String? {
    var text = "["
    for value in values {
      let key = key(of: value)
      // Lists may be long: the rest of one that has no text of its own is not looked at.
      guard key != Self.keyOfOther, text.utf8.count + key.utf8.count < Self.maximumLength else { return nil }
      text += text.utf8.count > 1 ? ",\(key)" : key
    }
    return text + "]"
  }

  /// Returns a text for a structure that tells all that it stores, so that two of them made alike are equal wherever they
  /// are made; `nil` where it has state of its own or stores what can't be told.
  private func structureKey(of instance: Instance) -> String? {
    guard let fields = storedFields(of: instance) else { return nil }
    var text = "\(instance.typeName){"
    for (name, value) in fields {
      let key = key(of: value)
      guard key != Self.keyOfOther, text.utf8.count + key.utf8.count < Self.maximumLength else { return nil }
      text += "\(name):\(key),"
    }
    return text + "}"
  }

  /// Returns what a structure stores, in the order of its declaration; `nil` for objects, enumerations, and where a
  /// property has a wrapper, which may hold state.
  func storedFields(of instance: Instance) -> [(name: String, value: Value)]? {
    guard instance.enumCase == nil, let type = index.types[instance.typeName], type.kind == .struct,
      let place = type.place, !isObject(instance)
    else { return nil }
    let key = "\(instance.identity){}"
    guard inProgress.insert(key).inserted else { return nil }
    defer { inProgress.remove(key) }
    var result: [(String, Value)] = []
    for property in type.properties where property.declaration.getter == nil {
      guard property.declaration.attributes.isEmpty, property.flags.isEmpty,
        let value = instanceMember(property.declaration.name, of: instance, place: place, in: Scope(file: place.file))
      else { return nil }
      result.append((property.declaration.name, value))
    }
    return result
  }
}
