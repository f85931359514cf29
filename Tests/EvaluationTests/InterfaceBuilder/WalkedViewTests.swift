import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// What objects of interface files look like where code styles all views of their class (S-115).
struct WalkedViewTests {
  private let walk = """
    import UIKit
    extension UIView { @objc func paint() { for view in subviews { view.paint() } } }
    """

  @Test("S-115: a label of a file is not certain in its colour where a walk over all views gives labels one")
  func walked() {
    let look = shown(
      captioned(),
      swift: """
        \(walk)
        extension UILabel { override func paint() { super.paint(); textColor = .black } }
        class ShelfController: UIViewController {
          @IBOutlet var caption: UILabel!
          override func viewWillAppear(_ animated: Bool) { view.paint() }
        }
        """)
    #expect(look.undecided("T", .dark) == .runtimeValue, "\(look.dump)")
  }

  @Test("S-115: that a function is not called is not certain where what it sets depends on a condition")
  func neverCalled() {
    let look = shown(
      captioned(
        #"<color key="textColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#),
      swift: """
        class ShelfController: UIViewController {
          @IBOutlet var caption: UILabel!
          func fill(_ isNew: Bool) { caption.textColor = isNew ? .black : .darkGray }
        }
        """)
    let white = look.readings("T").filter { $0.foreground?.hexString == "#FFFFFF" }
    #expect(!white.isEmpty && white.allSatisfy { !$0.isCertain }, "\(look.dump)")
  }

  @Test("S-115: what a class does in a function that the one above it calls as it is loaded is done before it is seen")
  func begun() {
    let look = shown(
      captioned(),
      swift: """
        class BaseController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            style()
          }
          func style() {}
        }
        class ShelfController: BaseController {
          @IBOutlet var caption: UILabel!
          override func style() { caption.textColor = UIColor(red: 0, green: 0.5, blue: 0, alpha: 1) }
        }
        """)
    // 0.5 × 255 = 127.5.
    #expect(look.foreground("T", .light) == "#008000" && look.isCertain("T") == true, "\(look.dump)")
  }
}
