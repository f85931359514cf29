/// A generic type with the types that it is written with, as `Cell<Headline>`.
package struct Specialization: Hashable, Sendable {
  /// The last part of the generic type's name.
  package var generic: String
  /// What stands between the angle brackets.
  package var arguments: [TypeReference]
  /// Where it is written.
  package var span: Span

  /// Creates a specialization.
  package init(generic: String, arguments: [TypeReference], span: Span) {
    self.generic = generic
    self.arguments = arguments
    self.span = span
  }
}
