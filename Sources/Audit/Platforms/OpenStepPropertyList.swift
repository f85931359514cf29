/// A value of a property list in the OpenStep notation, which Xcode keeps its projects in.
enum PropertyList: Hashable, Sendable {
  case string(String)
  case array([PropertyList])
  case dictionary([String: PropertyList])

  /// The text of a string.
  var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The elements of an array; none for anything else.
  var elements: [PropertyList] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// The strings of an array.
  var strings: [String] { elements.compactMap(\.string) }

  /// The pairs of a dictionary; none for anything else.
  var pairs: [String: PropertyList] {
    if case .dictionary(let pairs) = self { pairs } else { [:] }
  }

  /// The value of a key.
  subscript(key: String) -> PropertyList? {
    if case .dictionary(let pairs) = self { pairs[key] } else { nil }
  }
}

/// Where and why a property list could not be read.
struct PropertyListError: Error, Hashable {
  /// One phrase.
  var message: String
  /// The line, from 1.
  var line: Int
}

/// Reads a property list in the OpenStep notation. Foundation's readers recurse as deep as a file tells them to.
func propertyList(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyList {
  var parser = OpenStepParser(bytes: bytes)
  return try parser.document()
}

private struct OpenStepParser {
  /// A project nests about ten deep.
  private static let maximumDepth = 128

  let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  mutating func document() throws(PropertyListError) -> PropertyList {
    try skipTrivia()
    let value = try value()
    try skipTrivia()
    if position < bytes.count { throw error("text behind the end") }
    return value
  }

  private mutating func value() throws(PropertyListError) -> PropertyList {
    switch peek {
    case UInt8(ascii: "{"): return .dictionary(try nested { parser throws(PropertyListError) in try parser.pairs() })
    case UInt8(ascii: "("): return .array(try nested { parser throws(PropertyListError) in try parser.elements() })
    case UInt8(ascii: "<"): return .string(try data())
    default: return .string(try text())
    }
  }

  private mutating func nested<Value>(
    _ read: (inout OpenStepParser) throws(PropertyListError) -> Value
  ) throws(PropertyListError) -> Value {
    if depth == Self.maximumDepth { throw error("too many brackets inside each other") }
    position += 1
    depth += 1
    let value = try read(&self)
    depth -= 1
    return value
  }

  /// The inside of braces, with the closing one.
  private mutating func pairs() throws(PropertyListError) -> [String: PropertyList] {
    var pairs: [String: PropertyList] = [:]
    while true {
      try skipTrivia()
      if take("}") { return pairs }
      let key = try text()
      try skipTrivia()
      guard take("=") else { throw error("no '=' behind '\(key)'") }
      try skipTrivia()
      pairs[key] = try value()
      try skipTrivia()
      if !take(";"), peek != UInt8(ascii: "}") { throw error("no ';' behind the value of '\(key)'") }
    }
  }

  /// The inside of parentheses, with the closing one.
  private mutating func elements() throws(PropertyListError) -> [PropertyList] {
    var elements: [PropertyList] = []
    while true {
      try skipTrivia()
      if take(")") { return elements }
      elements.append(try value())
      try skipTrivia()
      if !take(","), peek != UInt8(ascii: ")") { throw error("no ',' or ')' behind an element") }
    }
  }

  /// Bytes in hexadecimal digits, which nothing here looks into.
  private mutating func data() throws(PropertyListError) -> String {
    let start = position
    position += 1
    while let byte = peek, byte.isHexadecimalDigit || byte.isBlank { position += 1 }
    guard take(">") else { throw error("'<' without bytes and '>'") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func text() throws(PropertyListError) -> String {
    guard let first = peek else { throw error("an end too early") }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(until: first) }
    let start = position
    while let byte = peek, byte.isPlain { position += 1 }
    if position == start { throw error("an unexpected '\(String(decoding: [first], as: UTF8.self))'") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func quoted(until quote: UInt8) throws(PropertyListError) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte = peek {
      position += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      if byte != UInt8(ascii: "\\") {
        text.append(byte)
      } else if let escaped = peek {
        position += 1
        text += unescaped(escaped)
      }
    }
    throw error("quotes that are not closed", at: start)
  }

  /// The bytes that an escape stands for; its first character behind the backslash is read already.
  private mutating func unescaped(_ escaped: UInt8) -> [UInt8] {
    switch escaped {
    case UInt8(ascii: "n"): return [UInt8(ascii: "\n")]
    case UInt8(ascii: "r"): return [UInt8(ascii: "\r")]
    case UInt8(ascii: "t"): return [UInt8(ascii: "\t")]
    case UInt8(ascii: "U"):
      let digits = bytes[position...].prefix(4).prefix { $0.isHexadecimalDigit }
      let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
      position += digits.count
      return number.flatMap(Unicode.Scalar.init).map { Array(String($0).utf8) } ?? []
    default: return [escaped]
    }
  }

  private mutating func skipTrivia() throws(PropertyListError) {
    while let byte = peek {
      if byte.isBlank {
        position += 1
      } else if isAt("/", "/") {
        while let byte = peek, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { position += 1 }
      } else if isAt("/", "*") {
        let start = position
        position += 2
        while !isAt("*", "/") {
          if position >= bytes.count { throw error("a comment that is not closed", at: start) }
          position += 1
        }
        position += 2
      } else {
        return
      }
    }
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func isAt(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    position + 1 < bytes.count && bytes[position] == UInt8(ascii: first) && bytes[position + 1] == UInt8(ascii: second)
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private func error(_ message: String, at place: Int? = nil) -> PropertyListError {
    let end = min(place ?? position, bytes.count)
    return PropertyListError(message: message, line: bytes[..<end].count { $0 == UInt8(ascii: "\n") } + 1)
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || (9...13).contains(self) }

  fileprivate var isHexadecimalDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }

  /// True for what may stand in a string without quotes; generators quote less than Xcode does.
  fileprivate var isPlain: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...0xFF:
      true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."),
      UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "~"), UInt8(ascii: "@"):
      true
    default: false
    }
  }
}
