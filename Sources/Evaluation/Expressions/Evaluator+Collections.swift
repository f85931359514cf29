import PlatformStyles
import Scene
import SourceFacts

/// Dictionaries and ranges.
extension Evaluator {
  /// Evaluates a dictionary literal: an instance with a field for each key.
  func dictionary(_ pairs: [KeyedExpression], in scope: Scope, place: Place) -> Value {
    var fields: [String: Value] = [:]
    var written: [String: ArgumentValue] = [:]
    let identity = makeIdentity()
    for pair in pairs {
      guard let field = field(of: evaluate(pair.key, in: scope)) else {
        return .unknown(Doubt(.runtimeValue, "a dictionary", place: place))
      }
      let value = evaluate(pair.value, in: scope)
      fields[field] = value
      let argument = ArgumentValue(
        label: nil, value: value, place: self.place(pair.value.span, in: scope), names: names(in: pair.value))
      code?.attributes[identity + field] = CodeSetting(argument)
      // Keys that a type is asked for may be attributes of a text, each to be mended where it is written (S-44).
      if field.hasPrefix(".") { written[field] = argument }
    }
    let dictionary = Instance(typeName: Self.dictionaryType, fields: fields, identity: identity)
    if !written.isEmpty { dictionary.written = written }
    return .instance(dictionary)
  }

  /// Makes what a dictionary's initialiser makes; `nil` for what is not followed.
  func dictionary(_ arguments: [ArgumentValue], place: Place, in scope: Scope) -> Value? {
    dictionary(ofPairs: arguments) ?? grouped(arguments, place: place, in: scope)
  }

  /// Makes a dictionary of the pairs of a list, as `Dictionary(uniqueKeysWithValues:)` does; `nil` for other arguments, and
  /// where a pair or its key is not known.
  private func dictionary(ofPairs arguments: [ArgumentValue]) -> Value? {
    guard arguments.count == 1, arguments[0].label == "uniqueKeysWithValues",
      case .array(let pairs) = arguments[0].value
    else { return nil }
    var fields: [String: Value] = [:]
    let identity = makeIdentity()
    for pair in pairs {
      guard case .tuple(let parts) = pair, parts.count == 2, let field = field(of: parts[0].value),
        fields.updateValue(parts[1].value, forKey: field) == nil
      else { return nil }
      code?.attributes[identity + field] = CodeSetting(parts[1])
    }
    return .instance(Instance(typeName: Self.dictionaryType, fields: fields, identity: identity))
  }

  static let dictionaryType = "Dictionary"

  /// The field of a dictionary's instance for a key; `nil` for keys that are not known.
  func field(of key: Value) -> String? {
    switch key {
    case .instance(let instance): instance.enumCase.map { ".\($0)" }
    case .implicit(let member): ".\(member.name)"
    case .string, .number, .bool: Self.plainText(key).map { "\"\($0)\"" }
    default: nil
    }
  }

  /// Looks a key up in a dictionary; of an unknown key any value may come, or none.
  func lookUp(_ arguments: [ArgumentValue], in dictionary: Instance, place: Place, scope: Scope) -> Value {
    guard let first = arguments.first else { return .none }
    let fallback = arguments.first { $0.label == "default" }?.value ?? Value.none
    if dictionary.fields.isEmpty { return fallback }
    return distribute(expanded(first.value, in: scope), place: place) { key in
      if let field = field(of: key) { return dictionary.fields[field] ?? fallback }
      let fields = dictionary.fields.sorted { $0.key < $1.key }
      let identity = toldIdentity(of: key).map { "\($0) in \(fields.map(\.key).joined(separator: ","))" }
      return oneOf(fields.map(\.value) + [fallback], at: identity, place: place)
    }
  }

  /// Gives the values of a dictionary the meaning that its written type asks for.
  func coerceDictionary(_ instance: Instance, to type: TypeReference, file: Int32, context: String?) -> Value {
    guard type.name == Self.dictionaryType, let element = type.arguments.last else { return .instance(instance) }
    let result = Instance(
      typeName: instance.typeName,
      fields: instance.fields.mapValues { coerce($0, to: element, file: file, context: context) },
      identity: instance.identity)
    result.written = instance.written
    return .instance(result)
  }

  /// Returns a dictionary with the entries of another one, where a closure tells which of two values for one key stays;
  /// `nil` for other calls.
  func merged(_ receiver: Value, _ arguments: [ArgumentValue], place: Place) -> Value? {
    guard arguments.count == 2, case .instance(let old) = receiver, old.typeName == Self.dictionaryType,
      case .instance(let new) = arguments[0].value, new.typeName == Self.dictionaryType,
      case .closure(let closure) = arguments[1].value,
      // Of the old value and the new one it gives either as it is, or what is not followed.
      case .bool(let takesNew) = invoke(closure, [.bool(false), .bool(true)], place: place)
    else { return nil }
    func entries<Entry>(_ old: [String: Entry], _ new: [String: Entry]) -> [String: Entry] {
      old.merging(new) { takesNew ? $1 : $0 }
    }
    let result = Instance(
      typeName: Self.dictionaryType, fields: entries(old.fields, new.fields), identity: makeIdentity())
    result.written = entries(old.written ?? [:], new.written ?? [:])
    for field in result.fields.keys {
      let isNew = new.fields[field] != nil && (takesNew || old.fields[field] == nil)
      code?.attributes[result.identity + field] = code?.attributes[(isNew ? new : old).identity + field]
    }
    return .instance(result)
  }

  // MARK: - Parts

  /// Returns what is kept of the elements of a list: those that may be there, and nothing where none must be.
  func kept(_ elements: [(value: Value, outcomes: [(Guard, Bool)])], by name: String, _ place: Place) -> Value {
    let possible = elements.filter { $0.outcomes.contains { $0.1 } }
    let all = Value.array(possible.map { present($0.value) })
    if possible.isEmpty || possible.contains(where: { $0.outcomes.allSatisfy { $0.1 } }) { return all }
    let condition = conditions.number(
      key: "kept@\(place.file):\(place.span.start)", label: "\(name)(…).isEmpty")
    return choice(
      [
        .init(condition: Guard(condition: condition, arm: 0), value: all),
        .init(condition: Guard(condition: condition, arm: 1), value: .array([])),
      ], place: place)
  }

  // MARK: - Ranges

  /// Returns whether a known value lies in a range; `nil` where the expression is no range or the value not known.
  func contains(_ range: Expression, _ value: Value, in scope: Scope, place: Place) -> [(Guard, Bool)]? {
    guard order(of: value) != nil else { return nil }
    func compare(_ symbol: String, _ bound: Expression) -> [(Guard, Bool)] {
      booleans(arithmetic(symbol, value, evaluate(bound, in: scope), place: place), place: place)
    }
    switch range.kind {
    case .binary("...", let lower, let upper): return both(compare(">=", lower), compare("<=", upper))
    case .binary("..<", let lower, let upper): return both(compare(">=", lower), compare("<", upper))
    case .prefix("...", let upper): return compare("<=", upper)
    case .prefix("..<", let upper): return compare("<", upper)
    case .postfix("...", let lower): return compare(">=", lower)
    default: return nil
    }
  }

  /// Returns a number that orders a value among its kind.
  func order(of value: Value) -> Double? {
    if case .number(let number) = value { return number }
    guard case .instance = value else { return nil }
    return typeSize(value).flatMap { DynamicTypeSize.allCases.firstIndex(of: $0) }.map(Double.init)
  }
}

extension Value {
  /// The elements that a loop goes over, where it goes over any.
  var filled: Value {
    guard case .choice(let alternatives) = self else { return self }
    let filled = alternatives.branches.filter {
      if case .array(let values) = $0.value { !values.isEmpty } else { true }
    }
    return filled.count == 1 ? filled[0].value : self
  }
}

/// Text size settings (S-18).
extension Evaluator {
  /// Makes the value of a text size setting.
  func value(of size: DynamicTypeSize) -> Value {
    .instance(
      Instance(
        typeName: "DynamicTypeSize", fields: ["isAccessibilitySize": .bool(size >= .accessibility1)],
        enumCase: size.rawValue, identity: "DynamicTypeSize.\(size.rawValue)"))
  }

  /// Makes the value of the text size in force: what depends on it is looked at in the usual one and in the greatest (S-2).
  func typeSize(_ sizes: TypeSizes, _ place: Place) -> Value {
    let platform = platformAtHand ?? platform(of: place.file)
    if sizes.usual == sizes.greatest || platform == .macos || platform == .tvos { return value(of: sizes.usual) }
    return choice(
      [sizes.usual, sizes.greatest].enumerated().map { arm, size in
        .init(condition: Guard(condition: ConditionTable.typeSize, arm: arm), value: value(of: size))
      }, place: place)
  }

  /// Interprets a value as a text size setting.
  func typeSize(_ value: Value) -> DynamicTypeSize? {
    switch value {
    case .instance(let instance) where instance.typeName == "DynamicTypeSize":
      instance.enumCase.flatMap(DynamicTypeSize.init(rawValue:))
    case .implicit(let member) where member.arguments == nil && member.chain.isEmpty:
      DynamicTypeSize(rawValue: member.name)
    default: nil
    }
  }

  /// Makes a range of text size settings; `nil` for other ranges.
  func typeSizes(from lower: Value?, to upper: Value?, withoutLast: Bool = false) -> Value? {
    let bounds = [lower, upper].map { $0.map { typeSize($0) } }
    guard !bounds.contains(.some(.none)) else { return nil }
    var fields: [String: Value] = [:]
    fields["lower"] = lower
    fields["upper"] = upper
    if withoutLast, let end = upper.flatMap(typeSize) {
      fields["upper"] = DynamicTypeSize.allCases.last { $0 < end }.map { value(of: $0) }
    }
    return .instance(Instance(typeName: "DynamicTypeSizes", fields: fields, identity: makeIdentity()))
  }

  /// Compares two text size settings; `nil` unless one of them is known to be one.
  func compareSizes(_ symbol: String, _ left: Value, _ right: Value, place: Place) -> Value? {
    if symbol == "..." || symbol == "..<" { return typeSizes(from: left, to: right, withoutLast: symbol == "..<") }
    guard order(of: left) != nil || order(of: right) != nil, let first = typeSize(left), let second = typeSize(right)
    else { return nil }
    switch symbol {
    case "<": return .bool(first < second)
    case ">": return .bool(first > second)
    case "<=": return .bool(first <= second)
    case ">=": return .bool(first >= second)
    default: return nil
    }
  }

  /// Returns the setting that is in force where a modifier pins or limits it.
  func limited(_ size: DynamicTypeSize, by value: Value) -> DynamicTypeSize {
    if let pinned = typeSize(value) { return pinned }
    guard case .instance(let range) = value, range.typeName == "DynamicTypeSizes" else { return size }
    let lower = range.fields["lower"].flatMap(typeSize)
    let upper = range.fields["upper"].flatMap(typeSize)
    let raised = lower.map { max($0, size) } ?? size
    return upper.map { min($0, raised) } ?? raised
  }
}
