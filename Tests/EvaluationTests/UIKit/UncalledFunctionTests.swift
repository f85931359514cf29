import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Private functions that nothing calls (S-115).
struct UncalledFunctionTests {
  /// The least ratio of a black text on white.
  private func ratio(_ members: String) -> Double? {
    Look(
      """
      import UIKit
      class StarBar: UIView {
        private let caption = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = .white
          caption.text = "T"
          caption.textColor = .black
          addSubview(caption)
        }
        required init?(coder: NSCoder) { fatalError() }
        \(members)
      }
      """
    ).readings("T").compactMap(\.ratio?.low).min()
  }

  @Test("a private function that nothing names is not run")
  func uncalled() {
    #expect(ratio("private func light() { caption.textColor = .yellow }") == 21)
  }

  @Test(
    "what something may call is run",
    arguments: [
      "func light() { caption.textColor = .yellow }",
      "fileprivate func light() { caption.textColor = .yellow }",
      "@objc private func light() { caption.textColor = .yellow }",
      "private func light() { caption.textColor = .yellow }\nfunc tap() { light() }",
      "private func light() -> Bool { caption.textColor = .yellow; return false }\nfunc tap() { while light() {} }",
      "private func light() { caption.textColor = .yellow }\nvar onTap: () -> Void { light }",
      "private func light() { caption.textColor = .yellow }\nvar isOn = false { didSet { self.light() } }",
    ])
  func called(_ members: String) {
    // `UIColor.yellow` is #FFFF00, of luminance 0.9278: 1.05 / 0.9778 = 1.07.
    #expect(abs((ratio(members) ?? 0) - 1.07) < 0.01)
  }

  @Test("the text of one is no text that is seen")
  func unseenText() {
    let look = Look(
      """
      import UIKit
      final class StarBar: UIView {
        private func badge() { let label = UILabel(); label.text = "U"; label.textColor = .white; addSubview(label) }
      }
      """)
    #expect(look.elements("U").isEmpty, "\(look.dump)")
  }
}
