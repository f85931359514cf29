import PlatformStyles
import Scene
import TestSupport
import Testing

/// Views that code of AppKit is handed and puts into windows and scroll views as their contents (S-115).
struct HandedDocumentTests {
  @Test(
    "a view that a window is made with is seen where it is put",
    arguments: ["scroll.documentView = view", "addSubview(view)"])
  func handed(put: String) {
    let look = Look(
      """
      import AppKit
      final class Shelf: NSWindow {
        private let controller = ShelfController()
        init(view: Card?) {
          controller.take(view)
          super.init(contentRect: .zero, styleMask: [], backing: .buffered, defer: true)
          contentViewController = controller
        }
      }
      final class ShelfController: NSViewController {
        private let plate = Plate(frame: .zero)
        override func loadView() { view = plate }
        func take(_ view: Card?) { plate.take(view) }
      }
      final class Plate: NSView {
        private let scroll = NSScrollView(frame: .zero)
        override init(frame: NSRect) {
          super.init(frame: frame)
          wantsLayer = true
          layer?.backgroundColor = NSColor.black.cgColor
          scroll.drawsBackground = false
          addSubview(scroll)
        }
        func take(_ view: Card?) { if let view { \(put) } }
      }
      final class Card: NSStackView {
        init() {
          super.init(frame: .zero)
          let label = NSTextField(labelWithString: "T")
          label.textColor = .white
          addArrangedSubview(label)
        }
      }
      final class Item { private let shelf = Shelf(view: Card()) }
      """, platform: .macos)
    #expect(look.words("T") == "#FFFFFF on #000000", "\(look.dump)")
  }
}
