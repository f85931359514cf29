import Scene
import TestSupport
import Testing

/// Result builders of the program that make a value of their own of what a closure holds.
struct ValueBuilderTests {
  /// A pile on yellow whose parts a builder with the given functions gathers.
  private func look(_ functions: String, _ parts: String, _ members: String = "") -> Look {
    Look(
      """
      import SwiftUI
      struct Pile: View {
        var parts: [AnyView?]
        var ground = Color.yellow
        \(members)
        init(parts: [AnyView?]) { self.parts = parts }
        init(@PileBuilder pile: () -> Pile) { self = pile() }
        var body: some View {
          VStack { ForEach(parts.indices, id: \\.self) { index in if parts[index] != nil { parts[index]! } } }
            .background(ground)
        }
      }
      @resultBuilder struct PileBuilder { \(functions) }
      struct Sample: View {
        @State private var isOpen = false
        var body: some View { Pile { \(parts) } }
      }
      """)
  }

  private let one = "static func buildBlock<V: View>(_ part: V) -> Pile { Pile(parts: [AnyView(part)]) }"
  private let two = """
    static func buildBlock<V: View, W: View>(_ first: V, _ second: W) -> Pile {
      Pile(parts: [AnyView(first), AnyView(second)])
    }
    """

  @Test("what a builder makes of a closure is what its block gives")
  func blocks() {
    // systemYellow of iOS 18 in light.
    let single = look(one, "Text(\"T\").foregroundStyle(.white)")
    #expect(single.words("T") == "#FFFFFF on #FFCC00", "\(single.dump)")
    let pair = look("\(one)\n\(two)", "Text(\"T\").foregroundStyle(.white); Text(\"U\").foregroundStyle(.black)")
    #expect(pair.words("T") == "#FFFFFF on #FFCC00", "\(pair.dump)")
    #expect(pair.words("U") == "#000000 on #FFCC00")
  }

  @Test("a builder's block may tell its own type from other views")
  func casts() {
    let block = """
      static func buildBlock<V: View>(_ part: V) -> Pile {
        if let pile = part as? Pile { return pile }
        return Pile(parts: [AnyView(part)])
      }
      """
    let look = look(block, "Text(\"T\").foregroundStyle(.white)")
    #expect(look.words("T") == "#FFFFFF on #FFCC00", "\(look.dump)")
    let nested = self.look(block, "Pile { Text(\"T\").foregroundStyle(.white) }")
    #expect(nested.placements("T").count == 1, "\(nested.dump)")
  }

  @Test(
    "what stands behind a question is handed to a builder on its path",
    arguments: [
      ("static func buildOptional(_ part: Pile?) -> Pile { part ?? Pile(parts: [nil]) }", "", ["isOpen"]),
      (
        "static func buildEither(first: Pile) -> Pile { first }\nstatic func buildEither(second: Pile) -> Pile { second }",
        "else { Text(\"U\") }", ["isOpen"]
      ),
    ])
  func questions(_ functions: String, _ otherwise: String, _ conditions: [String]) {
    let look = look("\(one)\n\(functions)", "if isOpen { Text(\"T\").foregroundStyle(.white) } \(otherwise)")
    #expect(look.words("T") == "#FFFFFF on #FFCC00", "\(look.dump)")
    #expect(look.conditions("T") == conditions)
    #expect(look.elements("U").isEmpty == otherwise.isEmpty)
  }

  @Test("each expression is what the builder makes of it, and the whole what it ends with")
  func expressions() {
    let look = look(
      """
      static func buildExpression<V: View>(_ part: V) -> AnyView { AnyView(part.foregroundStyle(.white)) }
      static func buildBlock(_ part: AnyView) -> [AnyView?] { [part] }
      static func buildFinalResult(_ parts: [AnyView?]) -> Pile { Pile(parts: parts) }
      """, "Text(\"T\")")
    #expect(look.foreground("T") == "#FFFFFF", "\(look.dump)")
  }

  @Test(
    "where a builder's functions lose a view on the way, what is written is shown",
    arguments: [
      "static func buildBlock(_ parts: Text...) -> Text { var all = Text(\"\"); for part in parts { all = all + part }; return all }",
      "static func buildBlock(_ first: Text, _ second: Text) -> some View { Gate.shared.pair(first, second) }",
      "static func buildBlock(_ first: Text, _ second: Text) -> some View { TupleView((first, second)) }",
    ])
  func lost(_ functions: String) {
    let look = Look(
      """
      import SwiftUI
      import Gate
      @resultBuilder struct Pairs { \(functions) }
      struct Card<Content: View>: View {
        let content: Content
        init(@Pairs content: () -> Content) { self.content = content() }
        var body: some View { VStack { content } }
      }
      struct Sample: View {
        var body: some View { Card { Text("T").foregroundStyle(.red); Text("U").foregroundStyle(.black) } }
      }
      """)
    // systemRed of iOS 18 in light.
    #expect(look.foreground("T") == "#FF3B30", "\(look.dump)")
    #expect(look.foreground("U") == "#000000")
  }

  @Test("a list of what a builder is handed may hold what stands behind a question")
  func lists() {
    let look = Look(
      """
      import SwiftUI
      struct Row: Identifiable { let id = 0; var ink: Color = .black }
      @resultBuilder enum Rows {
        static func buildExpression(_ row: Row) -> [Row] { [row] }
        static func buildOptional(_ rows: [Row]?) -> [Row] { rows ?? [] }
        static func buildBlock(_ parts: [Row]...) -> [Row] { parts.flatMap { $0 } }
      }
      struct Table: View {
        let rows: [Row]
        init(@Rows rows: () -> [Row]) { self.rows = rows() }
        var body: some View { VStack { ForEach(rows) { row in Text("T").foregroundStyle(row.ink) } } }
      }
      struct Sample: View {
        @State private var isOpen = false
        var body: some View { Table { Row(); if isOpen { Row(ink: .red) } } }
      }
      """)
    #expect(look.foregrounds("T").contains("#FF3B30"), "\(look.dump)")
  }
}
