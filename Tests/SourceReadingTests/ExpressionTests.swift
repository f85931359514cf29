import Testing

@Suite struct ExpressionTests {
  @Test(arguments: [
    ("x", "x"), ("self", "self"), ("Self", "Self"), ("super.x", "super.x"), ("$0", "$0"), ("$name", "$name"),
    ("`default`", "default"), ("a.`case`", "a.case"), ("_", "_"), ("f(_:with:)", "f"),
    ("a.b.c", "a.b.c"), (".red", ".red"), ("a.0", "a.0"), ("a.self", "a.self"), (".init(x: 1)", ".init(x: 1)"),
    ("traitOverrides.userInterfaceStyle", "overrideUserInterfaceStyle"),
    ("a.traitOverrides.userInterfaceStyle", "a.overrideUserInterfaceStyle"),
    ("Foo<Bar>(1)", "Foo(1)"), ("Foo<Bar>.shared", "Foo.shared"), ("(any View).self", "View.self"),
  ])
  func `names and members`(source: String, expected: String) {
    #expect(expression(source).map { dump($0) } == expected)
  }

  @Test(arguments: [
    ("f(1, label: x)", "f(1, label: x)"), ("f { x }", "f(trailing {x})"), ("f(1) { x }", "f(1, trailing {x})"),
    ("f { a } label: { b } more: { c }", "f(trailing {a}, trailing label: {b}, trailing more: {c})"),
    ("f(x: &y)", "f(x: (prefix& y))"), ("a[0]", "a[0]"), ("a[x: 1, 2]", "a[x: 1, 2]"),
    ("a[0] { b }", "a[0, trailing {b}]"),
    ("{ 1 }()", "{1}()"), ("f(g)(h)", "f(g)(h)"), ("f(.a)(b: .c(1))", "f(.a)(b: .c(1))"),
  ])
  func `calls and subscripts`(source: String, expected: String) {
    #expect(expression(source).map { dump($0) } == expected)
  }

  @Test(arguments: [
    ("a?.b", "(postfix? a).b"), ("a?.b?.c()", "(postfix? (postfix? a).b).c()"), ("a!", "(postfix! a)"),
    ("a!.b", "(postfix! a).b"), ("1...", "(postfix... 1)"), ("...5", "(prefix... 5)"), ("!x", "(prefix! x)"),
    ("-x", "(prefix- x)"), ("-f(1)", "(prefix- f(1))"), ("~x", "(prefix~ x)"),
    ("try? await f()", "(prefixtry? f())"),
  ])
  func `prefix and postfix operators`(source: String, expected: String) {
    #expect(expression(source).map { dump($0) } == expected)
  }

  @Test(arguments: [
    ("(x)", "x"), ("((x))", "x"), ("(a + b)", "(+ a b)"), ("(a, b)", "(tuple a, b)"), ("(a, y: b)", "(tuple a, y: b)"),
    ("(x: a)", "(tuple x: a)"), ("()", "(tuple )"), ("try x", "x"), ("try! f()", "f()"),
    ("await x.y", "x.y"), ("unsafe x", "x"), ("consume x", "x"), ("copy x", "x"),
  ])
  func `wrappers are their operand`(source: String, expected: String) {
    #expect(expression(source).map { dump($0) } == expected)
  }

  @Test(arguments: [
    ("[]", "[]"), ("[1, .a]", "[1, .a]"), ("[:]", "[:]"), ("[a: 1, \"b\": 2]", "[a: 1, \"b|\": 2]"),
    ("[Int]()", "[Int]()"), ("\\.colorScheme", "\\colorScheme"), ("\\Theme.palette.text", "\\palette.text"),
    ("\\.self", "\\self"), ("\\A.b?.c[0]", "\\b.c.[]"), ("\\Array<Int>.count", "\\count"),
  ])
  func `collections and key paths`(source: String, expected: String) {
    #expect(expression(source).map { dump($0) } == expected)
  }

  @Test(arguments: [
    ("#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)", "#colorLiteral(red: 1, green: 0.5f, blue: 0, alpha: 1)"),
    ("#selector(tap)", "#selector(tap)"), ("#keyPath(a.b)", "#keyPath(a.b)"), ("#file", "#file()"),
    ("#m(1) { x }", "#m(1, trailing {x})"),
    ("#imageLiteral(resourceName: \"x\")", "#imageLiteral(resourceName: \"x|\")"),
  ])
  func macros(source: String, expected: String) {
    #expect(expression(source).map { dump($0) } == expected)
  }

  @Test(arguments: [
    ("{ }", "{}"), ("{ $0.x }", "{$0.x}"), ("{ a in a }", "{a in a}"), ("{ a, _ in a }", "{a, _ in a}"),
    ("{ (a: Int, b c: Int) -> Int in a }", "{a, c in a}"), ("{ [weak self] in self }", "{self}"),
    ("{ @MainActor [x] (y) async throws in y }", "{y in y}"), ("{ let x = 1; return x }", "{let 'x = 1; return x}"),
    ("{ if a { b } }", "{if a {b}}"), ("{ switch a { default: b } }", "{switch a {default: {b}}}"),
  ])
  func closures(source: String, expected: String) {
    #expect(expression(source).map { dump($0) } == expected)
  }

  @Test(arguments: [
    ("if a { 1 } else { 2 }", "(if a {1} else {2})"),
    ("if a { 1 } else if b { 2 } else { 3 }", "(if a {1} else {if b {2} else {3}})"),
    ("switch a { case .b: 1\n default: 2 }", "(switch a {case .b: {1} default: {2}})"),
    ("f(if a { 1 } else { 2 })", "f((if a {1} else {2}))"),
  ])
  func `if and switch as values`(source: String, expected: String) {
    #expect(expression(source).map { dump($0) } == expected)
  }

  @Test(arguments: [
    ("a\n#if os(iOS)\n.b()\n#else\n.c()\n#endif", "(#if os(iOS) {a.b()} else {a.c()})"),
    ("a\n#if os(iOS)\n.b().c(.d)\n#endif", "(#if os(iOS) {a.b().c(.d)} else {a})"),
    ("a\n#if X\n.b()\n#else\n#endif", "(#if X {a.b()} else {a})"),
    ("a.x()\n#if X\n.b()\n#elseif Y\n.c\n#endif\n.d()", "(#if X {a.x().b()} Y {a.x().c} else {a.x()}).d()"),
    ("a\n#if X\n#if Y\n.b()\n#endif\n.c()\n#endif", "(#if X {(#if Y {a.b()} else {a}).c()} else {a})"),
    (
      "a\n#if X\n.b { .e }\n#endif\n#if Y\n.c()\n#endif",
      "(#if Y {(#if X {a.b(trailing {.e})} else {a}).c()} else {(#if X {a.b(trailing {.e})} else {a})})"
    ),
    (
      "a\n#if !targetEnvironment(macCatalyst) && canImport(UIKit)\n.b?.c![0]\n#endif",
      "(#if (&& (prefix! targetEnvironment(macCatalyst)) canImport(UIKit)) {(postfix! (postfix? a.b).c)[0]} else {a})"
    ),
  ])
  func `a postfix #if holds whole chains`(source: String, expected: String) {
    #expect(expression(source).map { dump($0) } == expected)
  }

  @Test func `a base is repeated a bounded number of times`() {
    let clause = "\n#if X\n.b()\n#endif"
    let dumped = expression("base" + String(repeating: clause, count: 12)).map { dump($0) } ?? ""
    // Six doublings make 64 copies; what would be copied more often is opaque.
    #expect(dumped.ranges(of: "<postfixIfConfigExpr>").count == 64)
    let six = expression("base" + String(repeating: clause, count: 6)).map { dump($0) } ?? ""
    #expect(six.ranges(of: "base").count == 64)
  }

  @Test(arguments: [("/a+b/", "<regexLiteralExpr>"), ("<#value#>", "<editorPlaceholderExpr>")])
  func `what facts can't express is opaque`(source: String, expected: String) {
    #expect(expression(source).map { dump($0) } == expected)
  }
}
