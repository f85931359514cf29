import SourceFacts

/// What a dictionary that is not known holds for a key: what it holds for another one is another value.
extension Evaluator {
  /// Returns the element of a container by what stands in its brackets.
  ///
  /// Positions and keys that are no constants share one, and so do all positions, in lists of what is neither a flag, a
  /// range nor a type of the program: code that takes texts and numbers apart would be followed once for each of them.
  func element(of container: Doubt, at arguments: [ArgumentValue], type: TypeReference?) -> Value {
    guard let first = arguments.first, let key = Self.constantKey(first.value) ?? position(first.value, of: type) else {
      return derived(container, Self.anyPosition, type: type)
    }
    // With a default it is another value.
    let labels = arguments.dropFirst().map { "\($0.label ?? "_"):" }.joined()
    var result = derivedDoubt(container, "[\(key)\(labels)]", type: type)
    var words = key
    if case .unknown(let position) = first.value { words = position.label }
    let isShort = words.utf8.count <= Self.longestKey && labels.isEmpty
    result.label = "\(container.label == "self" ? "" : container.label)[\(isShort ? words : "…")]"
    result.detail = "'\(result.label)'"
    if labels.isEmpty { noteElement(result, of: container, at: key) }
    return .unknown(result)
  }

  /// True for the identity of what one of several elements holds that share it: equal ones are no equal values.
  static func isShared(_ key: String) -> Bool { key.contains(anyPosition) }

  /// True for the identity of what an element holds whose position is not known: another one may stand there in time.
  static func isAtOpenPosition(_ key: String) -> Bool { isShared(key) || key.contains("[\(openPosition)") }

  /// What stands in an identity for all brackets that are not told apart.
  private static let anyPosition = "[…]"

  /// What stands in an identity before a position or key that is not known.
  private static let openPosition = "~"

  /// The longest key that is told in words.
  private static let longestKey = 24

  /// The longest identity of a position: that of one that code counts on grows with each step.
  private static let longestPosition = 160

  /// What tells a part of a text: one is given attributes at several places, and another one has none of them (S-44).
  private static let rangeTypes: Set<String> = ["NSRange", "NSTextCheckingResult", "Range"]

  /// A position or key in a container of flags, of ranges or of the program's own values, of which each may be another
  /// one: `i` and `i - 1` are two (S-58).
  private func position(_ value: Value, of type: TypeReference?) -> String? {
    guard let type,
      type.name == "Bool" || Self.rangeTypes.contains(type.name) || index.idsByName[type.name] != nil
    else { return nil }
    if case .number(let number) = value { return number >= 0 ? Self.plainText(value) : nil }
    guard let identity = toldIdentity(of: value), identity.utf8.count <= Self.longestPosition else { return nil }
    return Self.openPosition + identity
  }

  /// A constant key as the source writes it; `nil` for other values and positions.
  private static func constantKey(_ value: Value) -> String? {
    switch value {
    case .string(let text): "\"\(text)\""
    case .implicit(let member): member.arguments == nil && member.chain.isEmpty ? ".\(member.name)" : nil
    case .instance(let instance): instance.payload.isEmpty ? instance.enumCase.map { ".\($0)" } : nil
    default: nil
    }
  }
}
