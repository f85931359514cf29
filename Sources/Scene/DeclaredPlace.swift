package import Findings

/// A property, function or initialiser of the source: what is written in it is known by its name.
package struct DeclaredPlace: Hashable, Sendable {
  /// The name behind those of the types around, as `Palette.slate`.
  package var name: String
  /// Where it stands, with all that is written in it.
  package var range: SourceRange

  /// Creates a declared place.
  package init(name: String, range: SourceRange) {
    self.name = name
    self.range = range
  }
}

extension Scene {
  /// Returns the name of the innermost declaration that a place of the source stands in.
  package func declaration(around place: SourceRange) -> String? {
    declarations[place.file]?.last {
      ($0.range.line, $0.range.column) <= (place.line, place.column)
        && (place.endLine, place.endColumn) <= ($0.range.endLine, $0.range.endColumn)
    }?.name
  }
}
