import Scene
import TestSupport
import Testing

/// A case that no code gives to a structure but its initialiser's default (S-61a).
@Suite struct NeverPassedTests {
  private func look(_ made: String, access: String = "", more: String = "") -> Look {
    Look(
      """
      import SwiftUI
      \(access) struct Item {
        enum Style { case plain, faint }
        let title: String
        private(set) var style: Style
        init(title: String, style: Style = .plain) {
          self.title = title
          self.style = style
        }
        \(more)
      }
      struct Row: View {
        let item: Item
        var body: some View { Text("a").foregroundColor(item.style == .faint ? .white : .black).background(Color.white) }
      }
      struct Page: View {
        let items: [Item]
        var body: some View { ForEach(items, id: \\.title) { Row(item: $0) } }
      }
      func page() -> some View { Page(items: \(made)) }
      """)
  }

  @Test("It is the one of every value")
  func never() {
    let look = look("[Item(title: \"x\"), Item(title: \"y\")]")
    #expect(look.foregrounds("a") == ["#000000"], "\(look.dump)")
  }

  @Test(
    "Where code gives another one, or may, all cases stay",
    arguments: [
      ("[Item(title: \"x\", style: .faint)]", "", ""),
      ("[.init(title: \"x\", style: .faint), Item(title: \"y\")]", "", ""),
      ("[Item(title: \"x\")]", "public", ""), ("[Item(title: \"x\")]", "", "mutating func fade() { style = .faint }"),
      ("[\"x\"].map { Item.init($0) }", "", ""),
    ])
  func passed(_ made: String, _ access: String, _ more: String) {
    let look = look(made, access: access, more: more)
    #expect(look.foregrounds("a") == ["#000000", "#FFFFFF"], "\(look.dump)")
  }
}
