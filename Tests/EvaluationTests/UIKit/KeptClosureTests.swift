import Scene
import TestSupport
import Testing

/// Closures that a function is handed and keeps, to be run later (S-115).
struct KeptClosureTests {
  private func look(_ dialog: String, _ call: String = "dialog.add { note.isHidden = false }") -> Look {
    Look(
      """
      import UIKit
      final class Dialog: UIViewController {
        var content: UIView?
        \(dialog)
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .white
          if let content { view.addSubview(content) }
        }
      }
      final class AskController: UIViewController {
        func ask() {
          let dialog = Dialog()
          let note = UILabel()
          note.isHidden = true
          note.text = "T"
          note.textColor = UIColor(white: 0.5, alpha: 1)
          dialog.content = note
          \(call)
          present(dialog, animated: true)
        }
      }
      """)
  }

  @Test(
    "what a kept closure shows is seen",
    arguments: [
      "private var all = [Int: () -> Void]()\nfunc add(_ handler: @escaping () -> Void) { all[1] = handler }",
      "private var kept: (() -> Void)?\nfunc add(_ handler: (() -> Void)?) { if let one = handler { kept = one } }",
      "private var all = [() -> Void]()\nfunc add(_ handler: (() -> Void)?) { if let handler { all.append(handler) } }",
      "private var kept: () -> Void = {}\nfunc add(_ handler: @escaping () -> Void) { self.kept = handler }",
    ])
  func seen(_ dialog: String) {
    let look = look(dialog)
    #expect(look.placements("T").contains { $0.exemption == nil }, "\(look.dump)")
  }

  @Test("a kept closure that is given something and leaves it alone is run")
  func leavesArguments() {
    let dialog = "private var kept: ((Int) -> Void)?\nfunc add(_ handler: @escaping (Int) -> Void) { kept = handler }"
    let look = look(dialog, "dialog.add { _ in\n_ = dialog.view\nnote.isHidden = false\n}")
    #expect(look.placements("T").contains { $0.exemption == nil }, "\(look.dump)")
  }

  @Test(
    "what a kept closure makes of its arguments is not known, and a discarded one is never run",
    arguments: [
      (
        "private var kept: ((Bool) -> Void)?\nfunc add(_ handler: @escaping (Bool) -> Void) { kept = handler }",
        "dialog.add { isOn in note.isHidden = !isOn }"
      ),
      (
        "private var kept: ((Bool) -> Void)?\nfunc add(_ handler: @escaping (Bool) -> Void) { kept = handler }",
        "dialog.add { note.isHidden = !$0 }"
      ),
      ("func add(_ handler: @escaping () -> Void) { _ = handler }", "dialog.add { note.isHidden = false }"),
    ])
  func leftAlone(_ dialog: String, _ call: String) {
    let look = look(dialog, call)
    #expect(look.placements("T").allSatisfy { $0.exemption == .hidden }, "\(look.dump)")
  }

  @Test("what a kept closure hides stays hidden")
  func hidden() {
    let dialog = "private var kept: (() -> Void)?\nfunc add(_ handler: @escaping () -> Void) { kept = handler }"
    let look = look(dialog, "dialog.add { note.isHidden = true }")
    #expect(look.placements("T").allSatisfy { $0.exemption == .hidden }, "\(look.dump)")
  }
}
