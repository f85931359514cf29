import Audit

/// Source lines by number, with each file's table of lines made once.
struct SourceLines {
  let texts: SourceTexts
  private var tables: [[UInt8]: [Int]] = [:]

  init(_ texts: SourceTexts) {
    self.texts = texts
  }

  /// The bytes of a line, from 1, without its line break; `nil` where the file or the line is not there.
  mutating func line(_ number: Int, of path: String) -> ArraySlice<UInt8>? {
    guard let bytes = texts[path] else { return nil }
    let starts = table(of: path, bytes)
    guard number > 0, number <= starts.count else { return nil }
    var line = bytes[starts[number - 1]..<(number < starts.count ? starts[number] : bytes.count)]
    while line.last == .newline || line.last == .carriageReturn { line.removeLast() }
    return line
  }

  private mutating func table(of path: String, _ bytes: [UInt8]) -> [Int] {
    let key = Array(path.utf8)
    if let table = tables[key] { return table }
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      let isLoneReturn =
        byte == .carriageReturn && (index + 1 == bytes.count || bytes[index + 1] != .newline)
      if byte == .newline || isLoneReturn { starts.append(index + 1) }
    }
    tables[key] = starts
    return starts
  }
}

extension UInt8 {
  fileprivate static let newline = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
}
