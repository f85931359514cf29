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

  @Test(
    "S-20: a picture that is not known is an element, undecided where the project gives it a colour",
    arguments: [
      ("picture.foregroundStyle(.yellow)", true), ("HStack { picture }.foregroundStyle(.yellow)", true),
      ("picture.resizable().frame(width: 24, height: 24).foregroundStyle(.yellow)", true),
      ("picture.foregroundColor(.yellow).padding()", true), ("picture", false), ("picture.resizable()", false),
      ("picture.resizable().frame(width: 60, height: 60).foregroundStyle(.yellow)", false),
      ("picture.resizable().foregroundStyle(.yellow)", false),
      ("picture.renderingMode(.original).foregroundStyle(.yellow)", false),
    ])
  func pictures(_ body: String, _ mayBeSymbol: Bool) throws {
    let look = Self.look("let picture: Image", body)
    #expect(look.scene.elements.count == 1, "\(look.dump)")
    let element = try #require(look.scene.elements.first)
    #expect(element.kind == (mayBeSymbol ? .symbol : .image))
    let placement = try #require(element.placements.first)
    #expect(placement.readings[.light]?.undecided?.reason == (mayBeSymbol ? .parameter : nil))
    #expect(placement.exemption == (mayBeSymbol ? nil : .content))
  }

  /// systemYellow of iOS 18 in light is #FFCC00.
  @Test("S-125: a picture that is not known is drawn in the colour around where code says that its shape counts")
  func template() {
    let look = Self.look("let picture: Image", "picture.renderingMode(.template).foregroundStyle(.yellow)")
    #expect(look.scene.elements.map(\.kind) == [.symbol])
    #expect(look.scene.elements.first?.placements.first?.readings[.light]?.foreground?.hexString == "#FFCC00")
  }

  @Test("a picture that views are handed is seen once, as what is handed over")
  func handed() {
    let look = Self.look(
      "let name: String", "Badge(picture: Image(systemName: \"star\"))",
      more: "struct Badge: View { let picture: Image\nvar body: some View { picture.foregroundStyle(.yellow) } }")
    #expect(look.scene.elements.map(\.text) == ["star"], "\(look.dump)")
  }

  @Test("a picture that another module finds by a key path is one, since its property says so")
  func external() {
    let look = Look(
      """
      import Tokens
      import SwiftUI
      extension Image { static let demo = DemoIcons() }
      struct Icon: View {
        private var image: Image
        init(_ icon: KeyPath<DemoIcons, Image>) { image = .demo[keyPath: icon] }
        var body: some View { image.resizable().frame(width: 24, height: 24) }
      }
      struct Sample: View { var body: some View { Icon(\\.close).foregroundStyle(.yellow) } }
      """)
    #expect(look.scene.elements.map(\.kind) == [.symbol], "\(look.dump)")
    #expect(look.scene.elements.first?.placements.first?.readings[.light]?.undecided?.reason == .externalModule)
  }

  @Test(
    "S-32: nothing is seen of what has an opacity of 0, whatever it is",
    arguments: [
      "Swirl().opacity(0)", "Swirl(kind: 1).accessibilityHidden(true).opacity(0)", "Swirl.make(1).opacity(0).padding()",
      "picture.opacity(0)", "Volume(isLocal: true).opacity(0)",
      "Volume(isLocal: true).accessibilityHidden(true).opacity(0)",
    ])
  func hidden(_ view: String) {
    let look = Self.look(
      "let picture: Image", "Text(\"T\").foregroundStyle(.black).background { \(view) }.background(Color.white)",
      more: """
        struct Volume: WKInterfaceObjectRepresentable {
          let isLocal: Bool
          func makeWKInterfaceObject(context: Context) -> WKInterfaceVolumeControl { WKInterfaceVolumeControl() }
          func updateWKInterfaceObject(_ object: WKInterfaceVolumeControl, context: Context) {}
        }
        """)
    // Black on white has 21:1.
    #expect(look.ratio("T") == 21, "\(look.dump)")
    let seen = Self.look("let picture: Image", "Text(\"T\").background { Swirl().opacity(0.5) }")
    #expect(seen.undecided("T") != nil)
  }
}
