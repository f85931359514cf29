import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Views that code leaves without opacity: nothing of them is seen behind others.
struct ClearViewTests {
  private func look(_ veil: String, _ more: String = "") -> Look {
    Look(
      """
      import UIKit
      extension UIView {
        func addVeil() -> UIView {
          let veil = UIView()
          veil.alpha = 0
          addSubview(veil)
          return veil
        }
      }
      final class Choice: UIViewController {
        private let label = UILabel()
        private lazy var veil: UIView = { return self.view.addVeil() }()
        let isDimmed: Bool
        override func viewDidLoad() {
          view.backgroundColor = .white
          \(veil)
          label.text = "T"
          label.textColor = .blue
          view.addSubview(label)
          label.frame = view.bounds
          veil.frame = view.bounds
        }
        \(more)
      }
      """)
  }

  @Test(
    "a view with an opacity of 0 lies behind nothing, whatever makes it",
    arguments: [
      "veil.backgroundColor = .black",
      "let veil = UIView()\nveil.backgroundColor = .black\nveil.alpha = 0\nview.addSubview(veil)",
    ])
  func clear(_ veil: String) {
    let look = look(veil)
    #expect(look.words("T") == "#0000FF on #FFFFFF", "\(look.dump)")
    #expect(look.isCertain("T") == true)
  }

  @Test("where code may show it, it may lie there")
  func shownLater() {
    let look = look(
      "veil.backgroundColor = .black", "func dim() { UIView.animate(withDuration: 1) { self.veil.alpha = 1 } }")
    #expect(look.background("T") == nil && look.isCertain("T") == false, "\(look.dump)")
  }
}
