import PlatformStyles
import TestSupport
import Testing

/// Parts of tuples are found by the names that a written type gives them.
struct TupleTests {
  @Test(
    "a closure and a function name the parts of what they return",
    arguments: [
      "let pair: (_ isDark: Bool) -> (ink: Color, share: Double) = { isDark in if isDark { return (.black, 1) }\n return (.white, 1) }",
      "func pair(_ isDark: Bool) -> (ink: Color, share: Double) { isDark ? (.black, 1) : (.white, 1) }",
    ])
  func namesOfParts(_ pair: String) {
    let look = Look(body: "Text(\"a\").foregroundStyle(pair(false).ink.opacity(pair(true).share))", declarations: pair)
    #expect(look.foreground("a") == "#FFFFFF", "\(look.dump)")
  }

  @Test("a colour made of a closure's parts differs by appearance")
  func dynamicColor() {
    let look = Look(
      body: "Text(\"a\").foregroundStyle(Color(UIColor(day: .white, night: .black)))",
      declarations: """
        extension UIColor {
          convenience init(day: Ink, night: Ink, share: CGFloat = 1) {
            let chosen: (_ isDark: Bool) -> (value: Ink, share: CGFloat) = { isDark in
              if isDark { return (night, share) }
              return (day, share)
            }
            self.init(dynamicProvider: { traits in
              let ink = chosen(traits.userInterfaceStyle == .dark)
              return UIColor(white: ink.value.rawValue, alpha: ink.share)
            })
          }
        }
        enum Ink: Double { case white = 1; case black = 0 }
        """)
    #expect(look.foreground("a", .light) == "#FFFFFF", "\(look.dump)")
    #expect(look.foreground("a", .dark) == "#000000")
  }
}
