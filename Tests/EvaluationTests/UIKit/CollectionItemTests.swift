import PlatformStyles
import Scene
import TestSupport
import Testing

/// Items of AppKit's collections, which are controllers (S-113, S-115).
struct CollectionItemTests {
  private func item(_ ground: String) -> Look {
    Look(
      """
      import AppKit
      final class Tile: NSCollectionViewItem {
        let name = NSTextField(labelWithString: "T")
        override func loadView() {
          view = NSView()
          \(ground)
          name.textColor = .white
          view.addSubview(name)
        }
      }
      """, platform: .macos)
  }

  @Test("the texts of an item lie on what its view is painted with")
  func painted() {
    let look = item("view.wantsLayer = true; view.layer?.backgroundColor = NSColor.black.cgColor")
    #expect(look.words("T") == "#FFFFFF on #000000", "\(look.dump)")
    // A label has the system's size of 13 pt.
    #expect(look.font("T")?.size == 13)
  }

  @Test("the collection that shows an item may be painted, so that nothing is claimed of one without a ground")
  func unpainted() {
    let look = item("")
    #expect(look.foreground("T") == "#FFFFFF" && look.undecided("T") == .unknownBackdrop, "\(look.dump)")
  }
}
