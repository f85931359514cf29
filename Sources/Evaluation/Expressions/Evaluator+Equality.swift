import Scene
import SourceFacts

/// Whether two values are equal.
extension Evaluator {
  /// Compares two values.
  func equals(_ left: Value, _ right: Value, place: Place) -> Value {
    switch (left, right) {
    case (.choice, _): return distribute(left, place: place) { equals($0, right, place: place) }
    case (_, .choice): return distribute(right, place: place) { equals(left, $0, place: place) }
    case (.bool(let first), .bool(let second)): return .bool(first == second)
    case (.number(let first), .number(let second)): return .bool(first == second)
    case (.string(let first), .string(let second)): return .bool(first == second)
    case (.none, .none): return .bool(true)
    case (let value, .implicit(let member)) where member.isNil(for: value),
      (.implicit(let member), let value) where member.isNil(for: value):
      return equals(value, .none, place: place)
    case (.unknown(let doubt), .implicit(let member)) where member.mayBeNil(for: doubt),
      (.implicit(let member), .unknown(let doubt)) where member.mayBeNil(for: doubt):
      return isNil(doubt, spelled: ".none", place: place)
    case (.instance(let first), .instance(let second)):
      if let one = first.enumCase, let other = second.enumCase {
        guard one == other, first.typeName == second.typeName else { return .bool(false) }
        if let answer = haveEqualPayloads(first.payload, second.payload, place: place) { return .bool(answer) }
        break
      }
      if let answer = haveEqualFields(first, second, place: place) { return .bool(answer) }
    case (.instance(let instance), .implicit(let member)), (.implicit(let member), .instance(let instance)):
      if member.isPlain, let constant = constant(member.name, besideCasesOf: instance, place: place) {
        return equals(.instance(instance), constant, place: place)
      }
      if let name = instance.enumCase {
        guard name == member.name else { return .bool(false) }
        // A case without its payload asks for the case alone.
        guard let arguments = member.arguments else { return .bool(true) }
        let held = index.types[instance.typeName].map { payload(ofCase: name, in: $0, arguments) } ?? arguments
        if let answer = haveEqualPayloads(instance.payload, held, place: place) { return .bool(answer) }
      }
    case (.implicit(let first), .implicit(let second)):
      guard first.name == second.name else { return .bool(false) }
      if let answer = haveEqualPayloads(first.arguments ?? [], second.arguments ?? [], place: place) {
        return .bool(answer)
      }
    case (.font, .implicit(let member)), (.implicit(let member), .font), (.color, .implicit(let member)),
      (.implicit(let member), .color), (.string, .implicit(let member)), (.implicit(let member), .string):
      return equalsFrameworkMember(left, right, member, place: place)
    case (.font(let first), .font(let second)):
      return .bool(first.base == second.base && first.modifiers == second.modifiers)
    case (.color(let first), .color(let second)): return .bool(first.color == second.color)
    case (.unknown(let doubt), .none), (.none, .unknown(let doubt)):
      return doubt.isPresent ? .bool(false) : isNil(doubt, spelled: "nil", place: place)
    case (.none, _), (_, .none):
      if case .unknown = left { break }
      if case .unknown = right { break }
      return .bool(false)
    case (.unknown(let doubt), .bool(let flag)), (.bool(let flag), .unknown(let doubt)):
      return fork(.unknown(doubt), place: place) { .bool($0 == flag) }
    default: break
    }
    return comparisonWhereThere(left, right, place: place)
  }

  /// Returns whether a value that is not known is nil, in the words of who asks first.
  private func isNil(_ doubt: Doubt, spelled: String, place: Place) -> Value {
    let ways = presence(of: doubt, spelled: spelled, place: place)
    return choice(
      [
        .init(condition: ways.absent, value: .bool(true)),
        .init(condition: ways.there, value: .bool(false)),
      ], place: place)
  }

  /// Compares two values of which one may be nil: then it is equal to nothing that is there.
  private func comparisonWhereThere(_ left: Value, _ right: Value, place: Place) -> Value {
    let (left, right) = (withoutType(left, comparedWith: right), withoutType(right, comparedWith: left))
    guard let optional = optional(left, comparedWith: right) ?? optional(right, comparedWith: left) else {
      return comparison(left, right, place: place)
    }
    return choice(
      presence(of: .unknown(optional), place: place).map { path, isThere in
        .init(condition: path, value: isThere ? comparison(left, right, place: place) : .bool(false))
      }, place: place)
  }

  /// Returns a value that may be nil by its type, where the other one surely is there.
  private func optional(_ value: Value, comparedWith other: Value) -> Doubt? {
    guard case .unknown(let doubt) = value, !doubt.isPresent, doubt.type?.isOptional == true else { return nil }
    switch other {
    case .unknown(let other): return other.isPresent ? doubt : nil
    case .number, .string: return doubt
    case .instance(let instance): return instance.enumCase == nil ? nil : doubt
    case .implicit(let member): return ["none", "some", "init"].contains(member.name) ? nil : doubt
    default: return nil
    }
  }

  /// Returns whether two values are equal as one fork, whichever is written first; a value equals at most one constant.
  private func comparison(_ left: Value, _ right: Value, place: Place) -> Value {
    if let raw = rawValues(of: left, comparedWith: right, place: place) {
      return equals(raw, right, place: place)
    }
    if let raw = rawValues(of: right, comparedWith: left, place: place) {
      return equals(left, raw, place: place)
    }
    if case .unknown(let subject) = left, isNever(subject, right, place: place) { return .bool(false) }
    if case .unknown(let subject) = right, isNever(subject, left, place: place) { return .bool(false) }
    let (first, last) = inOrder(left, right)
    let second = spelledAlike(last, comparedWith: first, place: place)
    let text = "\(label(of: left)) == \(label(of: right))"
    var doubt = Doubt(
      .runtimeValue, "'\(text)'", place: place, key: key(of: "==", first, second), label: text,
      type: TypeReference(name: "Bool"))
    if case .unknown(let subject) = first {
      switch second {
      case .implicit, .instance, .string, .number:
        doubt.compared = subject.key
        doubt.isLasting = isLastingValue(subject)
      default: break
      }
      if case .number(let number) = second { return equal(subject, number, asking: doubt, place: place) }
    }
    return .unknown(doubt)
  }

  /// Returns two values in an order that does not depend on which one is written first: a constant comes last.
  private func inOrder(_ left: Value, _ right: Value) -> (Value, Value) {
    switch (left, right) {
    case (.unknown(let one), .unknown(let other)):
      // The numbers of instances come last: a view that is made twice compares in one order.
      let (first, second) = (Self.nameless(one.key), Self.nameless(other.key))
      return (second, other.key) < (first, one.key) ? (right, left) : (left, right)
    case (_, .unknown): return (right, left)
    default: return (left, right)
    }
  }

  /// Returns an identity without the numbers of instances.
  private static func nameless(_ key: String) -> String {
    var result = ""
    Sameness.split(key) { if case .text(let bytes) = $0 { result += String(decoding: bytes, as: UTF8.self) } }
    return result
  }

  /// Compares a font, a colour or a text with an implicit member of its type, as `switch self` in an extension does.
  private func equalsFrameworkMember(_ left: Value, _ right: Value, _ member: ImplicitMember, place: Place) -> Value {
    let known: Value
    if case .implicit = left { known = right } else { known = left }
    let type: String
    switch known {
    case .font: type = "Font"
    case .string: type = Self.identifierType
    default: type = "Color"
    }
    let resolved = resolve(member, as: TypeReference(name: type), file: place.file, context: nil)
    switch resolved {
    case .font, .color, .string: return equals(known, resolved, place: place)
    default: return unknownBoolean(known, suffix: " == .\(member.name)", place: place)
    }
  }

  /// Returns whether two cases of one name hold the same, where that is known.
  private func haveEqualPayloads(_ left: [ArgumentValue], _ right: [ArgumentValue], place: Place) -> Bool? {
    guard left.count == right.count else { return nil }
    return areEqual(zip(left, right).map { ($0.value, $1.value) }, place: place)
  }

  /// Returns whether the values of each pair are equal, where that is known.
  private func areEqual(_ pairs: [(Value, Value)], place: Place) -> Bool? {
    var isKnown = true
    for (left, right) in pairs {
      guard case .bool(let isEqual) = equals(left, right, place: place) else {
        let identity = key(of: left)
        isKnown =
          isKnown && identity == key(of: right) && identity != Self.keyOfOther && !Self.isShared(identity)
        continue
      }
      if !isEqual { return false }
    }
    return isKnown ? true : nil
  }

  /// Returns whether two structures store the same, where that is known and no `==` of the program decides otherwise.
  private func haveEqualFields(_ left: Instance, _ right: Instance, place: Place) -> Bool? {
    if left === right { return true }
    if isObject(left), isObject(right), let answer = code?.areSame(left, right) { return answer }
    guard left.typeName == right.typeName, lineage(of: left.typeName).allSatisfy({ $0.functions["=="] == nil }),
      index.functions["=="] == nil, let first = storedFields(of: left), let second = storedFields(of: right)
    else { return nil }
    return areEqual(zip(first, second).map { ($0.value, $1.value) }, place: place)
  }
}

extension ImplicitMember {
  /// True for `.none` where a value is compared with it that may be nil: Swift takes the optional's case first.
  fileprivate func isNil(for value: Value) -> Bool {
    guard isNone else { return false }
    switch value {
    case .none: return true
    case .unknown(let doubt): return doubt.type?.isOptional == true
    default: return false
    }
  }

  /// True for `.none` of a value without a known type: nil or a case, it is no other constant, and one question.
  fileprivate func mayBeNil(for doubt: Doubt) -> Bool { isNone && doubt.type == nil && !doubt.isPresent }
}
