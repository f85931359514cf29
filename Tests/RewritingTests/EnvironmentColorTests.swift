import ColorScience
import Findings
import PlatformStyles
import Rewriting
import Scene
import Testing

@Suite("A colour for each scheme where there is no provider of UIKit")
struct EnvironmentColorTests {
  private let color = Remedy.AdaptiveColor.pair("#000000", "#FFFFFF")

  private func rewrittenForMac(_ source: String, _ color: Remedy.AdaptiveColor? = nil) throws -> String {
    try rewritten(source, platform: .macos) { .recolor($0, from: "", color ?? self.color) }
  }

  @Test("is chosen by the scheme that the view reads")
  func scheme() throws {
    let source = "struct Row: View {\n  var body: some View {\n    Text(name).foregroundStyle(«.red»)\n  }\n}\n"
    #expect(
      try rewrittenForMac(source) == """
        struct Row: View {
          @Environment(\\.colorScheme) private var colorScheme

          var body: some View {
            Text(name).foregroundStyle(colorScheme == .dark ? Color.white : Color.black)
          }
        }

        """)
  }

  @Test("uses the property that reads it already")
  func known() throws {
    let source = """
      struct Row: ViewModifier {
        @Environment(\\.colorScheme) var scheme
        func body(content: Content) -> some View { content.background(«.red.gradient») }
      }
      """
    #expect(
      try rewrittenForMac(source).contains(".background((scheme == .dark ? Color.white : Color.black).gradient)"))
  }

  @Test("stands with the others that read the environment")
  func neighbours() throws {
    let source = """
      struct Row: View {
        let name: String

        @Environment(\\.locale) private var locale // for dates

        var body: some View { Text(name).tint(«.red») }
      }
      """
    let expected = """
        @Environment(\\.locale) private var locale // for dates
        @Environment(\\.colorScheme) private var colorScheme

        var body
      """
    #expect(try rewrittenForMac(source).contains(expected))
  }

  @Test("stands with one that is read by SwiftUI's full name")
  func qualified() throws {
    let source = """
      struct Row: View {
        @SwiftUI.Environment(\\.locale) private var locale

        let name: String
        var body: some View { Text(name).tint(«.red») }
      }
      """
    let expected = """
        @SwiftUI.Environment(\\.locale) private var locale
        @Environment(\\.colorScheme) private var colorScheme
      """
    #expect(try rewrittenForMac(source).contains(expected))
  }

  @Test("asks for the contrast where that needs another value, and keeps what was there")
  func contrast() throws {
    let source = """
      struct Row: View {
        let isLate: Bool
        var body: some View { Text(name).foregroundColor(isLate ? «.red» : .primary) }
      }
      """
    let black = try #require(Color(hex: "#000000"))
    let color = Remedy.AdaptiveColor([.light: black], kept: [.lightIncreased, .dark, .darkIncreased])
    #expect(
      try rewrittenForMac(source, color) == """
        struct Row: View {
          @Environment(\\.colorScheme) private var colorScheme
          @Environment(\\.colorSchemeContrast) private var colorSchemeContrast
          let isLate: Bool
          var body: some View { Text(name).foregroundColor(isLate ? (colorScheme != .dark && \
        colorSchemeContrast != .increased
            ? Color.black
            : Color.red) : .primary) }
        }
        """)
  }

  @Test(
    "is refused where no view evaluates it, or the name stands for something else",
    arguments: [
      ("struct Row: View {\n  static let tone: Color = «.red»\n  var body: some View { Text(name) }\n}", nil),
      ("struct Palette {\n  var tone: Color { «.red» }\n}", nil),
      ("struct Row: View {\n  var tone: Color = «.red»\n  var body: some View { Text(name) }\n}", nil),
      (
        "struct Row: View {\n  let colorScheme: Int\n  var body: some View { Text(name).tint(«.red») }\n}",
        "something else is called 'colorScheme' there"
      ),
    ] as [(String, String?)])
  func refused(source: String, reason: String?) {
    let expected = Refusal(reason ?? "a colour for each scheme can't be written in code for macos")
    #expect(throws: expected, performing: { try rewrittenForMac(source) })
  }
}
