import TestSupport
import Testing

@Suite("Members of a protocol's extension for one type")
struct SelfConstraintTests {
  @Test(
    "'Self' is the type for which the extension is",
    arguments: [
      ("static var plate: Self { Self(color: .red) }", ".plate"),
      ("static var plate: Self { .init(color: .red) }", ".plate"),
      ("static func plate(_ color: Color) -> Self { Self(color: color) }", ".plate(.red)"),
      ("static func plate(_ color: Color) -> Self { .init(color: color) }", ".plate(.red)"),
      ("static var tone: Color { .red }; static var plate: Self { Self(color: tone) }", ".plate"),
    ])
  func styles(_ members: String, _ use: String) {
    let look = Look(
      """
      struct Plate: ButtonStyle {
        let color: Color
        func makeBody(configuration: Configuration) -> some View { configuration.label.foregroundStyle(color) }
      }
      extension ButtonStyle where Self == Plate { \(members) }
      struct Page: View { var body: some View { Button("T") {}.buttonStyle(\(use)) } }
      """)
    // systemRed in light.
    #expect(look.foreground("T") == "#FF3B30", "\(look.dump)")
  }

  @Test("the framework's colours are built by 'Self', too, and members of the extension are named without it")
  func colors() {
    let look = Look(
      """
      extension ShapeStyle where Self == Color {
        static var ink: Self { Self(red: 0, green: 0, blue: 1) }
        static var note: Color { ink }
      }
      struct Page: View { var body: some View { Text("T").foregroundStyle(.note) } }
      """)
    #expect(look.foreground("T") == "#0000FF", "\(look.dump)")
  }
}
