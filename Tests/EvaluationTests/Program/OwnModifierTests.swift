import Scene
import TestSupport
import Testing

/// Modifiers that a view calls on itself, and those that the program adds to single views of the framework.
struct OwnModifierTests {
  private func look(_ declarations: String, _ content: String) -> Look {
    Look(
      """
      import SwiftUI
      @main struct Program: App { var body: some Scene { WindowGroup { Page() } } }
      \(declarations)
      struct Page: View { var body: some View { VStack { \(content) }.background(Color.black) } }
      """)
  }

  @Test(
    "S-60: a plain name is a modifier of the view that calls it",
    arguments: [
      ("func marked() -> some View { font(.title) }", "Badge().marked().foregroundColor(.yellow)"),
      ("func marked() -> some View { padding().foregroundStyle(.yellow) }", "Badge().marked()"),
      ("var marked: some View { frame(width: 90).foregroundColor(.yellow) }", "Badge().marked"),
    ])
  func ofItself(_ member: String, _ content: String) {
    for badge in [
      "struct Badge: View { \(member); var body: some View { Text(\"T\") } }",
      "struct Badge: View { var body: some View { Text(\"T\") } }; extension Badge { \(member) }",
    ] {
      let look = look(badge, content)
      // systemYellow of iOS 26 in light.
      #expect(look.words("T") == "#FFCC00 on #000000", "\(look.dump)")
    }
  }

  @Test("S-60: of functions with one name that is meant which the program adds to the view at hand")
  func ofOneView() {
    let look = look(
      """
      extension Image {
        enum Size { case small }
        func sized(_ size: Size) -> some View { switch size { case .small: self.foregroundColor(.yellow) } }
      }
      extension Text {
        enum Role { case title }
        func sized(_ role: Role) -> some View { switch role { case .title: self.foregroundColor(.white) } }
      }
      """, "Image(systemName: \"T\").sized(.small); Text(\"U\").font(.body).bold().sized(.title)")
    #expect(look.words("T") == "#FFCC00 on #000000", "\(look.dump)")
    #expect(look.words("U") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test("S-60: what is added to the view's own type comes before what is added to all views")
  func ofOwnType() {
    let look = look(
      """
      extension View { func marked() -> some View { foregroundColor(.white) } }
      extension Text { func marked() -> Text { foregroundColor(.yellow) } }
      """, "Text(\"T\").marked(); Text(\"U\").padding().marked()")
    #expect(look.words("T") == "#FFCC00 on #000000", "\(look.dump)")
    #expect(look.words("U") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test("S-60: a function of the program that takes a closure is not meant by a value that is none")
  func withClosure() {
    let look = look(
      """
      extension View {
        @ViewBuilder func modifier<Content: View>(@ViewBuilder _ change: (Self) -> Content) -> some View {
          change(self)
        }
      }
      struct Marking: ViewModifier {
        func body(content: Content) -> some View { content.foregroundColor(.yellow) }
      }
      """, "Text(\"T\").modifier(Marking()); Text(\"U\").modifier { $0.foregroundColor(.white) }")
    #expect(look.words("T") == "#FFCC00 on #000000", "\(look.dump)")
    #expect(look.words("U") == "#FFFFFF on #000000")
  }

  @Test("S-60: what only says where a link leads changes nothing")
  func detailLink() {
    let look = look("", "NavigationLink(\"T\") { Text(\"U\") }.isDetailLink(false).foregroundColor(.white)")
    #expect(look.words("T") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test(
    "S-60: an animation or transaction of a modifier leaves the modifier as it is",
    arguments: [
      ("ViewModifier", "Glow().animation(.linear)"),
      ("ViewModifier", "Glow(phase: 1).transaction { $0.animation = nil }"),
      ("AnimatableModifier", "Glow().animation(.easeIn(duration: 1)).animation(nil)"),
    ])
  func animated(_ type: String, _ modifier: String) {
    let glow = """
      struct Glow: \(type) {
        var phase = 0.0
        func body(content: Content) -> some View { content.foregroundColor(.yellow) }
      }
      """
    let look = look(glow, "Text(\"T\").modifier(\(modifier))")
    #expect(look.words("T") == "#FFCC00 on #000000", "\(look.dump)")
  }
}
