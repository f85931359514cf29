import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Views that begin blank and get their words from a closure that waits in a variable: they may be any (S-111, S-115).
struct AwaitedTextTests {
  private func look(_ part: String, _ code: String, later: String, _ others: String = "") -> Look {
    Look(
      """
      import UIKit
      final class Model { var onChange: ((String) -> Void)?; func fire() { onChange?("T") } }
      final class Page: UIViewController {
        private let part = \(part)
        private let model = Model()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .white
          \(code)
          view.addSubview(part)
          \(later.isEmpty ? "" : "model.onChange = { [weak self] word in \(later) }")
        }
      }
      \(others)
      """)
  }

  private static let button = "UIButton(type: .system)"
  private static let blank = #"part.setTitle(" ", for: .normal)"#
  private static let other = """
    final class Other: UIView {
      private let part = UIButton()
      func show(_ isOn: Bool) { addSubview(part); if isOn { part.setTitle("T", for: .normal) } }
    }
    """
  private static let image = #"part.setImage(UIImage(systemName: "trash"), for: .normal)"#

  @Test(
    "what is blank at first is read in its colour",
    arguments: [
      ("UILabel()", #"part.text = " "; part.textColor = .red"#, "self?.part.text = word"),
      ("UILabel()", #"part.text = " "; part.textColor = .red"#, "guard let self else { return }; part.text = word"),
      (button, blank + "; part.setTitleColor(.red, for: .normal)", "self?.part.setTitle(word, for: .normal)"),
      (
        button, #"part.setTitle("", for: .normal); part.setTitleColor(.red, for: .normal)"#,
        "self?.part.setTitle(word, for: .normal)"
      ),
      (
        button,
        """
        model.onChange = { [weak self] word in self?.part.setTitle(word, for: .normal) }
        part.setTitle("", for: .normal); part.setTitleColor(.red, for: .normal)
        """, ""
      ),
      (
        "UIButton(configuration: .plain())",
        #"part.configuration?.title = ""; part.configuration?.baseForegroundColor = .red"#,
        "self?.part.configuration?.title = word"
      ),
    ])
  func words(_ part: String, _ code: String, _ later: String) {
    let look = look(part, code, later: later)
    #expect(look.scene.elements.map(\.kind) == [.text], "\(look.dump)")
    let colors = look.scene.elements.flatMap(\.placements).map { $0.readings[.light]?.foreground?.hexString }
    // `.red` is FF0000 in every appearance.
    #expect(Set(colors) == ["#FF0000"], "\(look.dump)")
  }

  @Test("a field that gets its prompt later has one beside its text")
  func prompt() {
    let look = look(
      "UITextField()", #"part.placeholder = ""; part.textColor = .red"#, later: "self?.part.placeholder = word")
    #expect(look.scene.elements.map(\.kind) == [.text, .text], "\(look.dump)")
  }

  @Test("a button with an image shows that until it has words")
  func symbols() {
    let look = look(
      Self.button, Self.blank + "; " + Self.image, later: "self?.part.setTitle(word, for: .normal)")
    #expect(look.scene.elements.map(\.kind) == [.symbol], "\(look.dump)")
  }

  @Test(
    "what gets no words from its own name stays blank",
    arguments: [
      ("", ""), (#"self?.part.setTitle("", for: .normal)"#, ""),
      ("", Self.other),
    ])
  func others(_ later: String, _ others: String) {
    let look = look(Self.button, Self.blank, later: later, others)
    let page = look.scene.elements.filter { $0.text != "T" }
    #expect(page.isEmpty, "\(look.dump)")
  }
}
