import PlatformStyles
import Scene
import TestSupport
import Testing

/// Members that a program adds to `Color` under names that SwiftUI's styles have.
struct OwnColorNameTests {
  // 0.72, 0.73 and 0.78 of 255 are #B8, #BA and #C7.
  private static let look = Look(
    """
    import SwiftUI
    struct Sample: View {
      let choice: Color
      var body: some View {
        VStack {
        Text("level").foregroundStyle(.secondary)
        Text("color").foregroundColor(.secondary)
        Text("named").foregroundStyle(Color.secondary)
        Text("system").foregroundStyle(.orange)
        Text("common").foregroundStyle(.random() ? .secondary : Color.black)
        Text("either").foregroundStyle(.random() ? .orange : .black)
        Text("second").foregroundStyle(.random() ? .black : .orange)
        Text("third").foregroundStyle(.random() ? .black : .random() ? .orange : .white)
        Text("chosen").foregroundStyle(.random() ? choice : .orange)
        Button("eitherTint") {}.tint(.random() ? .orange : .black)
        Text("own").foregroundStyle(.mint)
        Text("only").foregroundStyle(.brand)
        Button("tinted") {}.tint(.orange)
        }
      }
    }
    """,
    files: [
      "Palette.swift": """
      import SwiftUI
      extension Color {
        static let secondary = Color(red: 0.72, green: 0.73, blue: 0.78)
        static let orange = Color(red: 0.72, green: 0.73, blue: 0.78)
        static let brand = Color(red: 0, green: 0, blue: 1)
      }
      extension ShapeStyle where Self == Color {
        static var mint: Color { Color(red: 0, green: 0, blue: 1) }
        static var brand: Color { .brand }
      }
      """
    ])

  @Test("the levels are known whose names such members have")
  func takenLevels() {
    #expect(Self.look.scene.ownLevels == [.secondary])
    #expect(Look(body: "Text(\"a\").foregroundStyle(.secondary)").scene.ownLevels.isEmpty)
  }

  @Test(
    "S-31: they are colours where one is asked for, and no styles",
    arguments: [
      // #3C3C43 at 60 % on white: 0.6 × 60 + 0.4 × 255 = 138, 0.6 × 67 + 0.4 × 255 = 142.2.
      ("level", "#8A8A8E on #FFFFFF"),
      ("color", "#B8BAC7 on #FFFFFF"), ("named", "#B8BAC7 on #FFFFFF"), ("tinted", "#B8BAC7 on #FFFFFF"),
      // The system's orange in light, before the latest generation.
      ("system", "#FF9500 on #FFFFFF"),
      ("common", "#000000 on #FFFFFF | #B8BAC7 on #FFFFFF"),
      ("either", "#000000 on #FFFFFF | #FF9500 on #FFFFFF"),
      ("second", "#000000 on #FFFFFF | #B8BAC7 on #FFFFFF"),
      ("third", "#000000 on #FFFFFF | #B8BAC7 on #FFFFFF | #FFFFFF on #FFFFFF"),
      ("eitherTint", "#000000 on #FFFFFF | #B8BAC7 on #FFFFFF"),
      ("own", "#0000FF on #FFFFFF"), ("only", "#0000FF on #FFFFFF"),
    ])
  func names(text: String, words: String) {
    #expect(Self.look.words(text) == words, "\(Self.look.dump)")
  }

  @Test("S-31: beside a colour that is not known they are colours")
  func besideUnknown() {
    #expect(Self.look.foregrounds("chosen").contains("#B8BAC7"), "\(Self.look.dump)")
    #expect(!Self.look.foregrounds("chosen").contains("#FF9500"))
  }

  @Test(
    "S-31: a member of the colour itself comes before one that an extension of `ShapeStyle` adds",
    arguments: [
      // The system's blue and orange in light, before the latest generation.
      ("accentColor: Self { .accentColor }", ".accentColor", "#007AFF"),
      ("accentColor: Color { Color.accentColor }", ".accentColor", "#007AFF"),
      ("accentColor: Color { .accentColor }", "Color.accentColor", "#007AFF"),
      ("orange: Color { .orange }", ".orange", "#FF9500"), ("orange: Color { .red }", "Color.orange", "#FF9500"),
    ])
  func ownMembers(_ added: String, _ style: String, _ color: String) {
    let look = Look(
      body: "Text(\"T\").foregroundStyle(\(style))",
      declarations: "extension ShapeStyle where Self == Color { static var \(added) }")
    #expect(look.foregrounds("T") == [color], "\(look.dump)")
  }

  @Test(
    "S-31: a function that an extension of `ShapeStyle` adds for colours is one of `Color`, too",
    arguments: ["ink", "Color.gray(150)", "isFaint ? .gray(150) : .gray(150)", "Color.gray(150).opacity(1)"])
  func addedFunctions(_ style: String) {
    // 150 of 255 is #96.
    let look = Look(
      """
      import SwiftUI
      extension ShapeStyle where Self == Color {
        static func gray(_ share: Double) -> Color { Color(white: share / 255) }
      }
      struct Sample: View {
        let isFaint: Bool
        private var ink: Color { .gray(150) }
        var body: some View { Text("T").foregroundStyle(\(style)) }
      }
      """)
    #expect(look.foregrounds("T") == ["#969696"], "\(look.dump)")
  }

  @Test("S-31: a function of `Color` itself comes before one that an extension of `ShapeStyle` adds")
  func ownFunctions() {
    let look = Look(
      body: "Text(\"T\").foregroundStyle(Color.shade(0))",
      declarations: """
        extension ShapeStyle where Self == Color { static func shade(_ share: Double) -> Color { .red } }
        extension Color { static func shade(_ share: Double) -> Color { Color(white: share) } }
        """)
    #expect(look.foregrounds("T") == ["#000000"], "\(look.dump)")
  }
}
