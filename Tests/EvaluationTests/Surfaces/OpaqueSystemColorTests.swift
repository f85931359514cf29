import PlatformStyles
import Scene
import TestSupport
import Testing

/// The system's colours without an opacity end what lies behind them, as any other opaque colour does.
struct OpaqueSystemColorTests {
  @Test(
    "S-73: an opaque colour of the system in front of a material ends it",
    arguments: ["Color.gray", "Color(.systemGray)", "Color(.systemGray5)", "Color(.opaqueSeparator)", "Color.red"])
  func material(_ color: String) {
    for background in [".background(\(color))", ".background { \(color) }"] {
      let look = Look(body: "VStack { Text(\"T\").foregroundStyle(.white)\(background) }.background(.thinMaterial)")
      #expect(look.placements("T").map { $0.material == nil } == [true], "\(look.dump)")
    }
  }

  @Test(
    "S-73: through a colour of the system with an opacity the material is seen",
    arguments: ["Color(.systemFill)", "Color(.separator)", "Color.gray.opacity(0.3)"])
  func translucent(_ color: String) {
    let look = Look(
      body: "VStack { Text(\"T\").foregroundStyle(.white).background(\(color)) }.background(.thinMaterial)")
    #expect(look.placements("T").map { $0.material?.material } == [.thin], "\(look.dump)")
  }

  // systemGray is #8E8E93 in both. #3C3C43 at 0.3 on it: 142 · 0.7 + 60 · 0.3 = 117.4, 147 · 0.7 + 67 · 0.3 = 123;
  // #EBEBF5 at 0.3: 142 · 0.7 + 235 · 0.3 = 169.9, 147 · 0.7 + 245 · 0.3 = 176.4.
  @Test("S-71: a level on gray over a material is no vibrancy")
  func level() {
    SurfaceCase(
      "tertiary",
      "VStack { Text(\"T\").foregroundStyle(.tertiary).background(Color.gray) }.background(.regularMaterial)",
      light: "#75757B on #8E8E93", dark: "#AAAAB0 on #8E8E93"
    ).check()
  }

  @Test("S-54: gray hides what it covers", arguments: ["Color.gray", "Color(.systemGray6)"])
  func covered(_ color: String) {
    let look = Look(body: "ZStack { Text(\"T\"); \(color) }")
    #expect(look.exemptions("T") == [.hidden], "\(look.dump)")
  }
}
