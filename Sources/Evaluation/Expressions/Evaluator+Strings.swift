import PlatformStyles
import Scene
import SourceFacts

/// What programs do with strings on the way from hexadecimal digits to a colour.
extension Evaluator {
  /// Calls a method of a known string; `nil` for methods that are not followed.
  func stringMember(_ name: String, of text: String, _ arguments: [ArgumentValue], place: Place) -> Value? {
    switch name {
    case "trimmingCharacters":
      return trimmed(text, arguments.first?.value)
    case "replacingOccurrences":
      guard arguments.count >= 2, case .string(let target) = arguments[0].value,
        case .string(let replacement) = arguments[1].value, !target.isEmpty
      else { return nil }
      return .string(text.split(separator: target, omittingEmptySubsequences: false).joined(separator: replacement))
    case "hasPrefix", "starts":
      guard case .string(let prefix)? = arguments.first?.value else { return nil }
      return .bool(text.hasPrefix(prefix))
    case "hasSuffix":
      guard case .string(let suffix)? = arguments.first?.value else { return nil }
      return .bool(text.hasSuffix(suffix))
    case "contains":
      guard case .string(let part)? = arguments.first?.value, !part.isEmpty else { return nil }
      return .bool(text.contains(part))
    case "components": return parts(of: text, arguments)
    case "uppercased": return .string(text.uppercased())
    case "lowercased": return .string(text.lowercased())
    case "index": return movedIndex(in: text, arguments)
    case "dropFirst", "dropLast", "prefix", "suffix":
      guard let count = count(arguments, default: name.hasPrefix("drop") ? 1 : nil) else { return nil }
      switch name {
      case "dropFirst": return .string(String(text.dropFirst(count)))
      case "dropLast": return .string(String(text.dropLast(count)))
      case "prefix": return .string(String(text.prefix(count)))
      default: return .string(String(text.suffix(count)))
      }
    default: return nil
    }
  }

  /// Returns the parts of a text between separators; an empty one has a single part, whatever separates.
  private func parts(of text: String, _ arguments: [ArgumentValue]) -> Value? {
    guard arguments.count == 1, arguments[0].label == "separatedBy" else { return nil }
    if text.isEmpty { return .array([.string("")]) }
    guard case .string(let separator) = arguments[0].value, !separator.isEmpty else { return nil }
    return .array(
      text.split(separator: separator, omittingEmptySubsequences: false).map { .string(String($0)) })
  }

  private func count(_ arguments: [ArgumentValue], default fallback: Int?) -> Int? {
    guard let first = arguments.first else { return fallback }
    guard case .number(let number) = first.value, (0...10_000).contains(number) else { return nil }
    return Int(number)
  }

  private func trimmed(_ text: String, _ set: Value?) -> Value? {
    func trim(_ isTrimmed: (Character) -> Bool) -> Value {
      let start = text.drop(while: isTrimmed)
      return .string(String(start.reversed().drop(while: isTrimmed).reversed()))
    }
    let words: String
    switch set {
    case .instance(let instance)?:
      guard case .string(let characters)? = instance.fields["in"] else { return nil }
      return trim { characters.contains($0) }
    case .implicit(let member)?: words = ([member.name] + member.chain.map(\.name)).joined(separator: ".")
    case .unknown(let doubt)?: words = doubt.label
    default: return nil
    }
    if words.contains("alphanumerics.inverted") { return trim { !$0.isLetter && !$0.isNumber } }
    return words.contains("whitespaces") ? trim(\.isWhitespace) : nil
  }

  /// Calls a mutating method of a variable; returns false for methods that are not followed.
  func mutate(_ variable: String, _ value: Value, _ name: String, _ arguments: [ArgumentValue], in scope: Scope) -> Bool
  {
    if case .array(let elements) = value, name == "append", let added = arguments.first, added.label == nil {
      return scope.assign(variable, .array(elements + [added.value]))
    }
    if let changed = arguments.first.flatMap({ restyled(value, name, arguments, place: $0.place) }) {
      return scope.assign(variable, changed)
    }
    if let place = arguments.first?.place, let changed = changedOptions(value, by: name, arguments, place: place) {
      return scope.assign(variable, changed)
    }
    guard case .string(let text) = value else { return false }
    switch (name, arguments.first?.value) {
    case ("removeFirst", nil): return scope.assign(variable, .string(String(text.dropFirst())))
    case ("removeLast", nil): return scope.assign(variable, .string(String(text.dropLast())))
    case ("removeFirst", .number(let count)?) where (0...10_000).contains(count):
      return scope.assign(variable, .string(String(text.dropFirst(Int(count)))))
    case ("remove", let position?) where arguments.first?.label == "at" && offset(position) == 0:
      return scope.assign(variable, .string(String(text.dropFirst())))
    case ("append", .string(let other)?): return scope.assign(variable, .string(text + other))
    default: return false
    }
  }

  /// Follows the usual way to read hexadecimal digits, `Scanner(string:).scanHexInt64(&value)`, and returns whether
  /// there are any; `nil` where what is scanned is not known.
  func scan(_ scanner: Expression, _ method: String, _ arguments: [Argument], in scope: Scope) -> Bool? {
    guard method.hasPrefix("scanHexInt"), let variable = arguments.first?.value.writtenVariable,
      case .instance(let instance) = evaluate(scanner, in: scope), case .string(let text)? = instance.fields["string"]
    else { return nil }
    var digits = text.drop { $0 == "#" || $0 == " " }
    if digits.lowercased().hasPrefix("0x") { digits = digits.dropFirst(2) }
    guard let number = UInt64(digits.prefix { $0.isHexDigit }, radix: 16) else { return false }
    _ = scope.assign(variable, .number(Double(number)))
    watch.write(instance)
    instance.fields["isAtEnd"] = .bool(digits.allSatisfy(\.isHexDigit))
    return true
  }
}
