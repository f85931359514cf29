import PlatformStyles
import Scene
import TestSupport
import Testing

/// Tables of AppKit in a sidebar, where the style that nobody chooses is that of a source list (S-77).
struct SidebarTableTests {
  private func look(_ item: String, _ statements: String = "") -> Look {
    Look(
      """
      import AppKit
      final class Files: NSViewController, NSOutlineViewDelegate {
        private let outline = NSOutlineView()
        override func loadView() {
          let scroll = NSScrollView()
          scroll.documentView = outline
          outline.delegate = self
          \(statements)
          view = scroll
        }
        func outlineView(_ outline: NSOutlineView, viewFor column: NSTableColumn?, item: Any) -> NSView? {
          let label = NSTextField(labelWithString: "T")
          label.textColor = NSColor(white: 0.4, alpha: 1)
          return label
        }
      }
      final class Main: NSWindowController {
        convenience init() {
          let split = NSSplitViewController()
          split.addSplitViewItem(NSSplitViewItem(\(item): Files()))
          self.init(window: NSWindow(contentViewController: split))
        }
      }
      """, platform: .macos)
  }

  @Test("its rows lie on the sidebar's material", arguments: ["", "outline.style = .automatic"])
  func automatic(statements: String) {
    let look = look("sidebarWithViewController", statements)
    #expect(look.undecided("T") == nil && look.isCertain("T") == false, "\(look.dump)")
    #expect(look.background("T") == nil)
  }

  @Test(
    "a style or a background that code gives it is its own, and so is the table beside a sidebar",
    arguments: [
      ("sidebarWithViewController", "outline.style = .inset"),
      ("sidebarWithViewController", "outline.backgroundColor = .white"), ("viewController", ""),
    ])
  func plain(item: String, statements: String) {
    let look = look(item, statements)
    #expect(look.background("T") == "#FFFFFF", "\(look.dump)")
  }
}
