import Scene
import TestSupport
import Testing

/// Texts of white space alone: nothing of them is drawn, so there is nothing to read (S-115).
struct BlankTextTests {
  private func look(_ code: String, _ function: String = "") -> Look {
    Look(
      """
      import UIKit
      final class Page: UIViewController {
        private let part = \(code.contains("part.setTitle") ? "UIButton(type: .system)" : "UILabel()")
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .white
          \(code)
          view.addSubview(part)
        }
        \(function)
      }
      """)
  }

  @Test(
    "a label or button of which code says nothing but white space shows nothing",
    arguments: [
      #"part.text = " ""#, #"part.text = "\u{2009}\n""#, #"part.setTitle(" ", for: .normal)"#,
    ])
  func blank(_ code: String) {
    let look = look(code)
    #expect(look.scene.elements.isEmpty, "\(look.dump)")
  }

  @Test(
    "a label that only holds a place is read where code gives it words, or may do so",
    arguments: ["func name() { part.text = \"T\" }", "func name(_ text: String) { part.text = text }"])
  func filled(_ function: String) {
    let look = look(#"part.text = " ""#, function)
    #expect(look.scene.elements.map(\.kind) == [.text], "\(look.dump)")
  }

  @Test("a label that another module may fill is read, whatever it begins with")
  func filledElsewhere() {
    let look = look(#"part.text = " "; part.localize()"#)
    #expect(look.scene.elements.map(\.kind) == [.text], "\(look.dump)")
  }

  @Test("a label that is empty at first waits for words")
  func waiting() {
    let look = look(#"part.text = """#)
    #expect(look.scene.elements.map(\.kind) == [.text], "\(look.dump)")
  }

  @Test("a look that goes with white space is none of the words that other paths show")
  func paths() {
    let look = look(
      "part.textColor = .black",
      """
      func show(_ isOpen: Bool) {
        part.text = isOpen ? "T" : " "
        part.textColor = isOpen ? .black : .yellow
      }
      """)
    #expect(Set(look.foregrounds("T")) == ["#000000"], "\(look.dump)")
  }

  @Test(
    "a button without words shows its symbol",
    arguments: [
      #"part.setTitle("", for: .normal)"#, #"part.setTitle(" ", for: .normal)"#, "part.setTitle(nil, for: .normal)",
    ])
  func symbols(_ code: String) {
    let look = look(code + #"; part.setImage(UIImage(systemName: "trash"), for: .normal); part.tintColor = .black"#)
    #expect(look.scene.elements.map(\.kind) == [.symbol], "\(look.dump)")
    #expect(look.words("trash") == "#000000 on #FFFFFF", "\(look.dump)")
  }

  @Test("a configured button without words shows its symbol, too", arguments: ["", " "])
  func configured(_ title: String) {
    let look = Look(
      """
      import UIKit
      final class Page: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          var look = UIButton.Configuration.filled()
          look.title = "\(title)"
          look.image = UIImage(systemName: "trash")
          look.baseBackgroundColor = .black
          look.baseForegroundColor = .white
          view.addSubview(UIButton(configuration: look))
        }
      }
      """)
    #expect(look.scene.elements.map(\.kind) == [.symbol], "\(look.dump)")
    #expect(look.words("trash") == "#FFFFFF on #000000", "\(look.dump)")
  }
}
