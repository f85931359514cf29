import SourceReading
import Testing

/// What of a source is neither white space nor comment.
@Suite("A listing of syntax") struct SyntaxListingTests {
  private func listing(_ source: String) -> [UInt8]? {
    SwiftReader.reading(of: Array(source.utf8), listsSyntax: true).syntax?.bytes
  }

  private func lines(_ source: String) throws -> [UInt8] {
    try #require(SwiftReader.reading(of: Array(source.utf8), listsSyntax: true).syntax).lines
  }

  @Test(
    "is equal for sources that differ in white space and comments",
    arguments: [
      ("let a = 1", "// One.\nlet  a  =  1 /* still one */\n\n"),
      ("f(a, b) { c }", "f(\n  a,\n  b\n) {\n  c // last\n}"),
      ("let a = \"\"\"\n  x\n   y\n  \"\"\"", "let a = \"\"\"\n    x\n     y\n    \"\"\""),
    ])
  func equal(left: String, right: String) throws {
    let known = try #require(listing(left))
    #expect(known == listing(right))
  }

  @Test(
    "differs where white space decides what is read, and where tokens differ",
    arguments: [
      ("let a = 1", "let a = 2"),
      ("let a = \"x y\"", "let a = \"x  y\""),
      ("let a = \"x // y\"", "let a = \"x\" // y"),
      ("let a = b\n-c", "let a = b - c"),
      ("let a = \"\"\"\n  x\n  \"\"\"", "let a = \"\"\"\n  x\n\"\"\""),
      ("f()\n{ }", "f(); do { }"),
      ("let ab = 1", "let a = 1; let b = 1"),
    ])
  func different(left: String, right: String) throws {
    let known = try #require(listing(left))
    #expect(known != listing(right))
  }

  @Test(
    "is not made of what could not be read, or addresses the auditor",
    arguments: ["let a = ", "let a = 1 // evident:ignore all -- because", "\u{0}}"])
  func none(source: String) {
    #expect(listing(source) == nil)
  }

  @Test(
    "has the same lines of code where others changed, and what stands behind the last one",
    arguments: [
      ("let a = 1\n\nlet b = 2", "let a = 1\n// Two.\nlet b = 2\n"),
      ("let a = 1 // one\n", "let a = 1 // one\r\n\n// Done.\n\n"),
      ("f(\"\"\"\n  x\n\n  \"\"\")\n/* a */\ng()", "f(\"\"\"\n  x\n\n  \"\"\")\n/* b */\ng()"),
    ])
  func equalLines(left: String, right: String) throws {
    #expect(try lines(left) == lines(right))
  }

  @Test(
    "has other lines of code where these moved or changed",
    arguments: [
      ("let a = 1\nlet b = 2", "let a = 1\n\nlet b = 2"),
      ("let a = 1", "let a = 1 // one"),
      ("let a = 1", "let  a = 1"),
      ("let a = \"\"\"\n  x\n  \"\"\"", "let a = \"\"\"\n    x\n    \"\"\""),
      ("let a = 1\nlet b = 2", "let a = 1; let b = 2"),
    ])
  func differentLines(left: String, right: String) throws {
    #expect(try lines(left) != lines(right))
  }

  @Test("is made where it is asked for alone")
  func unasked() {
    #expect(SwiftReader.reading(of: Array("let a = 1".utf8), listsSyntax: false).syntax == nil)
  }
}
