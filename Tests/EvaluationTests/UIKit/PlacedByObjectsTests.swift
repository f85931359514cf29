import PlatformStyles
import Scene
import TestSupport
import Testing

/// Views of AppKit that objects make which are not seen themselves, such as an app's delegate (S-94c, S-115).
struct PlacedByObjectsTests {
  private static let classes = """
    import AppKit
    protocol Panel: NSView {}
    final class Holder: NSView {
      override init(frame: NSRect) {
        super.init(frame: frame)
        wantsLayer = true
        layer?.backgroundColor = NSColor(srgbRed: 0, green: 0, blue: 0.2, alpha: 1).cgColor
      }
      func hold(_ panel: Panel?) { if let panel { addSubview(panel) } }
    }
    final class Card: NSView, Panel {
      override init(frame: NSRect) {
        super.init(frame: frame)
        let title = NSTextField(labelWithString: "T")
        title.textColor = .white
        addSubview(title)
      }
    }
    """

  private func look(_ code: String) -> Look { Look("\(Self.classes)\n\(code)", platform: .macos) }

  private static func delegate(_ statements: String) -> String {
    """
    final class Delegate: NSObject, NSApplicationDelegate {
      let window = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: true)
      func applicationDidFinishLaunching(_ n: Notification) { \(statements) }
    }
    """
  }

  // 0.2 × 255 = 51, which is 0x33.
  @Test(
    "what a delegate puts into its window is seen where it puts it",
    arguments: [
      "let holder = Holder(frame: .zero); holder.addSubview(Card(frame: .zero)); window.contentView = holder",
      "let holder = Holder(frame: .zero); holder.hold(Card(frame: .zero)); window.contentView = holder",
    ])
  func placed(statements: String) {
    let look = look(Self.delegate(statements))
    #expect(look.words("T") == "#FFFFFF on #000033", "\(look.dump)")
  }

  @Test(
    "what a delegate ends with hiding is shown by other code, and is no text that nobody sees",
    arguments: ["card.isHidden = true", "card.alphaValue = 0", "card.title.isHidden = true"])
  func hidden(statement: String) {
    let title = #"let title = NSTextField(labelWithString: "T")"#
    let card = "final class Card: NSView, Panel {"
    let classes = Self.classes.replacing(title, with: "").replacing(card, with: "\(card)\n\(title)")
    let delegate = Self.delegate(
      "let card = Card(frame: .zero); window.contentView?.addSubview(card); \(statement)")
    let look = Look("\(classes)\n\(delegate)", platform: .macos)
    #expect(!look.placements("T").isEmpty && look.exemptions("T").isEmpty, "\(look.dump)")
  }

  @Test("the content of a plain window stands on the window for certain")
  func content() {
    let look = look(Self.delegate("window.contentView = Card(frame: .zero)"))
    #expect(look.isCertain("T") == true, "\(look.dump)")
  }

  @Test(
    "where code that is not followed makes the view, its ground is assumed",
    arguments: [
      "final class Item { let card = Card(frame: .zero) }",
      "final class Item { func card() -> NSView { Card(frame: .zero) } }",
      """
      class Module { let box = Holder(frame: .zero); init(view: NSView) { box.addSubview(view) } }
      final class Battery: Module {
        private let card: Card
        init() { card = Card(frame: .zero); super.init(view: card) }
      }
      """,
    ])
  func open(code: String) {
    let look = look(code)
    #expect(look.isCertain("T") == false, "\(look.dump)")
  }

  @Test("a view that nothing makes stands on a window's background for certain")
  func alone() { #expect(look("").isCertain("T") == true) }
}
