import SourceFacts
import Testing

@Suite struct DirectiveTests {
  @Test(arguments: [
    ("// evident:ignore low-contrast -- it's a logo", "ignore|low-contrast|it's a logo"),
    ("//evident:ignore", "ignore||nil"), ("/// evident:ignore-file a, b", "ignore-file|a, b|nil"),
    ("/* evident:background #fff -- from the asset */", "background|#fff|from the asset"),
    ("/** evident:appearance dark */", "appearance|dark|nil"), ("// evident:sparkle x y", "sparkle|x y|nil"),
    ("// evident:ignore a --", "ignore|a|nil"), ("// evident:ignore -- b -- c", "ignore||b -- c"),
    ("// evident:ignore a--b", "ignore|a--b|nil"), ("// evident: ignore a", "|ignore a|nil"), ("// evident:", "||nil"),
    ("/* evident:ignore a\n   -- two\n   lines */", "ignore|a|two lines"), ("//\tevident:ignore\ta", "ignore|a|nil"),
    ("//// evident:ignore", "ignore||nil"),
  ])
  func `verb, argument and reason`(source: String, expected: String) {
    let found = read("let a = 1\n\(source)\nlet b = 2").directives
    #expect(found.map { "\($0.verb)|\($0.argument)|\($0.reason ?? "nil")" } == [expected])
    #expect(found.map(\.isTrailing) == [false])
  }

  @Test(arguments: [
    "// see evident:ignore", "let a = \"// evident:ignore\"", "let a = \"\"\"\n// evident:ignore\n\"\"\"",
    "// Evident:ignore",
    "// evident ignore", "/* a\n// evident:ignore\n*/",
  ])
  func `other text is none`(source: String) {
    #expect(read(source).directives.isEmpty)
  }

  @Test(arguments: [
    ("a() // evident:ignore", true), ("a() /* evident:ignore */", true), ("// evident:ignore", false),
    ("/* x */ // evident:ignore", false), ("a() /* x */ // evident:ignore", true),
    ("a()\n  // evident:ignore\nb()", false),
    ("a() /* x\n */ // evident:ignore\nb()", false), ("a {  // evident:ignore\n}", true),
    ("a {\n} // evident:ignore", true),
    ("a(\n  1,  // evident:ignore\n  2)", true), ("a(  // x\n  // evident:ignore\n  2)", false),
    ("a()\r\n// evident:ignore\r\nb()", false), ("\u{FEFF}// evident:ignore", false),
    ("/* evident:ignore */ a()", false),
  ])
  func `trailing means behind code on its line`(source: String, expected: Bool) {
    #expect(read(source).directives.map(\.isTrailing) == [expected])
  }

  @Test func `spans cover the comment`() {
    let source = "let é = \"👩‍👩‍👧\" // evident:ignore a\n/* evident:background b */ let c = 1 // evident:ignore d"
    let found = read(source).directives
    #expect(
      found.map { slice($0.span, of: source) } == [
        "// evident:ignore a", "/* evident:background b */", "// evident:ignore d",
      ])
  }
}
