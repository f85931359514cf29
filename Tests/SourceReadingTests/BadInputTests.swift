import SourceFacts
import Testing

@Suite struct BadInputTests {
  @Test(arguments: ["", "\u{FEFF}", " ", "\n", "// a", "/* a", "\0", "#!/bin/sh"])
  func `nothing is read from nothing`(text: String) {
    let facts = read(text)
    #expect(facts.declarations.isEmpty)
    #expect(facts.statements.isEmpty)
    #expect(facts.directives.isEmpty)
    #expect(facts.lineStarts.first == 0)
  }

  @Test(
    arguments: [
      ([0xFF], 0), ([0x61, 0x80], 1), ([0x61, 0xC3], 1), ([0xC0, 0x80], 0), ([0xE0, 0x80, 0x80], 0),
      ([0xED, 0xA0, 0x80], 0),
      ([0xF0, 0x8F, 0xBF, 0xBF], 0), ([0xF4, 0x90, 0x80, 0x80], 0), ([0xF0, 0x9F, 0x91], 0), ([0xE2, 0x82, 0x41], 0),
      ([0x0A, 0xC3, 0xA9, 0xFE, 0x0A], 3), ([0xFF, 0xFE, 0x61, 0x00], 0), ([0xF0, 0x9F, 0x91, 0x8B, 0xF8], 4),
    ] as [([UInt8], Int32)])
  func `bytes that are no UTF-8 are one issue`(bytes: [UInt8], offset: Int32) {
    let facts = read(bytes)
    #expect(facts.issues == [SyntaxIssue(message: "is not valid UTF-8", offset: offset)])
    #expect(facts.declarations.isEmpty && facts.statements.isEmpty)
  }

  @Test(arguments: ["é", "\u{7FF}\u{800}", "\u{D7FF}\u{E000}", "\u{10000}\u{10FFFF}", "\u{FFFD}\u{FEFF}"])
  func `all scalars are UTF-8`(text: String) {
    #expect(read("let a = \"\(text)\"").issues.isEmpty)
    #expect(dump(read("let a = \"\(text)\"").declarations) == "let a = \"\(text)|\"")
  }

  @Test(arguments: [
    ("let a = \nlet b = 2", "let a = <missingExpr>; let b = 2", 8), ("let a = \"b", "let a = \"b|\"", 10),
    ("func f() { g(", "func f() {g(<missingExpr>)}", 13), ("struct S { let a = 1", "struct S {let a = 1}", 20),
    ("} let a = 1", "let a = 1", 0), ("let a = (1", "let a = 1", 10),
    ("let a = f(b: 1", "let a = f(b: 1)", 14),
    ("func () {}", "func () {}", 5), ("let = 1\nlet c = 2", "let c = 2", 4),
    ("struct { let a = 1 }", "struct  {let a = 1}", 7),
    ("let a = [1, 2", "let a = [1, 2]", 13), ("let a: = 1", "let a:  = 1", 7),
  ])
  func `what can be read around an error is read`(text: String, expected: String, offset: Int32) {
    let facts = read(text)
    #expect(dump(facts.declarations).hasPrefix(expected))
    #expect(facts.issues.first?.offset == offset)
  }

  @Test func `issues are phrases, errors only, and at most twenty`() {
    let many = read(String(repeating: "let = \"\\q\"\n", count: 30)).issues
    #expect(many.count == 20)
    #expect(many.map(\.offset) == many.map(\.offset).sorted())
    for issue in many {
      #expect(issue.message.first?.isLowercase == true)
      #expect(issue.message.last != "." && !issue.message.contains("\n"))
    }
    #expect(read("let a = 1 // \0\nlet b = 2").issues.isEmpty)
    #expect(read("let a = 1\nfunc f() -> some View { a }").issues.isEmpty)
  }

  @Test(arguments: [
    "#if swift(<5.9)\nlet a = 1 }\n#endif", "#if compiler(>=6)\nlet a = 1\n#else\nlet = }\n#endif",
    "#if !swift(>=5.9) || compiler(<5)\nlet a = }\n#endif", "func f() {\n#if os(iOS) && swift(<5)\n) \n#endif\n}",
    "#if swift(>=6)\nlet a = 1\n#elseif swift(>=5)\nlet = 1\n#endif",
  ])
  func `what the compiler does not read has no issues`(text: String) {
    #expect(read(text).issues.isEmpty)
  }

  @Test(arguments: [
    "#if swift(>=5.9)\nlet = 1\n#endif", "#if os(iOS)\nlet = 1\n#endif", "#if DEBUG || swift(<5)\nlet = 1\n#endif",
    "#if swift(<5)\n#else\nlet = 1\n#endif", "#if os(iOS)\nlet a = 1\n#else\nlet = 1\n#endif",
    "#if swift(<5)\n#endif\nlet = 1",
  ])
  func `what the compiler reads has issues`(text: String) {
    #expect(!read(text).issues.isEmpty)
  }

  @Test func `a NUL byte doesn't end the file`() {
    #expect(dump(read("let a = 1\0\nlet b = 2").declarations) == "let a = 1; let b = 2")
  }

  @Test func `reading is a function of the bytes`() {
    #expect(read(PositionTests.sample) == read(PositionTests.sample))
  }
}
