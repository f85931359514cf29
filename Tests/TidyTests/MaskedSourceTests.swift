import Testing

/// The scanner that the other tests stand on.
struct MaskedSourceTests {
  @Test(arguments: [
    (#"let a = "x! }" // y! {"#, #"let a = "    "        "#),
    (#"let a = "\(b!) c!""#, #"let a = "  b!    ""#),
    (##"let a = #"\(b!) "c" \#(d)"#"##, ##"let a = #"             d "#"##),
    ("a /* b! /* c! */ d! */ e", "a                      e"),
    (#"f("\("g".h!)")"#, #"f("  " ".h! ")"#),
    (#"let a = "\\" + b!"#, #"let a = "  " + b!"#),
    (#"#if !os(Linux)"#, #"#if !os(Linux)"#),
    (#"let r = #/a!"b/#; c!"#, #"let r = #/    /#; c!"#),
  ])
  func codeIsToldFromStringsAndComments(source: String, code: String) {
    #expect(MaskedSource(source).codeLines == [code])
  }

  @Test
  func linesArePreserved() {
    let source = "let a = \"\"\"\n  b! {\n  \"\"\"\n// c\n/* d\n e */ f"
    #expect(MaskedSource(source).codeLines == ["let a = \"\"\"", "      ", "  \"\"\"", "    ", "    ", "      f"])
    #expect(MaskedSource(source).commentLines.map { $0.filter { $0 != " " } } == ["", "", "", "//c", "/*d", "e*/"])
  }
}
