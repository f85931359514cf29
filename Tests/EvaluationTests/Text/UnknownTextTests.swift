import PlatformStyles
import Scene
import TestSupport
import Testing

/// Texts that are values of the running program (S-45).
struct UnknownTextTests {
  @Test(
    "a text that a variable holds is there, in a colour that nobody can tell",
    arguments: ["caption", "label.caption", "label.caption.bold()"])
  func held(_ text: String) {
    let look = Look(
      """
      import SwiftUI
      struct Tag { let caption: Text }
      struct Sample: View {
        @State var caption = Text("C")
        let label: Tag
        var body: some View { VStack { \(text) }.foregroundStyle(.white) }
      }
      """)
    let texts = look.scene.elements.filter { $0.kind == .text && $0.text == nil }
    #expect(texts.count == 1, "\(look.dump)")
    #expect(texts.first?.placements.first?.readings[.light]?.undecided != nil)
  }

  @Test("a text that is known is what it is")
  func known() {
    let look = Look(body: "let text = Text(\"T\").foregroundStyle(.red)\nreturn text")
    #expect(look.scene.elements.count == 1)
    #expect(look.foreground("T") == "#FF3B30")
  }
}
