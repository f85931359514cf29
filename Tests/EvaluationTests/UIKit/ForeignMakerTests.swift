import PlatformStyles
import Scene
import TestSupport
import Testing

/// Views that code of other modules makes.
struct ForeignMakerTests {
  @Test("a label that comes from elsewhere has looks of its own, which are not known")
  func label() {
    let look = Look(
      """
      import UIKit
      import Vendor
      final class Screen: UIViewController {
        private lazy var caption: UILabel = {
          let label = Vendor.makeLabel()
          label.textColor = .white
          return label
        }()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .white
          view.addSubview(caption)
          caption.text = "T"
        }
      }
      """)
    #expect(look.ratio("T") != 21, "\(look.dump)")
    #expect(look.undecided("T") != nil || look.foreground("T") == "#FFFFFF", "\(look.dump)")
  }
}
