/// A source line as it is shown: tabs are four columns, and of a very long line only a part is left.
struct DisplayLine {
  /// What is printed.
  private(set) var text = ""
  private var cells: [Cell] = []
  private var firstByte: Int
  private var isCutAtEnd = false

  /// A character of the source with its bytes and columns.
  private struct Cell {
    var bytes: Range<Int>
    var columns: Range<Int>
  }

  /// Longer lines are generated or minified; showing them whole would bury the report.
  private static let longestLine = 400
  private static let contextAroundMark = 120
  static let tabWidth = 4

  /// Lays out the bytes of a line; `mark` is a byte offset that stays visible, also where there are few columns.
  init(_ line: ArraySlice<UInt8>, around mark: Int, width: Int? = nil) {
    var part = line
    let longest = min(width ?? .max, Self.longestLine)
    if line.count > longest {
      // A cut line keeps two columns for the signs that it was cut.
      let shown = min(width.map { $0 - 2 } ?? .max, 2 * Self.contextAroundMark)
      let most = line.count - shown
      let start = line.startIndex + max(0, min(mark - shown / 2, most))
      part = line[start..<min(line.endIndex, start + shown)]
      part = part.drop { $0 & 0xC0 == 0x80 }
      while let last = part.last, last & 0x80 != 0 { part.removeLast() }
    }
    firstByte = part.startIndex - line.startIndex
    var byte = firstByte
    if byte > 0 { text += "…" }
    var column = byte > 0 ? 1 : 0
    for character in String(decoding: part, as: UTF8.self) {
      let shown = String(character).shown
      let width = character == "\t" ? Self.tabWidth : max(character.displayWidth, shown == String(character) ? 0 : 1)
      let bytes = byte..<byte + character.utf8.count
      cells.append(Cell(bytes: bytes, columns: column..<column + width))
      text += shown
      byte = bytes.upperBound
      column += width
    }
    isCutAtEnd = part.endIndex < line.endIndex
    if isCutAtEnd { text += "…" }
  }

  /// True where a byte of the source, or the place behind the last one, was not cut away.
  func shows(_ byte: Int) -> Bool {
    let end = cells.last?.bytes.upperBound ?? firstByte
    return byte >= firstByte && (byte < end || !isCutAtEnd)
  }

  /// The columns that a stretch of bytes takes, at least one; `nil` where the stretch was cut away.
  func columns(of bytes: Range<Int>) -> Range<Int>? {
    guard shows(bytes.lowerBound) else { return nil }
    let start = cells.first { $0.bytes.upperBound > bytes.lowerBound }?.columns.lowerBound
    let left = start ?? cells.last?.columns.upperBound ?? 0
    let right = cells.last { $0.bytes.lowerBound < bytes.upperBound }?.columns.upperBound ?? left
    return left..<max(right, left + 1)
  }
}
