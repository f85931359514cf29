import PlatformStyles
import Scene
import TestSupport
import Testing

/// What the colour and font of a view do to an attributed text in it (S-110).
struct ViewTextLookTests {
  private func look(_ lines: String, kind: String = "UILabel", attributes: String = ".kern: 1", more: String = "")
    -> Look
  {
    Look(
      """
      import UIKit
      final class Sheet: UIViewController {
        private let note = \(kind)()
        private let words = NSAttributedString(string: "T", attributes: [\(attributes)])
        override func viewDidLoad() {
          view.backgroundColor = .black
          view.addSubview(note)
          \(lines)
        }
        \(more)
      }
      """)
  }

  @Test(
    "a label lays its colour under a text without one, whichever is set first",
    arguments: [
      "note.textColor = .white; note.attributedText = words", "note.attributedText = words; note.textColor = .white",
    ])
  func underPlainRuns(lines: String) {
    #expect(look(lines).words("T") == "#FFFFFF on #000000", "\(look(lines).dump)")
  }

  @Test("a colour or font that is set after a text is that of all of it")
  func after() {
    let attributes = ".foregroundColor: UIColor.blue, .font: UIFont.boldSystemFont(ofSize: 30)"
    for kind in ["UILabel", "UITextView"] {
      let look = look(
        "note.attributedText = words; note.textColor = .white; note.font = .systemFont(ofSize: 11)", kind: kind,
        attributes: attributes)
      #expect(look.foregrounds("T") == ["#FFFFFF"], "\(look.dump)")
      #expect(look.font("T")?.size == 11, "\(look.dump)")
    }
  }

  @Test("a colour that is set before a text leaves the runs their own")
  func before() {
    let look = look(
      "note.textColor = .white; note.attributedText = words", attributes: ".foregroundColor: UIColor.yellow")
    #expect(look.foregrounds("T") == ["#FFFF00"], "\(look.dump)")
  }

  @Test("of functions that other code calls nothing tells which is the later one, so that runs keep their colours")
  func unknownOrder() {
    let look = look(
      "", attributes: ".foregroundColor: UIColor.yellow",
      more: """
        func show() { note.attributedText = words }
        func dim() { note.textColor = .white }
        """)
    #expect(look.foregrounds("T").contains("#FFFF00"), "\(look.dump)")
  }
}
