import SourceFacts
import SwiftSyntax

extension Lowering {
  /// The segments of a string literal: neighbouring texts are one, empty texts are left out.
  func segments(_ node: StringLiteralExprSyntax) -> [StringSegment] {
    let escape = Escape(pounds: node.openingPounds?.text.utf8.count ?? 0)
    var segments: [StringSegment] = []
    var text = ""
    for segment in node.segments {
      switch segment {
      case .stringSegment(let segment): escape.append(segment.content.text, to: &text)
      case .expressionSegment(let segment):
        if !text.isEmpty { segments.append(.text(text)) }
        text = ""
        segments.append(.interpolation(arguments(segment.expressions)))
      }
    }
    if !text.isEmpty { segments.append(.text(text)) }
    return segments
  }
}

/// Resolves the escapes of a literal whose escapes are a backslash and a number of `#`.
private struct Escape {
  let pounds: Int

  func append(_ raw: String, to text: inout String) {
    guard raw.utf8.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "\r") }) else {
      text += raw
      return
    }
    var rest = raw.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\r" {
        // Line ends of multi-line literals are line feeds whatever the file's are.
        if rest.first == "\n" { rest.removeFirst() }
        text.unicodeScalars.append("\n")
      } else if scalar == "\\", rest.prefix(pounds).count == pounds, rest.prefix(pounds).allSatisfy({ $0 == "#" }) {
        rest.removeFirst(pounds)
        if let resolved = resolve(&rest) { text.unicodeScalars.append(resolved) }
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  /// The scalar an escape stands for; `nil` for an escaped line end and for what no escape is.
  private func resolve(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    switch rest.popFirst() {
    case "0": return "\0"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "\"": return "\""
    case "'": return "'"
    case "\\": return "\\"
    case "u":
      guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return nil }
      let digits = String(rest[rest.index(after: rest.startIndex)..<end])
      rest = rest[rest.index(after: end)...]
      return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    default: return nil
    }
  }
}
