import Findings
import SourceFacts

extension ProgramIndex {
  /// Returns a place as the report names it.
  func range(of place: Place) -> SourceRange {
    let file = program.files[Int(place.file)]
    let start = file.facts.position(of: place.span.start)
    let end = file.facts.position(of: place.span.end)
    return SourceRange(
      file: file.path, line: start.line, column: start.column, endLine: end.line, endColumn: end.column)
  }
}
