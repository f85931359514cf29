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
      ("var muted: Color { «.white».opacity(0.7) }", "var muted: Color { Color.secondary }"),
      ("let muted = «UIColor.white».withAlphaComponent(0.7)", "let muted = UIColor.secondaryLabel"),
      ("let tone = isOn ? Ink.on : «Color.white».opacity(0.7)", "let tone = isOn ? Ink.on : Color.secondary"),
    ])
  func whole(source: String, expected: String) throws {
    #expect(try leveled(source, named: "white at 70 %") == expected)
  }

  @Test("with every opacity that is written with it")
  func twice() throws {
    let source = "static let muted = «Color.white».opacity(0.9).opacity(Fade.half)"
    #expect(try leveled(source, named: "white at 90 % at 50 %") == "static let muted = Color.secondary")
  }

  /// An alpha among the numbers of a colour is no part of its name.
  @Test("with its alpha")
  func alpha() throws {
    let source = "let muted = «UIColor(white: 1, alpha: 0.7)»"
    #expect(try leveled(source, named: "#FFFFFF") == "let muted = UIColor.secondaryLabel")
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
    #expect(try obstacle(source, named: "white at 70 %") == reason)
  }

  @Test(
    "and stays where its name is faded, too",
    arguments: [
      ("static let muted = «Color.white».opacity(0.7)", "white at 70 % at 80 %"),
      ("static let muted = «Color(white: 1, opacity: 0.7)»", "#FFFFFF at 80 %"),
    ])
  func fadedAgain(source: String, name: String) throws {
    #expect(try obstacle(source, named: name) == "the opacity is written elsewhere")
  }

  private func leveled(_ source: String, named name: String) throws -> String {
    try rewritten(source) { .restyleFaded($0, from: name, to: .level(.secondary)) }
  }

  private func obstacle(_ source: String, named name: String) throws -> String? {
    try refusal(source) { .restyleFaded($0, from: name, to: .level(.secondary)) }
  }
}
