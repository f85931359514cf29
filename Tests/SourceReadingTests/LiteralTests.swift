import SourceFacts
import Testing

@Suite struct LiteralTests {
  @Test(arguments: [
    ("0", 0), ("1_000", 1_000), ("0xFF", 255), ("0xff_00", 65_280), ("0b101", 5), ("0o17", 15), ("007", 7), ("-1", -1),
    ("-0x10", -16), ("9223372036854775807", Int.max), ("-9223372036854775808", Int.min),
  ])
  func integers(source: String, expected: Int) {
    #expect(expression(source)?.kind == .integer(expected))
  }

  @Test(arguments: [
    ("0.5", 0.5), ("1_0.2_5", 10.25), ("1e3", 1_000), ("-2.5E-1", -0.25), ("0x1.8p1", 3),
    ("0x1p-2", 0.25),
    ("9223372036854775808", 9_223_372_036_854_775_808), ("-9223372036854775809", -9_223_372_036_854_775_808),
    ("0x1_0000_0000_0000_0000", 18_446_744_073_709_551_616),
  ])
  func `floats and integers beyond 64 bits`(source: String, expected: Double) {
    #expect(expression(source)?.kind == .float(expected))
  }

  @Test(
    arguments: [
      (#""""#, []), (#""a""#, [.text("a")]), (#""a\tb\"\\\'\0""#, [.text("a\tb\"\\'\0")]),
      (#""\u{48}\u{1F600}é""#, [.text("H😀é")]), (##"#"a\n\#n"#"##, [.text(#"a\n"# + "\n")]),
      ("\"\"\"\n  a\n    b\n\n  c\n  \"\"\"", [.text("a\n  b\n\nc")]),
      ("\"\"\"\n  a \\\n  b\n  \"\"\"", [.text("a b")]), ("\"\"\"\r\n  a\r\n  b\r\n  \"\"\"", [.text("a\nb")]),
      ("\"\"\"\n\"quoted\" \\\"\\\"\\\"\n\"\"\"", [.text(#""quoted" """"#)]), ("\"\"\"\n\"\"\"", []),
      (###"##"a"#b"##"###, [.text(##"a"#b"##)]),
    ] as [(String, [StringSegment])])
  func `strings without interpolation`(source: String, expected: [StringSegment]) {
    #expect(expression(source)?.kind == .string(expected))
  }

  @Test(arguments: [
    (#""a\(x)b\(y)""#, #""a|\(x)|b|\(y)|""#), (#""\(x, format: .number)""#, #""\(x, format: .number)|""#),
    (##"#"\(a)\#(b)"#"##, ##""\(a)|\(b)|""##), (#""\(a ? "b" : "c")""#, #""\((? a "b|" "c|"))|""#),
    ("\"\"\"\n  a\\(x)\n  b\n  \"\"\"", #""a|\(x)|⏎b|""#),
    (#""\(Image(systemName: "star")) x""#, #""\(Image(systemName: "star|"))| x|""#),
  ])
  func interpolation(source: String, expected: String) {
    #expect(expression(source).map { dump($0) } == expected)
  }

  @Test(arguments: [("true", Expression.Kind.boolean(true)), ("false", .boolean(false)), ("nil", .nilLiteral)])
  func `words`(source: String, expected: Expression.Kind) {
    #expect(expression(source)?.kind == expected)
  }
}
