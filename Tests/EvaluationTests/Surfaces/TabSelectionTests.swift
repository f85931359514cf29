import PlatformStyles
import Scene
import TestSupport
import Testing

/// A page of a tab view is seen while it is selected.
struct TabSelectionTests {
  private func look(_ tabs: String) -> Look {
    Look(
      """
      import SwiftUI
      struct Book: View {
        enum Part {
          case day, night
          var ink: Color { switch self { case .day: .black; case .night: .white } }
        }
        @State private var part: Part = .day
        var body: some View { TabView(selection: $part) { \(tabs) }.foregroundStyle(part.ink) }
      }
      """)
  }

  @Test(
    "what the selection decides around the pages holds for each page as it is selected",
    arguments: [
      "Text(\"a\").tag(Part.day); Text(\"b\").padding().tag(Part.night)",
      "Tab(\"A\", systemImage: \"sun\", value: .day) { Text(\"a\") }; Tab(\"B\", systemImage: \"moon\", value: .night) { Text(\"b\") }",
    ])
  func pages(_ tabs: String) {
    let look = look(tabs)
    #expect(look.foregrounds("a") == ["#000000"], "\(look.dump)")
    #expect(look.foregrounds("b") == ["#FFFFFF"])
  }

  @Test("a page without a tag may be seen whatever is selected")
  func untagged() {
    #expect(Set(look("Text(\"a\")").foregrounds("a")) == ["#000000", "#FFFFFF"])
  }

  @Test("S-60 what a scene of another module is given is not known to stand on the system's background")
  func foreignScene() {
    let look = Look(
      """
      import SwiftUI
      import Elsewhere
      @main struct Main: App { var body: some Scene { GreetingWindow(note: { Note() }) } }
      struct Note: View { var body: some View { Text("a").foregroundStyle(.black) } }
      """)
    #expect(look.undecided("a") == .externalModule, "\(look.dump)")
    #expect(look.placements("a").count == 1)
  }
}
