/// Conditions as a person reads them: what has no spelling in the source is left out.
enum ConditionWords {
  /// Returns a label as somebody would write it; `nil` for one that describes instead of spelling.
  static func spelling(of label: String) -> String? {
    var text = label
    if text.utf8.contains(UInt8(ascii: "'")) { text.removeAll { $0 == "'" } }
    if !ranges(of: ".[…]", in: text).isEmpty { text = text.replacing(".[…]", with: "[…]") }
    return isExpression(text) ? text : nil
  }

  /// True where operands and operators take turns: two words beside each other are prose.
  private static func isExpression(_ text: String) -> Bool {
    var operand: String?
    for word in bare(text).split(separator: " ", omittingEmptySubsequences: true).map(String.init) {
      if operators.contains(word) {
        operand = nil
        continue
      }
      if operand != nil || word == "…" || word == "_" { return false }
      operand = word
    }
    return operand != nil
  }

  /// A text without what stands in quotes, and without parentheses.
  private static func bare(_ text: String) -> String {
    var result = ""
    var isQuoted = false
    let plain = text.replacing("(…)", with: "").replacing("[…]", with: "").replacing("!=", with: "==")
    for character in plain {
      if character == "\"" {
        isQuoted.toggle()
        if isQuoted { result.append("s") }
      } else if !isQuoted {
        result.append(["(", ")", "!", ","].contains(character) ? " " : character)
      }
    }
    return result
  }

  private static let operators: Set<String> = [
    "==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||", "??", "?", ":", "+", "-", "*", "/", "%", "&", "|", "^",
    "<<", ">>", "is", "as", "..<", "...", "~=",
  ]

  /// Returns the opposite of a condition, as somebody would write it.
  static func negated(_ label: String) -> String {
    guard label.utf8.contains(UInt8(ascii: " ")) else { return "!\(label)" }
    let isJoined = [" && ", " || ", " ? "].contains { !ranges(of: $0, in: label).isEmpty }
    for (sign, opposite) in [(" != ", " == "), (" == ", " != ")] where !isJoined {
      let found = ranges(of: sign, in: label)
      if found.count == 1 { return label[..<found[0].lowerBound] + opposite + label[found[0].upperBound...] }
    }
    return "!(\(label))"
  }

  /// Returns where a text stands in a label, byte by byte: searching by characters takes many times as long.
  static func ranges(of text: String, in label: String) -> [Range<String.Index>] {
    let utf8 = label.utf8
    return utf8.indices.compactMap { start in
      guard utf8[start] == text.utf8.first, utf8[start...].starts(with: text.utf8) else { return nil }
      return start..<utf8.index(start, offsetBy: text.utf8.count)
    }
  }
}
