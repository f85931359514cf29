package import Findings

/// A colour that the project gave its value, whatever opacity it is used with.
package struct OwnColor: Hashable, Sendable {
  /// The colour as a reader knows it: a catalog's or a constant's name, or its digits.
  package var name: String
  /// Where it has its value, such as its catalog's file.
  package var range: SourceRange

  /// False where its digits are all that it is known by.
  package var isNamed = true

  /// Creates a colour of the project's own.
  package init(name: String, range: SourceRange) {
    self.name = name
    self.range = range
  }
}
