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

  @Test(
    "a text that a variable holds is there under a modifier of the program",
    arguments: ["title.brand()", "tag.title.brand()", "title.loud()", "tag.title.loud().brand()"])
  func branded(_ text: String) throws {
    let look = Look(
      """
      import SwiftUI
      struct Brand: ViewModifier {
        func body(content: Content) -> some View { content.font(.custom("Brand-Medium", size: 18)) }
      }
      extension View { func brand() -> some View { modifier(Brand()) } }
      extension Text { func loud() -> some View { font(.custom("Loud-Medium", size: 18)) } }
      struct Tag { let title: Text }
      struct Sample: View {
        let title: Text, tag: Tag
        var body: some View { VStack { \(text) }.foregroundStyle(.white) }
      }
      """)
    let texts = look.scene.elements.filter { $0.kind == .text }
    #expect(texts.count == 1, "\(look.dump)")
    let reading = try #require(texts.first?.placements.first?.readings[.light])
    #expect(reading.undecided?.reason == .parameter && reading.font?.size == 18, "\(look.dump)")
  }

  @Test("a text that a variable holds is an element of its own wherever it is used")
  func uses() {
    let look = Look(
      """
      import SwiftUI
      struct Tag { let title: Text }
      struct Sample: View {
        let tag: Tag
        var body: some View { VStack { tag.title.font(.title); tag.title.padding() } }
      }
      """)
    // A title has 28 pt, other texts 17.
    let sizes = look.scene.elements.map { $0.placements.compactMap { $0.readings[.light]?.font?.size } }
    #expect(sizes == [[28], [17]], "\(look.dump)")
  }

  @Test("a text that is known is what it is")
  func known() {
    let look = Look(body: "let text = Text(\"T\").foregroundStyle(.red)\nreturn text")
    #expect(look.scene.elements.count == 1)
    #expect(look.foreground("T") == "#FF3B30")
  }
}
