import SourceFacts

/// The bytes of a file, with what can be said about them before parsing.
struct SourceBytes {
  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var count: Int { bytes.count }

  subscript(index: Int) -> UInt8 { bytes[index] }

  /// The offset as facts store it; facts of files beyond 2 GB are meaningless, not fatal.
  static func offset(_ value: Int) -> Int32 { Int32(clamping: value) }

  /// The offsets of the lines' first bytes; `\n`, `\r\n` and a lone `\r` end a line.
  var lineStarts: [Int32] {
    var starts: [Int32] = [0]
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "\n"): starts.append(Self.offset(index + 1))
      case UInt8(ascii: "\r"):
        if index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n") {
          starts.append(Self.offset(index + 1))
        }
      default: break
      }
    }
    return starts
  }

  /// The offset of the first byte that no well-formed UTF-8 sequence contains at its place.
  var firstInvalidOffset: Int? {
    var index = 0
    while index < bytes.count {
      if bytes[index] < 0x80 {
        index += 1
        continue
      }
      guard let length = sequenceLength(at: index) else { return index }
      index += length
    }
    return nil
  }

  /// The length of the multi-byte sequence at an offset, by table 3-7 of the Unicode standard.
  private func sequenceLength(at index: Int) -> Int? {
    let second: ClosedRange<UInt8>
    let length: Int
    switch bytes[index] {
    case 0xC2...0xDF: (second, length) = (0x80...0xBF, 2)
    case 0xE0: (second, length) = (0xA0...0xBF, 3)
    case 0xED: (second, length) = (0x80...0x9F, 3)
    case 0xE1...0xEF: (second, length) = (0x80...0xBF, 3)
    case 0xF0: (second, length) = (0x90...0xBF, 4)
    case 0xF1...0xF3: (second, length) = (0x80...0xBF, 4)
    case 0xF4: (second, length) = (0x80...0x8F, 4)
    default: return nil
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return nil }
    for offset in 2..<max(length, 2) where !(0x80...0xBF).contains(bytes[index + offset]) { return nil }
    return length
  }

  /// The offsets at which an ASCII word stands.
  func offsets(of word: StaticString) -> [Int] {
    let length = word.utf8CodeUnitCount
    guard length > 0, bytes.count >= length else { return [] }
    let pattern = UnsafeBufferPointer(start: word.utf8Start, count: length)
    var found: [Int] = []
    for start in 0...(bytes.count - length) where bytes[start] == pattern[0] {
      if (1..<length).allSatisfy({ bytes[start + $0] == pattern[$0] }) { found.append(start) }
    }
    return found
  }

  /// The bytes of a range.
  func bytes(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[range.clamped(to: 0..<bytes.count)])
  }

  /// The text of a range.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes(range), as: UTF8.self)
  }
}

extension SourceBytes {
  /// Returns the offset behind white space and comments, at most `end`.
  ///
  /// SwiftSyntax finds a node's first token by descending to it, which recurses along a chain of modifiers;
  /// the bytes say the same without that.
  func skipTrivia(from start: Int, to end: Int) -> Int {
    var index = start
    while index < end {
      switch bytes[index] {
      case 0x20, 0x09...0x0D: index += 1
      case 0xEF where index == 0 && end > 2 && bytes[1] == 0xBB && bytes[2] == 0xBF: index = 3
      case UInt8(ascii: "/"):
        guard let next = skipComment(from: index, to: end) else { return index }
        index = next
      default: return index
      }
    }
    return end
  }

  private func skipComment(from start: Int, to end: Int) -> Int? {
    guard start + 1 < end else { return nil }
    var index = start + 2
    if bytes[start + 1] == UInt8(ascii: "/") {
      while index < end, bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") { index += 1 }
      return index
    }
    guard bytes[start + 1] == UInt8(ascii: "*") else { return nil }
    var depth = 1
    while index + 1 < end {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return index }
      } else if bytes[index] == UInt8(ascii: "/"), bytes[index + 1] == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else {
        index += 1
      }
    }
    return end
  }
}

extension SourceBytes {
  /// How many `[` may open one after the other with nothing but names, `(`, `<` and spaces between them.
  private static let maximumOpenings = 12

  /// The offset at which so many `[` open that SwiftParser, which reads each first element both as a type and as an
  /// expression, would need a time exponential in their number.
  var firstRunawayOffset: Int? {
    var openings = 0
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "["):
        openings += 1
        guard openings > Self.maximumOpenings else { continue }
        if !isCommentOrString(before: index) { return index }
        openings = 0
      case UInt8(ascii: "("), UInt8(ascii: "<"), UInt8(ascii: "."), UInt8(ascii: "_"), 0x09...0x0D, 0x20,
        UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...0xFF:
        break
      default: openings = 0
      }
    }
    return nil
  }

  /// Whether a slash or a quote stands before an offset on its line, which no literal of brackets alone has.
  private func isCommentOrString(before offset: Int) -> Bool {
    var index = offset
    while index > 0, bytes[index - 1] != UInt8(ascii: "\n"), bytes[index - 1] != UInt8(ascii: "\r") {
      index -= 1
      if bytes[index] == UInt8(ascii: "/") || bytes[index] == UInt8(ascii: "\"") { return true }
    }
    return false
  }
}
