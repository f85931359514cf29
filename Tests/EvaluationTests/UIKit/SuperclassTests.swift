import Scene
import TestSupport
import Testing

/// What stands above a class of the program: its extensions of the framework's classes, and what an object is asked about
/// its own (S-115).
struct SuperclassTests {
  private func look(_ panel: String, _ extensions: String) -> Look {
    Look(
      """
      import UIKit
      \(extensions)
      final class PanelView: UIView {
        let caption = UILabel()
      \(panel)
      }
      final class ShelfController: UIViewController {
        override func viewDidLoad() {
          view.backgroundColor = .white
          view.addSubview(PanelView())
        }
      }
      """)
  }

  private let added = """
      caption.text = "T"
      addSubview(caption)
    """

  @Test("S-115: what an extension of the framework's class does is done where a class calls 'super'")
  func method() {
    let look = look(
      """
        override func didMoveToSuperview() { paint() }
        override func paint() {
          super.paint()
          \(added)
          caption.textColor = .black
        }
      """, "extension UIView { @objc func paint() { backgroundColor = .yellow } }")
    #expect(look.words("T") == "#000000 on #FFFF00", "\(look.dump)")
  }

  @Test("S-115: 'super' and a property give what the getter above gives")
  func property() {
    let look = look(
      """
        override var ink: UIColor? {
          guard let ink = super.ink else { return nil }
          return ink
        }
        override func didMoveToSuperview() {
          \(added)
          caption.textColor = ink
        }
      """, "extension UIView { @objc var ink: UIColor? { .blue } }")
    #expect(look.words("T") == "#0000FF on #FFFFFF", "\(look.dump)")
  }

  @Test(
    "S-115: 'super' and a property that no class computes read what is stored",
    arguments: [
      ("caption.textColor = super.ink", "#0000FF on #FFFF00"),
      ("caption.textColor = .black; backgroundColor = super.backgroundColor ?? .white", "#000000 on #FFFF00"),
      ("super.caption.textColor = .red", "#FF0000 on #FFFF00"),
    ])
  func storedProperty(_ statements: String, _ words: String) {
    let look = Look(
      """
      import UIKit
      class PlainView: UIView {
        let caption = UILabel()
        var ink: UIColor = .black
        override init(frame: CGRect) {
          super.init(frame: frame)
          ink = .blue
          backgroundColor = .yellow
          caption.text = "T"
          addSubview(caption)
        }
      }
      final class PanelView: PlainView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          \(statements)
        }
      }
      final class ShelfController: UIViewController {
        override func viewDidLoad() { view.addSubview(PanelView()) }
      }
      """)
    #expect(look.words("T") == words, "\(look.dump)")
  }

  @Test("S-115: a configuration that code takes from 'super' is the one that the class above has set")
  func configuration() {
    let look = Look(
      """
      import UIKit
      class PlainButton: UIButton {
        override init(frame: CGRect) {
          super.init(frame: frame)
          var new = UIButton.Configuration.plain()
          new.baseForegroundColor = .white
          configuration = new
        }
      }
      final class DeepButton: PlainButton {
        override init(frame: CGRect) {
          super.init(frame: frame)
          var own = super.configuration ?? .plain()
          own.background.backgroundColor = .blue
          configuration = own
        }
      }
      final class ShelfController: UIViewController {
        private let button = DeepButton()
        override func viewDidLoad() {
          button.setTitle("T", for: .normal)
          view.addSubview(button)
        }
      }
      """)
    #expect(look.words("T") == "#FFFFFF on #0000FF", "\(look.dump)")
  }

  @Test(
    "S-115: a view that code makes is of its own class, by the name that this gives",
    arguments: [
      ("[\"UIPanel\", \"Other.PanelView2\"].contains(type(of: self).description())", "#0000FF"),
      ("type(of: self).description() == \"UIView\"", "#0000FF"),
    ])
  func className(_ test: String, _ ink: String) {
    let look = look(
      """
        override func didMoveToSuperview() {
          \(added)
          caption.textColor = ink
        }
      """,
      """
      extension UIView {
        var ink: UIColor {
          guard !(\(test)) else { return .white }
          return .blue
        }
      }
      """)
    #expect(look.foregrounds("T") == [ink], "\(look.dump)")
  }

  @Test("where code names a class behind that of a module, either may be")
  func moduleName() {
    let look = look(
      """
        override func didMoveToSuperview() {
          \(added)
          caption.textColor = type(of: self).description() == "Shelf.PanelView" ? .blue : .black
        }
      """, "")
    #expect(look.foregrounds("T").count == 2, "\(look.dump)")
  }

  @Test("S-115: what a view sets while it draws itself is what is seen")
  func drawing() {
    let look = Look(
      """
      import UIKit
      final class InkField: UITextField {
        override func draw(_ rect: CGRect) {
          super.draw(rect)
          style()
        }
        func style() { textColor = .blue }
      }
      final class ShelfController: UIViewController {
        override func viewDidLoad() {
          view.backgroundColor = .white
          let field = InkField()
          field.text = "T"
          field.textColor = .red
          view.addSubview(field)
        }
      }
      """)
    #expect(look.words("T") == "#0000FF on #FFFFFF", "\(look.dump)")
  }

  @Test("S-115: a test before an assignment that both ways leave equal is no question, beside others that are asked")
  func needless() {
    let look = look(
      """
        let shade: (() -> UIColor)? = { .blue }
        override func didMoveToSuperview() {
          \(added)
          if let new = shade?(), caption.textColor != new { caption.textColor = new }
        }
      """, "")
    #expect(
      look.foregrounds("T").contains("#0000FF") && look.conditions("T").allSatisfy { !$0.contains("textColor") },
      "\(look.dump)")
  }
}
