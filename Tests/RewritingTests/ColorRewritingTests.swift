import Findings
import PlatformStyles
import Rewriting
import Scene
import Testing

@Suite("A written colour gets other numbers")
struct ColorRewritingTests {
  // 0x33 is 51 and 51 / 255 is 0.2; 0x66 is 102, 0.4; 0xCC is 204, 0.8.
  @Test(
    "in the notation that is there",
    arguments: [
      ("let c = «Color(hex: 0xAABBCC)»", "let c = Color(hex: 0x3366CC)"),
      ("let c = «Color(hex: 0xaabbcc)»", "let c = Color(hex: 0x3366cc)"),
      ("let c = «Color(\"#aabbcc\")»", "let c = Color(\"#3366cc\")"),
      ("let c = «UIColor(hex: \"AABBCC\", alpha: 1)»", "let c = UIColor(hex: \"3366CC\", alpha: 1)"),
      ("let c = «Color(red: 0.7, green: 0.7, blue: 1)»", "let c = Color(red: 0.2, green: 0.4, blue: 0.8)"),
      (
        "let c = «Color(.sRGB, red: 9/255, green: 9 / 255, blue: 9.0 / 255.0, opacity: 1)»",
        "let c = Color(.sRGB, red: 51/255, green: 102 / 255, blue: 204.0 / 255.0, opacity: 1)"
      ),
      ("let c = «rgb(0xAA, 187, 0xcc)»", "let c = rgb(0x33, 102, 0xCC)"),
      (
        "let c = «#colorLiteral(red: 1, green: 1, blue: 1, alpha: 1)»",
        "let c = #colorLiteral(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)"
      ),
      ("let c = «Color(white: 0.7)»", "let c = Color(red: 0.2, green: 0.4, blue: 0.8)"),
    ])
  func numbers(source: String, expected: String) throws {
    #expect(try rewritten(source) { .recolor($0, .pair("#3366CC", "#3366CC")) } == expected)
  }

  @Test(
    "for each scheme alone",
    arguments: [
      ("let c = «Color(light: 0xAAAAAA, dark: 0xBBBBBB)»", "#444444", "let c = Color(light: 0x333333, dark: 0x444444)"),
      (
        "let c = «adaptive(light: rgb(1, 2, 3), dark: rgb(4, 5, 6))»", "#040506",
        "let c = adaptive(light: rgb(51, 51, 51), dark: rgb(4, 5, 6))"
      ),
    ])
  func schemes(source: String, dark: String, expected: String) throws {
    #expect(try rewritten(source) { .recolor($0, .pair("#333333", dark)) } == expected)
  }

  @Test("and one that serves both schemes becomes a pair where it has to")
  func provider() throws {
    let source = "let c = «Color(red: 0.7, green: 0.7, blue: 0.7)»"
    #expect(
      try rewritten(source) { .recolor($0, .pair("#000000", "#FFFFFF")) }
        == "let c = Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? UIColor.white : UIColor.black })")
    #expect(
      throws: Refusal("a colour for each scheme can't be written in code for macos"),
      performing: {
        try rewritten(source, platform: .macos) { .recolor($0, .pair("#000000", "#FFFFFF")) }
      })
  }

  @Test("as an opacity does, in the branch that fades")
  func opacity() throws {
    let source = "let v = row.opacity(«isRead ? 0.5 : 1»)"
    #expect(
      try rewritten(source) { .setOpacity($0, from: 0.5, to: 0.75) } == "let v = row.opacity(isRead ? 0.75 : 1)")
    #expect(
      try refusal("let v = row.opacity(«dimmed»)") { .setOpacity($0, from: 0.5, to: 0.75) }
        == "the opacity is not written as a number there")
  }
}
