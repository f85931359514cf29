/// Writes JSON as bytes, keys in the order they are given; an entry gets a line of its own unless its container is
/// asked to stand on one line with all that it holds.
struct JSONWriter {
  /// What was written so far.
  private(set) var bytes: [UInt8] = []
  private var open: [Container] = []
  private var isBehindKey = false

  /// A container whose end is not written yet.
  private struct Container {
    var hasEntries = false
    var isOnOneLine: Bool
  }

  /// Ends the line that the document stands on.
  mutating func endLine() { append("\n") }

  /// Writes an object whose members the body adds.
  mutating func object(onOneLine: Bool = false, _ body: (inout JSONWriter) -> Void) {
    container("{", "}", onOneLine: onOneLine, body)
  }

  /// Writes an array with an entry for each value.
  mutating func array<Values: Sequence>(
    _ values: Values, onOneLine: Bool = false, _ each: (inout JSONWriter, Values.Element) -> Void
  ) {
    container("[", "]", onOneLine: onOneLine) { writer in
      for value in values { each(&writer, value) }
    }
  }

  /// Writes a member's key; its value follows.
  mutating func key(_ name: String) {
    startEntry()
    quote(name)
    append(": ")
    isBehindKey = true
  }

  /// Writes a string.
  mutating func value(_ text: String) {
    startEntry()
    quote(text)
  }

  /// Writes an integer.
  mutating func value(_ number: Int) {
    startEntry()
    append(String(number))
  }

  /// Writes a number in its shortest form; JSON has none for infinity, which becomes `null`.
  mutating func value(_ number: Double) {
    startEntry()
    if number.isFinite, number == number.rounded(), abs(number) < 1e15 {
      append(String(Int(number)))
    } else {
      append(number.isFinite ? number.description : "null")
    }
  }

  /// Writes `true` or `false`.
  mutating func value(_ flag: Bool) {
    startEntry()
    append(flag ? "true" : "false")
  }

  /// Writes `null`.
  mutating func null() {
    startEntry()
    append("null")
  }

  private mutating func container(
    _ left: String, _ right: String, onOneLine: Bool, _ body: (inout JSONWriter) -> Void
  ) {
    startEntry()
    append(left)
    open.append(Container(isOnOneLine: onOneLine || open.last?.isOnOneLine == true))
    body(&self)
    let closed = open.removeLast()
    if closed.hasEntries { separate(onOneLine: closed.isOnOneLine) }
    append(right)
  }

  private mutating func startEntry() {
    if isBehindKey {
      isBehindKey = false
      return
    }
    guard let container = open.last else { return }
    if container.hasEntries { append(",") }
    open[open.count - 1].hasEntries = true
    separate(onOneLine: container.isOnOneLine)
  }

  private mutating func separate(onOneLine: Bool) {
    if onOneLine {
      append(" ")
    } else {
      append("\n")
      bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * open.count))
    }
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case UInt8(ascii: "\n"): append("\\n")
      case UInt8(ascii: "\t"): append("\\t")
      case UInt8(ascii: "\r"): append("\\r")
      case 0..<0x20, 0x7F:
        append(byte < 0x10 ? "\\u000" : "\\u00")
        append(String(byte, radix: 16))
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension JSONWriter {
  /// Writes a member that is a string, or `null`.
  mutating func member(_ name: String, _ text: String?) {
    key(name)
    if let text { value(text) } else { null() }
  }

  /// Writes a member that is an integer, or `null`.
  mutating func member(_ name: String, _ number: Int?) {
    key(name)
    if let number { value(number) } else { null() }
  }

  /// Writes a member that is a number, or `null`.
  mutating func member(_ name: String, _ number: Double?) {
    key(name)
    if let number { value(number) } else { null() }
  }

  /// Writes a member that is `true` or `false`.
  mutating func member(_ name: String, _ flag: Bool) {
    key(name)
    value(flag)
  }

  /// Writes a member that is an object.
  mutating func object(_ name: String, onOneLine: Bool = false, _ body: (inout JSONWriter) -> Void) {
    key(name)
    object(onOneLine: onOneLine, body)
  }

  /// Writes a member that is an array.
  mutating func array<Values: Sequence>(
    _ name: String, _ values: Values, _ each: (inout JSONWriter, Values.Element) -> Void
  ) {
    key(name)
    array(values, each)
  }

  /// Writes a member that is an array of strings.
  mutating func array(_ name: String, _ values: [String]) {
    key(name)
    array(values, onOneLine: true) { $0.value($1) }
  }
}
