import Audit
import Findings

/// Source ranges with their columns in UTF-16 code units, as SARIF's readers count.
struct SARIFRegions {
  /// A stretch of a file; lines and columns count from 1, the end is exclusive.
  struct Region {
    var startLine: Int
    var startColumn: Int
    var endLine: Int
    var endColumn: Int
  }

  private var lines: SourceLines

  init(_ sources: SourceTexts) {
    lines = SourceLines(sources)
  }

  /// Converts a range as it is.
  mutating func exact(_ range: SourceRange) -> Region {
    Region(
      startLine: range.line, startColumn: column(range.column, line: range.line, of: range.file),
      endLine: range.endLine, endColumn: column(range.endColumn, line: range.endLine, of: range.file))
  }

  /// Converts a range; one over several lines ends with its first, since an alert is shown on a change only where all
  /// of its lines are part of it.
  mutating func tight(_ range: SourceRange) -> Region {
    if range.line == range.endLine { return exact(range) }
    let length = lines.line(range.line, of: range.file)?.count ?? range.column - 1
    return exact(
      SourceRange(
        file: range.file, line: range.line, column: range.column, endLine: range.line,
        endColumn: max(range.column, length + 1)))
  }

  /// A byte column as a column of UTF-16 units; as it is where the source is not at hand.
  private mutating func column(_ column: Int, line: Int, of file: String) -> Int {
    guard let bytes = lines.line(line, of: file) else { return column }
    let before = bytes.prefix(max(0, column - 1))
    return String(decoding: before, as: UTF8.self).utf16.count + 1
  }
}
