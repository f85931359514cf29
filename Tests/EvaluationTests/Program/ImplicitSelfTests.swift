import Scene
import TestSupport
import Testing

/// What code that extends a framework's type calls on `self` without naming it (S-11, S-114).
struct ImplicitSelfTests {
  /// A label `T` on white, set up by code that an extension adds to.
  private func label(_ members: String, of type: String, _ setUp: String) -> Look {
    Look(
      """
      import UIKit
      extension \(type) { \(members) }
      final class BookController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .white
          let caption = UILabel()
          caption.text = "T"
          \(setUp)
          view.addSubview(caption)
        }
      }
      """)
  }

  @Test(
    "S-114: a colour of UIKit makes another one of itself",
    arguments: [
      // 255 × 0.6 = 153, which is 99 in hexadecimal.
      ("var faded: UIColor { withAlphaComponent(0.4) }", "UIColor.black.faded", "#999999"),
      ("func faded() -> UIColor { return withAlphaComponent(0.4) }", "UIColor.black.faded()", "#999999"),
      ("func faded(_ part: CGFloat) -> UIColor { withAlphaComponent(part) }", "UIColor.black.faded(0.4)", "#999999"),
      (
        "var night: UIColor { resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) }",
        "UIColor.label.night", "#FFFFFF"
      ),
    ])
  func platformColors(_ member: String, _ color: String, expected: String) {
    let look = label(member, of: "UIColor", "caption.textColor = \(color)")
    #expect(look.foregrounds("T") == [expected], "\(look.dump)")
  }

  @Test("S-114: what the program declares under the name comes first, in the type and outside it")
  func own() {
    let member = "var faded: UIColor { tuned(0.4) }\nfunc tuned(_ part: CGFloat) -> UIColor { .red }"
    // `.red` of UIKit is plain red.
    #expect(label(member, of: "UIColor", "caption.textColor = UIColor.black.faded").foregrounds("T") == ["#FF0000"])
    // What another module declares is no method of the colour.
    let foreign = label("var odd: UIColor { oddly(0.4) }", of: "UIColor", "caption.textColor = UIColor.black.odd")
    #expect(foreign.undecided("T") == .externalModule, "\(foreign.dump)")
  }

  @Test(
    "S-11: a font makes another one of itself",
    arguments: [
      ("var larger: UIFont { withSize(30) }", ".systemFont(ofSize: 12).larger", "30 regular fixed"),
      (
        "func larger(_ size: CGFloat) -> UIFont { withSize(size) }", ".systemFont(ofSize: 12).larger(30)",
        "30 regular fixed"
      ),
    ])
  func platformFonts(_ member: String, _ font: String, expected: String) {
    let look = label(member, of: "UIFont", "caption.font = UIFont\(font)")
    #expect(look.fontWords("T") == expected, "\(look.dump)")
  }

  @Test("S-13: a size that is not known makes no font of the size before")
  func unknownSize() {
    let look = label("", of: "UIFont", "caption.font = UIFont.systemFont(ofSize: 12).withSize(Remote.size)")
    #expect(look.font("T")?.size == nil, "\(look.dump)")
  }

  @Test("S-11: a font of SwiftUI makes another one of itself")
  func fonts() {
    let look = Look(
      body: "Text(\"T\").font(.title.strong())",
      declarations: "extension Font { func strong() -> Font { weight(.bold) } }")
    // A title is 28 pt.
    #expect(look.fontWords("T") == "28 bold as-bold", "\(look.dump)")
  }

  @Test("S-115: a picture that a colour fills itself is that colour")
  func filling() {
    let look = Look(
      """
      import UIKit
      extension UIColor {
        func picture() -> UIImage {
          UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
            setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
          }
        }
      }
      final class PadController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let key = UIButton(type: .custom)
          key.setTitle("T", for: .normal)
          key.setTitleColor(.white, for: .normal)
          key.setBackgroundImage(UIColor.blue.picture(), for: .normal)
          view.addSubview(key)
        }
      }
      """)
    #expect(look.backgrounds("T") == ["#0000FF"], "\(look.dump)")
  }

  @Test(
    "what is known of a text or list is known where it extends itself",
    arguments: [
      ("extension String { var loud: String { uppercased() } }", "Text(\"t\".loud)"),
      (
        "extension Array where Element == String { var long: [String] { filter { $0 != \"no\" } } }",
        "Text([\"no\", \"T\"].long.joined())"
      ),
    ])
  func values(_ declarations: String, _ body: String) {
    let look = Look(body: body, declarations: declarations)
    #expect(look.texts == ["T"], "\(look.dump)")
  }
}
