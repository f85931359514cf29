import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Labels whose classes turn their text into an attributed one (S-44, S-110, S-115).
struct HighlightedLabelTests {
  private func look(_ text: String, _ attributed: String, stored: String = "") -> Look {
    Look(
      """
      import UIKit
      class MarkLabel: UILabel {
        convenience init(isNote: Bool) { self.init(); self.isNote = isNote; mark() }
        var isNote = false
        override var text: String? { didSet { mark() } }
        private func mark() {
          guard let text = text else { return }
          let parts = text.components(separatedBy: "**")
          guard parts.count > 1 else { font = .systemFont(ofSize: 13); return }
          \(attributed)
        }
      }
      final class Panel: UIViewController {
        \(stored)
        override func viewDidLoad() {
          view.backgroundColor = .white
          let label = MarkLabel(isNote: true)
          label.textColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
          label.text = \(text)
          view.addSubview(label)
        }
      }
      """)
  }

  private let reduced = """
    attributedText = parts.enumerated().reduce(into: NSMutableAttributedString()) { whole, pair in
      whole.append(NSAttributedString(string: pair.element, attributes: [.font: UIFont.systemFont(ofSize: 13)]))
    }
    """

  @Test("a text that reduce(into:) fills has the runs that its closure adds, in the label's colour")
  func unknownParts() {
    let look = look("words", reduced, stored: "var words = \"\"")
    let readings = look.scene.elements.flatMap(\.placements).compactMap { $0.readings[.light] }
    #expect(!readings.isEmpty && readings.allSatisfy { $0.foreground?.hexString == "#0000FF" }, "\(look.dump)")
    #expect(readings.allSatisfy { $0.font?.size == 13 }, "\(look.dump)")
  }

  @Test("a list that is known is gone through element by element")
  func knownParts() {
    let look = look(
      "words",
      """
      attributedText = ["one", "two"].reduce(into: NSMutableAttributedString()) { whole, part in
        whole.append(NSAttributedString(string: part, attributes: [.font: UIFont.systemFont(ofSize: 13)]))
      }
      """, stored: "var words = \"\"")
    #expect(look.foregrounds("one") == ["#0000FF"] && look.foregrounds("two") == ["#0000FF"], "\(look.dump)")
  }

  @Test("texts that are joined are there: no path has none")
  func joined() {
    let look = look(#"["one", words].joined(separator: ", ")"#, reduced, stored: "var words = \"\"")
    #expect(!look.scene.elements.isEmpty)
    let conditions = look.scene.elements.flatMap(\.placements).compactMap(\.condition)
    #expect(!conditions.contains { $0.contains("nil") }, "\(look.dump)")
  }

  @Test("texts that are known are one text when they are joined")
  func joinedTexts() {
    let look = Look(body: #"Text(["one", "two"].joined(separator: ", "))"#)
    #expect(look.texts == ["one, two"])
  }
}
