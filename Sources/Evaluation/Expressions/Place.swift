import SourceFacts

/// A stretch of a file of the program.
struct Place: Hashable, Sendable {
  /// The file's index in the program.
  var file: Int32
  /// The stretch.
  var span: Span

  /// One step for the file and the start, and one for the end: places are the keys of most tables.
  func hash(into hasher: inout Hasher) {
    hasher.combine(UInt64(truncatingIfNeeded: file) << 32 ^ UInt64(UInt32(bitPattern: span.start)))
    hasher.combine(span.end)
  }

  /// True where `other` lies within this place.
  func contains(_ other: Place) -> Bool {
    file == other.file && span.start <= other.span.start && other.span.end <= span.end
  }
}
