import TestSupport
import Testing

/// Items that code puts on no bar (S-116).
@Suite struct LooseBarItemTests {
  @Test("which of several controllers' bars an item is for is not told by the code that they share")
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
        let other = Dark()
        override func viewDidLoad() {
          let item = make()
          item.tintColor = .black
          present(other, animated: true)
        }
      }
      """)
    #expect(!look.backgrounds("M").contains("#000000"), "\(look.dump)")
  }
}
