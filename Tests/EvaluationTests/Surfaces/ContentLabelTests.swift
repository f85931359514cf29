import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Containers that are given their views as `content:` (S-50, S-51).
struct ContentLabelTests {
  @Test(
    "what a container paints does not depend on how its views are passed",
    arguments: [
      "ZStack { Group(content: { Color.black }); Text(\"T\") }",
      "Text(\"T\").background(Group(content: { Color.black }))",
      "Text(\"T\").background(ZStack(content: { Color.black }))",
      "Text(\"T\").backing { Color.black }",
      "Box { Color.black; Text(\"T\") }",
    ])
  func layers(_ body: String) {
    let look = Look(
      body: "VStack { \(body) }.foregroundStyle(.white)",
      declarations: """
        extension View {
          func backing<V: View>(@ViewBuilder _ content: () -> V) -> some View { background(Group(content: content)) }
        }
        struct Box<Content: View>: View {
          @ViewBuilder let content: () -> Content
          var body: some View { ZStack(alignment: .center, content: content) }
        }
        """)
    #expect(look.words("T") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test("what lies in a stack beside others may cover a text or not, however it is passed")
  func stacks() {
    for stack in ["VStack { Color.blue; Color.black }", "VStack(content: { Color.blue; Color.black })"] {
      let look = Look(body: "ZStack { \(stack); Text(\"T\").foregroundStyle(.white) }")
      // White on the screen's white, between the two, or on black.
      #expect(look.bounds("T").map { $0.low < 1.01 && $0.high > 20.99 } == true, "\(look.dump)")
    }
  }

  @Test("rows are rows, however a group in a list is given them")
  func rows() {
    let look = Look(body: "List { Group(content: { Text(\"T\"); Text(\"U\") }) }")
    #expect(look.words("T", .dark) == "#FFFFFF on #1C1C1E", "\(look.dump)")
    #expect(look.words("U", .dark) == "#FFFFFF on #1C1C1E")
  }
}
