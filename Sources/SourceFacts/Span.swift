/// A stretch of a file in UTF-8 byte offsets from 0, the end exclusive.
package struct Span: Hashable, Sendable {
  /// The offset of the first byte.
  package var start: Int32
  /// The offset behind the last byte.
  package var end: Int32

  /// Creates a span from its offsets.
  package init(start: Int32, end: Int32) {
    self.start = start
    self.end = end
  }

  /// The empty span at the start of a file, for values that no source wrote.
  package static let none = Span(start: 0, end: 0)
}
