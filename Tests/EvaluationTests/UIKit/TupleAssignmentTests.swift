import Evaluation
import TestSupport
import Testing

/// Assignments of several values at once (S-115).
@Suite struct TupleAssignmentTests {
  private func look(_ lines: String) -> Look {
    Look(
      """
      import UIKit
      final class Screen: UIViewController {
        let a = UILabel()
        let b = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          a.text = "a"
          b.text = "b"
          view.addSubview(UIStackView(arrangedSubviews: [a, b]))
          \(lines)
        }
      }
      """)
  }

  @Test(
    "each element is set to the one in its place",
    arguments: [
      "(a.textColor, b.textColor) = (.red, .black)",
      """
      a.textColor = .black
      b.textColor = .red
      (a.textColor, b.textColor) = (b.textColor, a.textColor)
      """,
      """
      var first = UIColor.blue
      var second = UIColor.blue
      (first, second) = (.red, .black)
      a.textColor = first
      b.textColor = second
      """,
    ])
  func elements(_ lines: String) {
    let look = look(lines)
    #expect(look.foreground("a") == "#FF0000", "\(look.dump)")
    #expect(look.foreground("b") == "#000000", "\(look.dump)")
  }
}
