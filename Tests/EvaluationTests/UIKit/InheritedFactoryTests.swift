import Scene
import TestSupport
import Testing

/// Static members that make a view of the class that is asked for one (S-115).
struct InheritedFactoryTests {
  /// A screen with a label that a static member makes.
  private func look(_ factory: String, _ declarations: String = "", made: String = "UILabel.fresh()") -> Look {
    Look(
      """
      import UIKit
      extension UIView { \(factory) }
      \(declarations)
      final class ShelfController: UIViewController {
        override func viewDidLoad() {
          view.backgroundColor = .white
          let caption = \(made)
          caption.text = "T"
          caption.textColor = .blue
          view.addSubview(caption)
        }
      }
      """)
  }

  private static let factories = [
    "static func fresh() -> Self { self.init(frame: .zero) }", "class func fresh() -> Self { return self.init() }",
    "static func fresh() -> Self { let view = self.init(frame: .zero); view.isOpaque = false; return view }",
    "static func fresh() -> Self { let make = { self.init(frame: .zero) }; return make() }",
    "static func fresh() -> Self { .init(frame: .zero) }",
    "static func fresh() -> Self { let view: Self = .init(frame: .zero); return view }",
  ]

  @Test("'self' and 'Self' of a static method are the framework's class that it is called on", arguments: factories)
  func extendedClass(_ factory: String) {
    let look = look(factory, "extension UILabel { func lay() {} }")
    #expect(look.words("T") == "#0000FF on #FFFFFF", "\(look.dump)")
  }

  @Test("so they are a class of the program", arguments: factories)
  func ownClass(_ factory: String) {
    let look = look(factory, "final class Note: UILabel {}", made: "Note.fresh()")
    #expect(look.words("T") == "#0000FF on #FFFFFF", "\(look.dump)")
  }

  @Test("the initialiser of the class that was asked is run")
  func initializer() {
    let look = look(
      "static func fresh() -> Self { self.init(frame: .zero) }",
      """
      final class Note: UILabel {
        override init(frame: CGRect) { super.init(frame: frame); font = .systemFont(ofSize: 11) }
      }
      """, made: "Note.fresh()")
    #expect(look.words("T") == "#0000FF on #FFFFFF" && look.font("T")?.size == 11, "\(look.dump)")
  }

  @Test(
    "a factory is found that stands above a class which the program does not extend",
    arguments: factories + [
      "static func fresh() -> Self { plain(self.init()) }; static func plain(_ view: Self) -> Self { view }"
    ])
  func frameworkClass(_ factory: String) {
    let look = look(factory)
    #expect(look.words("T") == "#0000FF on #FFFFFF", "\(look.dump)")
  }

  @Test("so are those of a protocol that a class above adopts", arguments: ["UILabel.fresh", ".fresh"])
  func adopted(_ call: String) {
    let look = look(
      "",
      """
      protocol Buildable {}
      extension UIView: Buildable {}
      extension Buildable where Self: UIView {
        static func fresh(_ set: (Self) -> Void) -> Self { let view = Self(); set(view); return view }
      }
      let made: UILabel = \(call) { $0.font = .systemFont(ofSize: 11) }
      """, made: "made")
    #expect(look.words("T") == "#0000FF on #FFFFFF" && look.font("T")?.size == 11, "\(look.dump)")
  }

  @Test("of two that a protocol has for different classes that counts which is there for the class that is asked")
  func bounds() {
    let look = look(
      "",
      """
      protocol Buildable {}
      extension UIView: Buildable {}
      extension Buildable where Self: UIButton { static func fresh() -> Self { Self() } }
      extension Buildable where Self: UILabel {
        static func fresh() -> Self { let label = Self(); label.font = .systemFont(ofSize: 11); return label }
      }
      """)
    #expect(look.words("T") == "#0000FF on #FFFFFF" && look.font("T")?.size == 11, "\(look.dump)")
  }

  @Test(
    "a static property that a class inherits makes one of that class, too",
    arguments: [("UILabel.fresh", ""), ("UILabel.fresh", "extension UILabel { func lay() {} }"), (".fresh", "")])
  func properties(_ made: String, _ others: String) {
    let look = look(
      "static var fresh: Self { let view = Self(); view.isOpaque = false; return view }",
      "\(others)\nlet made: UILabel = \(made)", made: "made")
    #expect(look.words("T") == "#0000FF on #FFFFFF", "\(look.dump)")
  }

  @Test(
    "so does that of a class of the program",
    arguments: [
      ("static var fresh: Self { self.init() }", "class Sheet: UILabel {}"),
      ("", "class Sheet: UILabel { static var fresh: Self { Self() } }"),
    ])
  func ownProperties(_ factory: String, _ base: String) {
    let look = look(
      factory,
      """
      \(base)
      final class Note: Sheet {
        override init(frame: CGRect) { super.init(frame: frame); font = .systemFont(ofSize: 11) }
      }
      """, made: "Note.fresh")
    #expect(look.words("T") == "#0000FF on #FFFFFF" && look.font("T")?.size == 11, "\(look.dump)")
  }
}
