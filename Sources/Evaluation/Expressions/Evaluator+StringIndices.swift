import Scene
import SourceFacts

/// Positions in known strings and the parts between them, as initialisers that read hexadecimal digits cut them out.
extension Evaluator {
  private static let indexType = "String.Index"
  private static let rangeType = "String.IndexRange"

  /// Returns what a known text says of itself; `nil` for other members.
  func textMember(_ name: String, of text: String) -> Value? {
    switch name {
    case "isEmpty": .bool(text.isEmpty)
    case "count": .number(Double(text.count))
    case "startIndex": stringIndex(0)
    case "endIndex": stringIndex(text.count)
    case "rawValue": .string(text)
    default: nil
    }
  }

  /// Makes the position behind a number of characters.
  func stringIndex(_ offset: Int) -> Value {
    .instance(
      Instance(
        typeName: Self.indexType, fields: ["offset": .number(Double(offset))], identity: "\(Self.indexType) \(offset)"))
  }

  /// Returns the characters before a position; `nil` for other values.
  func offset(_ value: Value?) -> Int? {
    guard case .instance(let index)? = value, index.typeName == Self.indexType,
      case .number(let offset)? = index.fields["offset"]
    else { return nil }
    return Int(offset)
  }

  /// Moves a position: `index(_:offsetBy:)`, `index(after:)` and `index(before:)`.
  func movedIndex(in text: String, _ arguments: [ArgumentValue]) -> Value? {
    guard let first = arguments.first, let start = offset(first.value) else { return nil }
    let moved: Int
    switch (first.label, arguments.dropFirst().first?.value) {
    case ("after", nil): moved = start + 1
    case ("before", nil): moved = start - 1
    case (nil, .number(let distance)?) where abs(distance) <= 10_000 && arguments.count == 2:
      moved = start + Int(distance)
    default: return nil
    }
    return (0...text.count).contains(moved) ? stringIndex(moved) : nil
  }

  /// Makes the range between two positions, either of which may be left out; `nil` for other ranges.
  func stringRange(_ symbol: String, _ lower: Value?, _ upper: Value?) -> Value? {
    guard ["...", "..<"].contains(symbol) else { return nil }
    var fields: [String: Value] = [:]
    if let lower {
      guard let start = offset(lower) else { return nil }
      fields["lower"] = .number(Double(start))
    }
    if let upper {
      guard let end = offset(upper) else { return nil }
      fields["upper"] = .number(Double(symbol == "..." ? end + 1 : end))
    }
    return .instance(Instance(typeName: Self.rangeType, fields: fields, identity: makeIdentity()))
  }

  /// Cuts a character or a part out of a known string; `nil` where the position is not known.
  func part(of text: String, at position: Value?) -> Value? {
    if let start = offset(position) {
      return start < text.count ? .string(String(text.dropFirst(start).prefix(1))) : nil
    }
    guard case .instance(let range)? = position, range.typeName == Self.rangeType else { return nil }
    func bound(_ name: String, _ fallback: Int) -> Int {
      if case .number(let number)? = range.fields[name] { Int(number) } else { fallback }
    }
    let (lower, upper) = (bound("lower", 0), bound("upper", text.count))
    guard lower <= upper, upper <= text.count else { return nil }
    return .string(String(text.dropFirst(lower).prefix(upper - lower)))
  }
}
