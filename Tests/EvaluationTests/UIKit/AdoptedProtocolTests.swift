import Scene
import TestSupport
import Testing

/// Methods of protocols that the program lets the framework's classes adopt (S-115).
struct AdoptedProtocolTests {
  private func look(_ declarations: String, _ lines: String) -> Look {
    Look(
      """
      import UIKit
      \(declarations)
      final class ShelfController: UIViewController {
        override func viewDidLoad() {
          view.backgroundColor = .white
          let caption = UILabel()
          caption.text = "T"
          \(lines)
          view.addSubview(caption)
        }
      }
      """)
  }

  @Test(
    "S-115: what a protocol's method does to a view whose class adopts it is followed",
    arguments: ["UILabel", "UIView", "NSObject"])
  func methods(_ type: String) {
    let look = look(
      """
      protocol Stylable {}
      extension Stylable where Self: UILabel { func mute() { textColor = .blue; font = .systemFont(ofSize: 11) } }
      extension \(type): Stylable {}
      """, "caption.mute()")
    #expect(look.foreground("T") == "#0000FF" && look.font("T")?.size == 11, "\(look.dump)")
  }

  @Test("of two methods of one name that counts which is there for the class of the view")
  func bounds() {
    let look = look(
      """
      protocol Stylable {}
      extension Stylable where Self: UIButton { func mute() { setTitleColor(.red, for: .normal) } }
      extension Stylable where Self: UILabel { func mute() { textColor = .blue } }
      extension UIView: Stylable {}
      """, "caption.mute()")
    #expect(look.foreground("T") == "#0000FF", "\(look.dump)")
  }

  @Test("a protocol's method runs a closure on the view, and gives the view back")
  func closures() {
    let look = look(
      """
      protocol Then {}
      extension Then where Self: AnyObject {
        @discardableResult func also(_ change: (Self) throws -> Void) rethrows -> Self { try change(self); return self }
      }
      extension NSObject: Then {}
      """, "let other = UILabel().also { $0.text = \"O\"; $0.textColor = .blue }\nview.addSubview(other)")
    #expect(look.words("O") == "#0000FF on #FFFFFF", "\(look.dump)")
  }

  @Test("a protocol's method sets what a key path leads to")
  func keyPaths() {
    let look = look(
      """
      protocol Buildable: AnyObject {}
      extension Buildable {
        func set<V>(_ path: ReferenceWritableKeyPath<Self, V>, _ value: V) -> Self {
          self[keyPath: path] = value
          return self
        }
      }
      extension UIView: Buildable {}
      """, "let other = UILabel().set(\\.text, \"O\").set(\\.textColor, .blue)\nview.addSubview(other)")
    #expect(look.words("O") == "#0000FF on #FFFFFF", "\(look.dump)")
  }

  @Test("a protocol's method of the view itself is followed in the code of its class")
  func ofSelf() {
    let look = Look(
      """
      import UIKit
      protocol Painter {}
      extension Painter where Self: UIView { func paint(_ label: UILabel) { label.textColor = .blue } }
      extension UIView: Painter {}
      final class Card: UIView {
        let caption = UILabel()
        init() { super.init(frame: .zero); addSubview(caption); caption.text = "T"; paint(caption) }
      }
      final class ShelfController: UIViewController { override func loadView() { view = Card() } }
      """)
    #expect(look.foreground("T") == "#0000FF", "\(look.dump)")
  }
}
