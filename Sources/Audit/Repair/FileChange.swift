package import Findings

/// A file before and after repairs.
package struct FileChange: Hashable, Sendable {
  /// The path as it is reported.
  package var path: String
  /// The bytes before.
  package var old: [UInt8]
  /// The bytes after.
  package var new: [UInt8]

  /// Creates a change.
  package init(path: String, old: [UInt8], new: [UInt8]) {
    self.path = path
    self.old = old
    self.new = new
  }
}

extension SourceTexts {
  /// The files that a fix changes, in the order of their paths; none where a file is not at hand.
  package func changes(by fix: Finding.Fix) -> [FileChange] {
    let byPath = Dictionary(grouping: fix.edits, by: \.range.file)
    return byPath.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.compactMap { path in
      guard let old = self[path] else { return nil }
      let starts = lineStarts(of: old)
      var new: [UInt8] = []
      var position = 0
      for edit in (byPath[path] ?? []).sorted(by: { $0.range < $1.range }) {
        guard starts.indices.contains(edit.range.line - 1), starts.indices.contains(edit.range.endLine - 1) else {
          return nil
        }
        let start = starts[edit.range.line - 1] + edit.range.column - 1
        let end = starts[edit.range.endLine - 1] + edit.range.endColumn - 1
        guard position <= start, start <= end, end <= old.count else { return nil }
        new += old[position..<start] + edit.replacement.utf8
        position = end
      }
      return FileChange(path: path, old: old, new: new + old[position...])
    }
  }
}

/// The offsets of the lines' first bytes; `\n`, `\r\n` and a lone `\r` end a line.
func lineStarts(of bytes: [UInt8]) -> [Int] {
  var starts = [0]
  for (index, byte) in bytes.enumerated() {
    let isLoneReturn =
      byte == UInt8(ascii: "\r") && (index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n"))
    if byte == UInt8(ascii: "\n") || isLoneReturn { starts.append(index + 1) }
  }
  return starts
}
