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

  @Test("what calls others and asks the running program, but is told of no object, is evaluated once")
  func values() {
    let look = Self.look(
      "first.textColor = Shade.ink(2)\nsecond.textColor = Shade.ink(2)",
      """
      enum Shade {
        static func ink(_ level: Int) -> UIColor {
          level > 1 && host(level).isEmpty ? UIColor(white: 0.2, alpha: 1) : UIColor(white: 0.4, alpha: 1)
        }
        static func host(_ level: Int) -> String {
          let name = ProcessInfo.processInfo.hostName
          return max(level, 1) > 8 ? "none" : name.lowercased()
        }
      }
      """)
    #expect(look.scene.work.callsEvaluated == 2)
    #expect(look.scene.work.callsReused == 1)
    #expect(look.foregrounds("a").sorted() == ["#333333", "#666666"], "\(look.dump)")
    #expect(look.foregrounds("b").sorted() == ["#333333", "#666666"])
  }

  @Test("what hands an object to code that is not there is evaluated each time")
  func handed() {
    let look = Self.look(
      "first.textColor = Shade.ink(second)\nthird.textColor = Shade.ink(second)",
      """
      enum Shade {
        static func ink(_ label: UILabel) -> UIColor {
          let isPainted = Painter.paint(label)
          return UIColor(white: 0.1 + 0.1, alpha: 1)
        }
      }
      """)
    #expect(look.scene.work.callsReused == 0)
    #expect(look.foreground("a") == "#333333", "\(look.dump)")
    #expect(look.foreground("c") == "#333333")
  }

  @Test("what may draw where a view draws itself is evaluated there")
  func drawing() {
    let look = Look(
      """
      import UIKit
      final class Card: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          alpha = share(bounds)
        }
        func share(_ area: CGRect) -> CGFloat {
          let isFull = Ornament.shared.put(in: area)
          return 0.5 + 0.2 + 0.3
        }
        override func draw(_ rect: CGRect) {
          UIColor.white.setFill()
          UIRectFill(bounds)
          let share = share(bounds)
          ("T" as NSString).draw(at: .zero, withAttributes: [.foregroundColor: UIColor.black])
        }
      }
      """)
    #expect(look.words("T") == "#000000 on ? undecided unsupported-expression", "\(look.dump)")
  }
}
