import SourceFacts
import Testing

@Suite struct PositionTests {
  /// Every form that has a span, with trivia and characters of several bytes around.
  static let sample = """
    import SwiftUI // 👋🏽 évident
    /* 🏳️‍🌈 */ @main public struct 名前<T>: View, /* é */ B {
      @State(/* x */ "é") private var a = 1, b /* c */ = [1, (2), "k": 3]
      enum E: String { case x = "é", y(Int = 3) }
      subscript(i: Int) -> Int { i + (1) /* t */ }
      init?(@V a: Int = /* d */ 2) { self.a = a }
      var body: some View { // trailing
        let é = "👩‍👩‍👧\\(a /* in */ + 1, f: .x)", q: Int? = try? await f() // end
        guard let x = y?.z!, case .some(let w) = v, #available(iOS 26, *) else { return EmptyView() }
        if a == 1 ? b : (c) { d } else if !e { -1 } else { ~f }
        switch s { case .a where b: c; default: /* 🧵 */ g[0] { h } }
        for i in 0..<3 { while i { break } }
        do { throw e } catch { defer { j } }
        VStack(spacing: 4) { Text("é") /* 👋 */ .foo() } content: { $0 as? View }
          /* chain */
          #if os(iOS)
          .bar { \\.k.l }
          #else
          .baz(#colorLiteral(red: 1, green: 1, blue: 1, alpha: 1), is: m is T)
          #endif
          .last( /* é */ )
        #if DEBUG
        return { (a, b) in a }
        #endif
      }
    }
    // evident:ignore é -- 🧵
    #Preview("👋") { 名前() }
    let `default` = 1 // evident:ignore

    """

  static let lineEnds = ["\n", "\r\n", "\r"]

  @Test(arguments: lineEnds, ["", "\u{FEFF}", "#!/usr/bin/swift\n"])
  func `spans lie within the file and within what encloses them`(lineEnd: String, start: String) {
    let text = start + Self.sample.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: lineEnd)
    let facts = read(text)
    let spans = SpanCollector(facts).spans
    #expect(spans.count > 100)
    for nested in spans {
      #expect(nested.span.start >= 0 && nested.span.start < nested.span.end && Int(nested.span.end) <= text.utf8.count)
      #expect(nested.isWithin, "\(nested.label): \(slice(nested.span, of: text))")
      let found = slice(nested.span, of: text)
      #expect(found.first?.isWhitespace == false && found.last?.isWhitespace == false, "\(nested.label): \(found)")
      #expect(nested.label == "directive" || !(found.hasPrefix("/") || found.hasSuffix("*/")), "\(found)")
    }
  }

  @Test func `any beginning of a file is read without a span outside`() {
    let bytes = Array(Self.sample.utf8)
    for count in stride(from: 0, to: bytes.count, by: 13) {
      let facts = read(Array(bytes[..<count]))
      let outside = SpanCollector(facts).spans.filter {
        $0.span.start < 0 || $0.span.start > $0.span.end || Int($0.span.end) > count
      }
      #expect(outside.isEmpty, "\(count)")
      #expect(facts.issues.allSatisfy { (0...Int32(count)).contains($0.offset) })
    }
  }

  @Test(arguments: [
    ("a.foregroundStyle(.red)", ["foregroundStyle", "red"]), ("a /* x */ . /* é */ b // c", ["b"]),
    ("\"👩‍👩‍👧\".é.名前", ["é", "名前"]), ("a.`default`", ["`default`"]), ("a?.b!.c", ["b", "c"]),
    ("a\n  // comment\n  .b()\n  .c", ["b", "c"]),
  ])
  func `a member's name has its own span`(source: String, expected: [String]) {
    let text = "let value = \(source)"
    let names = SpanCollector(read(text)).spans.filter { $0.label == "member name" }
    #expect(names.sorted { $0.span.start < $1.span.start }.map { slice($0.span, of: text) } == expected)
  }

  @Test(arguments: [
    (" /* a */ f(x) /* b */", "f(x)"), ("(a + b)", "a + b"), ("a + (b)", "a + (b)"), ("try f()", "f()"),
    ("-1", "-1"), ("Foo<Bar>(1)", "Foo<Bar>(1)"), ("a as T // c", "a as T"), ("{ }\n\n", "{ }"),
    ("\"é\" + \"👋\"", "\"é\" + \"👋\""),
    ("f() /* x */ { } /* y */ b: { }", "f() /* x */ { } /* y */ b: { }"), ("a ? b : (c)", "a ? b : (c)"),
  ])
  func `an expression's span has no trivia at its ends`(source: String, expected: String) {
    let text = "let value = \(source)"
    #expect(expression(source).map { slice($0.span, of: text) } == expected)
  }

  @Test func `declarations and statements have spans without trivia`() {
    let text = "// a\n@A /* b */ struct S /* c */ : P {} // d\nlet a = 1, b = 2\n/// e\nextension S.T {} // f"
    let spans = SpanCollector(read(text)).spans
    #expect(
      spans.filter { $0.label == "type" }.map { slice($0.span, of: text) } == [
        "@A /* b */ struct S /* c */ : P {}", "extension S.T {}",
      ])
    #expect(spans.filter { $0.label == "type name" }.map { slice($0.span, of: text) } == ["S", "S.T"])
    #expect(spans.filter { $0.label == "property" }.map { slice($0.span, of: text) } == ["a = 1,", "b = 2"])
  }

  @Test(
    arguments: [
      ("", [0]), ("a", [0]), ("a\nb", [0, 2]), ("a\r\nb", [0, 3]), ("a\rb", [0, 2]), ("a\n\nb\n", [0, 2, 3, 5]),
      ("\r\r\n\n", [0, 1, 3, 4]),
      ("é\n👋\n", [0, 3, 8]), ("\"\"\"\n\r\n\"\"\"\r", [0, 4, 6, 10]), ("a\u{2028}b\u{0B}c", [0]), ("\r", [0, 1]),
    ] as [(String, [Int32])])
  func `lines start behind each kind of line end`(text: String, expected: [Int32]) {
    #expect(read(text).lineStarts == expected)
  }

  @Test func `columns count UTF-8 bytes`() {
    // "let 名 = " is 4 + 3 + 3 bytes, then `"👋"` has 6 and `.` one more.
    let text = "\r\nlet 名 = \"👋\".count"
    let facts = read(text)
    let name = SpanCollector(facts).spans.first { $0.label == "member name" }
    let position = name.map { facts.position(of: $0.span.start) }
    #expect(position?.line == 2)
    #expect(position?.column == 4 + 3 + 3 + 6 + 1 + 1)
  }
}
