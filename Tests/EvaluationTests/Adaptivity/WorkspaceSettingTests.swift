import PlatformStyles
import Scene
import TestSupport
import Testing

/// Settings of accessibility that AppKit's workspace tells (S-56, S-58).
struct WorkspaceSettingTests {
  @Test(
    "a colour that the workspace's setting chooses is decided in each appearance",
    arguments: [
      ("NSWorkspace.shared.accessibilityDisplayShouldIncreaseContrast", Appearance.lightIncreased),
      ("NSWorkspace.shared.accessibilityDisplayShouldReduceTransparency", .lightAssistive),
    ])
  func decided(_ setting: String, _ strong: Appearance) {
    let look = Look(
      """
      import AppKit
      final class Page: NSViewController {
        override func loadView() {
          let label = NSTextField(labelWithString: "T")
          label.textColor = \(setting) ? .black : .red
          view = label
        }
      }
      """, platform: .macos)
    #expect(look.foregrounds("T", .light) == ["#FF0000"], "\(look.dump)")
    #expect(look.foregrounds("T", strong) == ["#000000"], "\(look.dump)")
    #expect(look.conditions("T") == [""])
  }
}
