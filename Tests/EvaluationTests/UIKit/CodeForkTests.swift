import Scene
import TestSupport
import Testing

/// Looks between which a condition decides in code, and what else changes with it.
struct CodeForkTests {
  /// The conditions of the forks of a meter with what else changes with each.
  private func forks(_ statements: String) -> [String] {
    let look = Look(
      """
      import UIKit
      final class MeterView: UIView {
        let label = UILabel()
        let icon = UIImageView()
        let note = UILabel()
        var isOver: Bool
        init(isOver: Bool) {
          self.isOver = isOver
          super.init(frame: .zero)
          backgroundColor = .white
          label.text = "42"
          addSubview(label)
          addSubview(icon)
          \(statements)
        }
      }
      """)
    return Set(
      look.scene.forks.map { fork in ([fork.condition] + fork.cues.map(\.rawValue).sorted()).joined(separator: " ") }
    ).sorted()
  }

  @Test(
    "a colour that alone depends on a condition is a fork without a cue",
    arguments: [
      "label.textColor = isOver ? .systemRed : .systemGreen",
      "if isOver { label.textColor = .systemRed } else { label.textColor = .systemGreen }",
      "icon.image = UIImage(systemName: \"circle\")\nicon.tintColor = isOver ? .systemRed : .systemGreen",
    ])
  func withoutACue(statements: String) {
    #expect(forks(statements) == ["isOver"])
  }

  @Test(
    "what changes with the same condition is a cue",
    arguments: [
      "label.textColor = isOver ? .systemRed : .systemGreen\nlabel.text = isOver ? \"Too much\" : \"Fine\"",
      "label.textColor = isOver ? .systemRed : .systemGreen\nif isOver { addSubview(note) }",
      "label.textColor = isOver ? .systemRed : .systemGreen\nnote.isHidden = !isOver",
      """
      icon.image = UIImage(systemName: isOver ? "xmark" : "checkmark")
      icon.tintColor = isOver ? .systemRed : .systemGreen
      """,
    ])
  func withACue(statements: String) {
    #expect(!forks(statements).contains("isOver"))
  }
}
