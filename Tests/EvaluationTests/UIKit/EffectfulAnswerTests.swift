import PlatformStyles
import Scene
import TestSupport
import Testing

/// Functions that change looks and return how that went.
struct EffectfulAnswerTests {
  @Test(
    "what such a function sets counts wherever it is called",
    arguments: [
      ("guard style() else { return }", "Bool"), ("if style() { view.tag = 1 }", "Bool"), ("_ = style()", "Bool"),
      ("style()", "Bool"), ("if !isReady, style() { return }", "Bool"), ("let done = style()", "Bool"),
    ])
  func answers(_ call: String, _ result: String) {
    let look = Look(
      """
      import UIKit
      final class Page: UIViewController {
        private let caption = UILabel()
        private let isReady = false
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .black
          caption.text = "T"
          caption.textColor = .white
          view.addSubview(caption)
          \(call)
        }
        @discardableResult private func style() -> \(result) { paint(); return true }
        private func paint() { caption.textColor = .red }
      }
      """)
    #expect(look.foregrounds("T") == ["#FF0000"], "\(look.dump)")
  }
}
