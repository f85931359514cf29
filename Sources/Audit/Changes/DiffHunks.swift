/// What a diff without context says of one file.
struct FileDiff: Hashable {
  /// A replaced stretch; lines count from 1.
  struct Hunk: Hashable {
    /// The lines before; where there are none, `start` is the line they would follow.
    var old: Lines
    /// The lines after, in the same way.
    var new: Lines
  }

  /// Some lines in a row.
  struct Lines: Hashable {
    var start: Int
    var count: Int
  }

  /// The path after the change, from the top of the repository.
  var path: String
  /// The stretches, in order.
  var hunks: [Hunk]

  /// The lines that are new, as ranges.
  var changedLines: [Range<Int>] {
    hunks.filter { $0.new.count > 0 }.map { $0.new.start..<($0.new.start + $0.new.count) }
  }

  /// Returns where a line from before stands now; `nil` where it was replaced or removed.
  func position(of line: Int) -> Int? {
    var shift = 0
    for hunk in hunks {
      let end = hunk.old.count == 0 ? hunk.old.start + 1 : hunk.old.start + hunk.old.count
      if hunk.old.count > 0, (hunk.old.start..<end).contains(line) { return nil }
      if line < end { break }
      shift += hunk.new.count - hunk.old.count
    }
    return line + shift
  }

  /// Reads the output of `git diff -U0`.
  static func all(in output: [UInt8]) -> [FileDiff] {
    var files: [FileDiff] = []
    var remaining = 0
    for line in output.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      // Lines of the contents may look like headers, so they are counted.
      if remaining > 0 {
        if let first = line.first, first == UInt8(ascii: "+") || first == UInt8(ascii: "-") { remaining -= 1 }
        continue
      }
      if line.starts(with: Array("+++ ".utf8)) {
        if let path = path(in: line.dropFirst(4)) { files.append(FileDiff(path: path, hunks: [])) }
      } else if line.starts(with: Array("@@ ".utf8)), let hunk = hunk(in: String(decoding: line, as: UTF8.self)) {
        remaining = hunk.old.count + hunk.new.count
        if !files.isEmpty { files[files.count - 1].hunks.append(hunk) }
      } else if line.starts(with: Array("diff ".utf8)) {
        // Of a removed file nothing is left to change.
        files.append(FileDiff(path: "", hunks: []))
      }
    }
    return files.filter { !$0.path.isEmpty }
  }

  /// Reads `@@ -3,2 +3 @@`.
  private static func hunk(in line: String) -> Hunk? {
    let parts = line.split(separator: " ")
    guard parts.count >= 3, let old = lines(parts[1]), let new = lines(parts[2]) else { return nil }
    return Hunk(old: old, new: new)
  }

  private static func lines(_ part: Substring) -> Lines? {
    let numbers = part.dropFirst().split(separator: ",").map { Int($0) }
    guard let first = numbers.first, let start = first else { return nil }
    guard numbers.count > 1 else { return Lines(start: start, count: 1) }
    return numbers[1].map { Lines(start: start, count: $0) }
  }

  /// Reads the path behind `+++`; `nil` for `/dev/null`. Git quotes unusual bytes as C does, and puts a tab behind
  /// names with spaces.
  private static func path(in text: ArraySlice<UInt8>) -> String? {
    var bytes = Array(text)
    if bytes.first == UInt8(ascii: "\"") {
      bytes = unquoted(bytes.dropFirst())
    } else if bytes.last == UInt8(ascii: "\t") {
      bytes.removeLast()
    }
    guard bytes.starts(with: Array("b/".utf8)) else { return nil }
    return String(decoding: bytes.dropFirst(2), as: UTF8.self)
  }

  private static func unquoted(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      guard byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() else {
        result.append(byte)
        continue
      }
      switch escaped {
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "0")...UInt8(ascii: "7"):
        let digits = [escaped] + rest.prefix(2)
        rest = rest.dropFirst(2)
        result.append(digits.reduce(0) { $0 &* 8 &+ ($1 &- UInt8(ascii: "0")) })
      default: result.append(escaped)
      }
    }
    return result
  }
}
