/// A file's bytes as source, or why they are none.
enum SourceText: Hashable {
  /// UTF-8; where it was not, `firstInvalid` is the offset of the first byte that was replaced by `?`.
  case text([UInt8], firstInvalid: Int?)
  /// Not text at all.
  case binary

  /// Looks at the bytes of a file. Replacing single bytes keeps every offset, so columns stay those of the file.
  ///
  /// A zero byte is skipped as white space; where every fourth is one, it is another encoding or no text.
  init(_ bytes: [UInt8]) {
    let marks: [[UInt8]] = [[0xFF, 0xFE], [0xFE, 0xFF]]
    let zeros = bytes.count { $0 == 0 }
    if marks.contains(where: { bytes.starts(with: $0) }) || (zeros > 0 && zeros * 4 >= bytes.count) {
      self = .binary
      return
    }
    var text = zeros == 0 ? bytes : bytes.map { $0 == 0 ? UInt8(ascii: " ") : $0 }
    var firstInvalid: Int?
    var index = 0
    while index < text.count {
      if text[index] < 0x80 {
        index += 1
      } else if let length = Self.lengthOfScalar(in: text, at: index) {
        index += length
      } else {
        firstInvalid = firstInvalid ?? index
        text[index] = UInt8(ascii: "?")
        index += 1
      }
    }
    self = .text(text, firstInvalid: firstInvalid)
  }

  /// The length in bytes of a well-formed sequence (Unicode 15, table 3-7); `nil` where there is none.
  private static func lengthOfScalar(in bytes: [UInt8], at index: Int) -> Int? {
    let (second, length): (ClosedRange<UInt8>, Int)
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
    return bytes[(index + 2)..<(index + length)].allSatisfy { 0x80...0xBF ~= $0 } ? length : nil
  }
}
