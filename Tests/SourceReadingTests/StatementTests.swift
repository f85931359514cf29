import Testing

@Suite struct StatementTests {
  @Test(arguments: [
    ("let a = 1", "let 'a = 1"), ("var a: Int", "var 'a: Int"), ("let (a, _) = f()", "let ('a, _) = f()"),
    ("let a = 1, b: T = 2", "let 'a = 1; let 'b: T = 2"), ("let a, b: T", "let 'a: T; let 'b: T"),
    ("let a = 1, b, c: T", "let 'a = 1; let 'b: T; let 'c: T"), ("let _ = f()", "let _ = f()"),
    ("var a: T { b }", "var 'a: T get {b}"), ("var a: T { get { b } set { c } }", "var 'a: T get {b}"),
    ("var a = 1 { didSet { b } }", "var 'a = 1"), ("a(); b()", "a(); b()"), ("a\nb", "a; b"),
  ])
  func `bindings and expressions`(source: String, expected: String) {
    #expect(dump(body(source)) == expected)
  }

  @Test(arguments: [
    ("if a { b }", "if a {b}"), ("if a, b { c } else { d }", "if a & b {c} else {d}"),
    ("if a { b } else if c { d }", "if a {b} else {if c {d}}"), ("guard a else { return }", "guard a {return}"),
    ("if let a { b }", "if let 'a {b}"), ("if let a = b as? C { d }", "if let 'a = (as? b C) {d}"),
    ("guard var a = b, a > 1 else { return nil }", "guard let 'a = b & (> a 1) {return nil}"),
    ("if case .a(let x) = b { c }", "if case <.a 'x> = b {c}"),
    ("if #available(iOS 26, macOS 15.1, *) { a }", "if available iOS-26 macOS-15 {a}"),
    ("if #unavailable(watchOS 9.4.1) { a }", "if unavailable watchOS-9 {a}"),
    ("if #available(*) { a }", "if available  {a}"),
  ])
  func conditions(source: String, expected: String) {
    #expect(dump(body(source)) == expected)
  }

  @Test(arguments: [
    ("switch a { case .b, .c: d\n default: e }", "switch a {case .b, .c: {d} default: {e}}"),
    ("switch a { case let x where x > 1: x\n case 2: b; c }", "switch a {case 'x where (> x 1): {x} case 2: {b; c}}"),
    ("switch (a, b) { case (.c, _): d\n @unknown default: e }", "switch (tuple a, b) {case (.c, _): {d} default: {e}}"),
    (
      "switch a {\n#if X\ncase .b: c\n#else\ncase .d: e\n#endif\ndefault: f }",
      "switch a {case .b: {c} case .d: {e} default: {f}}"
    ),
    ("switch a { }", "switch a {}"),
  ])
  func switches(source: String, expected: String) {
    #expect(dump(body(source)) == expected)
  }

  @Test(arguments: [
    ("for a in b { c }", "for 'a in b {c}"), ("for (a, _) in b.c() where a { d }", "for ('a, _) in b.c() {if a {d}}"),
    ("for case .a(let x) in b { x }", "for <.a 'x> in b {x}"), ("while a { b }", "loop a {b}"),
    ("repeat { a } while b", "loop {a}"), ("outer: for a in b { continue outer }", "for 'a in b {<continueStmt>}"),
    ("do { a } ", "if {a}"), ("do { try a() } catch { b }", "if <doStmt> {a()} else {b}"),
    ("do { a } catch E.b { c } catch { d }", "if <doStmt> {a} else {if <catchClause> {c} else {d}}"),
    ("return", "return"), ("return a", "return a"), ("return if a { b } else { c }", "return (if a {b} else {c})"),
    ("throw a", "<throwStmt>"), ("defer { a }", "defer {a}"), ("while a { break }", "loop a {<breakStmt>}"),
    ("switch a { case 1: fallthrough\n default: b }", "switch a {case 1: {<fallThroughStmt>} default: {b}}"),
  ])
  func `loops and jumps`(source: String, expected: String) {
    #expect(dump(body(source)) == expected)
  }

  @Test(arguments: [
    ("func g() -> T { a }", "func g() -> T {a}"), ("struct A { let b = 1 }", "struct A {let b = 1}"),
    ("typealias A = B", "alias A = B"), ("#if DEBUG\na\n#endif", "#if DEBUG {a}"),
    ("#if A\nlet x = 1\n#elseif os(iOS)\nx\ny\n#else\n#endif", "#if A {let 'x = 1} os(iOS) {x; y} else {}"),
    ("#if swift(>=5.9) && compiler(>=6)\na\n#endif", "#if (&& swift((prefix>= 5.9f)) compiler((prefix>= 6))) {a}"),
    ("#if canImport(UIKit, _version: 5)\na\n#endif", "#if canImport(UIKit, _version: 5) {a}"),
    ("#warning(\"x\")", "#warning(\"x|\")"),
    ("import A", ""),
  ])
  func `declarations and compilation conditions`(source: String, expected: String) {
    #expect(dump(body(source)) == expected)
  }

  @Test(arguments: [
    ("_", "_"), ("3", "3"), ("1..<5", "(..< 1 5)"), (".red", ".red"), ("Color.red", "Color.red"), ("nil", "nil"),
    (".a(let x, y: _)", "<.a 'x, _>"), ("let .a(x)", "<.a 'x>"), (".a(.b(let x))", "<.a <.b 'x>>"),
    ("E.a(1)", "<.a 1>"), (".a", ".a"), ("f(1)", "f(1)"), ("let x?", "<.some 'x>"), (".a(let x)?", "<.some <.a 'x>>"),
    ("(let x, .b)", "('x, .b)"), ("let (x, y)", "('x, 'y)"), ("((.a))", ".a"), ("is T", "(is T)"),
    ("let x as T", "(is T 'x)"), ("_ as T", "(is T)"), ("\"a\"", "\"a|\""), ("var x", "'x"), ("a + b", "(+ a b)"),
    ("-1", "-1"),
  ])
  func patterns(source: String, expected: String) {
    #expect(dump(body("switch s { case \(source): a }")) == "switch s {case \(expected): {a}}")
  }
}
