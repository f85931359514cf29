import SourceFacts
import Testing

@Suite struct DeclarationTests {
  @Test(arguments: [
    ("struct A {}", "struct A {}"), ("public final class A<T, U: V>: B, C<D> {}", "public class A<T, U>: B, C<D> {}"),
    ("enum A: String, CaseIterable {}", "enum A: String, CaseIterable {}"), ("actor A {}", "actor A {}"),
    ("@main @Observable fileprivate struct A {}", "@main @Observable fileprivate struct A {}"),
    ("open class A { struct B { enum C {} } }", "open class A {struct B {enum C {}}}"),
    ("struct A: View & B, C {}", "struct A: View, B, C {}"), ("struct `A` {}", "struct A {}"),
    ("private(set) public var a = 1", "public var a = 1"),
  ])
  func types(source: String, expected: String) {
    #expect(dump(read(source).declarations) == expected)
  }

  @Test(arguments: [
    ("extension A {}", "extension A {}"), ("extension A.B: C {}", "extension A.B: C {}"),
    ("extension ShapeStyle where Self == Color {}", "extension ShapeStyle where Self == Color {}"),
    ("extension A where Color == Self, T: B {}", "extension A where Self == Color {}"),
    ("extension A where T: B, Self: UILabel {}", "extension A where Self: UILabel {}"),
    ("extension A where Self == B<C> {}", "extension A where Self == B {}"),
    ("extension A where Self: B {}", "extension A where Self: B {}"),
    ("extension A where Element == B {}", "extension A {}"), ("extension [A] {}", "extension Array {}"),
    ("extension A? {}", "extension Optional {}"), ("extension [A: B] {}", "extension Dictionary {}"),
    (
      "public extension A { var a: T { b }; private func f() {}; struct B { let c = 1 } }",
      "public extension A {public var a: T get {b}; private func f() {}; public struct B {let c = 1}}"
    ),
    ("fileprivate extension A { static let a = 1 }", "fileprivate extension A {fileprivate static let a = 1}"),
    ("package protocol A { var a: Int { get } }", "package protocol A {package var a: Int}"),
  ])
  func `extensions and access`(source: String, expected: String) {
    #expect(dump(read(source).declarations) == expected)
  }

  @Test(arguments: [
    ("let a = 1, b = 2", "let a = 1; let b = 2"), ("let a, b: T", "let a: T; let b: T"), ("let (a, b) = c", ""),
    ("var a: T { b; c }", "var a: T get {b; c}"), ("var a: T { get { b } set { c } }", "var a: T get {b}"),
    ("var a: T { get async throws { b } }", "var a: T get {b}"),
    ("var a = 1 { willSet { b } didSet { c } }", "var a = 1 observe {b; c}"),
    ("var a: T { _read { yield b } }", "var a: T get {<accessorDecl>}"),
    ("lazy var a: T = { b }()", "var a: T = {b}()"),
    ("static var a = 1", "static var a = 1"), ("class var a: T { b }", "static var a: T get {b}"),
    ("@State private var a = 1", "@State private var a = 1"),
    ("@Environment(\\.colorScheme) var a", "@Environment(\\colorScheme) var a"),
    ("@Entry var a: T = .b", "@Entry var a: T = .b"), ("@SwiftUI.State var a: T", "@State var a: T"),
    ("@AppStorage(\"k\", store: .s) var a = 1", "@AppStorage(\"k|\", store: .s) var a = 1"),
    ("@ViewBuilder let a: () -> T", "@ViewBuilder let a: function<T>"),
    ("@Query<A>(sort: \\.b) var a: [A]", "@Query(sort: \\b) var a: Array<A>"),
    ("@available(iOS 17, *) var a = 1", "@available var a = 1"), ("#if A\n@B\n#endif\nvar a = 1", "@B var a = 1"),
    ("weak var a: T?", "var a: T?"), ("unowned(unsafe) let a: T", "let a: T"),
  ])
  func properties(source: String, expected: String) {
    #expect(dump(read("struct S {\n\(source)\n}").declarations) == "struct S {\(expected)}")
  }

  @Test(arguments: [
    ("func f() {}", "func f() {}"),
    (
      "func f(a: A, _ b: B, c d: C = .e) -> T { g }",
      "func f(a a: A, _ b: B, c d: C = .e) -> T {g}"
    ),
    ("func f<T: A>(a: T...) where T: B {}", "func f<T>(a a: Array<T>) {}"),
    ("static func f() {}", "static func f() {}"),
    (
      "@ViewBuilder func f(@ViewBuilder a: () -> V) -> some View { a() }",
      "@ViewBuilder func f(@ViewBuilder a a: function<V>) -> some View {a()}"
    ),
    ("func f(a: @escaping @MainActor () -> V) {}", "func f(@escaping @MainActor a a: function<V>) {}"),
    ("func f(a: inout A, b: borrowing B) async throws(E) -> T? {}", "func f(a a: A, b b: B) -> T? {}"),
    ("static func == (a: A, b: A) -> Bool { c }", "static func ==(a a: A, b b: A) -> Bool {c}"),
    ("init(a: A) { b }", "init(a a: A) {b}"), ("public init?() {}", "public init?() {}"),
    ("init!<T>(_ a: T) {}", "init?<T>(_ a: T) {}"), ("convenience init() {}", "init() {}"),
    ("subscript(a: A) -> T { b }", "subscript(_ a: A) -> T {b}"),
    ("subscript(a b: A) -> T { b }", "subscript(a b: A) -> T {b}"),
    ("static subscript(_ a: A) -> T { get { b } set { c } }", "static subscript(_ a: A) -> T {b}"),
    ("func `default`() {}", "func default() {}"),
  ])
  func functions(source: String, expected: String) {
    #expect(dump(read("struct S {\n\(source)\n}").declarations) == "struct S {\(expected)}")
  }

  @Test(arguments: [
    ("case a, b", "case a; case b"), ("case a = 1, b = \"c\"", "case a = 1; case b = \"c|\""),
    ("case a(B, c: C, _ d: D = 1)", "case a(_ : B, c c: C, _ d: D = 1)"), ("indirect case a(E)", "case a(_ : E)"),
    ("case `default`", "case default"), ("case a(() -> V)", "case a(_ : function<V>)"),
  ])
  func `enumeration cases`(source: String, expected: String) {
    #expect(dump(read("enum E {\n\(source)\n}").declarations) == "enum E {\(expected)}")
  }

  @Test(arguments: [
    (
      "protocol P: A { associatedtype T; var a: T { get set }; func f(); static func g() -> T; init(a: A) }",
      "protocol P: A {var a: T; func f(); static func g() -> T; init(a a: A)}"
    ),
    ("typealias A<T> = B<T>", "alias A = B<T>"), ("deinit {}", ""), ("infix operator <+>: P\nprecedencegroup P {}", ""),
    ("#Preview(\"x\") { A() }", "#Preview(\"x|\", trailing {A()})"), ("#Preview { A() }", "#Preview(trailing {A()})"),
    ("struct S { #m(1)\n deinit {} }", "struct S {#m(1)}"),
    ("macro m() = #externalMacro(module: \"a\", type: \"b\")", ""),
    (
      "#if os(iOS)\nlet a = 1\n#Preview { A() }\n#else\nlet a = 2\n#endif",
      "#if os(iOS) {let a = 1; #Preview(trailing {A()})} else {let a = 2}"
    ),
    (
      "struct S {\n#if DEBUG\nlet a = 1\n#if B\nfunc f() {}\n#endif\n#endif\nlet b = 2\n}",
      "struct S {#if DEBUG {let a = 1; #if B {func f() {}}}; let b = 2}"
    ),
  ])
  func `protocols, macros and conditions`(source: String, expected: String) {
    #expect(dump(read(source).declarations) == expected)
  }

  @Test(arguments: [
    ("A", "A"), ("A.B<C>", "A.B<C>"), ("A<B>.C", "A.C"), ("[A]", "Array<A>"), ("[A: B]", "Dictionary<A, B>"),
    ("A?", "A?"), ("A!", "A?"), ("[A?]?", "Array<A?>?"), ("some View", "some View"), ("any View", "View"),
    ("(any View)?", "View?"), ("() -> A", "function<A>"), ("@Sendable (A, B) async throws -> C", "function<C>"),
    ("(() -> A)?", "function<A>?"), ("A.Type", "A.Type"), ("A.Protocol", "A.Protocol"), ("(A, b: B)", "()<A, B>"),
    ("()", "()"), ("(A)", "A"), ("A & B", "A & B"), ("~Copyable", "~Copyable"), ("[3 of A]", "InlineArray<3, A>"),
    ("Result<A, any Error>", "Result<A, Error>"), ("some Collection<A>", "some Collection<A>"), ("`A`", "A"),
    ("A<each B>", "A<B>"), ("sending A", "A"), ("@MainActor A", "A"),
  ])
  func `written types`(source: String, expected: String) {
    #expect(dump(read("let a: \(source)").declarations) == "let a: \(expected)")
  }

  @Test func `imports are modules, once each`() {
    let source = """
      import SwiftUI
      @testable import App
      import struct UIKit.UIColor
      import UIKit
      #if canImport(AppKit)
      internal import AppKit
      #if A
      import B.C
      #endif
      #endif
      """
    #expect(read(source).imports == ["SwiftUI", "App", "UIKit", "AppKit", "B"])
    #expect(read(source).unconditionalImports == ["SwiftUI", "App", "UIKit"])
  }

  @Test func `top-level code is statements, beside the globals`() {
    let facts = read("let a = 1\nprint(a)\nif a > 1 { b() }\n#if X\nlet c = 2\nd()\n#endif\nfor e in f {}\n")
    #expect(dump(facts.declarations) == "let a = 1; #if X {let c = 2}")
    #expect(dump(facts.statements) == "print(a); if (> a 1) {b()}; #if X {let 'c = 2; d()}; for 'e in f {}")
  }
}
