import Scene
import TestSupport
import Testing

/// Views that fade out after a while, as a toast does, and are read until then (S-115).
@Suite struct FadeOutTests {
  private func look(_ arguments: String, _ animations: String = "self.alpha = 0") -> Look {
    Look(
      """
      import UIKit
      final class Toast: UIView {
        private let label = UILabel()
        init() {
          super.init(frame: .zero)
          backgroundColor = .white
          label.text = "T"
          label.textColor = .black
          addSubview(label)
        }
        required init?(coder: NSCoder) { nil }
        func show(in parent: UIView) {
          parent.addSubview(self)
          UIView.animate(withDuration: 0.3, \(arguments)options: []) { \(animations) } completion: { _ in
            self.removeFromSuperview()
          }
        }
      }
      final class Screen: UIViewController {
        private let toast = Toast()
        override func viewDidLoad() {
          super.viewDidLoad()
          toast.show(in: view)
        }
      }
      """)
  }

  @Test(
    "what fades out after a second or more is read before",
    arguments: ["delay: 2, ", "delay: 1.5, "])
  func late(_ delay: String) {
    let look = look(delay)
    #expect(look.placements("T").contains { $0.exemption == nil }, "\(look.dump)")
  }

  @Test("so is one that is moved along with it")
  func moved() {
    let look = look("delay: 2, ", "self.alpha = 0; self.transform = .identity; self.layoutIfNeeded()")
    #expect(look.placements("T").contains { $0.exemption == nil }, "\(look.dump)")
  }

  @Test("what fades out at once is not", arguments: ["", "delay: 0, ", "delay: 0.1, ", "delay: .random(in: 1...4), "])
  func atOnce(_ delay: String) {
    #expect(look(delay).placements("T").allSatisfy { $0.exemption != nil }, "\(look(delay).dump)")
  }
}
