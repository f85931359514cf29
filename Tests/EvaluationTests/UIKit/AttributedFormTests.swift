import Scene
import TestSupport
import Testing

/// Attributed texts that have other looks on other paths, in labels of UIKit (S-44, S-110).
struct AttributedFormTests {
  /// A label on white that shows what the given lines make as `made`.
  private func look(_ lines: String) -> Look {
    Look(
      """
      import UIKit
      final class Screen: UIViewController {
        private let isNew: Bool
        private let word: String
        init(isNew: Bool, word: String) {
          (self.isNew, self.word) = (isNew, word)
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError() }
        private let label = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .white
          \(lines)
          label.attributedText = made
          view.addSubview(label)
        }
      }
      """)
  }

  private func marked(_ sought: String) -> Look {
    look(
      """
      var text = AttributedString("Save 20 today")
      text.foregroundColor = UIColor.black
      if let range = text.range(of: \(sought)) { text[range].foregroundColor = UIColor.red }
      let made = NSAttributedString(text)
      """)
  }

  @Test("words that are written in a text are found there")
  func writtenWords() {
    let look = marked("\"20\"")
    #expect(look.foregrounds("Save 20 today") == ["#000000", "#FF0000"], "\(look.dump)")
    #expect(look.conditions("Save 20 today") == ["", ""], "\(look.dump)")
  }

  @Test("words that may be in a text leave the rest of it as it is")
  func otherWords() {
    let look = marked("word")
    #expect(look.foregrounds("Save 20 today") == ["#000000", "#FF0000"], "\(look.dump)")
    #expect(look.placements("Save 20 today").count == 2, "\(look.dump)")
  }

  @Test("each of two texts is seen on its path")
  func twoTexts() {
    let look = look(
      """
      let made = isNew
        ? NSAttributedString(string: "A", attributes: [.foregroundColor: UIColor.red])
        : NSAttributedString(string: "B", attributes: [.foregroundColor: UIColor.blue])
      """)
    // The one label is one element, of the first text.
    #expect(look.words("A") == "#0000FF on #FFFFFF | #FF0000 on #FFFFFF", "\(look.dump)")
    #expect(look.conditions("A") == ["!isNew", "isNew"], "\(look.dump)")
  }

  @Test(
    "a dictionary takes the entries of another one, and of two for a key the one that is asked for",
    arguments: [
      ("{ $1 }", "#FF0000"), ("{ $0 }", "#0000FF"), ("{ old, _ in old }", "#0000FF"), ("{ _, new in new }", "#FF0000"),
    ])
  func merging(_ choice: String, _ ink: String) {
    for call in ["\(other)) \(choice)", "\(other), uniquingKeysWith: \(choice))"] {
      let look = look(
        """
        let own: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.blue]
        let made = NSAttributedString(string: "A", attributes: own.merging(\(call))
        """)
      #expect(look.words("A") == "\(ink) on #FFFFFF", "\(call) \(look.dump)")
      #expect(look.font("A")?.size == 21, "\(call) \(look.dump)")
    }
  }

  private let other = "[.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 21)]"
}
