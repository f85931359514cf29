import PlatformStyles
import Scene
import TestSupport
import Testing

/// Popovers of AppKit to which code gives an appearance (S-55, S-77).
struct PinnedPopoverTests {
  private static let pin = "bubble.appearance = NSAppearance(named: .darkAqua)"

  private func look(_ home: String) -> Look {
    Look(
      """
      import AppKit
      import SwiftUI
      final class Page: NSViewController {
        private let caption = NSTextField(labelWithString: "page")
        override func loadView() {
          view = NSView()
          view.addSubview(caption)
        }
      }
      struct Card: View {
        @Environment(\\.colorScheme) private var scheme
        var body: some View {
          Text("card").foregroundStyle(scheme == .dark ? Color.white : Color.black).background(Color.black)
        }
      }
      final class Home: NSObject { \(home) }
      """, platform: .macos)
  }

  @Test(
    "what a popover shows is seen in the appearance that its maker gives it",
    arguments: [
      "let bubble = NSPopover(); override init() { super.init(); \(pin); # }",
      "func open() { let bubble = NSPopover(); \(pin); # }",
    ])
  func pinned(_ home: String) {
    let hosted = look(
      home.replacingFirst("#", with: "bubble.contentViewController = NSHostingController(rootView: Card())"))
    // White on black.
    #expect(hosted.readings("card").isEmpty && hosted.ratio("card", .dark) == 21, "\(hosted.dump)")
    let own = look(home.replacingFirst("#", with: "bubble.contentViewController = Page()"))
    #expect(own.readings("page").isEmpty && !own.readings("page", .dark).isEmpty, "\(own.dump)")
  }
}
