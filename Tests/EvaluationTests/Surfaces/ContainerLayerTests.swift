import ColorScience
import Scene
import TestSupport
import Testing

/// What containers of screens and of what scrolls paint behind views in front of them (S-51, S-59).
struct ContainerLayerTests {
  @Test(
    "S-51: the content of a container that fills its frame lies behind what is in front",
    arguments: [
      "ZStack { NavigationStack { Color.black }; Text(\"T\") }",
      "NavigationStack { Color.black }.overlay { Text(\"T\") }",
      "ZStack { NavigationView { Color.black }; Text(\"T\") }", "ZStack { TabView { Color.black }; Text(\"T\") }",
      "ZStack { TabView { Color.black }.tabViewStyle(.page); Text(\"T\") }",
      "ZStack { ScrollViewReader { _ in Color.black }; Text(\"T\") }",
      "Text(\"T\").background { TabView { Color.black }.tabViewStyle(.page) }",
    ])
  func filling(_ body: String) {
    let look = Look(body: "Group { \(body) }.foregroundStyle(.white)")
    #expect(look.words("T") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test("S-51: of several tabs any one lies behind", arguments: [("Color(white: 0.5)", 3.95), ("Text(\"x\")", 1)])
  func tabs(_ second: String, least: Double) {
    let look = Look(body: "ZStack { TabView { Color.black; \(second) }; Text(\"T\").foregroundStyle(.white) }")
    // Half of white is 0.2159 linear in bytes, or 0.2140: 1.05 / 0.2640 = 3.98, or 1.05 / 0.2659 = 3.95.
    #expect(abs((look.bounds("T")?.low ?? 0) - least) < 0.04 && look.bounds("T")?.high == 21, "\(look.dump)")
    #expect(look.isCertain("T") == false)
  }
}
