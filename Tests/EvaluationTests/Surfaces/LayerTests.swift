import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// What lies behind a text, layer by layer.
struct LayerTests {
  private static let onBlue = (light: "#000000 on #007AFF", dark: "#FFFFFF on #0A84FF")

  private static func blue(_ name: String, _ body: String) -> SurfaceCase {
    SurfaceCase(name, body, light: onBlue.light, dark: onBlue.dark)
  }

  private static func plain(_ name: String, _ body: String) -> SurfaceCase {
    SurfaceCase(name, body, light: "#000000 on #FFFFFF", dark: "#FFFFFF on #000000")
  }

  @Test(
    "S-51, S-52, S-53: backgrounds of every form cover",
    arguments: [
      blue("a colour", "Text(\"T\").padding().background(Color.blue)"),
      blue("before the padding", "Text(\"T\").background(Color.blue).padding()"),
      blue("of an ancestor", "VStack { HStack { Text(\"T\") } }.background(Color.blue)"),
      blue("edge to edge", "Text(\"T\").background(Color.blue.ignoresSafeArea())"),
      blue("edge to edge, old", "Text(\"T\").background(Color.blue.edgesIgnoringSafeArea(.all))"),
      blue("a closure", "Text(\"T\").background { Color.blue }"),
      blue("a closure, aligned", "Text(\"T\").background(alignment: .topLeading) { Color.blue }"),
      blue("a view, aligned", "Text(\"T\").background(Color.blue, alignment: .top)"),
      blue("in a shape", "Text(\"T\").background(.blue, in: RoundedRectangle(cornerRadius: 8))"),
      blue("in a capsule", "Text(\"T\").background(.blue, in: .capsule)"),
      blue("edges", "Text(\"T\").background(.blue, ignoresSafeAreaEdges: .bottom)"),
      blue("a filled shape", "Text(\"T\").background(RoundedRectangle(cornerRadius: 8).fill(Color.blue))"),
      blue("with a shadow", "Text(\"T\").background(Capsule().fill(Color.blue).shadow(radius: 2))"),
      blue("filled and stroked", "Text(\"T\").background(Capsule().fill(Color.blue).stroke(.red))"),
      blue(
        "filled and outlined",
        "Text(\"T\").background(Capsule().fill(Color.blue).overlay(Capsule().stroke(.red)))"),
      blue("a coloured shape", "Text(\"T\").background { Capsule().foregroundStyle(.blue) }"),
      blue("nearest first", "Text(\"T\").background(Color.blue).background(Color.red)"),
      blue("clipped", "Text(\"T\").background(Color.blue).clipShape(Capsule())"),
      blue("rounded", "Text(\"T\").background(Color.blue).cornerRadius(8)"),
      blue("masked by a shape", "Text(\"T\").background(Color.blue).mask(RoundedRectangle(cornerRadius: 8))"),
      blue("behind a masked sibling", "ZStack { Color.blue.mask { Circle() }; Text(\"T\") }"),
      blue("masked by a shape with a size", "Text(\"T\").background(Color.blue).mask(Circle().frame(width: 40))"),
      blue("the background style", "Text(\"T\").background(in: Capsule()).backgroundStyle(.blue)"),
      blue("the background style, bare", "Text(\"T\").background().backgroundStyle(.blue)"),
      plain("a stroke alone", "Text(\"T\").background(Capsule().stroke(.blue))"),
      plain(
        "a colour clipped to a stroke", "Text(\"T\").background(Color.blue.clipShape(Capsule().inset(by: 1).stroke()))"),
      plain("a colour masked by a border", "Text(\"T\").background(Color.blue.mask(Capsule().strokeBorder()))"),
      plain("a coloured stroke", "Text(\"T\").background(Capsule().stroke(lineWidth: 2).foregroundStyle(.blue))"),
      blue("a fill in another foreground", "Text(\"T\").background(Capsule().fill(Color.blue).foregroundStyle(.red))"),
      plain("a clear colour", "Text(\"T\").background(Color.clear)"),
      plain("the background style, default", "Text(\"T\").background(in: Capsule())"),
    ])
  func backgrounds(_ sample: SurfaceCase) { sample.check() }

  @Test(
    "S-50, S-51: siblings of a depth stack",
    arguments: [
      blue("a colour below", "ZStack { Color.blue; Text(\"T\") }"),
      blue("edge to edge", "ZStack { Color.blue.ignoresSafeArea(); VStack { Text(\"T\") } }"),
      blue("aligned", "ZStack(alignment: .top) { Rectangle().fill(Color.blue); Text(\"T\") }"),
      blue("stretched", "ZStack { Color.blue.frame(maxWidth: .infinity, maxHeight: .infinity); Text(\"T\") }"),
      blue("raised above it", "ZStack { Text(\"T\").zIndex(1); Color.blue }"),
      plain("clear above", "ZStack { Text(\"T\"); Color.clear }"),
      plain("a vertical stack", "VStack { Color.blue; Text(\"T\") }"),
      plain(
        "a coloured arc below",
        "ZStack { Circle().trim(from: 0, to: 0.5).stroke(lineWidth: 2).foregroundColor(.blue); Text(\"T\") }"),
      plain("a stroke above", "ZStack { Text(\"T\"); Capsule().stroke(.blue) }"),
    ])
  func siblings(_ sample: SurfaceCase) { sample.check() }

  @Test(
    "S-50: what an arm of a condition holds in a depth stack are its children, one in front of the other",
    arguments: [
      "ZStack { if isOn { Text(\"x\") } else { Color.yellow; Text(\"T\") } }",
      "ZStack { Color.red; if isOn { Color.yellow; Text(\"T\") } }",
      "ZStack { Color.red; if isOn { if isDone { Color.yellow; Text(\"T\") } else { Text(\"x\") } } }",
      "ZStack { if isOn { Color.yellow }; if isOn { Color.clear; Text(\"T\") } }",
    ])
  func arms(_ body: String) {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        @State private var isOn = false
        @State private var isDone = false
        var body: some View { \(body).onTapGesture { isOn.toggle(); isDone.toggle() } }
      }
      """)
    #expect(look.backgrounds("T") == ["#FFCC00"], "\(look.dump)")
  }

  @Test(
    "S-50: an overlay lies over what the receiver paints",
    arguments: [
      blue("a closure", "Color.blue.overlay { Text(\"T\") }"),
      blue("a closure, aligned", "Color.blue.overlay(alignment: .bottom) { Text(\"T\") }"),
      blue("a view", "Color.blue.overlay(Text(\"T\"))"),
      blue("a view, aligned", "Color.blue.overlay(Text(\"T\"), alignment: .bottom)"),
      // An overlay is offered the receiver's size, so a fixed frame of the receiver takes nothing away.
      blue("a badge", "Circle().fill(Color.blue).frame(width: 32, height: 32).overlay(Text(\"T\"))"),
      blue("a bar", "Rectangle().fill(Color.blue).frame(height: 44).overlay { Text(\"T\") }"),
    ])
  func overlays(_ sample: SurfaceCase) { sample.check() }

  @Test("S-53: a style reaches the background's own content only from outside")
  func styleOfBackgroundContent() {
    let before = Look(body: "Text(\"T\").foregroundStyle(.white).background { Capsule() }")
    #expect(before.words("T") == "#FFFFFF on #000000")
    let after = Look(body: "Text(\"T\").background { Capsule() }.foregroundStyle(.white)")
    #expect(after.words("T") == "#FFFFFF on #FFFFFF")
  }

  @Test("S-54: what covers a text hides it, or leaves it undecided where it is translucent")
  func covered() {
    #expect(Look(body: "Text(\"T\").overlay(Color.black)").exemptions("T") == [.hidden])
    #expect(Look(body: "ZStack { Text(\"T\"); Color.black }").exemptions("T") == [.hidden])
    #expect(Look(body: "Text(\"T\").overlay(Color.black.opacity(0.3))").undecided("T") == .overlap)
    #expect(Look(body: "ZStack { Text(\"T\"); Color.black.opacity(0.3) }").undecided("T") == .overlap)
    let stroked = Look(body: "Text(\"T\").overlay(RoundedRectangle(cornerRadius: 4).stroke(.red))")
    #expect(stroked.words("T") == "#000000 on #FFFFFF")
  }

  @Test("S-36, S-54: what is erased from a cover may be a hole over the text")
  func punched() {
    let cover = "ZStack { Color.black; Capsule().inset(by: 2).blendMode(.destinationOut) }.compositingGroup()"
    let ring = Look(body: "Text(\"T\").overlay { \(cover) }")
    #expect(ring.exemptions("T") == [] && ring.undecided("T") == .overlap, "\(ring.dump)")
    let behind = "ZStack { Capsule().blendMode(.destinationOut); Color.black }.compositingGroup()"
    #expect(Look(body: "Text(\"T\").overlay { \(behind) }").exemptions("T") == [.hidden])
  }

  // #333333 is 0.033 linear: 0.083 / 0.05 is 1.66 on the black that it goes around, and 1.05 / 0.083 is 12.6 on white.
  @Test("S-33: an outline around a fill is seen on what lies outside of it, too")
  func outlineAroundFill() throws {
    func ratio(_ page: String) throws -> Double? {
      let look = Look(
        body: """
          Button(action: {}) {
            Text("T").foregroundStyle(.white).background(Color.black)
              .overlay(Capsule().stroke(Color(red: 0.2, green: 0.2, blue: 0.2)))
          }.buttonStyle(.plain).padding().background(\(page))
          """)
      let shape = try #require(look.scene.elements.first { $0.kind == .shape }, "\(look.dump)")
      return shape.placements.first?.readings[.light]?.ratio?.low
    }
    #expect(abs(try #require(try ratio("Color.white")) - 12.6) < 0.05)
    #expect(abs(try #require(try ratio("Color.black")) - 1.66) < 0.01)
    // It may be seen on what is not known.
    #expect(try ratio("Image(\"wood\").resizable()") == nil)
  }

  @Test(
    "S-51, S-61: what a button's style paints lies behind what follows in its stack", arguments: ["", ".padding()"])
  func styledButton(padding: String) {
    let filling = padding.isEmpty ? ".frame(maxWidth: .infinity, maxHeight: .infinity)" : padding
    let look = Look(
      """
      import SwiftUI
      struct Plate: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label\(filling).background(Color.white)
        }
      }
      struct Sample: View {
        var body: some View {
          ZStack {
            Button {} label: { Text("Go") }.buttonStyle(Plate())
            Text("T").foregroundColor(.black)
          }.background(Color.black)
        }
      }
      """)
    // A plate that need not cover all leaves both: 21:1 on white, and 1:1 on black.
    #expect(look.bounds("T").map { [$0.low, $0.high] } == (padding.isEmpty ? [21, 21] : [1, 21]), "\(look.dump)")
  }

  @Test("S-54: what covers a text on some path only leaves the others as they are")
  func coveredOnSomePath() {
    let look = Look(
      "import SwiftUI\nstruct Sample: View { @State private var isBusy = false\n"
        + "var body: some View { ZStack { Text(\"T\"); if isBusy { Color.black.opacity(0.4) } } } }")
    #expect(look.words("T") == "#000000 on #FFFFFF")
    #expect(look.exemptions("T") == [])
  }

  @Test("S-51, S-54: a sibling that is as large as its content hides nothing")
  func bottomBar() {
    let look = Look(
      body: "ZStack(alignment: .bottom) { ScrollView { Text(\"T\") }; HStack { Text(\"U\") }.background(Color.blue) }")
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
    #expect(look.exemptions("T") == [])
    #expect(look.words("U") == "#000000 on #007AFF")
  }

  @Test(
    "S-51: a sibling that need not cover keeps both alternatives",
    arguments: [
      "ZStack { Circle().fill(Color.blue).frame(width: 16, height: 16); Text(\"T\") }",
      "ZStack { Color.blue.offset(y: 20); Text(\"T\") }",
      "ZStack { Color.blue.mask { Circle().frame(width: 40, height: 40) }; Text(\"T\") }",
      "ZStack { Color.blue.mask(Capsule().padding()); Text(\"T\") }",
      "ZStack { VStack { Color.blue; Spacer() }; Text(\"T\") }",
      "ZStack { Text(\"x\").background(Color.blue); Text(\"T\") }",
    ])
  func uncertainCover(_ body: String) {
    let look = Look(body: body)
    #expect(look.isCertain("T") == false, "\(look.dump)")
    // Black on white is 21:1; on #007AFF, whose luminance is 0.2116, (0.2116 + 0.05) / 0.05 = 5.23.
    #expect(abs((look.bounds("T")?.high ?? 0) - 21) < 0.01)
    #expect(abs((look.bounds("T")?.low ?? 0) - 5.23) < 0.01)
  }

  @Test("S-50, S-143: a constant offset makes the backdrop uncertain, one that comes and goes does not")
  func offset() {
    let moved = Look(body: "Text(\"T\").offset(x: 4, y: 40).background(Color.blue)")
    #expect(moved.isCertain("T") == false, "\(moved.dump)")
    #expect(Look(body: "Text(\"T\").background(Color.blue).offset(x: 4)").words("T") == "#000000 on #007AFF")
    let moving = Look(
      "import SwiftUI\nstruct Sample: View { @State private var isShown = false\n"
        + "var body: some View { Text(\"T\").offset(y: isShown ? 0 : 20) } }")
    #expect(moving.words("T") == "#000000 on #FFFFFF")
  }

  @Test("S-32: a group's opacity fades its own background too")
  func groupOpacity() {
    // Half of black and white is 0.5, of luminance 0.2140: 1.05 / 0.2640 = 3.98.
    let card = Look(body: "Text(\"T\").foregroundStyle(.white).background(Color.black).opacity(0.5)")
    #expect(card.words("T") == "#FFFFFF on #808080")
    #expect(abs((card.ratio("T") ?? 0) - 3.98) < 0.01)
    #expect(card.words("T", .dark) == "#808080 on #000000")
    // (0.2140 + 0.05) / 0.05 = 5.28
    #expect(abs((card.ratio("T", .dark) ?? 0) - 5.28) < 0.01)
    let twice = Look(body: "VStack { Text(\"T\").opacity(0.5) }.opacity(0.5)")
    // A quarter of black over white: 255 × 0.75 = 191.25
    #expect(twice.words("T") == "#BFBFBF on #FFFFFF")
  }

  @Test("S-54: an outline laid over a text, behind it or around what is behind does not cover it")
  func outline() {
    for shape in [".capsule.stroke()", "Capsule().strokeBorder()"] {
      for body in [
        "Text(\"T\").padding().overlay(.red, in: \(shape))", "Text(\"T\").background(.black, in: \(shape))",
        "ZStack { Capsule().fill(.white).overlay(.black, in: \(shape)); Text(\"T\") }",
        "ZStack { Color.white.background(.black, in: \(shape)); Text(\"T\") }",
      ] {
        let look = Look(body: body)
        #expect(look.ratio("T") == 21, "\(look.dump)")
      }
    }
  }

  @Test("S-51: how deep a view stands says nothing of what lies behind it")
  func deepInside() {
    let look = Look(
      body: String(repeating: "VStack { ", count: 45) + "ZStack { Panel(); Text(\"T\") }"
        + String(repeating: " }", count: 45),
      declarations: "struct Panel: View { var body: some View { Color(white: 0.5).ignoresSafeArea() } }")
    // 0.5 × 255 = 127.5, rounded up.
    #expect(look.words("T") == "#000000 on #808080", "\(look.dump)")
  }

  /// A text in front of a view of UIKit.
  private static func covering(_ code: String, and declaration: String = "") -> Look {
    Look(
      body: "Text(\"T\").background { Shield() }",
      declarations: """
        struct Shield: UIViewRepresentable {
          func makeUIView(context: Context) -> UIView { \(code); return view }
          func updateUIView(_ view: UIView, context: Context) {}
        }
        \(declaration)
        """)
  }

  @Test(
    "S-51, S-115: a view of UIKit with nothing in it paints its background",
    arguments: [
      ("let view = UIView()", "#FFFFFF"), ("let view = UIView(); view.backgroundColor = .clear", "#FFFFFF"),
      ("let view = UIView(); view.backgroundColor = UIColor(white: 0, alpha: 1)", "#000000"),
    ])
  func plainViewOfUIKit(_ code: String, background: String) {
    let look = Self.covering(code)
    #expect(look.background("T") == background, "\(look.dump)")
    #expect(look.isCertain("T") == true)
  }

  @Test(
    "S-51, S-115: a view of a class of the program paints its background, unless the class draws or holds more than fills",
    arguments: [
      ("", "#FFFFFF"),
      ("let report: (UIWindow?) -> Void = { _ in }; override func didMoveToWindow() { report(window) }", "#FFFFFF"),
      ("override init(frame: CGRect) { super.init(frame: frame); backgroundColor = .black }", "#000000"),
      ("override func draw(_ rect: CGRect) { UIColor.black.setFill(); UIRectFill(rect) }", "#000000"),
    ])
  func ownViewOfUIKit(_ members: String, background: String) {
    let look = Self.covering("let view = Probe(frame: .zero)", and: "final class Probe: UIView { \(members) }")
    #expect(look.background("T") == background, "\(look.dump)")
    #expect(look.isCertain("T") == true)
  }

  @Test(
    "S-143: what a view of a class paints that draws or holds more is not known",
    arguments: [
      "override func draw(_ rect: CGRect) { UIColor.black.setFill(); UIBezierPath(ovalIn: rect).fill() }",
      "override class var layerClass: AnyClass { CAGradientLayer.self }",
      "override func didMoveToWindow() { addSubview(UILabel()) }",
      "let label = UILabel(); override init(frame: CGRect) { super.init(frame: frame); addSubview(label) }",
      "func fill() { addSubview(UILabel()) }",
      "override func didMoveToWindow() { decorate(self) }",
      "override func layoutSubviews() { alpha = 0.5 }",
    ])
  func otherOwnViewOfUIKit(_ members: String) {
    let look = Self.covering("let view = Probe(frame: .zero)", and: "final class Probe: UIView { \(members) }")
    #expect(look.undecided("T") != nil, "\(look.dump)")
  }

  @Test(
    "S-143: what any other view of UIKit paints is not known",
    arguments: [
      "let view = PlayerView()", "let view = UIView(); view.addSubview(UILabel())",
      "let view = UIView(); view.alpha = 0.5", "let view = UIView(); decorate(view)",
    ])
  func otherViewOfUIKit(_ code: String) {
    #expect(Self.covering(code).undecided("T") == .unknownBackdrop)
  }

  @Test(
    "S-51: what lies over a button or a link lies over its label",
    arguments: ["Button { } label: { Color.black }", "NavigationLink(value: 1) { Color.black }"])
  func button(_ below: String) {
    let look = Look(body: "ZStack { \(below); Text(\"T\").foregroundStyle(.white) }")
    #expect(look.background("T") == "#000000", "\(look.dump)")
  }

  @Test("S-51: a picture in a link is one behind the text over it")
  func pictureInLink() {
    let look = Look(
      body: "ZStack { NavigationLink(value: 1) { Image(\"photo\").resizable() }; Text(\"T\") }")
    #expect(look.undecided("T") == .imageBackdrop, "\(look.dump)")
  }

  @Test(
    "S-50: a symbol of a plain shape lies behind a text as the shape would",
    arguments: [
      #"ZStack { Image(systemName: "circle.fill").foregroundStyle(.black); Text("T") }"#,
      #"Image(systemName: "seal.fill").resizable().foregroundColor(.black).overlay(Text("T"))"#,
      #"Text("T").background { Image(systemName: "circle.fill").font(.largeTitle).foregroundStyle(.black) }"#,
      #"ZStack { Image(systemName: "app.fill"); Text("T") }.foregroundStyle(.black)"#,
    ])
  func symbolShape(_ body: String) {
    #expect(Look(body: body).backgrounds("T") == ["#000000"], "\(Look(body: body).dump)")
  }

  @Test("S-50: which part of another filled symbol lies behind a text is not known; an outline is not counted")
  func symbolParts() {
    let heart = Look(body: #"ZStack { Image(systemName: "heart.fill").foregroundStyle(.black); Text("T") }"#)
    // Black on black, or on the white page: 1 to 21.
    #expect(heart.bounds("T").map { [$0.low, $0.high] } == [1, 21], "\(heart.dump)")
    let outline = Look(body: #"ZStack { Image(systemName: "circle").foregroundStyle(.black); Text("T") }"#)
    #expect(outline.backgrounds("T") == ["#FFFFFF"], "\(outline.dump)")
  }

  @Test("S-141: a veil in a colour that is not known is bounded by what it leaves of a known colour")
  func veil() {
    func look(_ share: Double) -> Look {
      Look(body: "Text(\"T\").foregroundStyle(.white).background(Color.gray.opacity(\(share)))", platform: .watchos)
    }
    // On black at most white at 30 %: #4D4D4D, of luminance 0.0732, so 1.05 / 0.1232 = 8.52; at least black, 21.
    let faint = look(0.3)
    #expect(abs((faint.bounds("T", .dark)?.low ?? 0) - 8.52) < 0.02, "\(faint.dump)")
    #expect(abs((faint.bounds("T", .dark)?.high ?? 0) - 21) < 0.01)
    // White at 70 % leaves less than 4.5.
    #expect(look(0.7).undecided("T", .dark) == .externalModule)
  }

  @Test("S-141: a faint veil over what other code paints decides nothing, a dense one or one over a picture bounds it")
  func veilOverUnknown() throws {
    func look(_ behind: String, _ share: Double) -> Look {
      Look(
        body:
          "ZStack { \(behind); Text(\"T\").foregroundStyle(.white).padding().background(Color.black.opacity(\(share))) }"
      )
    }
    let faint = look("Stage()", 0.05)
    #expect(faint.undecided("T") == .externalModule, "\(faint.dump)")
    // Over white 255*.1 = 25.5, of luminance 0.0100: 1.05 / 0.0600 = 17.5; over black 21.
    let dense = try #require(look("Stage()", 0.9).bounds("T"))
    #expect(abs(dense.low - 17.5) < 0.2)
    #expect(abs(dense.high - 21) < 0.01)
    // Over white 255*.95 = 242, of luminance 0.888: 1.05 / 0.938 = 1.12.
    let picture = try #require(look("Image(\"photo\").resizable()", 0.05).bounds("T"))
    #expect(abs(picture.low - 1.12) < 0.01)
  }
}
