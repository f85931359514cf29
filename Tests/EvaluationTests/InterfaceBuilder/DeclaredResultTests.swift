import Scene
import TestSupport
import Testing

/// Outlets of a file beside parts of what a method gives, which have its declared class (S-115).
struct DeclaredResultTests {
  private func look(_ call: String, result: String) -> Look {
    shown(
      captioned(),
      swift: """
        import UIKit
        class ShelfController: UIViewController { @IBOutlet var caption: UILabel! }
        class Notice: UIView {
          let caption = UILabel()
          static func make(_ text: String) -> \(result) { \(result)() }
        }
        class Printer { func print() throws -> \(result)? { nil } }
        func printed() -> \(result) { \(result)() }
        class Pad: UIView {
          let printer = Printer()
          func own() -> \(result) { \(result)() }
          func tapped() {
            let shown = \(call)
            shown.caption.textColor = .white
          }
        }
        """)
  }

  private static let calls = [
    "Notice.make(\"A\")", "own()", "self.own()", "printed()", "printer.print()!", "try? printer.print()",
  ]

  @Test("what is set on a part of another class's object is not set on the outlet of that name", arguments: calls)
  func other(_ call: String) {
    let look = look(call, result: "Notice")
    #expect(look.foregrounds("T") == ["#000000"], "\(look.dump)")
  }

  @Test("what is set on a part of the file's class is", arguments: calls)
  func same(_ call: String) {
    let look = look(call, result: "ShelfController")
    // It may have been tapped or not: black or white.
    #expect(look.foregrounds("T") == ["?"], "\(look.dump)")
  }

  @Test("the parts of a button that a method makes are no outlets")
  func framework() {
    let look = shown(
      captioned().replacing("property=\"caption\"", with: "property=\"titleLabel\""),
      swift: """
        import UIKit
        class ShelfController: UIViewController {
          @IBOutlet private weak var titleLabel: UILabel!
          func makeButton() -> UIButton { UIButton(type: .custom) }
          func tapped() {
            let button = makeButton()
            button.titleLabel?.textColor = .white
          }
        }
        """)
    #expect(look.foregrounds("T") == ["#000000"], "\(look.dump)")
  }
}
