import Testing

/// A view's body, declarations beside it, and what is expected of texts in it.
struct Sample: Sendable, CustomTestStringConvertible {
  var clause: String
  var body: String
  var declarations = ""
  /// What is expected, by literal text.
  var expected: [String: String]

  init(_ clause: String, _ body: String, with declarations: String = "", _ expected: [String: String]) {
    self.clause = clause
    self.body = body
    self.declarations = declarations
    self.expected = expected
  }

  var testDescription: String { "\(clause): \(body.prefix(100))" }
}
