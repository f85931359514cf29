import ColorScience
import Scene
import TestSupport
import Testing

/// Closures of actions, which are run when a person chooses them (S-115).
struct ActionClosureTests {
  private func look(_ lines: String, more: String = "") -> Look {
    Look(
      """
      import UIKit
      final class ShelfController: UIViewController {
        let caption = UILabel()
        let button = UIButton(type: .system)
        override func viewDidLoad() {
          view.backgroundColor = .white
          view.addSubview(caption)
          view.addSubview(button)
          caption.text = "T"
          \(lines)
        }
        \(more)
      }
      """)
  }

  private let yellow = "UIColor(red: 1, green: 1, blue: 0, alpha: 1)"

  /// True where a text on white may be yellow, whose luminance is 0.9278, so that 1.05 / 0.9778 = 1.07, or black: 21.
  private func isAny(_ look: Look) -> Bool {
    look.bounds("T").map { abs($0.low - 1.07) < 0.01 && $0.high > 20.99 } ?? false
  }

  @Test("S-115: what an action's closure sets joins the set, whoever is given the action")
  func joins() {
    let set = "self?.caption.textColor = \(yellow)"
    let all = [
      "button.addAction(UIAction { [weak self] _ in \(set) }, for: .touchUpInside)",
      "let action = UIAction(title: \"x\") { [weak self] _ in \(set) }\nbutton.addAction(action, for: .touchUpInside)",
      """
      let alert = UIAlertController(title: "t", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "x", style: .default) { [weak self] _ in \(set) })
      """,
      "let row = UIContextualAction(style: .normal, title: \"x\") { [weak self] _, _, done in \(set); done(true) }",
      "let moves = UIViewPropertyAnimator(duration: 1, curve: .linear) { [weak self] in \(set) }",
      "button.menu = UIMenu(children: [UIAction(title: \"x\", handler: { [weak self] _ in \(set) })])",
      "Task { \(set) }", "Task { @MainActor [weak self] in \(set) }", "let task = Task(priority: .high) { \(set) }",
      "Task { [weak self] in await load(); await MainActor.run { \(set) } }",
      "Loader { [weak self] in \(set) }.start()",
      """
      navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Q", primaryAction: UIAction { [weak self] _ in \(set) })
      """,
    ]
    for one in all {
      let look = look(one)
      #expect(isAny(look), "\(one) \(look.dump)")
    }
  }

  @Test("S-115: a closure is run after what follows it in the function that makes it")
  func later() {
    let look = look(
      """
      button.addAction(UIAction { [weak self] _ in self?.caption.textColor = \(yellow) }, for: .touchUpInside)
      caption.textColor = .blue
      """)
    // Blue has a luminance of 0.0722: 1.05 / 0.1222 = 8.59.
    #expect(look.bounds("T").map { $0.low < 1.08 && abs($0.high - 8.59) < 0.01 } == true, "\(look.dump)")
  }

  @Test("S-115: a label that a task adds is seen")
  func added() {
    let look = look(
      """
      Task {
        let extra = UILabel()
        extra.text = "E"
        extra.textColor = \(yellow)
        view.addSubview(extra)
      }
      """)
    #expect(look.foreground("E") == "#FFFF00", "\(look.dump)")
    #expect(look.background("E") == "#FFFFFF", "\(look.dump)")
  }

  @Test("a closure that makes the action again comes to an end")
  func again() {
    let look = look(
      "show()",
      more: """
        func show() {
          button.menu = UIMenu(children: [UIAction(title: "x") { [weak self] _ in
            self?.caption.textColor = \(yellow)
            self?.show()
          }])
        }
        """)
    #expect(isAny(look), "\(look.dump)")
  }
}
