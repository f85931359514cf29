import ColorScience
import Scene
import TestSupport
import Testing

/// Functions that loops hand the items of a list to (S-115).
struct ItemLoopTests {
  /// A bar of marks: a rule is a line in one colour, which has no button.
  private func look(_ items: String, member: String = "", access: String = "private") -> Look {
    Look(
      """
      import UIKit
      enum Kind { case button, rule }
      struct Mark {
        var kind: Kind
        var ink: UIColor
        var ground: UIColor
        init(ink: UIColor, ground: UIColor) { self.ink = ink; self.ground = ground; kind = .button }
        init(line: UIColor) { ink = line; ground = line; kind = .rule }
      }
      final class Bar: UIView {
        private var marks: [Mark] = []
        convenience init(marks: [Mark]) { self.init(frame: .zero); self.marks = marks }
        func show(in other: UIView) {
          other.addSubview(self)
          for (index, mark) in marks.enumerated() {
            switch mark.kind {
            case .button: addSubview(plain(mark, index))
            case .rule: break
            }
          }
        }
        \(access) func plain(_ mark: Mark, _ index: Int) -> UIButton {
          let button = UIButton()
          button.setTitle("Reply", for: .normal)
          button.tag = index
          let own = marks[button.tag]
          button.backgroundColor = own.ground
          button.setTitleColor(own.ink, for: .normal)
          return button
        }
        \(member)
      }
      final class Screen: UIViewController {
        override func viewDidLoad() {
          Bar(marks: [Mark(ink: .white, ground: .black), Mark(line: .red)]).show(in: view)
          Bar(marks: [\(items)]).show(in: view)
        }
      }
      """)
  }

  private func ratios(_ look: Look) -> Set<Double?> { Set(look.readings("Reply").map { $0.ratio?.low }) }

  @Test("an item takes no arm but the one that its own values decide")
  func items() {
    // White on black and black on white alone, 21:1 each.
    for items in ["Mark(line: .red)", "Mark(ink: .black, ground: .white), Mark(line: .red)"] {
      let look = look(items)
      #expect(ratios(look) == [21], "\(look.dump)")
    }
  }

  @Test(
    "what other code may call with anything is followed with what is not known",
    arguments: [
      ("", "fileprivate"), ("func add(_ mark: Mark) { addSubview(plain(mark, 0)) }", "private"),
      ("lazy var make = { self.plain }", "private"),
    ])
  func others(member: String, access: String) {
    let look = look("Mark(line: .red)", member: member, access: access)
    #expect(!ratios(look).isEmpty && ratios(look) != [21], "\(look.dump)")
  }
}
