import Evaluation
import TestSupport
import Testing

/// Functions of code that neither take nor make objects, and return a value.
@Suite struct PlainFunctionTests {
  @Test("S-115: long work on values takes nothing from the code around", arguments: ["String", "Bool", "UIColor"])
  func allowance(_ result: String) {
    // Each line takes at least four expressions, all of them more than the object has.
    let lines = (0..<100).map { "total += level * \($0)" }.joined(separator: "\n")
    let values = ["String": "\"b\"", "Bool": "true", "UIColor": "UIColor.red"]
    let look = Look(
      """
      import UIKit
      enum Unit {
        static func shown(_ level: Int) -> \(result) {
          var total = 0
          \(lines)
          return \(values[result] ?? "")
        }
      }
      final class Screen: UIViewController {
        let caption = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          let value = Unit.shown(3)
          caption.text = "a"
          caption.textColor = .black
          view.addSubview(caption)
        }
      }
      """, allowances: Allowances(call: 100, object: 200))
    #expect(look.words("a") == "#000000 on #FFFFFF", "\(look.dump)")
  }

  @Test("S-115: what changes looks is followed for that, whatever it returns")
  func effects() {
    let look = Look(
      """
      import UIKit
      final class Screen: UIViewController {
        let caption = UILabel()
        func dress() -> Bool {
          caption.textColor = .red
          return true
        }
        override func viewDidLoad() {
          super.viewDidLoad()
          caption.text = "a"
          view.addSubview(caption)
          if dress() { caption.backgroundColor = .black }
        }
      }
      """)
    #expect(look.words("a") == "#FF0000 on #000000", "\(look.dump)")
  }
}
