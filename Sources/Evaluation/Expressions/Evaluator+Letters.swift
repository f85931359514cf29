import SourceFacts

/// Strings as lists of their letters, and lists of strings as one.
extension Evaluator {
  /// The longest string whose letters are told apart.
  private static let maximumLetters = 32

  /// Returns the letters of a known string; `nil` for other values and for long ones.
  func letters(of value: Value) -> Value? {
    guard case .string(let text) = value, text.count <= Self.maximumLetters else { return nil }
    return .array(text.map { .string(String($0)) })
  }

  /// Follows `text.map { … }` of a chain that goes on with `joined`, which tells that the letters are mapped and no
  /// optional; `nil` for other calls.
  func mappedLetters(_ call: Expression, before next: Expression?, place: Place, in scope: Scope) -> Value? {
    guard case .call(let callee, let arguments) = call.kind,
      case .member(.some(let base), let name, let span) = callee.kind, name == "map" || name == "compactMap",
      case .call(let following, _)? = next?.kind, following.lastName == "joined"
    else { return nil }
    let receiver = distribute(evaluate(base, in: scope), place: place) { letters(of: $0) ?? $0 }
    return callMember(
      name, span, of: receiver, arguments, isChained: base.isChained, place: place, in: scope)
  }

  /// Returns known strings one behind the other; `nil` where one is not known.
  func joinedTexts(_ values: [Value], _ arguments: [ArgumentValue]) -> Value? {
    var separator = ""
    if let first = arguments.first {
      guard case .string(let text) = first.value else { return nil }
      separator = text
    }
    let texts = values.compactMap { if case .string(let text) = $0 { text } else { nil } }
    return texts.count == values.count ? .string(texts.joined(separator: separator)) : nil
  }
}
