import ColorScience
import Findings
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Views that code makes and puts nowhere, of which nothing is seen (S-115).
struct UnplacedViewTests {
  @Test("a view that some code puts nowhere, and other code somewhere, is seen where it is put")
  func elsewhere() {
    let look = Look(
      """
      import UIKit
      final class Card: UIView {
        let label = UILabel()
        init() {
          super.init(frame: .zero)
          label.text = "T"
          label.textColor = .white
          addSubview(label)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class Draft: UIViewController {
        let card = Card()
      }
      final class Final: UIViewController {
        let card = Card()
        override func viewDidLoad() {
          view.backgroundColor = .black
          view.addSubview(card)
        }
      }
      """)
    #expect(look.placements("T").map { $0.readings[.light]?.background?.hexString } == ["#000000"], "\(look.dump)")
  }
}
