import SourceFacts
import Testing

@Suite struct NestingTests {
  /// How deep the facts' text nests brackets, which stands in for the depth of a recursive reader of facts.
  private func depth(_ text: String) -> Int {
    var depth = 0
    var deepest = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      deepest = max(deepest, depth)
    }
    return deepest
  }

  private func nested(_ open: String, _ core: String, _ close: String, _ count: Int) -> String {
    String(repeating: open, count: count) + core + String(repeating: close, count: count)
  }

  @Test func `moderate nesting is read to its core`() {
    #expect(expression(nested("A { ", "core", " }", 60)).map { dump($0) }?.contains("core") == true)
    #expect(expression(nested("(", "core", ")", 100)).map { dump($0) } == "core")
    #expect(dump(body(nested("if a { ", "core", " }", 60))).contains("core"))
    #expect(expression("core" + String(repeating: ".b()", count: 200)).map { dump($0) }?.hasPrefix("core.b()") == true)
    #expect(expression("core" + String(repeating: " + b", count: 400)).map { dump($0) }?.contains("core") == true)
  }

  @Test(arguments: [
    ("A { ", " }", 2_000), ("(", ")", 2_000), ("f(", ")", 300), ("[a, ", "]", 300), ("-(", ")", 300),
  ])
  func `many levels are cut, not fatal`(open: String, close: String, count: Int) {
    let facts = read("let a = 1\nlet b = " + nested(open, "1", close, count))
    #expect(facts.issues.map(\.message) == ["parsing has exceeded the maximum nesting level"])
    #expect(facts.declarations.count == 2)
    #expect(depth(dump(facts.declarations)) <= 600)
  }

  @Test(arguments: [
    ("func f() { ", "if a { b } else ", "{ c } }", 2_000), ("let v = ", "if a { b } else ", "{ c }", 2_000),
    ("func f() { ", "if a { b } else { ", "}", 300), ("", "struct A { ", "}", 300), ("", "#if A\n", "#endif", 300),
  ])
  func `many branches are cut, not fatal`(start: String, branch: String, end: String, count: Int) {
    let facts = read(start + String(repeating: branch, count: count) + end)
    #expect(facts.declarations.count == 1)
    #expect(depth(dump(facts.declarations)) <= 1_200)
  }

  @Test(arguments: [" + b", " ?? b", " == b", " = b", " <+> b", " && b", " as T", " ? b : c"])
  func `5,000 operands are cut, not fatal`(operation: String) {
    let text = "func f() { a" + String(repeating: operation, count: 5_000) + " }"
    let facts = read(text)
    #expect(facts.issues.isEmpty)
    #expect(depth(dump(facts.declarations)) <= Self.maximumDepth)
    let cut = SpanCollector(facts).spans.filter { !$0.isWithin || Int($0.span.end) > text.utf8.count }
    #expect(cut.isEmpty)
  }

  @Test(arguments: [".b()", ".b", "[0]", "?.b", "()", "!.c", "() { }"])
  func `1,000 modifiers are cut at the inner end`(modifier: String) throws {
    let value = try #require(expression("a" + String(repeating: modifier, count: 1_000)))
    // `let value = ` is 12 bytes, `a` one more.
    #expect(value.span == Span(start: 12, end: 13 + Int32(modifier.utf8.count) * 1_000))
    var links = 0
    var link = value
    while let base = self.base(of: link) { (link, links) = (base, links + 1) }
    #expect(link.kind == .opaque("nesting"))
    #expect((500...Self.maximumDepth).contains(links))
  }

  private func base(of link: Expression) -> Expression? {
    switch link.kind {
    case .member(let base, _, _): base
    case .call(let callee, _): callee
    case .subscripted(let base, _): base
    case .postfix(_, let operand): operand
    default: nil
    }
  }

  @Test func `types nest without end, too`() {
    #expect(read("let a: " + nested("A<", "B", ">", 200)).issues.isEmpty)
    #expect(read("let a: A" + String(repeating: "?", count: 2_000)).declarations.count == 1)
    #expect(read("let a: A" + String(repeating: ".B", count: 2_000)).declarations.count == 1)
  }

  @Test(arguments: [
    ("let a = ", "[", "1", "]"), ("let a: ", "[", "A", "]"), ("let a: ", "[A<", "A", ">]"),
    ("let a = ", "[(", "1", ")]"),
  ])
  func `brackets that the parser would double its time for are refused`(
    start: String, open: String, core: String, close: String
  ) {
    let facts = read(start + nested(open, core, close, 40))
    #expect(facts.issues.map(\.message) == ["nests too many brackets to be read"])
    #expect(read(start + nested(open, core, close, 8)).issues.isEmpty)
  }

  @Test func `brackets in comments and strings are no nesting`() {
    let brackets = String(repeating: "[", count: 40)
    let facts = read("// \(brackets)\nlet a = \"\(brackets)\" // x\nlet b = [1, [2, [3]]]\n")
    #expect(facts.issues.isEmpty)
    #expect(facts.declarations.count == 2)
  }

  private static let maximumDepth = 520
}
