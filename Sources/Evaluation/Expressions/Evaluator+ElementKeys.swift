import SourceFacts

/// What a dictionary that is not known holds for a key: what it holds for another one is another value.
extension Evaluator {
  /// Returns the element of a container by what stands in its brackets.
  ///
  /// Those that are no constants share one, and so do positions in lists of what is no type of the program: code that
  /// takes texts and numbers apart would be followed once for each of them.
  func element(of container: Doubt, at arguments: [ArgumentValue], type: TypeReference?) -> Value {
    guard let first = arguments.first, let key = Self.constantKey(first.value) ?? position(first.value, of: type) else {
      return derived(container, Self.anyPosition, type: type)
    }
    // With a default it is another value.
    let labels = arguments.dropFirst().map { "\($0.label ?? "_"):" }.joined()
    var result = derivedDoubt(container, "[\(key)\(labels)]", type: type)
    let isShort = key.utf8.count <= Self.longestKey && labels.isEmpty
    result.label = "\(container.label == "self" ? "" : container.label)[\(isShort ? key : "…")]"
    result.detail = "'\(result.label)'"
    return .unknown(result)
  }

  /// True for the identity of what one of several elements holds that share it: equal ones are no equal values.
  static func isShared(_ key: String) -> Bool { key.contains(anyPosition) }

  /// What stands in an identity for all brackets that are not told apart.
  private static let anyPosition = "[…]"

  /// The longest key that is told in words.
  private static let longestKey = 24

  /// A constant position in a list of the program's own values, of which each may be another one.
  private func position(_ value: Value, of type: TypeReference?) -> String? {
    guard case .number(let number) = value, number >= 0, let type, index.idsByName[type.name] != nil else { return nil }
    return Self.plainText(value)
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
