import PlatformStyles
import Scene
import TestSupport
import Testing

/// Views of AppKit that set up their layer in `updateLayer()` (S-115).
struct UpdatedLayerTests {
  private func card(_ members: String) -> Look {
    Look(
      """
      import AppKit
      final class Card: NSView {
        override init(frame: NSRect) {
          super.init(frame: frame)
          let label = NSTextField(labelWithString: "T")
          label.textColor = .red
          addSubview(label)
        }
        \(members)
      }
      final class Screen: NSViewController {
        override func loadView() { view = Card() }
      }
      """, platform: .macos)
  }

  @Test(
    "a view whose layer is updated has the background of each appearance that this sets",
    arguments: [
      "override var wantsUpdateLayer: Bool { true }", "override var wantsUpdateLayer: Bool { return true }",
    ])
  func updated(_ flag: String) {
    let look = card(
      "\(flag)\noverride func updateLayer() { layer?.backgroundColor = NSColor.textBackgroundColor.cgColor }")
    // `textBackgroundColor` is FFFFFF in light and 1E1E1E in dark.
    #expect(look.words("T") == "#FF0000 on #FFFFFF", "\(look.dump)")
    #expect(look.words("T", .dark) == "#FF0000 on #1E1E1E", "\(look.dump)")
  }

  @Test("a view that sets its layer's look while it is updated draws nothing else, unless it asks for no update")
  func asked() {
    let ground = "layer?.cornerRadius = 8; layer?.backgroundColor = NSColor.black.cgColor"
    let update = "override func updateLayer() { \(ground) }"
    let look = card("override var wantsUpdateLayer: Bool { true }\n\(update)")
    #expect(look.words("T") == "#FF0000 on #000000", "\(look.dump)")
    for flag in ["", "override var wantsUpdateLayer: Bool { isFlat }\nvar isFlat = Store.isFlat"] {
      #expect(card("\(flag)\n\(update)").undecided("T") == .unsupportedExpression)
    }
    // The label may change its colour with the state.
    let state = "override var wantsUpdateLayer: Bool { true }\nvar isOn = false"
    let chosen = "override func updateLayer() { layer?.backgroundColor = (isOn ? NSColor.red : .black).cgColor }"
    #expect(card("\(state)\n\(chosen)").undecided("T") == .unsupportedExpression)
  }
}
