/// A stretch of a source file; lines and columns count from 1, columns in UTF-8 bytes, the end is exclusive.
package struct SourceRange: Hashable, Sendable {
  /// The path as it is reported: relative to the working directory, with `/`.
  package var file: String
  /// The line of the first byte.
  package var line: Int
  /// The column of the first byte.
  package var column: Int
  /// The line behind the last byte.
  package var endLine: Int
  /// The column behind the last byte.
  package var endColumn: Int

  /// Creates a range from its corners.
  package init(file: String, line: Int, column: Int, endLine: Int, endColumn: Int) {
    self.file = file
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
  }

  /// The place in the form `file:line:column`, which identifies an element.
  package var id: String { "\(file):\(line):\(column)" }
}

extension SourceRange: Comparable {
  /// Orders by file, then by position.
  package static func < (left: SourceRange, right: SourceRange) -> Bool {
    if left.file != right.file { return left.file.utf8.lexicographicallyPrecedes(right.file.utf8) }
    return (left.line, left.column, left.endLine, left.endColumn)
      < (right.line, right.column, right.endLine, right.endColumn)
  }
}
