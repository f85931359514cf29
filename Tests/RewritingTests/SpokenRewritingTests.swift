import Findings
import PlatformStyles
import Rewriting
import Scene
import Testing

@Suite("An amount is said")
struct SpokenRewritingTests {
  @Test("with its sign")
  func signed() throws {
    #expect(
      try rewritten("VStack {\n  «Text(trend)»\n    .bold()\n    .padding()\n}\n") { .speak($0, .signed) }
        == "VStack {\n  Text(trend)\n    .bold()\n    .speechAlwaysIncludesPunctuation()\n    .padding()\n}\n")
    #expect(
      try rewritten("let v = «Text(\"+4\")» + Text(unit)") { .speak($0, .signed) }
        == "let v = Text(\"+4\").speechAlwaysIncludesPunctuation() + Text(unit)")
  }

  @Test(
    "as the whole number, in the format without the short notation",
    arguments: [
      (".number.notation(.compactName)", ".number"),
      (".number.notation(.compactName).precision(.fractionLength(1))", ".number.precision(.fractionLength(1))"),
      (".currency(code: code).notation(.compactName)", ".currency(code: code)"),
    ])
  func abbreviated(format: String, whole: String) throws {
    #expect(
      try rewritten("VStack { «Text(row.reads, format: \(format))».padding() }") { .speak($0, .abbreviated) }
        == "VStack { Text(row.reads, format: \(format)).accessibilityValue(Text(row.reads, format: \(whole))).padding() }"
    )
  }

  @Test(
    "or is left alone",
    arguments: [
      ("VStack { «Text(\"1.2K\")» }", "what its letter stands for is written in no format there"),
      (
        "VStack { «Text(reads.formatted(.number.notation(.compactName)))» }",
        "what its letter stands for is written in no format there"
      ),
      ("let v = «Text(reads, format: .number.notation(.compactName))» + Text(unit)", "the code around takes a 'Text'"),
      ("var reads: Text { «Text(count, format: .number.notation(.compactName))» }", "the code around takes a 'Text'"),
      (
        "func reads() -> Text { return «Text(count, format: .number.notation(.compactName))» }",
        "the code around takes a 'Text'"
      ),
    ])
  func refusals(source: String, expected: String) throws {
    #expect(try refusal(source) { .speak($0, .abbreviated) } == expected)
  }
}
