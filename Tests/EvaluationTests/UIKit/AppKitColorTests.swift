import PlatformStyles
import Scene
import TestSupport
import Testing

/// Colours of AppKit with a value for each appearance (S-114).
struct AppKitColorTests {
  @Test(
    "S-114: a colour of AppKit asks for the appearance",
    arguments: [
      ("$0.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua", ["#000000", "#FFFFFF", "#000000", "#FFFFFF"]),
      ("$0.name == .accessibilityHighContrastAqua", ["#000000", "#000000", "#FFFFFF", "#000000"]),
      (
        "$0.bestMatch(from: [.aqua, .accessibilityHighContrastDarkAqua]) == .accessibilityHighContrastDarkAqua",
        ["#000000", "#000000", "#000000", "#FFFFFF"]
      ),
    ])
  func appKitProvider(question: String, expected: [String]) {
    let look = Look(
      """
      import AppKit
      final class Pane: NSViewController {
        let label = NSTextField(labelWithString: "T")
        override func viewDidLoad() {
          label.textColor = NSColor(name: nil) { \(question) ? NSColor.white : NSColor.black }
          view.addSubview(label)
        }
      }
      """, platform: .macos)
    let appearances = [Appearance.light, .dark, .lightIncreased, .darkIncreased]
    #expect(appearances.map { look.foreground("T", $0) } == expected, "\(look.dump)")
  }
}
