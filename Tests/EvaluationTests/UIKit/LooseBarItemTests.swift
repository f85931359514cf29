import Scene
import TestSupport
import Testing

/// Items that code puts on no bar (S-116).
@Suite struct LooseBarItemTests {
  @Test("an item that a function makes for whoever calls it is on no bar that is known")
  func shared() {
    let look = Look(
      """
      import UIKit
      class Base: UIViewController {
        func make() -> UIBarButtonItem { UIBarButtonItem(title: "M", style: .plain, target: nil, action: nil) }
      }
      final class Dark: Base {
        override func viewDidLoad() {
          let look = UINavigationBarAppearance()
          look.configureWithOpaqueBackground()
          look.backgroundColor = .black
          navigationItem.standardAppearance = look
          navigationItem.scrollEdgeAppearance = look
        }
      }
      final class Light: Base {
        override func viewDidLoad() {
          let item = make()
          item.tintColor = .black
        }
      }
      """)
    #expect(!look.backgrounds("M").contains("#000000"), "\(look.dump)")
  }

  @Test(
    "S-116: a title in the language of the user is one",
    arguments: ["NSLocalizedString(\"send\", comment: \"\")", "words"])
  func localized(title: String) {
    let look = Look(
      """
      import UIKit
      final class Page: UIViewController {
        let words = Bundle.main.localizedString(forKey: "send", value: nil, table: nil)
        override func viewDidLoad() {
          let item = UIBarButtonItem(title: \(title), style: .plain, target: nil, action: nil)
          item.tintColor = .lightGray
          navigationItem.rightBarButtonItem = item
        }
      }
      """)
    #expect(look.scene.elements.count == 1, "\(look.dump)")
  }
}
