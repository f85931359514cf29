import SourceFacts

/// A stretch of a file of the program.
struct Place: Hashable, Sendable {
  /// The file's index in the program.
  var file: Int32
  /// The stretch.
  var span: Span

  /// True where `other` lies within this place.
  func contains(_ other: Place) -> Bool {
    file == other.file && span.start <= other.span.start && other.span.end <= span.end
  }
}
