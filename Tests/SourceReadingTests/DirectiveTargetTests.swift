import SourceFacts
import Testing

/// The node that a comment speaks of, with what may be a view in it.
@Suite struct DirectiveTargetTests {
  @Test(arguments: [
    // The line below.
    ("// evident:ignore a\nlet a = b", "let a = b", "b"),
    ("struct S {\n  // evident:ignore a\n  var c: D {\n    e\n  }\n}", "var c: D {\n    e\n  }", nil),
    ("// evident:ignore a\n@Sendable\nfunc f() { g() }", "@Sendable\nfunc f() { g() }", nil),
    ("// evident:ignore a\nstruct S: V {}", "struct S: V {}", nil),
    ("func f() {\n  // evident:ignore a\n  T(\"x\")\n    .b(1)\n  h()\n}", "T(\"x\")\n    .b(1)", nil),
    ("func f() {\n  // evident:ignore a\n  if b { c() }\n}", "if b { c() }", nil),
    ("func f() {\n  // evident:ignore a\n  return T().b()\n}", "return T().b()", "T().b()"),
    ("f(\n  // evident:ignore a\n  b: G(),\n  c)", "G()", nil),
    // Several comments above one node.
    ("func f() {\n  // evident:ignore a\n  // evident:background b -- c\n  g()\n}", "g()", nil),
    // Before the node on its line.
    ("func f() {\n  /* evident:ignore a */ g()\n  h()\n}", "g()", nil),
    // The line that it ends.
    ("func f() {\n  V { // evident:ignore a\n    T()\n  }\n}", "V { // evident:ignore a\n    T()\n  }", nil),
    ("func f() {\n  g() // evident:ignore a\n  h()\n}", "g()", nil),
    ("let x = V(label: {\n  g() }) // evident:ignore a", "g()", nil),
  ])
  func `the first and largest node on the line`(source: String, node: String, view: String?) throws {
    let facts = read(source)
    let directive = try #require(facts.directives.first)
    let target = try #require(facts.target(of: directive))
    #expect(slice(target.span, of: source) == node)
    #expect(slice(target.view, of: source) == view ?? node)
  }

  @Test(arguments: [
    ("  // evident:ignore a\n  .b(1)\n  .c(2)", "b(1)", "T(\"x\")\n  // evident:ignore a\n  .b(1)"),
    ("  .b(1)\n  .c(2).d(3) // evident:ignore a", "c(2).d(3)", "T(\"x\")\n  .b(1)\n  .c(2).d(3)"),
    ("  .b(\n    .red) // evident:ignore a", ".red", ".red"),
  ])
  func `modifiers on a line of their own`(chain: String, node: String, view: String) throws {
    let source = "func f() {\nT(\"x\")\n\(chain)\n}"
    let facts = read(source)
    let directive = try #require(facts.directives.first)
    let target = try #require(facts.target(of: directive))
    #expect(slice(target.span, of: source) == node)
    #expect(slice(target.view, of: source) == view)
  }

  @Test(arguments: [
    "func f() {\n  g()\n} // evident:ignore a", "// evident:ignore a\n\nlet b = c", "// evident:ignore a",
    "// evident:ignore a\nimport B\nlet c = d", "// evident:ignore a\n// words\nlet b = c",
  ])
  func `nothing starts there`(source: String) throws {
    let facts = read(source)
    #expect(facts.target(of: try #require(facts.directives.first)) == nil)
  }

  @Test func `the line is that of the node`() throws {
    let facts = read("let a = 1\n// evident:ignore a\n// evident:ignore b\nlet c = 2")
    #expect(facts.directives.compactMap { facts.target(of: $0)?.line } == [4, 4])
  }
}
