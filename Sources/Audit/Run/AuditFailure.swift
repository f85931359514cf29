/// Why an audit could not run at all.
package struct AuditFailure: Error, Hashable, Sendable {
  /// One sentence, lower case at the start, no period at the end.
  package var message: String

  /// Creates a failure.
  package init(_ message: String) {
    self.message = message
  }
}
