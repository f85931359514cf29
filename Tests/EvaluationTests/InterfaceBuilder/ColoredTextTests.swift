import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Labels of interface files that functions give a text along with its colour (S-115).
struct ColoredTextTests {
  private func foregrounds(_ body: String) -> [String] {
    let look = shown(
      captioned(),
      swift: "class ShelfController: UIViewController { @IBOutlet var caption: UILabel!\n\(body) }")
    return look.foregrounds("T")
  }

  private let name = "func show(_ name: String) { caption.text = name; caption.textColor = .label }"

  @Test(
    "a text that is set with its colour is seen in that colour, whatever other functions set",
    arguments: [
      "func fail(_ error: Error) { caption.text = error.localizedDescription; caption.textColor = .red }",
      "func fail(_ why: String) { caption.textColor = .red; if why.isEmpty { return }; self.caption.text = why }",
    ])
  func together(_ other: String) {
    // `UIColor.red` is #FF0000, the label colour black.
    #expect(foregrounds("\(name)\n\(other)").contains("#FF0000"))
    #expect(foregrounds("\(name)\n\(other)").contains("#000000"))
  }

  @Test(
    "a colour that is set alone, or where the text is taken away, may be that of any text",
    arguments: [
      "func tint() { caption.textColor = .red }", "func clear() { caption.text = nil; caption.textColor = .red }",
      "func clear() { caption.text = \"\"; caption.textColor = .red }",
    ])
  func alone(_ other: String) {
    #expect(!foregrounds("\(name)\n\(other)").contains("#FF0000"))
  }
}
