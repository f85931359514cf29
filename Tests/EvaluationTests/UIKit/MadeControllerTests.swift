import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// What code gives the controllers that it makes, in functions that nothing is seen to call (S-143).
struct MadeControllerTests {
  /// A controller with the label `T` on white, whose colour is that of a property, `#000000` at first.
  private func look(_ making: String) -> Look {
    Look(
      """
      import UIKit
      final class Card: UIViewController {
        var ink = UIColor.black
        let text = UILabel()
        override func viewDidLoad() {
          view.backgroundColor = .white
          text.text = "T"
          text.textColor = ink
          view.addSubview(text)
        }
      }
      final class Other: NSObject { var ink = UIColor.black }
      final class Desk {
        func open(_ home: UINavigationController) { \(making) }
      }
      """)
  }

  @Test("what a controller is given where it is made may be what it has")
  func given() {
    let look = look("let card = Card(); card.ink = .yellow; home.pushViewController(card, animated: true)")
    // On white, black has 21:1 and #FFFF00 1 / 0.9319 = 1.07:1.
    let bounds = look.bounds("T")
    #expect(look.isCertain("T") == false && bounds.map { $0.low < 1.08 && $0.high > 20.9 } == true, "\(look.dump)")
  }

  @Test(
    "what others are given is not",
    arguments: ["let card = Card(); home.show(card, sender: nil)", "let other = Other(); other.ink = .yellow"])
  func others(making: String) {
    let look = look(making)
    #expect(look.words("T") == "#000000 on #FFFFFF" && look.isCertain("T") == true, "\(look.dump)")
  }
}
