import Findings
import PlatformStyles
import Rewriting
import Scene
import Testing

@Suite("A style of UIKit is replaced")
struct UIKitStyleRewritingTests {
  @Test(
    "in a vibrancy effect by the level that its style names",
    arguments: [
      (
        "let e = UIVibrancyEffect(blurEffect: blur, style: «.tertiaryLabel»)",
        "let e = UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel)"
      ),
      (
        "let e = UIVibrancyEffect(blurEffect: blur, style: isOn ? .label : «UIVibrancyEffectStyle.quaternaryLabel»)",
        "let e = UIVibrancyEffect(blurEffect: blur, style: isOn ? .label : .secondaryLabel)"
      ),
      (
        "var style: UIVibrancyEffectStyle { «.tertiaryLabel» }",
        "var style: UIVibrancyEffectStyle { .secondaryLabel }"
      ),
    ])
  func vibrancyEffect(source: String, expected: String) throws {
    #expect(try rewritten(source) { .restyle($0, from: "vibrancy", to: .level(.secondary)) } == expected)
  }

  @Test("in a vibrancy effect by no colour")
  func vibrancyColor() throws {
    let source = "let e = UIVibrancyEffect(blurEffect: blur, style: «.tertiaryLabel»)"
    let reason = try refusal(source) { .restyle($0, from: "vibrancy", to: .color(.pair("#FFFFFF", "#FFFFFF"))) }
    #expect(reason == "a vibrancy effect has levels and no colours")
  }

  @Test(
    "in a configuration by the platform's colour",
    arguments: [
      (
        "func set() { content.secondaryTextProperties.color = «.tertiaryLabel» }",
        "func set() { content.secondaryTextProperties.color = .secondaryLabel }"
      ),
      (
        "func set() { cell.content.textProperties.color = «.tertiaryLabel» }",
        "func set() { cell.content.textProperties.color = .secondaryLabel }"
      ),
      (
        "func set() { button.configuration?.baseForegroundColor = «.tertiaryLabel» }",
        "func set() { button.configuration?.baseForegroundColor = .secondaryLabel }"
      ),
    ])
  func configuration(source: String, expected: String) throws {
    #expect(try rewritten(source) { .restyle($0, from: "tertiaryLabel", to: .level(.secondary)) } == expected)
  }
}
