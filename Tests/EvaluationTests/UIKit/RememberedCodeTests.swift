import Scene
import TestSupport
import Testing

/// Calls of code that makes objects are evaluated once for all that is equal, where neither an object nor an effect is
/// part of them.
@Suite("Remembered calls of code") struct RememberedCodeTests {
  /// A card with three labels on white, whose colours statements set.
  private static func look(_ statements: String, _ members: String = "") -> Look {
    Look(
      """
      import UIKit
      enum Ink {
        static func gray(_ level: Int) -> UIColor {
          level > 1 && level < 9 ? UIColor(white: 0.2, alpha: 1) : UIColor(white: 0.4, alpha: 1)
        }
      }
      final class Card: UIView {
        let first = UILabel()
        let second = UILabel()
        let third = UILabel()
        \(members)
        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = .white
          first.text = "a"
          second.text = "b"
          third.text = "c"
          addSubview(first)
          addSubview(second)
          addSubview(third)
          \(statements)
        }
      }
      """)
  }

  @Test("equal calls are evaluated once, and each keeps its result")
  func equalCalls() {
    let look = Self.look(
      "first.textColor = Ink.gray(2)\nsecond.textColor = Ink.gray(1)\nthird.textColor = Ink.gray(2)")
    #expect(look.scene.work.callsEvaluated == 2)
    #expect(look.scene.work.callsReused == 1)
    // 255 * 0.2 = 51 and 255 * 0.4 = 102.
    #expect(look.foreground("a") == "#333333", "\(look.dump)")
    #expect(look.foreground("b") == "#666666")
    #expect(look.foreground("c") == "#333333")
  }

  @Test("what is asked of an object is asked again")
  func objects() {
    let look = Self.look(
      """
      ink = UIColor(white: 0.2, alpha: 1)
      second.textColor = chosen(2)
      ink = UIColor(white: 0.4, alpha: 1)
      third.textColor = chosen(2)
      """,
      "var ink = UIColor.black\nfunc chosen(_ level: Int) -> UIColor { level > 1 && level < 9 ? ink : .black }")
    #expect(look.scene.work.callsReused == 0)
    #expect(look.foreground("b") == "#333333", "\(look.dump)")
    #expect(look.foreground("c") == "#666666")
  }
}
