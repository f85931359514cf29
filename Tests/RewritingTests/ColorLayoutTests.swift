import ColorScience
import PlatformStyles
import Rewriting
import Scene
import Testing

@Suite("A colour that asks for the appearance is set over lines where one has no room for it")
struct ColorLayoutTests {
  // 0xCC is 204, and 204 / 255 is 0.8; 0x33 is 51, 0.2.
  private let light = "UIColor(red: 0.8, green: 0.0, blue: 0.0, alpha: 1)"
  private let dark = "UIColor(red: 0.8, green: 0.2, blue: 0.2, alpha: 1)"

  private func color(_ values: [Appearance: String], kept: Set<Appearance> = []) -> Remedy.AdaptiveColor {
    Remedy.AdaptiveColor(values.compactMapValues { Color(hex: $0) }, kept: kept)
  }

  @Test("in the steps and with the line breaks of the file", arguments: ["    ", "\t", "  "], ["\n", "\r\n"])
  func steps(step: String, lineBreak: String) throws {
    let color = color([.light: "#CC0000"], kept: [.lightIncreased, .dark, .darkIncreased])
    func file(_ lines: [String]) -> String {
      (["struct Row: View {", "\(step)var body: some View {"] + lines.map { "\(step)\(step)\($0)" } + ["\(step)}", "}"])
        .joined(separator: lineBreak)
    }
    let before = file(["Text(name)", "\(step).foregroundStyle(«.red»)"])
    let after = file([
      "Text(name)",
      "\(step).foregroundStyle(Color(uiColor: UIColor { @Sendable traits in",
      "\(step)\(step)traits.userInterfaceStyle != .dark && traits.accessibilityContrast != .high",
      "\(step)\(step)\(step)? \(light)",
      "\(step)\(step)\(step): UIColor.systemRed",
      "\(step)}))",
    ])
    #expect(try rewritten(before) { .recolor($0, from: "systemRed", color) } == after)
  }

  @Test("with a question inside of another one on a line of its own, or on several where that is too long")
  func nested() throws {
    let four = color([.light: "#CC0000", .lightIncreased: "#CC3333", .dark: "#CC3333"], kept: [.darkIncreased])
    let after = try rewritten("enum Tone {\n  static let late: Color = «.red»\n}\n") {
      .recolor($0, from: "systemRed", four)
    }
    #expect(
      after == """
        enum Tone {
          static let late: Color = Color(uiColor: UIColor { @Sendable traits in
            traits.userInterfaceStyle == .dark
              ? (traits.accessibilityContrast == .high ? UIColor.systemRed : \(dark))
              : (traits.accessibilityContrast == .high
                ? \(dark)
                : \(light))
          })
        }

        """)
  }

  @Test("and stays on the line where that holds it")
  func short() throws {
    let pair = color([.light: "#000000", .lightIncreased: "#000000", .dark: "#FFFFFF", .darkIncreased: "#FFFFFF"])
    let source = "let ink: UIColor = «.systemRed»\n"
    #expect(
      try rewritten(source) { .recolor($0, from: "systemRed", pair) }
        == "let ink: UIColor = UIColor { @Sendable traits in traits.userInterfaceStyle == .dark"
        + " ? UIColor.white : UIColor.black }\n")
  }

  @Test("each of two in one expression")
  func branches() throws {
    let color = color([.light: "#CC0000"], kept: [.lightIncreased, .dark, .darkIncreased])
    let source = "func tone() -> Color {\n  isLate ? «.red» : .green\n}\n"
    #expect(
      try rewritten(source) { .recolor($0, from: "systemRed", color) } == """
        func tone() -> Color {
          isLate ? Color(uiColor: UIColor { @Sendable traits in
            traits.userInterfaceStyle != .dark && traits.accessibilityContrast != .high
              ? \(light)
              : UIColor.systemRed
          }) : .green
        }

        """)
  }

  @Test("where the view makes the choice, as an argument and for a tint that is added")
  func environment() throws {
    let pair = color([.light: "#CC0000", .lightIncreased: "#CC0000", .dark: "#CC3333", .darkIncreased: "#CC3333"])
    let source = """
      struct Row: View {
        @Environment(\\.colorScheme) var scheme
        var body: some View {
          Button("Pay") {
            Text("Pay the remaining amount before the ferry leaves").foregroundColor(«.red»)
          }
        }
      }
      """
    #expect(
      try rewritten(source, platform: .macos) { .recolor($0, from: "systemRed", pair) }.contains(
        """
              .foregroundColor(scheme == .dark
                ? Color(red: 0.8, green: 0.2, blue: 0.2)
                : Color(red: 0.8, green: 0.0, blue: 0.0))
        """.drop { $0 == " " }))
    let button = source.replacing("«.red»", with: ".primary").replacing("Text(", with: "«Text(")
      .replacing("leaves\")", with: "leaves\")»")
    #expect(
      try rewritten(button) { .setTint($0, pair) }.contains(
        """
            }
            .tint(scheme == .dark ? Color(red: 0.8, green: 0.2, blue: 0.2) : Color(red: 0.8, green: 0.0, blue: 0.0))
        """))
  }
}
