/// Text as XML 1.0 holds it in content and in attributes between double quotes.
struct XMLText {
  /// What was written so far.
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var depth = 0

  /// Writes an element with the elements that the body adds; one without any closes itself.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String>, _ body: ((inout XMLText) -> Void)? = nil
  ) {
    start(name, attributes)
    guard let body else {
      text += "/>\n"
      return
    }
    text += ">\n"
    depth += 1
    body(&self)
    depth -= 1
    text += "\(indentation)</\(name)>\n"
  }

  /// Writes an element that holds text alone.
  mutating func element(_ name: String, _ attributes: KeyValuePairs<String, String>, text content: String) {
    start(name, attributes)
    text += ">\(escaped(content))</\(name)>\n"
  }

  private var indentation: String { String(repeating: "  ", count: depth) }

  private mutating func start(_ name: String, _ attributes: KeyValuePairs<String, String>) {
    text += "\(indentation)<\(name)"
    for (key, value) in attributes { text += " \(key)=\"\(escaped(value))\"" }
  }

  /// XML 1.0 has no form for most control characters, so they become the replacement character.
  private func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
