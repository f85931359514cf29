import PlatformStyles
import Scene
import TestSupport
import Testing

/// Platters of the system over what the program paints (contract, profiles).
struct SystemGroundTests {
  @Test(
    "S-95: a button's own platter over a faint tint is a ground of the system's",
    arguments: [
      ("Color.secondary.opacity(0.1)", true), (".quinary", true), ("Color.blue.opacity(0.05)", true),
      // The platter is translucent, and what shines through it is the program's choice.
      ("Color.secondary.opacity(0.5)", false), ("Color.blue", false), ("Image(\"sea\")", false),
    ])
  func tints(_ tint: String, _ isSystem: Bool) {
    let look = Look(body: "Button(\"T\") {}.padding().background(\(tint))", platform: .macos)
    #expect(Set(look.readings("T", .dark).map(\.isOnSystemBackground)) == [isSystem], "\(look.dump)")
  }

  @Test(
    "tints without a platter in front are none, and neither are several that together are not faint",
    arguments: [
      "Text(\"T\").background(Color.secondary.opacity(0.1))",
      "Button(\"T\") {}.buttonStyle(.plain).background(Color.secondary.opacity(0.1))",
      "Button(\"T\") {}.background(Color.blue.opacity(0.08)).background(Color.blue.opacity(0.08))",
      // What lies on the platter is in front of it.
      "Button {} label: { Text(\"T\").background(Color.blue.opacity(0.05)) }",
    ])
  func others(_ body: String) {
    let look = Look(body: body, platform: .macos)
    #expect(Set(look.readings("T", .dark).map(\.isOnSystemBackground)) == [false], "\(look.dump)")
  }
}
