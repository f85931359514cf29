import PlatformStyles
import Scene
import TestSupport
import Testing

/// What is said of a bar further inside than where its items are written.
struct BarModifierTests {
  private func look(_ content: String) -> Look {
    let paint =
      "toolbarBackground(.visible, for: .navigationBar).toolbarBackground(Color.black, for: .navigationBar)"
    let declarations = """
      struct Bar: ViewModifier { func body(content: Content) -> some View { content.padding().PAINT } }
      extension View { func bar() -> some View { modifier(Bar()) } }
      struct Page: View { var body: some View { VStack { Text("p"); Text("q") }.PAINT } }
      """
    let items = "toolbar { ToolbarItem { Button(action: {}) { Text(\"T\").foregroundColor(.white) } } }"
    return Look(
      body: "NavigationStack { \(content.replacing("PAINT", with: paint)).\(items) }",
      declarations: declarations.replacing("PAINT", with: paint), platform: .ios26)
  }

  @Test(
    "S-57: a bar is painted from anywhere in its content",
    arguments: [
      "Text(\"x\").bar()", "VStack { Text(\"x\").PAINT }", "Page()", "Page().padding()",
      "ScrollView { VStack { Text(\"x\"); Page() } }", "VStack { Text(\"x\") }.onAppear {}.bar()",
    ])
  func inside(content: String) {
    #expect(look(content).words("T") == "#FFFFFF on #000000", "\(look(content).dump)")
  }

  @Test(
    "S-57, S-93: what has a bar of its own says nothing of the one around, and of several views none is taken",
    arguments: [
      "VStack { NavigationStack { Text(\"x\").PAINT } }",
      "Group { if Bool.random() { Text(\"x\").PAINT } else { Text(\"y\") } }", "VStack { Text(\"x\") }",
    ])
  func outside(content: String) {
    #expect(look(content).undecided("T") == .material, "\(look(content).dump)")
  }

  @Test(
    "S-57: of views that take each other's place each paints the bar where it is there",
    arguments: [
      ("black", "visible", ["#000000"]),
      // systemBlue of iOS 26 in light is #0088FF.
      ("blue", "visible", ["#000000", "#0088FF"]),
      // What is not as surely shown is not put together: the glass, of which no one colour is known.
      ("blue", "automatic", ["?"]),
    ])
  func paths(paint: String, visibility: String, grounds: [String]) {
    let other = "toolbarBackground(Color.\(paint), for: .navigationBar)"
    let shown = "toolbarBackground(.\(visibility), for: .navigationBar)"
    let look = look("Group { if Bool.random() { Text(\"x\").PAINT } else { List {}.\(shown).\(other) } }")
    #expect(look.backgrounds("T") == grounds, "\(look.dump)")
  }
}
