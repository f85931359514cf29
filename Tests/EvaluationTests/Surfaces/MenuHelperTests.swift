import Scene
import TestSupport
import Testing

/// Functions and properties that make items of menus (S-61c).
struct MenuHelperTests {
  private func look(_ shown: String) -> Look {
    Look(
      """
      import SwiftUI
      struct Sample: View {
        var body: some View { VStack { \(shown); Elsewhere.wrap { Text("U") } } }
        private func item(_ name: String) -> some View { Button {} label: { Label { Text("I") } icon: { Elsewhere() } } }
        @ViewBuilder private var items: some View { Button {} label: { Text("J"); Elsewhere() } }
      }
      """)
  }

  @Test("S-61c: what only menus are made of is drawn by the system, also where a part of the view can't be followed")
  func drawn() {
    let look = look("Menu(\"M\") { item(\"a\"); items }; Text(\"V\").contextMenu { items }")
    #expect(Set(look.texts) == ["M", "U", "V"], "\(look.dump)")
  }

  @Test("S-61c: what else shows is not")
  func shown() {
    let look = look("Menu(\"M\") { item(\"a\"); items }; HStack { item(\"b\"); items }")
    #expect(Set(look.texts).isSuperset(of: ["I", "J", "M", "U"]), "\(look.dump)")
  }

  @Test(
    "S-61c: a text that is named in titles alone is drawn by the system, whatever bears its name elsewhere",
    arguments: [
      (".navigationBarTitle(caption)", true), (".navigationTitle(self.caption)", true), (".help(caption)", true),
      (".alert(isPresented: $asks) { Alert(title: caption) }", true), (".overlay(caption)", false),
      (".navigationTitle(caption).overlay(caption)", false),
    ])
  func titles(modifier: String, isDrawn: Bool) {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        @State private var asks = false
        var body: some View { Elsewhere.wrap { Text("U") }\(modifier) }
        private var caption: Text { asks ? Text("I") : Text("J") }
      }
      struct Row: View {
        let caption: String
        var body: some View { Text(caption) }
      }
      """)
    #expect(["I", "J"].map { !look.elements($0).isEmpty } == [!isDrawn, !isDrawn], "\(look.dump)")
  }

  @Test("S-61c: of one that other files can name nothing tells, as long as something is asked for its name")
  func titleOfOthers() {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        var body: some View { Elsewhere.wrap { Text("U") }.navigationTitle(caption) }
        var caption: Text { Text("I") }
      }
      struct Row: View {
        let sample: Sample
        var body: some View { Elsewhere.wrap { sample.caption } }
      }
      """)
    #expect(look.undecided("I") == .unsupportedExpression, "\(look.dump)")
  }

  @Test(
    "S-96: a view that only the choices of a picker or the items of tabs are made of is no screen",
    arguments: ["Picker(\"P\", selection: $choice) { Choice() }", "Text(\"x\").tabItem { Choice() }"])
  func choices(user: String) {
    let look = Look(
      body: user,
      declarations: """
        struct Choice: View { var body: some View { Text("T").foregroundStyle(Color(white: 0.7)) } }
        private var choice: Binding<Int> { .constant(1) }
        """)
    #expect(look.elements("T").isEmpty, "\(look.dump)")
  }
}
