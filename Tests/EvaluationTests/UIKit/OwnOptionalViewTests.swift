import Findings
import Scene
import TestSupport
import Testing

/// Optional variables that hold views, and the function that makes these when it is called first (S-115).
struct OwnOptionalViewTests {
  /// A white screen with the view that a function makes once.
  private func look(_ members: String, elsewhere: String = "") -> Look {
    Look(
      """
      import UIKit
      class Bubble: UIView {
        \(members)
        func arrange() { addSubview(makeNote()) }
      }
      final class BubbleController: UIViewController {
        private let bubble = Bubble()
        override func viewDidLoad() {
          view.backgroundColor = .white
          view.addSubview(bubble)
          bubble.arrange()
        }
        \(elsewhere)
      }
      """)
  }

  private static let tested = """
    func makeNote() -> UILabel {
      if note == nil {
        note = UILabel()
        note!.text = "T"
        note!.textColor = .black
      }
      return note!
    }
    """

  private static let bound = """
    func makeNote() -> UILabel {
      if let note { return note }
      let made = UILabel()
      made.text = "T"
      made.textColor = .black
      note = made
      return made
    }
    """

  @Test(
    "a view that one function alone makes is the one that it makes when it is called first",
    arguments: [
      "var note: UILabel?\n\(tested)", "private(set) var note: UILabel!\n\(tested)", "var note: UILabel?\n\(bound)",
      "private var note: UILabel?\n\(bound)",
      "public private(set) var note: UILabel?\n\(tested)",
    ])
  func made(members: String) {
    let look = look(members)
    #expect(look.scene.elements.map(\.text) == ["T"], "\(look.dump)")
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
    #expect(look.conditions("T") == [""], "\(look.dump)")
  }

  @Test("a function that lets the view go lets the next call make an equal one")
  func forgotten() {
    let look = look("private var note: UILabel?\n\(Self.bound)\nfunc forget() { note = nil }")
    #expect(look.scene.elements.map(\.text) == ["T"] && look.foregrounds("T") == ["#000000"], "\(look.dump)")
  }

  @Test("S-142: how another one looks that other code puts there is not known")
  func given() {
    let look = look(
      "var note: UILabel?\n\(Self.tested)", elsewhere: "func give(_ label: UILabel) { bubble.note = label }")
    #expect(look.foregrounds("T") == ["#000000"], "\(look.dump)")
    let others = look.scene.elements.filter { $0.text != "T" }
    #expect(others.allSatisfy { $0.range.line == 3 }, "\(look.dump)")
    let readings = others.flatMap(\.placements).flatMap(\.readings.values)
    #expect(readings.allSatisfy { $0.undecided != nil }, "\(look.dump)")
  }
}
