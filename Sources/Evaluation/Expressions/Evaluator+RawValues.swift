import Scene
import SourceFacts

/// The raw values of enumerations, and the cases that are asked for by them.
extension Evaluator {
  /// Returns the raw value of a case: the one that is written, a text's own name, or as many more than the number of the
  /// last case with one as cases lie between.
  func rawValue(of name: String, type: TypeInfo, place: Place) -> Value {
    guard let position = type.position(ofCase: name) else { return .none }
    let written = type.cases[...position].lastIndex { $0.rawValue != nil }
    let scope = Scope(typeName: type.id, file: type.place?.file ?? place.file)
    let raw = written.flatMap { type.cases[$0].rawValue }.map { evaluate($0, in: scope) }
    if let raw, written == position { return raw }
    if type.conforms(to: "String") { return .string(name) }
    guard let raw, let written else { return .number(Double(position)) }
    if case .number(let number) = raw { return .number(number + Double(position - written)) }
    return .unknown(Doubt(.unsupportedExpression, "the raw value of '\(name)'", place: place))
  }

  /// Notes whose raw value is asked for: what is asked of it is asked of the case (S-58).
  func noteRawValue(of doubt: Doubt, type: TypeInfo) {
    guard type.kind == .enum, doubt.type?.isOptional != true else { return }
    rawValueOwners[derivedDoubt(doubt, "rawValue", type: nil).key] = Expansion(type: type.id, doubt: doubt)
  }

  /// Returns the raw values of the cases that a value may be, where its own raw value is compared with a known one;
  /// `nil` for other values.
  func rawValues(of raw: Value, comparedWith other: Value, place: Place) -> Value? {
    switch other {
    case .number, .string: return rawValues(of: raw, place: place)
    default: return nil
    }
  }

  /// Returns a raw value that is not known as those of the cases; `nil` for other values.
  func rawValues(of raw: Value, place: Place) -> Value? {
    guard case .unknown(let doubt) = raw, let owner = rawValueOwners[doubt.key], let type = index.types[owner.type]
    else { return nil }
    let cases = expand(owner.doubt, type: type)
    if case .unknown = cases { return nil }
    return distribute(cases, place: place) { branch in
      guard case .instance(let instance) = branch, let name = instance.enumCase else { return .none }
      return rawValue(of: name, type: type, place: place)
    }
  }

  /// Returns the raw value of something that is not known, as a text of emoji where its type has no others; `nil` for
  /// other types.
  func emojiOfRawValue(_ doubt: Doubt, type: TypeInfo, place: Place) -> Value? {
    let share: EmojiShare
    switch type.kind {
    case .enum where type.conforms(to: "String"):
      guard type.cases.allSatisfy({ rawValue(of: $0.name, type: type, place: place).isEmoji }) else { return nil }
      share = .whole
    case .struct where type.conforms(to: "RawRepresentable"):
      guard type.property("rawValue")?.declaration.getter == nil, namesEmojiAlone(type) else { return nil }
      share = .named
    default: return nil
    }
    let text = TypeReference(name: "String")
    var raw = derivedDoubt(doubt, "rawValue", type: text)
    raw.emoji = share
    return declared(.unknown(raw), as: text, of: .unknown(doubt), in: type, file: place.file)
  }

  /// True for a type whose constants are made of raw values that are emoji, all of them.
  private func namesEmojiAlone(_ type: TypeInfo) -> Bool {
    let made = type.statics.values.joined().compactMap { constant -> Value? in
      guard case .call(_, let arguments)? = constant.declaration.value?.kind, arguments.count == 1,
        arguments[0].label == "rawValue"
      else { return nil }
      return evaluate(arguments[0].value, in: Scope(typeName: type.id, file: constant.file))
    }
    return !made.isEmpty && made.allSatisfy(\.isEmoji)
  }

  /// Returns the case with a raw value, which is told by its digits or letters; nil where there is none.
  func caseWithRawValue(_ text: String, type: TypeInfo, place: Place) -> Value {
    for enumCase in type.cases {
      let raw = rawValue(of: enumCase.name, type: type, place: place)
      if case .unknown = raw {
        return .unknown(Doubt(.runtimeValue, type.lastName, place: place, type: TypeReference(name: type.id)))
      }
      if Self.plainText(raw) == text {
        return .instance(
          Instance(typeName: type.id, fields: [:], enumCase: enumCase.name, identity: "\(type.id).\(enumCase.name)"))
      }
    }
    return .none
  }
}

extension TypeInfo {
  /// True where code says what the raw values are, so that they are none that Swift gives the cases.
  var declaresRawValue: Bool { kind == .enum && property("rawValue")?.declaration.getter != nil }
}
