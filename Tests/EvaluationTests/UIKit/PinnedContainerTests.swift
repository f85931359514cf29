import PlatformStyles
import Scene
import TestSupport
import Testing

/// Controllers that code puts into the navigation controllers of others, which are pinned to a scheme (S-55).
struct PinnedContainerTests {
  /// A controller that pins the navigation controller around it, one that is put into this, and what either does.
  private func look(_ first: String, _ page: String = "", _ other: String = "") -> Look {
    Look(
      """
      import UIKit
      final class First: UIViewController {
        override func viewDidLoad() { navigationController?.overrideUserInterfaceStyle = .light }
        \(first)
      }
      final class Page: UIViewController {
        override func viewDidLoad() {
          let caption = UILabel()
          caption.text = "T"
          view.addSubview(caption)
        }
        \(page)
      }
      \(other)
      """)
  }

  private static let push = "func go() { navigationController?.pushViewController(Page(), animated: true) }"
  private static let turn = "func turn() { navigationController?.pushViewController(Other(), animated: true) }"
  private static let other = "final class Other: UIViewController { \(push) }"

  @Test(
    "S-55: a controller that pushes its own kind, or one that pushes it again, stays in the container of the first",
    arguments: [
      (push, push, "", true), (turn, turn, other, true),
      // Nothing tells what is around the one that pushes it, too.
      (push, push, other, false), ("", push, "", false),
      (push, "func go() { present(Page(), animated: true) }", "", false),
    ])
  func again(first: String, page: String, other: String, isLight: Bool) {
    let look = look(first, page, other)
    #expect(look.readings("T", .dark).isEmpty == isLight, "\(first) \(page) \(other) \(look.dump)")
    #expect(!look.readings("T").isEmpty)
  }

  @Test(
    "S-55: a controller is put into a container by its list, under any name of the container",
    arguments: [
      ("navigationController?.setViewControllers([First(), Page()], animated: true)", true),
      ("self.navigationController?.viewControllers = [Page()]", true),
      ("guard let bars = navigationController else { return }; bars.pushViewController(Page(), animated: true)", true),
      ("if let navigationController { navigationController.setViewControllers([Page()], animated: false) }", true),
      (
        """
        guard let bars = navigationController else { return }
        let page = Page()
        var stack = bars.viewControllers.filter { $0 is First }
        stack.append(page)
        bars.setViewControllers(stack, animated: true)
        """, true
      ),
      ("var stack = [UIViewController](); stack.append(Page()); show(stack)", false),
      ("guard let bars = other.navigationController else { return }; bars.viewControllers = [Page()]", false),
      ("let bars = UINavigationController(); bars.viewControllers = [Page()]", false),
      (
        "let bars = UINavigationController(); bars.overrideUserInterfaceStyle = .light; bars.viewControllers = [Page()]",
        true
      ),
    ])
  func lists(statements: String, isLight: Bool) {
    let look = look("func go() { \(statements) }")
    #expect(look.readings("T", .dark).isEmpty == isLight, "\(statements) \(look.dump)")
    #expect(!look.readings("T").isEmpty)
  }
}
