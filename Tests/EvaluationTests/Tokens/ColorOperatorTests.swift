import PlatformStyles
import Scene
import TestSupport
import Testing

/// Operators of the program that make a colour of two (S-58).
struct ColorOperatorTests {
  private static let body = """
    { Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? UIColor(dark) : UIColor(light) }) }
    """

  private func look(_ declarations: String, _ ink: String) -> Look {
    Look(body: "Text(\"a\").foregroundStyle(\(ink))", declarations: declarations)
  }

  @Test(
    "a light and a dark colour are told by the operator's function, whatever type its operands tell",
    arguments: [
      "Color(white: 0.6) | Color(white: 0.2)", "Color.gray(0.6) | .gray(0.2)", ".gray(0.6) | .gray(0.2)",
      "Color(white: 0.6) <-> Color(white: 0.2)", ".gray(0.6) <-> .gray(0.2)", "isOn ? .a : .gray(0.6) | .gray(0.2)",
    ])
  func pairs(_ ink: String) {
    let look = look(
      """
      infix operator <->: AdditionPrecedence
      let isOn = false
      extension Color {
        static func gray(_ white: Double) -> Color { Color(white: white) }
        static func | (light: Color, dark: Color) -> Color \(Self.body)
        static func <-> (light: Self, dark: Self) -> Self \(Self.body)
        static let a = Color.gray(0.6) | .gray(0.2)
      }
      """, ink)
    // 0.6 × 255 = 153, 0.2 × 255 = 51.
    #expect(look.foreground("a") == "#999999", "\(look.dump)")
    #expect(look.foreground("a", .dark) == "#333333", "\(look.dump)")
  }

  @Test("an operator that the program alone has is its one function, whatever it is given")
  func own() {
    let look = look(
      """
      infix operator %%
      func %% (part: Double, whole: Double) -> Double { part / whole }
      """, "Color(white: 60 %% 100)")
    #expect(look.foreground("a") == "#999999", "\(look.dump)")
  }

  @Test(
    "one that takes other operands, and one of two that take these, says nothing",
    arguments: [
      "extension String { static func | (light: String, dark: String) -> Color { .white } }",
      """
      func | (light: Color, dark: Color) -> Color { light }
      extension UIColor { static func | (light: UIColor, dark: UIColor) -> Color { .white } }
      """,
    ])
  func others(_ declarations: String) {
    #expect(look(declarations, ".white | .black").undecided("a") == .runtimeValue)
  }
}
