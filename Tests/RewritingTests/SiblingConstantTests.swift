import Findings
import PlatformStyles
import Rewriting
import Scene
import Testing

// 0x33 is 51 and 51 / 255 is 0.2; 0x66 is 102, 0.4; 0xCC is 204, 0.8.
@Suite("A constant gets another beside it")
struct SiblingConstantTests {
  private func added(_ source: String, isBackdrop: Bool = false) throws -> String {
    try rewritten(source) { change($0, isBackdrop) }
  }

  private func change(_ range: SourceRange, _ isBackdrop: Bool) -> Remedy.Change {
    let name = isBackdrop ? "seaBackground" : "seaForeground"
    return .addConstant(
      range, from: "", .pair("#3366CC", "#3366CC"), Remedy.Sibling(name: name, isBackdrop: isBackdrop))
  }

  private func refused(_ source: String) throws -> String? { try refusal(source) { change($0, false) } }

  @Test("with its notation and modifiers, where the comment behind it stays with it")
  func copied() throws {
    let source = """
      enum Brand {
        /// The logo.
        public static let sea = «Color(red: 0, green: 0.6, blue: 0.78)» // as printed
        static let sky = Color.blue
      }
      """
    let (old, new) = ("Color(red: 0, green: 0.6, blue: 0.78)", "Color(red: 0.2, green: 0.4, blue: 0.8)")
    #expect(
      try added(source) == """
        enum Brand {
          /// The logo.
          public static let sea = \(old) // as printed
          /// `sea` where it is read.
          public static let seaForeground = \(new)
          static let sky = Color.blue
        }
        """)
    #expect(
      try added(source, isBackdrop: true).hasSuffix(
        """
        // as printed
          /// `sea` behind text and symbols.
          public static let seaBackground = \(new)
          static let sky = Color.blue
        }
        """))
  }

  @Test("behind a free line where the file leaves lines free")
  func spaced() throws {
    let source = """
      extension Color {
        static var sky: Color { .blue }

        static var sea: Color {
          «rgb(0x00, 0x9A, 0xC7)»
        }
      }
      """
    #expect(
      try added(source).hasSuffix(
        """
            rgb(0x00, 0x9A, 0xC7)
          }

          /// `sea` where it is read.
          static var seaForeground: Color {
            rgb(0x33, 0x66, 0xCC)
          }
        }
        """))
  }

  @Test(
    "but not where code could miss it",
    arguments: [
      ("struct Theme {\n  let sea = «Color(red: 0, green: 0.6, blue: 0.78)»\n}\n", "no static constant stands there"),
      (
        "enum Brand {\n  #if os(iOS)\n  static let sea = «Color(red: 0, green: 0.6, blue: 0.78)»\n  #endif\n}\n",
        "some builds leave 'sea' out"
      ),
      (
        "enum Brand {\n  static let sea = «Color(red: 0, green: 0.6, blue: 0.78)»\n  static let seaForeground = sea\n}\n",
        "something else is called 'seaForeground' there"
      ),
    ])
  func refused(source: String, message: String) throws {
    #expect(try refused(source)?.hasPrefix(message) == true)
  }

  @Test(
    "and expressions name it in its place",
    arguments: [
      ("let v = text.foregroundStyle(«.sea»)", "let v = text.foregroundStyle(.seaForeground)"),
      ("let v = «isOn ? Brand.sea : Brand.sky»", "let v = isOn ? Brand.seaForeground : Brand.sky"),
      ("let v = «sea»", "let v = seaForeground"),
    ])
  func renamed(source: String, expected: String) throws {
    #expect(try rewritten(source) { .rename($0, from: "sea", to: "seaForeground") } == expected)
  }

  @Test("unless they do not")
  func unnamed() throws {
    #expect(
      try refusal("let v = «sea.opacity(0.5)»") { .rename($0, from: "sea", to: "seaForeground") }
        == "'sea' is not named there")
  }
}
