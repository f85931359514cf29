import ColorScience
import Scene
import TestSupport
import Testing

/// Functions of a class that change a look by nothing but a function that the program adds to the framework's class.
struct AddedLookTests {
  /// A white label `T` on white, which functions that the program adds to labels make black.
  private func look(_ member: String) -> Look {
    Look(
      """
      import UIKit
      extension UILabel {
        func dress() { paint() }
        func paint() { backgroundColor = .black }
        func measure() -> Int { 1 }
      }
      final class Tag: UIView {
        private let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = .white
          label.text = "T"
          label.textColor = .white
          addSubview(label)
        }
        \(member)
      }
      final class Page: UIViewController { override func viewDidLoad() { view.addSubview(Tag(frame: .zero)) } }
      """)
  }

  @Test(
    "S-115: what it may set is among the looks of the view",
    arguments: [
      "func update() { label.paint() }", "func update() { label.dress() }",
      "@objc private func tap() { label.paint() }",
      "func update() { more() }\nprivate func more() { label.dress() }",
      "func wire() -> UIAction { UIAction { _ in self.label.paint() } }",
      "func wire() { let action = UIAction { _ in self.label.dress() }; keep(action) }",
    ])
  func added(member: String) {
    let look = look(member)
    // White on white, or on black.
    #expect(look.bounds("T")?.low == 1 && look.bounds("T")?.high == 21, "\(look.dump)")
  }

  @Test("one that changes no look leaves the view as it is")
  func plain() {
    let look = look("func update() { _ = label.measure() }")
    #expect(look.words("T") == "#FFFFFF on #FFFFFF" && look.isCertain("T") == true, "\(look.dump)")
  }

  @Test("S-111: an image that a function added to buttons sets is shown")
  func image() {
    let look = Look(
      """
      import UIKit
      extension UIButton {
        func mark() { setImage(UIImage(systemName: "lock.open"), for: .normal) }
      }
      final class Row: UICollectionViewCell {
        let button = UIButton()
        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = .black
          button.tintColor = .white
          contentView.addSubview(button)
        }
        func fill() { button.mark() }
      }
      """)
    #expect(look.elements("lock.open").map(\.kind) == [.symbol], "\(look.dump)")
    #expect(look.words("lock.open") == "#FFFFFF on #000000", "\(look.dump)")
  }
}
