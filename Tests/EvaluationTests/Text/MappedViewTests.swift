import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Lists of views that `map` makes of lists that are not known (S-59).
struct MappedViewTests {
  private static let word = "Text($0).foregroundColor(.black).padding().background(.white)"

  private func look(_ body: String, _ members: String = "") -> Look {
    Look(
      """
      import SwiftUI
      struct Row<Content: View>: View {
        let content: [Content]
        var body: some View { HStack { ForEach(0..<content.count, id: \\.self) { content[$0] } } }
      }
      struct Lead<Content: View>: View {
        let content: [Content]
        var body: some View { VStack { content[0]; content.first } }
      }
      struct Page: View {
        let names: [String]
        let tint: Color
        \(members.replacing("$W", with: Self.word))
        var body: some View { \(body.replacing("$W", with: Self.word)) }
      }
      """)
  }

  @Test(
    "S-59: each is one view with a symbolic element, wherever the list is shown",
    arguments: [
      ("Row(content: names.map { $W })", ""), ("Row(content: names.map { AnyView($W) })", ""),
      ("Row(content: names.map { name in HStack { Text(name) }.foregroundColor(.black).background(.white) })", ""),
      (
        "Row(content: names.map { Badge(name: $0) })",
        "struct Badge: View { let name: String\nvar body: some View { Text(name).foregroundColor(.black)"
          + ".background(.white) } }"
      ),
      ("Lead(content: names.map { $W })", ""),
      (
        "VStack { ForEach(views.indices, id: \\.self) { views[$0] } }",
        "var views: [AnyView] { names.map { AnyView($W) } }"
      ),
      ("let all = names.map { $W }\nreturn VStack { ForEach(0..<all.count, id: \\.self) { all[$0] } }", ""),
    ])
  func shown(_ body: String, _ members: String) {
    let look = look(body, members)
    let ratios = look.scene.elements.flatMap(\.placements).compactMap { $0.readings[.light]?.ratio }
    // Black on white is 21:1.
    #expect(!ratios.isEmpty && ratios.allSatisfy { abs($0.low - 21) < 0.01 }, "\(look.dump)")
    #expect(look.scene.elements.count == 1, "\(look.dump)")
  }

  @Test("lists of one call that see other values are two")
  func apart() {
    let look = look(
      "VStack { tags(.black); tags(.white) }",
      "func tags(_ ink: Color) -> some View { Row(content: names.map { Text($0).foregroundColor(ink).padding() }) }")
    let inks = look.scene.elements.flatMap(\.placements).compactMap { $0.readings[.light]?.foreground?.hexString }
    #expect(Set(inks) == ["#000000", "#FFFFFF"], "\(look.dump)")
  }

  @Test(
    "S-59: what a view at an index decides of its element is not told, since code around may ask the same",
    arguments: [
      "let all = names.map { Text($0).foregroundColor($0.isEmpty ? .black : .white) }\nreturn VStack { "
        + "ForEach(0..<all.count, id: \\.self) { all[$0].background(names[$0].isEmpty ? Color.white : .black) } }",
      "let all = names.map { name in name == \"a\" ? Text(name).foregroundColor(.white) : Text(name) }\nreturn VStack { "
        + "ForEach(0..<all.count, id: \\.self) { i in if names[i] == \"a\" { all[i].background(.black) } } }",
    ])
  func questions(_ body: String) {
    let readings = look(body).scene.elements.flatMap(\.placements).compactMap { $0.readings[.light] }
    #expect(!readings.contains { $0.isCertain && $0.ratio.map { $0.high < 4.5 } == true }, "\(look(body).dump)")
  }

  @Test("a text in a list that is handed on and not followed is undecided")
  func handed() {
    let look = Look(
      """
      import SwiftUI
      struct Item: Identifiable { let id: Int; let content: AnyView }
      struct Sections: View {
        @Binding var items: [Item]
        var body: some View { VStack { ForEach(items) { item in item.content.padding(2) } } }
      }
      struct Panel: View {
        @State private var shown = [Item]()
        var body: some View { Sections(items: $shown).onAppear { fill() } }
        private func fill() {
          for n in 0..<3 { shown.append(Item(id: n, content: AnyView(Text("T").foregroundStyle(.tertiary)))) }
        }
      }
      """)
    #expect(look.undecided("T") == .unsupportedExpression, "\(look.dump)")
  }
}
