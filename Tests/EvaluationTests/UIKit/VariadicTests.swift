import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Functions that take any number of arguments.
struct VariadicTests {
  /// A controller with a black label `T` and a white one `H` on white, which hands both on.
  private func look(_ call: String, _ function: String) -> Look {
    Look(
      """
      import UIKit
      final class ShelfController: UIViewController {
        let head = UILabel()
        let text = UILabel()
        let stack = UIStackView()
        override func viewDidLoad() {
          view.backgroundColor = .white
          head.text = "H"
          head.textColor = .white
          text.text = "T"
          text.textColor = .black
          \(call)
        }
      }
      \(function)
      """)
  }

  @Test(
    "what such a function is handed lies where it puts it",
    arguments: [
      "views.forEach(addSubview)", "views.forEach { addSubview($0) }", "for view in views { addSubview(view) }",
      "views.forEach { self.addSubview($0) }", "views.forEach(addSubview(_:))", "views.forEach(self.addSubview)",
      "addSubview(views[0]); addSubview(views[1])",
      "views.forEach { view in view.isOpaque = false; addSubview(view) }",
    ])
  func views(body: String) {
    let look = look("view.add(head, text)", "extension UIView { func add(_ views: UIView...) { \(body) } }")
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
    #expect(look.words("H") == "#FFFFFF on #FFFFFF", "\(look.dump)")
  }

  @Test(
    "other arguments stand before them, or behind with a label",
    arguments: [
      (
        "view.addSubview(head); view.addSubview(text); paint(.red, head, text)",
        "extension ShelfController { func paint(_ ink: UIColor, _ all: UILabel...) { all.forEach { $0.textColor = ink } } }"
      ),
      (
        "view.addSubview(UIStackView.column(head, text, ink: .red))",
        """
        extension UIStackView {
          static func column(_ all: UILabel..., ink: UIColor) -> UIStackView {
            for one in all { one.textColor = ink }
            return UIStackView(arrangedSubviews: all)
          }
        }
        """
      ),
      (
        "stack.fill(with: head, text) { $0.textColor = .red }; view.addSubview(stack)",
        """
        extension UIStackView {
          func fill(with all: UILabel..., then: (UILabel) -> Void) {
            all.forEach { addArrangedSubview($0); then($0) }
          }
        }
        """
      ),
    ])
  func mixed(call: String, function: String) {
    let look = look(call, function)
    #expect(look.foregrounds("T") == ["#FF0000"] && look.foregrounds("H") == ["#FF0000"], "\(look.dump)")
    #expect(look.backgrounds("T") == ["#FFFFFF"], "\(look.dump)")
  }

  @Test("of functions with one name that for just these arguments is meant")
  func overloads() {
    let look = look(
      "view.addSubview(text); tint(text); view.addSubview(head); tint(head, head)",
      """
      extension ShelfController {
        func tint(_ all: UILabel...) { all.forEach { $0.textColor = .red } }
        func tint(_ one: UILabel) { one.textColor = .blue }
      }
      """)
    #expect(look.foregrounds("T") == ["#0000FF"] && look.foregrounds("H") == ["#FF0000"], "\(look.dump)")
  }

  @Test("colours that are handed over so are a list")
  func colors() {
    let look = Look(
      """
      import SwiftUI
      enum Ink {
        static func last(_ all: Color...) -> Color { all[all.count - 1] }
        static func none(_ all: Color..., otherwise: Color) -> Color { all.first ?? otherwise }
      }
      struct Shelf: View {
        var body: some View {
          Text("T").foregroundStyle(Ink.last(.white, .black))
          Text("N").foregroundStyle(Ink.none(otherwise: .black))
        }
      }
      """)
    #expect(look.foregrounds("T") == ["#000000"], "\(look.dump)")
    #expect(look.foregrounds("N") == ["#000000"], "\(look.dump)")
  }
}
