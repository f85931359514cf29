import PlatformStyles
import Scene
import TestSupport
import Testing

/// What the actions of menus lead to, which the system does not draw as it does their items.
struct MenuActionTests {
  @Test(
    "S-61c: what is done when something of a menu is chosen may show a screen",
    arguments: [
      "Menu(\"M\") { Button(\"B\") { open() } }", "Menu(\"M\") { Button { open() } label: { Text(\"B\") } }",
      "Menu(\"M\") { Button(\"B\", action: open) }", "Text(\"M\").contextMenu { Button(action: open) { Text(\"B\") } }",
    ])
  func menuActions(_ body: String) {
    let look = Look(
      """
      import AppKit
      import SwiftUI
      struct Screen: View {
        var body: some View { \(body) }
        private func open() { Report().show() }
      }
      struct Report: View {
        var body: some View { Text("R") }
        func show() { ReportController(view: self).showWindow(nil) }
      }
      final class ReportController: NSWindowController {
        convenience init<Content: View>(view: Content) {
          self.init(window: NSWindow(contentViewController: NSHostingController(rootView: view)))
        }
      }
      """, platform: .macos)
    #expect(Set(look.texts) == ["M", "R"], "\(look.dump)")
  }
}
