/// Writes HTML as bytes; text and attributes are escaped, so nothing that a source holds becomes markup.
struct HTMLWriter {
  /// What was written so far.
  private(set) var bytes: [UInt8] = []

  /// The pictures that stand first, each once.
  private var firstPictures: Set<Picture> = []
  /// How many different pictures a browser makes in a few seconds; the time grows with the square of their number.
  static let mostAtOnce = 300

  /// True for the first pictures of the page, and wherever one of them stands again.
  mutating func isAmongFirst(_ picture: Picture) -> Bool {
    if firstPictures.contains(picture) { return true }
    guard firstPictures.count < Self.mostAtOnce else { return false }
    firstPictures.insert(picture)
    return true
  }

  /// Elements within a line: no line break follows them, since it would show as a space.
  private static let inline: Set<String> = [
    "a", "b", "bdi", "button", "code", "dfn", "img", "input", "kbd", "label", "meter", "small", "span",
  ]

  /// Writes an element with what the body adds.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ body: (inout HTMLWriter) -> Void
  ) {
    start(name, attributes)
    body(&self)
    append("</")
    append(name)
    append(Self.inline.contains(name) ? ">" : ">\n")
  }

  /// Writes an element that holds text alone.
  mutating func element(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], text: String) {
    element(name, attributes) { $0.text(text) }
  }

  /// Writes an element that has no content and no end.
  mutating func void(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:]) {
    start(name, attributes)
    if !Self.inline.contains(name) { append("\n") }
  }

  /// Writes text.
  mutating func text(_ text: String) {
    append(text.escapedForHTML)
  }

  /// Writes markup of our own; nothing that comes from a source may be in it.
  mutating func markup(_ markup: StaticString) {
    markup.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private mutating func start(_ name: String, _ attributes: KeyValuePairs<String, String?>) {
    append("<")
    append(name)
    for (key, value) in attributes {
      guard let value else { continue }
      append(" ")
      append(key)
      append("=\"")
      append(value.escapedForHTML)
      append("\"")
    }
    append(">")
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }
}

extension String {
  /// The text as HTML and XML hold it; what steers, reorders or is no character becomes the replacement character.
  var escapedForHTML: String {
    guard utf8.contains(where: \.needsALook) else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "\n", "\t": result.append(scalar)
      default: result.append(scalar.isSteering || scalar.properties.isNoncharacterCodePoint ? "\u{FFFD}" : scalar)
      }
    }
    return String(result)
  }
}

extension UInt8 {
  /// True for the signs of markup, for controls, and for the first byte of scalars that may steer or be no character.
  fileprivate var needsALook: Bool {
    switch self {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), 0..<0x20, 0x7F: true
    default: self >= 0xC2
    }
  }
}
