import Scene
import TestSupport
import Testing

/// Functions and initialisers that are named where a closure may stand show what a closure that calls them shows (S-59).
@Suite struct FunctionReferenceTests {
  private func look(_ body: String, _ declarations: String = "") -> Look {
    Look(
      """
      import SwiftUI
      struct Item: Identifiable { let id: Int; let name: String }
      \(declarations)
      @main struct Program: App { var body: some Scene { WindowGroup { Page(items: []) } } }
      struct Page: View {
        let items: [Item]
        @State private var isShown = false
        func act() {}
        \(body)
      }
      """)
  }

  /// A row of white text, as a function or as a view.
  private static let function = "func row(item: Item) -> some View { Text(\"a\").foregroundColor(.white) }"
  private static let row = """
    struct Row: View {
      let item: Item
      var body: some View { Text("a").foregroundColor(.white) }
    }
    """

  @Test(
    "A function builds each element of a loop",
    arguments: [
      "VStack { ForEach(items, id: \\.id, content: row) }.background(Color.black)",
      "VStack { ForEach(items, content: row) }.background(Color.black)",
      "VStack { ForEach(items, content: self.row) }.background(Color.black)",
      "Card(items: items, row: row)",
      "Deck(items: items, row: row)",
    ])
  func loop(_ body: String) {
    let cards = """
      struct Card<Content: View>: View {
        let items: [Item]
        let row: (Item) -> Content
        var body: some View { row(items[0]).background(Color.black) }
      }
      struct Deck<Content: View>: View {
        let items: [Item]
        let build: (Item) -> Content
        init(items: [Item], row: @escaping (Item) -> Content) {
          self.items = items
          self.build = row
        }
        var body: some View { VStack { ForEach(items) { build($0) } }.background(Color.black) }
      }
      """
    let look = look("\(Self.function)\nvar body: some View { \(body) }", body.hasPrefix("V") ? "" : cards)
    #expect(look.words("a") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test(
    "An initialiser builds each element of a loop",
    arguments: ["Row.init", "Row.init(item:)"])
  func initializer(_ reference: String) {
    let look = look(
      "var body: some View { VStack { ForEach(items, content: \(reference)) }.background(Color.black) }", Self.row)
    #expect(look.words("a") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test("A function builds the rows of a list")
  func list() {
    // The platter of a row of iOS 18 in light is white.
    let look = look("\(Self.function)\nvar body: some View { List(items, rowContent: row) }")
    #expect(look.words("a") == "#FFFFFF on #FFFFFF", "\(look.dump)")
  }

  @Test("Text.init shows each element")
  func text() {
    let look = look(
      "var body: some View { VStack { ForEach([\"x\"], id: \\.self, content: Text.init) }.background(Color.black) }")
    #expect(look.scene.elements.count == 1, "\(look.dump)")
  }

  @Test(
    "A function builds what a modifier or a control shows",
    arguments: [
      "Color.white.sheet(isPresented: $isShown, content: words)",
      "Button(action: act, label: words)",
      "Color.white.overlay(content: words)",
      "NavigationLink(destination: Color.white, label: words)",
    ])
  func builder(_ body: String) {
    let words = "func words() -> some View { Text(\"a\").foregroundColor(.white).background(Color.black) }"
    let look = look("\(words)\nvar body: some View { \(body) }")
    #expect(look.words("a") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test("An initialiser builds what a sheet shows")
  func sheet() {
    let look = look(
      "var body: some View { Color.red.sheet(isPresented: $isShown, content: Panel.init) }",
      "struct Panel: View { var body: some View { Text(\"a\").background(Color.black) } }")
    #expect(look.elements("a").count == 1 && look.isCertain("a") == true, "\(look.dump)")
  }

  @Test(
    "A function with labels is called without them where a variable holds it",
    arguments: [
      "let paint: (Bool) -> Color = Ink.color; var body: some View { Text(\"T\").foregroundColor(paint(true)) }",
      "let paint: (Bool) -> Color = Ink.color(isDark:); var body: some View { Text(\"T\").foregroundColor(paint(true)) }",
      "static let paint: (Bool) -> Color = Ink.color; var body: some View { Text(\"T\").foregroundColor(Self.paint(true)) }",
      "var body: some View { let paint: (Bool) -> Color = Ink.color; Text(\"T\").foregroundColor(paint(true)) }",
    ])
  func labelled(_ members: String) {
    let look = look(members, "enum Ink { static func color(isDark: Bool) -> Color { isDark ? .black : .white } }")
    #expect(look.foregrounds("T") == ["#000000"], "\(look.dump)")
  }

  @Test("A style of any kind that is made of an optional colour is that colour", arguments: ["map", "flatMap"])
  func erased(_ map: String) {
    let look = Look(
      body: "VStack { Mark(ink: .white).background(.black); Mark(ink: nil) }",
      declarations: """
        struct Mark: View {
          private let style: AnyShapeStyle
          init(ink: Color?) { style = ink.\(map)(AnyShapeStyle.init) ?? AnyShapeStyle(.black) }
          var body: some View { Text("T").foregroundStyle(style) }
        }
        """)
    #expect(look.words("T") == "#000000 on #FFFFFF | #FFFFFF on #000000", "\(look.dump)")
  }
}
