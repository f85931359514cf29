import Testing

@Suite struct OperatorTests {
  @Test(arguments: [
    ("a + b * c", "(+ a (* b c))"), ("a * b + c", "(+ (* a b) c)"), ("a - b - c", "(- (- a b) c)"),
    ("a << b * c", "(* (<< a b) c)"), ("a + b...c", "(... (+ a b) c)"), ("a..<b + 1", "(..< a (+ b 1))"),
    ("a ?? b ?? c", "(?? a (?? b c))"), ("a == b && c || d", "(|| (&& (== a b) c) d)"),
    ("a || b && c", "(|| a (&& b c))"), ("a ?? b == c", "(== (?? a b) c)"), ("a < b == c", "(== (< a b) c)"),
    ("a | b & c", "(| a (& b c))"), ("a && !b", "(&& a (prefix! b))"), ("a &+ b &* c", "(&+ a (&* b c))"),
  ])
  func `standard precedence`(source: String, expected: String) {
    #expect(expression(source).map { dump($0) } == expected)
  }

  @Test(arguments: [
    ("a ? b : c", "(? a b c)"), ("a ? b : c ? d : e", "(? a b (? c d e))"), ("a ? b ? c : d : e", "(? a (? b c d) e)"),
    ("a == b ? c + 1 : d + 1", "(? (== a b) (+ c 1) (+ d 1))"), ("a ?? b ? c : d", "(? (?? a b) c d)"),
    ("a ? .b : .c(1)", "(? a .b .c(1))"), ("a <+> b ? c : d", "(? (<+> a b) c d)"),
  ])
  func `the ternary`(source: String, expected: String) {
    #expect(expression(source).map { dump($0) } == expected)
  }

  @Test(arguments: [
    ("a as T", "(as a T)"), ("a as? T ?? b", "(?? (as? a T) b)"), ("a as! T.U<V>", "(as! a T.U<V>)"),
    ("a + b as T", "(as (+ a b) T)"), ("a as T + b", "(+ (as a T) b)"), ("a is T && b", "(&& (is a T) b)"),
    ("a == b as T", "(== a (as b T))"), ("a as T as U", "(as (as a T) U)"), ("a as [T?]", "(as a Array<T?>)"),
  ])
  func casts(source: String, expected: String) {
    #expect(expression(source).map { dump($0) } == expected)
  }

  @Test(arguments: [
    ("a = b", "(= a b)"), ("a = b ? c : d", "(= a (? b c d))"), ("a += b * c", "(+= a (* b c))"),
    ("_ = f()", "(= _ f())"),
    ("a = b = c", "(= a (= b c))"), ("a.b[0] = try c ?? d", "(= a.b[0] (?? c d))"), ("a = b <+> c", "(= a (<+> b c))"),
  ])
  func assignment(source: String, expected: String) {
    #expect(dump(body(source)) == expected)
  }

  @Test(arguments: [
    ("a <+> b <+> c", "(<+> (<+> a b) c)"), ("a <+> b + c", "(<+> a (+ b c))"), ("a |> f() |> g", "(|> (|> a f()) g)"),
  ])
  func `unknown operators bind like the default group`(source: String, expected: String) {
    #expect(expression(source).map { dump($0) } == expected)
  }
}
