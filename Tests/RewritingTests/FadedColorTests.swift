import Findings
import PlatformStyles
import Rewriting
import Scene
import Testing

@Suite("A faded colour is replaced")
struct FadedColorTests {
  @Test(
    "with all the opacity that is written with it",
    arguments: [
      ("static let muted = «Color.white».opacity(0.7)", "static let muted = Color.secondary"),
      ("static let muted = «Color.white».opacity(0.9).opacity(Fade.half)", "static let muted = Color.secondary"),
      ("var muted: Color { «.white».opacity(0.7) }", "var muted: Color { Color.secondary }"),
      ("let muted = «UIColor.white».withAlphaComponent(0.7)", "let muted = UIColor.secondaryLabel"),
      ("let muted = «UIColor(white: 1, alpha: 0.7)»", "let muted = UIColor.secondaryLabel"),
      ("let tone = isOn ? Ink.on : «Color.white».opacity(0.7)", "let tone = isOn ? Ink.on : Color.secondary"),
    ])
  func whole(source: String, expected: String) throws {
    #expect(try rewritten(source) { .restyleFaded($0, from: "white at 70 %", to: .level(.secondary)) } == expected)
  }

  @Test(
    "and stays where the opacity is not told or written elsewhere",
    arguments: [
      ("static let base = «Color.white»", "the opacity is written elsewhere"),
      (
        "func muted(_ share: Double) -> Color { «Color.white».opacity(share) }",
        "the colour is computed by 'Color.white.opacity(share)'"
      ),
    ])
  func refused(source: String, reason: String) throws {
    #expect(try refusal(source) { .restyleFaded($0, from: "white at 70 %", to: .level(.secondary)) } == reason)
  }
}
