import Scene
import TestSupport
import Testing

/// Operators that the program declares (S-44).
struct DeclaredOperatorTests {
  private static let body = """
    { let sum = NSMutableAttributedString(); sum.append(left); sum.append(right); return sum }
    """

  private func look(_ declaration: String, _ sum: String) -> Look {
    Look(
      """
      import UIKit
      \(declaration)
      final class Counter: UIViewController {
        private let label = UILabel()
        override func viewDidLoad() {
          view.backgroundColor = .white
          view.addSubview(label)
          let faint = NSAttributedString(string: "A", attributes: [.foregroundColor: UIColor.blue])
          let plain = NSMutableAttributedString(string: "B", attributes: [.foregroundColor: UIColor.red])
          label.attributedText = \(sum)
        }
      }
      """)
  }

  @Test(
    "a sum of attributed texts has the runs that the operator's function puts into it",
    arguments: [
      "func + (left: NSAttributedString, right: NSAttributedString) -> NSAttributedString \(body)",
      """
      func + (left: String, right: NSAttributedString) -> NSAttributedString { right }
      extension NSAttributedString {
        static func + (left: NSAttributedString, right: NSAttributedString) -> NSAttributedString \(body)
      }
      """,
    ])
  func texts(_ declaration: String) {
    let look = look(declaration, "faint + plain")
    #expect(look.foregrounds("A") == ["#0000FF"], "\(look.dump)")
    #expect(look.foregrounds("B") == ["#FF0000"], "\(look.dump)")
    #expect(look.scene.elements.count == 2, "\(look.dump)")
  }

  @Test("a sum of structures is what their operator makes of them")
  func structures() {
    let look = look(
      """
      struct Ink {
        var white: Double
        static func + (left: Ink, right: Ink) -> Ink { Ink(white: left.white + right.white) }
      }
      """,
      "NSAttributedString(string: \"T\", attributes: [.foregroundColor: "
        + "UIColor(white: (Ink(white: 0.2) + Ink(white: 0.4)).white, alpha: 1)])")
    // 0.6 × 255 = 153.
    #expect(look.foregrounds("T") == ["#999999"], "\(look.dump)")
  }

  @Test("an operator that takes other operands says nothing of a sum")
  func others() {
    let look = look("func + (left: String, right: NSAttributedString) -> NSAttributedString { right }", "faint + plain")
    #expect(look.undecided("A") == .unknownBackdrop, "\(look.dump)")
  }
}
