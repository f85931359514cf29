import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// What controllers find that ask for the split view around them.
struct SplitControllerTests {
  /// The inks of a controller that is white in a split view with several columns, and black else.
  private func inks(_ showing: String, presenter: String = "UIViewController") -> [String] {
    Look(
      """
      import UIKit
      final class Sheet: UIViewController {
        private let note = UILabel()
        override func viewDidLoad() {
          view.backgroundColor = .gray
          note.text = "T"
          note.textColor = splitViewController?.isCollapsed == false ? .white : .black
          view.addSubview(note)
        }
      }
      final class Start: \(presenter) {
        \(showing)
      }
      """
    ).foregrounds("T")
  }

  @Test(
    "there is none around what is only presented",
    arguments: [
      "func show() { present(Sheet(), animated: true) }",
      "func show() { present(UINavigationController(rootViewController: Sheet()), animated: true) }",
    ])
  func presented(showing: String) {
    #expect(inks(showing) == ["#000000"])
  }

  @Test(
    "there may be one around what is shown in another way, too, or where nothing tells",
    arguments: [
      "func show() { navigationController?.pushViewController(Sheet(), animated: true) }",
      "func show() { present(Sheet(), animated: true); showDetailViewController(Sheet(), sender: nil) }",
      "func make() -> UIViewController { Sheet() }",
    ])
  func others(showing: String) {
    #expect(inks(showing) == ["#000000", "#FFFFFF"])
  }

  @Test("a split view that is presented itself is around what it holds")
  func within() {
    let look = Look(
      """
      import UIKit
      final class Column: UIViewController {
        private let note = UILabel()
        override func viewDidLoad() {
          view.backgroundColor = .gray
          note.text = "T"
          note.textColor = splitViewController?.isCollapsed == false ? .white : .black
          view.addSubview(note)
        }
      }
      final class Columns: UISplitViewController {
        override func viewDidLoad() { addChild(Column()) }
      }
      final class Start: UIViewController {
        func show() { present(Columns(), animated: true) }
      }
      """)
    #expect(look.foregrounds("T") == ["#000000", "#FFFFFF"], "\(look.dump)")
  }
}
