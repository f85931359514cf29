import Findings
import PlatformStyles
import Rewriting
import Scene
import Testing

@Suite("A text gets a modifier")
struct ModifierRewritingTests {
  @Test(
    "behind those that act on the text, in the form they have",
    arguments: [
      (
        "let v = «Text(a)».font(.caption).padding()",
        "let v = Text(a).font(.caption).foregroundStyle(.secondary).padding()"
      ),
      (
        "VStack {\n  «Text(a)»\n    .font(.caption)\n    .padding()\n}\n",
        "VStack {\n  Text(a)\n    .font(.caption)\n    .foregroundStyle(.secondary)\n    .padding()\n}\n"
      ),
      ("VStack {\n  «Text(a)»\n}\n", "VStack {\n  Text(a)\n    .foregroundStyle(.secondary)\n}\n"),
      ("VStack {\n\t«Text(a)»\n}\n", "VStack {\n\tText(a)\n\t\t.foregroundStyle(.secondary)\n}\n"),
      ("VStack {\r\n    «Text(a)»\r\n}", "VStack {\r\n    Text(a)\r\n        .foregroundStyle(.secondary)\r\n}"),
      ("VStack { «Text(a)» }", "VStack { Text(a).foregroundStyle(.secondary) }"),
      (
        "VStack {\n  «Text(a)» // name\n    .padding()\n}",
        "VStack {\n  Text(a)\n    .foregroundStyle(.secondary) // name\n    .padding()\n}"
      ),
    ])
  func style(source: String, expected: String) throws {
    #expect(try rewritten(source) { .addStyle($0, .level(.secondary)) } == expected)
  }

  @Test("in the place of one of its kind")
  func replaced() throws {
    #expect(
      try rewritten("let v = «Text(a)».font(.body) .bold()") { .setTextStyle($0, .footnote) }
        == "let v = Text(a).font(.footnote) .bold()")
    #expect(
      try rewritten("let v = «Text(a)».font(.body).bold().padding()") { .setWeight($0, .semibold) }
        == "let v = Text(a).font(.body).fontWeight(.semibold).padding()")
  }

  @Test("and nothing else does")
  func refusals() throws {
    #expect(
      try refusal("let v = «Label(a, image: b)»") { .addStyle($0, .level(.secondary)) }
        == "a modifier can only be put on a 'Text'")
    #expect(
      try refusal("let v = «Text(a)».font(.body).font(.title)") { .setTextStyle($0, .footnote) }
        == "the text has several modifiers that set this")
  }
}
