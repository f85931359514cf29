import PlatformStyles
import Scene
import TestSupport
import Testing

/// Objects that make others of their own class are followed twice within one another, however long the circle is.
@Suite("Nesting of objects") struct CodeNestingTests {
  @Test("a window's content that asks for its window, which has such a content, is made twice")
  func window() {
    let look = Look(
      """
      import AppKit
      final class Shelf: NSPanel {
        init() {
          super.init(contentRect: .zero, styleMask: [], backing: .buffered, defer: false)
          contentView = ShelfContent()
        }
      }
      final class ShelfContent: NSView {
        let label = NSTextField(labelWithString: "books")
        var shelf: Shelf? { window as? Shelf }
        override func viewDidMoveToWindow() {
          wantsLayer = true
          layer?.backgroundColor = NSColor.white.cgColor
          label.textColor = NSColor(white: 0.2, alpha: 1)
          addSubview(label)
          shelf?.alphaValue = 1
        }
      }
      """, platform: .macos)
    #expect(look.texts == ["books"], "\(look.dump)")
    // Two shelves, each with its content, the label of that and its layer.
    #expect(look.scene.work.objectsMade == 8)
  }

  @Test("a view that makes views of its own class shows what it gives them")
  func tree() {
    let look = Look(
      """
      import UIKit
      final class Branch: UIView {
        let label = UILabel()
        var child: Branch?
        init(depth: Int) {
          super.init(frame: .zero)
          backgroundColor = .white
          label.text = "leaf"
          label.textColor = UIColor(white: 0.4, alpha: 1)
          addSubview(label)
          let next = Branch(depth: depth + 1)
          addSubview(next)
          child = next
        }
      }
      """)
    #expect(look.texts == ["leaf"])
    // Each of two branches with its label.
    #expect(look.scene.work.objectsMade == 4)
  }

  @Test("of the controllers that views report to few have a life, and the texts are the same")
  func lives() {
    func look(_ count: Int) -> Look {
      let views = (1...count).map { number in
        """
        final class View\(number): UIView {
          weak var home: Home?
          func report() {
            backgroundColor = .white
            home?.view.alpha = 1
          }
        }
        """
      }
      return Look(
        """
        import UIKit
        final class Home: UIViewController {
          override func viewDidLoad() {
            let label = UILabel()
            label.text = "home"
            label.textColor = UIColor(white: 0.4, alpha: 1)
            view.backgroundColor = .white
            view.addSubview(label)
          }
        }
        \(views.joined(separator: "\n"))
        """)
    }
    func cost(_ count: Int) -> Int { look(count + 1).scene.work.objectsMade - look(count).scene.work.objectsMade }
    #expect(cost(9) < cost(1), "\(cost(9)) and \(cost(1))")
    #expect(look(10).texts == look(1).texts)
  }
}
