import Findings
package import Scene

/// A place that a person asks about: a line of a file, perhaps a column.
package struct SourcePlace: Hashable, Sendable {
  /// The path as it was given.
  package var file: String
  /// The line, from 1.
  package var line: Int
  /// The column in UTF-8 bytes, from 1; `nil` for the whole line.
  package var column: Int?

  /// Creates a place.
  package init(file: String, line: Int, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// Reads `FILE:LINE` or `FILE:LINE:COLUMN`; the file's name may hold colons.
  package init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.reversed().prefix(2).map { Int($0).flatMap { $0 > 0 ? $0 : nil } }
    if parts.count > 2, case .some(.some(let column)) = numbers.first, case .some(.some(let line)) = numbers.last {
      self.init(file: parts.dropLast(2).joined(separator: ":"), line: line, column: column)
    } else if parts.count > 1, case .some(.some(let line)) = numbers.first {
      self.init(file: parts.dropLast().joined(separator: ":"), line: line)
    } else {
      return nil
    }
    if file.isEmpty { return nil }
  }

  /// True where a range covers this place; the end of a range belongs to it, so that a cursor behind a word counts.
  func isInside(_ range: SourceRange) -> Bool {
    guard range.file.utf8.elementsEqual(file.utf8), range.line <= line, line <= range.endLine else { return false }
    guard let column else { return true }
    return (range.line, range.column) <= (line, column) && (line, column) <= (range.endLine, range.endColumn)
  }
}

extension Scene {
  /// The indices of the elements at a place: those that stand there, else those that are styled from there, else the
  /// same for the whole line.
  package func elements(at place: SourcePlace) -> [Int] {
    let standing = elements.indices.filter { place.isInside(elements[$0].range) }
    if !standing.isEmpty { return standing }
    let styled = elements.indices.filter { index in
      elements[index].placements.contains { placement in
        let origins = [placement.foreground.range, placement.foreground.definition] + placement.provenance.map(\.range)
        return origins.contains { $0.map(place.isInside) ?? false }
      }
    }
    if !styled.isEmpty || place.column == nil { return styled }
    return elements(at: SourcePlace(file: place.file, line: place.line))
  }
}
