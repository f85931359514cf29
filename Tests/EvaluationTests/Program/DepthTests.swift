import PlatformStyles
import Scene
import TestSupport
import Testing

/// What nests deeper than is followed is never lost without a word.
struct DepthTests {
  @Test func textInsideAModifierThatAppliesItselfIsUndecided() {
    let look = Look(
      body: "Text(\"a\").m()",
      declarations: """
        struct M: ViewModifier { func body(content: Content) -> some View { content.m() } }
        extension View { func m() -> some View { modifier(M()) } }
        """)
    #expect(look.undecided("a") == .tooDeep, "\(look.dump)")
  }

  @Test func textHandedToAViewThatShowsItselfIsUndecided() {
    let look = Look(
      body: "W(c: Text(\"a\"))", declarations: "struct W<C: View>: View { let c: C; var body: some View { W(c: c) } }")
    #expect(look.undecided("a") == .tooDeep, "\(look.dump)")
  }

  @Test func whatAModifierPaintsIsSeenHoweverDeepItStands() {
    let groups = (String(repeating: "Group { ", count: 45), String(repeating: " }", count: 45))
    let look = Look(
      body: "\(groups.0)Color.clear.modifier(Card()).overlay { Text(\"a\").foregroundStyle(.white) }\(groups.1)",
      declarations: """
        struct Card: ViewModifier { func body(content: Content) -> some View { content.background(.black) } }
        """)
    // White on black.
    #expect(look.ratio("a") == 21, "\(look.dump)")
  }

  @Test func whatAModifierThatAppliesItselfPaintsIsUndecided() {
    let look = Look(
      body: "Color.clear.modifier(M(n: 0)).overlay { Text(\"a\").foregroundStyle(.white) }",
      declarations: """
        struct M: ViewModifier {
          let n: Int
          func body(content: Content) -> some View { content.modifier(M(n: n + 1)) }
        }
        """)
    #expect(Set(look.readings("a").map(\.undecided?.reason)) == [.tooDeep], "\(look.dump)")
  }

  @Test(arguments: [100, 150, 240])
  func longChainsOfModifiersAreFollowed(count: Int) {
    let chain = String(repeating: ".padding()", count: count)
    #expect(Look(body: "Text(\"a\")\(chain).foregroundStyle(.white)").foreground("a") == "#FFFFFF")
  }

  @Test func whatIsTooLongToBeReadIsUndecided() {
    let look = Look(body: "Text(\"a\")\(String(repeating: ".padding()", count: 300))")
    #expect(look.scene.elements.count == 1)
    #expect(look.placements("a").isEmpty)
    #expect(look.scene.elements[0].placements.map { $0.readings[.light]?.undecided?.reason } == [.tooDeep])
  }

  @Test func longSumsKeepTheirTexts() {
    let terms = (0..<600).map { "Text(\"\($0)\")" }.joined(separator: " + ")
    let look = Look(body: terms)
    #expect(look.foreground("599") == "#000000", "\(look.scene.elements.count)")
    let reasons = look.scene.elements.flatMap(\.placements).map { $0.readings[.light]?.undecided?.reason }
    #expect(reasons.contains(.tooDeep))
  }
}
