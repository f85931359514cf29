import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Shapes that the program declares (S-33).
struct OwnShapeTests {
  private static let shapes = """
    struct Bubble: Shape {
      var isMine = true
      func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    }
    struct Ring: InsettableShape {
      var amount: CGFloat = 0
      func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: amount, dy: amount)) }
      func inset(by amount: CGFloat) -> Ring { Ring(amount: self.amount + amount) }
    }
    """

  @Test(
    "S-33, S-51: the fill of a shape lies behind what it is the background of, as a style within the shape does",
    arguments: [
      "Text(\"T\").background(.black, in: Bubble())",
      "Text(\"T\").background(Bubble().fill(.black))",
      "Text(\"T\").background(Bubble(isMine: false).fill(Color.black))",
      "Text(\"T\").background { Bubble().foregroundStyle(.black) }",
      "Text(\"T\").background(Bubble().foregroundColor(.black))",
      "Text(\"T\").background(Ring().inset(by: 2).fill(.black))",
      "Text(\"T\").background(AnyShape(Bubble()).fill(.black))",
      "Bubble().fill(.black).overlay { Text(\"T\") }",
    ])
  func fills(_ body: String) {
    let look = Look(body: "VStack { \(body) }.foregroundStyle(.white)", declarations: Self.shapes)
    #expect(look.words("T") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test("S-33: a shape without a fill is drawn in the foreground")
  func unfilled() {
    let look = Look(body: "Text(\"T\").foregroundStyle(.white).background { Bubble() }", declarations: Self.shapes)
    #expect(look.words("T") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test("S-33: a stroke leaves what lies behind")
  func strokes() {
    for stroke in ["Bubble().stroke(.black)", "Ring().strokeBorder(.black, lineWidth: 2)"] {
      let look = Look(body: "Text(\"T\").background(\(stroke))", declarations: Self.shapes)
      #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
    }
  }

  @Test("S-51: in a depth stack a shape of any form may leave out where a sibling stands")
  func siblings() {
    let look = Look(
      body: "ZStack { Bubble().fill(.black); Text(\"T\").foregroundStyle(.white) }", declarations: Self.shapes)
    // On the screen's white 1, on black 21.
    #expect(look.bounds("T").map { $0.low < 1.01 && $0.high > 20.99 } == true, "\(look.dump)")
  }

  @Test("what a shape computes is read from it as before")
  func members() {
    let look = Look(
      body: "Text(\"T\").foregroundStyle(Dot().ink).background(Dot().path(in: .zero).fill(.white))",
      declarations: """
        struct Dot: Shape {
          var ink: Color { .black }
          func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
        }
        """)
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
  }
}
