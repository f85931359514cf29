import Scene
import TestSupport
import Testing

/// Methods that the program adds to what the framework's classes are built on (S-115).
struct CodeExtensionTests {
  @Test(
    "S-115: what an extension of the root class, or of the framework's own class, does to a view is followed",
    arguments: ["NSObject", "UIResponder", "UIView", "UILabel"])
  func extended(_ type: String) {
    let look = Look(
      """
      import UIKit
      public extension \(type) {
        func paint(_ ink: UIColor) {
          if let bar = self as? UINavigationBar { bar.tintColor = .red }
          if let label = self as? UILabel { label.textColor = ink }
        }
      }
      final class ShelfController: UIViewController {
        override func viewDidLoad() {
          view.backgroundColor = .white
          let caption = UILabel()
          caption.text = "T"
          caption.paint(UIColor(red: 0, green: 0.5, blue: 0, alpha: 1))
          view.addSubview(caption)
        }
      }
      """)
    // 0.5 × 255 = 127.5.
    #expect(look.words("T") == "#008000 on #FFFFFF", "\(look.dump)")
  }
}
