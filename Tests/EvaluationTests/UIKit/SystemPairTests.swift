import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// The system's own colours on what is not known (S-112, S-142).
struct SystemPairTests {
  @Test("the prompt that a field has from the system is undecided where nothing tells what its fill lies on")
  func prompts() {
    let look = Look(
      """
      import UIKit
      final class Finder: UIViewController {
        let field = UISearchTextField()
        override func viewDidLoad() {
          field.placeholder = "T"
          Host.shared.show(field)
        }
      }
      """)
    #expect(look.readings("T").map { $0.undecided?.reason } == [.unknownBackdrop], "\(look.dump)")
  }

  @Test("a colour of the project that no ground makes legible fails on such a fill")
  func written() {
    let look = Look(
      """
      import UIKit
      final class Finder: UIViewController {
        let card = UIView()
        let caption = UILabel()
        override func viewDidLoad() {
          card.backgroundColor = UIColor(white: 1, alpha: 0.95)
          caption.text = "T"
          caption.textColor = .white
          card.addSubview(caption)
          Host.shared.show(card)
        }
      }
      """)
    // On black the card is (0.95)², as encoded 0.95: 0.8879 linear, 1.05 / 0.9379 = 1.12; on white 1.
    #expect(look.readings("T").allSatisfy { ($0.ratio?.high ?? 21) < 1.13 }, "\(look.dump)")
  }
}
