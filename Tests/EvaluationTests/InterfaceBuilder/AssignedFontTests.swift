import Findings
import Scene
import TestSupport
import Testing

/// Where the fonts are written that code gives to what an interface file holds (S-115).
struct AssignedFontTests {
  @Test("S-115: a font that a function makes is set where the code gives it to an outlet, and defined in the function")
  func madeByFunction() {
    let look = shown(
      captioned(),
      swift: """
        extension UIFont {
          static func small(_ size: CGFloat) -> UIFont {
            let base = UIFont.systemFont(ofSize: size)
            return base
          }
        }
        class ShelfController: UIViewController {
          @IBOutlet var caption: UILabel! { didSet { caption.font = .small(13) } }
        }
        """)
    let font = look.placements("T").first?.font
    #expect(font?.range?.line == 8, "\(look.dump)")
    #expect(font?.definition?.line == 3)
  }
}
