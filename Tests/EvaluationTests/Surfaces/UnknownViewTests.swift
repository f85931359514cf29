import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Colours, pictures and shapes that nobody knows, with modifiers (S-50, S-54, S-141).
@Suite struct UnknownViewTests {
  private static func look(_ member: String, _ body: String, generics: String = "", more: String = "") -> Look {
    Look(
      """
      import SwiftUI
      struct Sample\(generics): View {
        \(member)
        @State private var isShown = false
        var body: some View { \(body) }
      }
      \(more)
      """)
  }

  private static let note = "{ Text(\"T\").foregroundStyle(.black).background(.white) }"

  @Test(
    "S-54: what a modifier shows on what is not known is shown",
    arguments: [
      ("let tint: Color", "tint.overlay \(note)"), ("let tint: Color", "tint.frame(height: 80).overlay \(note)"),
      ("let tint: Color", "tint.opacity(1).overlay \(note)"), ("let tint: Color", "tint.opacity(0.5).overlay \(note)"),
      ("let tint: Color", "tint.safeAreaInset(edge: .top) \(note)"),
      ("let tint: Color", "tint.sheet(isPresented: $isShown) \(note)"),
      ("let tint: UIColor", "Color(tint).overlay \(note)"), ("let name: String", "Color(name).overlay \(note)"),
      ("let shade: Double", "Color(white: shade).overlay \(note)"),
      ("let fade: LinearGradient", "fade.ignoresSafeArea().overlay \(note)"),
      ("let picture: Image", "picture.resizable().overlay(alignment: .bottom) \(note)"),
      ("let picture: Image", "picture.background \(note)"),
      ("let corner: RoundedRectangle", "corner.fill(.blue).overlay \(note)"),
    ])
  func shown(_ member: String, _ body: String) {
    let look = Self.look(member, body)
    // Black on white has 21:1.
    #expect(look.ratio("T") == 21, "\(look.dump)")
  }

  @Test("S-60: a function that the program adds to all views is one of a colour that is not known")
  func ownModifier() {
    let look = Self.look(
      "let tint: Color", "tint.noted()", more: "extension View { func noted() -> some View { overlay \(Self.note) } }")
    #expect(look.ratio("T") == 21, "\(look.dump)")
  }

  @Test("S-54: a generic parameter that is a view or a shape is such a one", arguments: ["View", "Shape"])
  func generic(_ kind: String) {
    let look = Self.look("let it: It", "it.overlay \(Self.note)", generics: "<It: \(kind)>")
    #expect(look.ratio("T") == 21, "\(look.dump)")
  }

  @Test("S-50: what a modifier lays over a colour that is not known covers it")
  func covered() {
    let look = Self.look("let tint: Color", "ZStack { tint.overlay(Color.black); Text(\"T\").foregroundStyle(.white) }")
    #expect(look.ratio("T") == 21, "\(look.dump)")
  }

  @Test("S-141: what is shown on a colour that is not known is undecided for that colour")
  func onIt() {
    let look = Self.look("let tint: Color", "tint.frame(height: 80).overlay { Text(\"T\").foregroundStyle(.black) }")
    #expect(look.undecided("T") == .parameter, "\(look.dump)")
    #expect(look.reading("T")?.undecided?.detail == "'tint'")
  }

  @Test("S-141: the opacity of a picture that is not known bounds what lies behind")
  func picture() {
    let look = Self.look(
      "let picture: Image",
      "Text(\"T\").foregroundStyle(.black).background { picture.opacity(0.1) }.background(.white)")
    // Black on 0.9 of white, of luminance 0.7874: 0.8374 / 0.05 = 16.75.
    #expect(abs((look.bounds("T")?.low ?? 0) - 16.75) < 0.01, "\(look.dump)")
  }
}
