/// Something that could not be read; it is reported and the run goes on with the rest.
package struct Problem: Hashable, Sendable {
  /// The path as it is reported.
  package var file: String
  /// The line, from 1, where one is known.
  package var line: Int?
  /// The column in UTF-8 bytes, from 1, where one is known.
  package var column: Int?
  /// One sentence, lower case at the start, no period at the end.
  package var message: String

  /// Creates a problem of a file.
  package init(file: String, line: Int? = nil, column: Int? = nil, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }
}
