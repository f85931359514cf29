/// Finds what a configuration has no use for, before a parser sees it: aliases, which may multiply without end, tags,
/// block texts, and tabs as indentation.
struct YAMLScreen {
  /// What is refused and where.
  struct Objection: Hashable {
    var message: String
    /// The line, from 1.
    var line: Int
  }

  static let aliasMessage =
    "anchors and aliases are not read here; a pattern that begins with '*' has to stand in quotes"

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  /// True where a value may begin.
  private var isAtStart = true
  /// True where only spaces stand before on the line.
  private var isIndentation = true

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the first thing that is refused.
  static func objection(to bytes: [UInt8]) -> Objection? {
    var screen = YAMLScreen(bytes)
    while screen.index < bytes.count {
      if let message = screen.step() { return Objection(message: message, line: screen.line) }
    }
    return nil
  }

  /// Goes on by a token or a byte; returns what is wrong with it.
  private mutating func step() -> String? {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "\n"):
      endLine()
    case UInt8(ascii: "\t") where isIndentation:
      return "a tab can't indent YAML; use spaces"
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
      index += 1
    case UInt8(ascii: "#") where index == 0 || isBlank(index - 1):
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      if isAtStart { skipQuoted(byte) } else { advance(startsValue: false) }
    case UInt8(ascii: "&") where isAtStart, UInt8(ascii: "*") where isAtStart:
      return Self.aliasMessage
    case UInt8(ascii: "!") where isAtStart:
      return "tags are not read here; a text that begins with '!' has to stand in quotes"
    case UInt8(ascii: "|") where isAtStart, UInt8(ascii: ">") where isAtStart:
      return "block text is not read here"
    case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","):
      advance(startsValue: true)
    case UInt8(ascii: ":"):
      advance(startsValue: isBlank(index + 1))
    case UInt8(ascii: "-"), UInt8(ascii: "?"):
      advance(startsValue: isAtStart && isBlank(index + 1))
    default:
      advance(startsValue: false)
    }
    return nil
  }

  private mutating func advance(startsValue: Bool) {
    index += 1
    isAtStart = startsValue
    isIndentation = false
  }

  private mutating func endLine() {
    index += 1
    line += 1
    isAtStart = true
    isIndentation = true
  }

  private func isBlank(_ index: Int) -> Bool {
    index >= bytes.count
      || [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n")]
        .contains(bytes[index])
  }

  /// Goes behind a quoted text, in which a backslash or a doubled quote keeps it open.
  private mutating func skipQuoted(_ quote: UInt8) {
    index += 1
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\n") { line += 1 }
      if quote == UInt8(ascii: "\""), byte == UInt8(ascii: "\\") {
        index += 1
      } else if byte == quote {
        guard quote == UInt8(ascii: "'"), index < bytes.count, bytes[index] == quote else { break }
        index += 1
      }
    }
    isAtStart = false
    isIndentation = false
  }
}
