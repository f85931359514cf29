package import Findings

/// Where the font of an element is written.
package struct FontSource: Hashable, Sendable {
  /// The font as a reader knows it: `.body`, `20 pt`.
  package var description: String
  /// The expression that sets it; `nil` where that is not in an audited file.
  package var range: SourceRange?
  /// The definition of the token it comes from, if it comes from one.
  package var definition: SourceRange?
  /// The caller's argument that makes it, where the expression merely names the parameter that this is given to.
  package var argument: SourceRange?

  /// Creates a source of a font.
  package init(description: String, range: SourceRange?, definition: SourceRange? = nil, argument: SourceRange? = nil) {
    self.description = description
    self.range = range
    self.definition = definition
    self.argument = argument
  }
}
