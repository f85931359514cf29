import Scene
import TestSupport
import Testing

/// Properties with observers that initialisers fill, and that other functions set later (S-115).
struct FilledPropertyTests {
  /// White words on a tag that is black, until something takes it for off: then it is yellow.
  private func look(_ members: String, tag: String = "", start: String = "") -> Look {
    Look(
      """
      import UIKit
      final class Tag: UIView {
        private let label = UILabel()
        var isOn: Bool { didSet { update() } }
        init(isOn: Bool) {
          self.isOn = isOn
          super.init(frame: .zero)
          label.text = "T"
          label.textColor = .white
          addSubview(label)
          update()
        }
        required init?(coder: NSCoder) { nil }
        private func update() { backgroundColor = isOn ? .black : .yellow }
        \(tag)
      }
      final class Page: UIViewController {
        private let mark = Tag(isOn: true)
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(mark)
          \(start)
        }
        \(members)
      }
      """)
  }

  @Test(
    "what sets one changes looks",
    arguments: [
      "func mute() { mark.isOn = false }", "@objc private func mute() { mark.isOn.toggle() }",
      "func mute() { print(); self.mark.isOn.toggle() }", "func mute() { if mark.isOn { mark.isOn = false } }",
    ])
  func set(_ members: String) {
    #expect(look(members).backgrounds("T") == ["#000000", "#FFFF00"], "\(look(members).dump)")
  }

  @Test(
    "so does the closure of an action",
    arguments: ["self?.mark.isOn = false", "self?.mark.isOn.toggle()"])
  func action(_ statement: String) {
    let look = look("", start: "let action = UIAction { [weak self] _ in \(statement) }\nkeep(action)")
    #expect(look.backgrounds("T") == ["#000000", "#FFFF00"], "\(look.dump)")
  }

  @Test("and a method of the class itself")
  func method() {
    let look = look("func mute() { mark.set(false) }", tag: "func set(_ isOn: Bool) { self.isOn = isOn }")
    #expect(look.backgrounds("T") == ["#000000", "#FFFF00"], "\(look.dump)")
  }

  @Test("what another object is set to tells nothing of this one")
  func other() {
    let members = "private let other = Tag(isOn: true)\nfunc mute() { other.isOn = false }"
    #expect(look(members).backgrounds("T") == ["#000000"], "\(look(members).dump)")
  }
}
