import Scene
import SourceFacts

/// Sets of options of the program: what they contain and what is made of them.
extension Evaluator {
  /// Returns the set of the options that a list literal names; `nil` where the written type is no set of options.
  func options(_ values: [Value], as type: TypeReference, file: Int32, context: String?) -> Value? {
    guard let owner = index.type(named: type.name, in: context, file: file), isOptionSet(owner) else { return nil }
    let place = owner.place ?? Place(file: file, span: .none)
    return values.reduce(options(0, of: owner)) { combined($0, $1, of: owner, by: "union", place: place) }
  }

  /// Calls a method of a set of options, or reads whether it is empty; `nil` for other receivers and members.
  func optionSetMember(_ name: String, of receiver: Value, _ arguments: [ArgumentValue], place: Place) -> Value? {
    guard case .instance(let instance) = receiver, let owner = index.types[instance.typeName], isOptionSet(owner) else {
      return nil
    }
    if name == "isEmpty", arguments.isEmpty { return bits(of: receiver, owner).map { .bool($0 == 0) } }
    guard arguments.count == 1 else { return nil }
    let other = arguments[0].value
    if Self.combining.contains(name) { return combined(receiver, other, of: owner, by: name, place: place) }
    guard Self.asking.contains(name) else { return nil }
    return distribute(option(other, of: owner, place: place), place: place) { other in
      guard let own = bits(of: receiver, owner), let asked = bits(of: other, owner) else {
        return .unknown(containment(name, of: receiver, arguments, place: place))
      }
      switch name {
      case "isSubset": return .bool(own & asked == own)
      case "isDisjoint": return .bool(own & asked == 0)
      default: return .bool(own & asked == asked)
      }
    }
  }

  /// Returns what a set of options becomes by a method that changes it; `nil` for others.
  func changedOptions(_ value: Value, by name: String, _ arguments: [ArgumentValue], place: Place) -> Value? {
    guard let making = Self.changing[name] else { return nil }
    return optionSetMember(making, of: value, arguments, place: place)
  }

  /// Returns whether a list has an element, where that is known of its elements; else one question for the list and what
  /// is asked.
  func contains(_ values: [Value], _ arguments: [ArgumentValue], place: Place, _ answers: (Value) -> [Value]?) -> Value?
  {
    guard arguments.count == 1, values.count <= 32 else { return nil }
    let asked = expanded(arguments[0].value, in: Scope(file: place.file))
    return distribute(asked, place: place) { asked in
      let all = answers(asked) ?? []
      let open = all.filter { if case .bool = $0 { false } else { true } }
      if all.count == values.count, open.isEmpty || all.contains(where: \.isTrue) {
        return .bool(all.contains(where: \.isTrue))
      }
      // Where one element decides, the question is whether it is the one.
      if all.count == values.count, open.count == 1 { return open[0] }
      return .unknown(containment("contains", of: .array(values), arguments, place: place))
    }
  }

  /// Returns what is asked of a set or list that is not known, by what it is asked for.
  private func containment(_ name: String, of receiver: Value, _ arguments: [ArgumentValue], place: Place) -> Doubt {
    let words = "\(name)(\(label(of: arguments[0].value)))"
    return Doubt(
      .runtimeValue, "'\(words)'", place: place, key: "\(key(of: receiver)).\(name)\(key(of: arguments))", label: words,
      type: TypeReference(name: "Bool"))
  }

  private static let combining: Set<String> = ["union", "intersection", "subtracting", "symmetricDifference"]
  private static let asking: Set<String> = ["contains", "isSuperset", "isSubset", "isDisjoint"]
  private static let changing = [
    "insert": "union", "formUnion": "union", "remove": "subtracting", "subtract": "subtracting",
    "formIntersection": "intersection", "formSymmetricDifference": "symmetricDifference",
  ]

  private func isOptionSet(_ type: TypeInfo) -> Bool { type.kind == .struct && type.conforms(to: "OptionSet") }

  private func options(_ bits: Int64, of owner: TypeInfo) -> Value {
    .instance(
      Instance(typeName: owner.id, fields: ["rawValue": .number(Double(bits))], identity: makeIdentity()))
  }

  private func combined(_ left: Value, _ right: Value, of owner: TypeInfo, by name: String, place: Place) -> Value {
    distribute(left, place: place) { left in
      distribute(option(right, of: owner, place: place), place: place) { right in
        guard let first = bits(of: left, owner), let second = bits(of: right, owner) else {
          return .unknown(
            Doubt(
              .runtimeValue, "'\(owner.lastName)'", place: place, key: "\(key(of: left)).\(name)(\(key(of: right)))",
              label: label(of: left), type: TypeReference(name: owner.id)))
        }
        switch name {
        case "intersection": return options(first & second, of: owner)
        case "subtracting": return options(first & ~second, of: owner)
        case "symmetricDifference": return options(first ^ second, of: owner)
        default: return options(first | second, of: owner)
        }
      }
    }
  }

  private func option(_ value: Value, of owner: TypeInfo, place: Place) -> Value {
    coerce(value, to: TypeReference(name: owner.id), file: place.file, context: owner.id)
  }

  /// Returns the raw value of a set of options, where it is known.
  private func bits(of value: Value, _ owner: TypeInfo) -> Int64? {
    guard case .instance(let instance) = value, instance.typeName == owner.id, let place = owner.place,
      case .number(let raw)? = instanceMember("rawValue", of: instance, place: place, in: Scope(file: place.file)),
      abs(raw) < 0x1p53
    else { return nil }
    return Int64(exactly: raw)
  }
}

extension Value {
  fileprivate var isTrue: Bool { if case .bool(true) = self { true } else { false } }
}
