import Scene
import TestSupport
import Testing

/// `.none` for a property of the frameworks that may be nil (S-115).
struct NoneColorTests {
  /// A label in a box on a white screen.
  private func look(_ statements: String, _ declarations: String = "") -> Look {
    Look(
      """
      import UIKit
      \(declarations)
      final class Screen: UIViewController {
        var isOn = false
        private let box = UIView()
        private let label = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .white
          view.addSubview(box)
          box.addSubview(label)
          label.text = "T"
          \(statements)
        }
      }
      """)
  }

  @Test(
    "a background of none paints nothing",
    arguments: [
      "box.backgroundColor = .none", "box.backgroundColor = .black; box.backgroundColor = .none",
      "let ground = isOn ? nil : UIColor?.none; box.backgroundColor = ground",
    ])
  func background(_ statements: String) {
    let look = look(statements)
    #expect(look.background("T") == "#FFFFFF", "\(look.dump)")
    #expect(look.undecided("T") == nil)
  }

  @Test(
    "on the path that has none nothing is painted",
    arguments: ["isOn ? .none : .black", "isOn ? UIColor.black : .none", "isOn ? .none : UIColor.black"])
  func path(_ ground: String) {
    let look = look("box.backgroundColor = \(ground)")
    #expect(look.backgrounds("T") == ["#000000", "#FFFFFF"], "\(look.dump)")
  }

  @Test("a text without colour or font of its own has those of a label")
  func text() {
    let look = look("label.textColor = .none; label.font = .none")
    // S-110: the label colour, in 17 pt.
    #expect(look.foreground("T") == "#000000", "\(look.dump)")
    #expect(look.fontWords("T") == "17 regular fixed")
  }

  @Test("of a name of the program nil is meant where an optional is asked for, and else the colour")
  func declared() {
    let own = "extension UIColor { static let none = UIColor.black }"
    #expect(look("box.backgroundColor = .none", own).background("T") == "#FFFFFF")
    #expect(look("box.backgroundColor = UIColor.none", own).background("T") == "#000000")
  }

  @Test("a SwiftUI text whose colour is none has that of its surroundings")
  func foregroundColor() {
    let look = Look(body: "Text(\"T\").foregroundColor(.none).tint(.none)")
    // S-29: the container's default, which is the primary label.
    #expect(look.foregrounds("T") == ["#000000"], "\(look.dump)")
  }
}
