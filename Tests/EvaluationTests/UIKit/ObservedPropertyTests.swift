import PlatformStyles
import Scene
import TestSupport
import Testing

/// Properties of the framework's classes that a class of the program observes (S-115).
struct ObservedPropertyTests {
  @Test("what is assigned to an overridden property with observers holds, and the observers see it")
  func overridden() {
    let look = Look(
      """
      import UIKit
      final class Hinted: UITextView {
        let hint = UILabel()
        override var font: UIFont? { didSet { hint.font = font } }
        override var textColor: UIColor? { didSet { hint.textColor = textColor } }
      }
      final class Sheet: UIViewController {
        private let field = Hinted()
        override func viewDidLoad() {
          view.backgroundColor = .black
          field.backgroundColor = .black
          field.text = "T"
          field.hint.text = "H"
          view.addSubview(field)
          view.addSubview(field.hint)
          field.font = .systemFont(ofSize: 21)
          field.textColor = .yellow
        }
      }
      """)
    #expect(look.foregrounds("T") == ["#FFFF00"] && look.font("T")?.size == 21, "\(look.dump)")
    #expect(look.foregrounds("H") == ["#FFFF00"] && look.font("H")?.size == 21, "\(look.dump)")
  }

  @Test("an observer knows what its property held before", arguments: [("true", "#000000"), ("false", "#FFFFFF")])
  func oldValue(new: String, background: String) {
    let look = Look(
      """
      import UIKit
      final class Plate: UIView {
        let label = UILabel()
        var isDim = false { didSet { if oldValue != isDim { paint() } } }
        override init(frame: CGRect) {
          super.init(frame: frame)
          label.text = "T"
          addSubview(label)
          paint()
        }
        required init?(coder: NSCoder) { nil }
        private func paint() { label.backgroundColor = isDim ? .black : .white }
      }
      final class Page: UIViewController {
        override func viewDidLoad() {
          let plate = Plate(frame: .zero)
          plate.isDim = \(new)
          view.addSubview(plate)
        }
      }
      """)
    #expect(look.backgrounds("T") == [background], "\(look.dump)")
  }
}
