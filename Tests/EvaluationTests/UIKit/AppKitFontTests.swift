import PlatformStyles
import Scene
import TestSupport
import Testing

/// Fonts that code of AppKit makes of others (S-110).
@Suite struct AppKitFontTests {
  @Test("a field that code makes has the system's size of text to begin with", arguments: [("", 13.0), ("+ 5", 18)])
  func size(_ change: String, _ size: Double) {
    let look = Look(
      """
      import AppKit
      final class Berth: NSViewController {
        override func viewDidLoad() {
          let caption = NSTextField(labelWithString: "T")
          let size = (caption.font?.pointSize ?? NSFont.systemFontSize) \(change)
          caption.font = NSFont.boldSystemFont(ofSize: size)
          view.addSubview(caption)
        }
      }
      """, platform: .macos)
    #expect(look.font("T")?.size == size, "\(look.dump)")
  }

  @Test(
    "a font of AppKit's for some use is of the size that it is given", arguments: ["userFixedPitchFont", "labelFont"])
  func sized(name: String) {
    let look = Look(
      """
      import AppKit
      final class Page: NSViewController {
        override func loadView() {
          let label = NSTextField(labelWithString: "T")
          label.font = NSFont.\(name)(ofSize: 11)
          view = label
        }
      }
      """, platform: .macos)
    #expect(look.font("T")?.size == 11, "\(look.dump)")
  }
}
