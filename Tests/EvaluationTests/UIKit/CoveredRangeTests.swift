import PlatformStyles
import Scene
import TestSupport
import Testing

/// Attributes over ranges of constants that leave nothing of a text as it was (S-44).
struct CoveredRangeTests {
  /// A text in blue up to the sixth character, and in red over another range.
  private func look(_ range: String, _ more: String = "") -> Look {
    Look(
      """
      import UIKit
      final class Greeter: UIViewController {
        private let label = UILabel()
        override func viewDidLoad() {
          view.backgroundColor = .white
          view.addSubview(label)
          let text = NSMutableAttributedString(string: "Hello you.")
          text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 0, length: 5))
          text.addAttribute(.foregroundColor, value: UIColor.red, range: \(range))
          \(more)
          label.attributedText = text
        }
      }
      """)
  }

  @Test(
    "no word is left in the run that a text began with where ranges cover it together",
    arguments: [
      ("NSRange(location: 5, length: 5)", " you."), ("NSMakeRange(5, 5)", " you."),
      ("NSRange(location: 6, length: 4)", "you."),
    ])
  func covered(_ range: String, _ rest: String) {
    let look = look(range)
    #expect(look.texts == ["Hello", rest], "\(look.dump)")
    #expect(look.foregrounds("Hello") == ["#0000FF"] && look.foregrounds(rest) == ["#FF0000"], "\(look.dump)")
    // Words that lie in no range are drawn as the text began.
    #expect(self.look("NSRange(location: 6, length: 2)").texts.contains("Hello you."))
  }

  @Test("a piece has the attributes of all the ranges that it lies in")
  func overlapping() {
    let font = "text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 20), range: NSMakeRange(3, 4))"
    let look = look("NSMakeRange(5, 5)", font)
    // Blue ends after "Hello", bold begins after "Hel" and ends after " y".
    #expect(look.texts == ["Hel", "lo", " y", "ou."], "\(look.dump)")
    #expect(look.foregrounds("lo") == ["#0000FF"] && look.fontWords("lo") == "20 bold as-bold fixed")
    #expect(look.foregrounds("ou.") == ["#FF0000"] && look.fontWords("ou.") != "20 bold as-bold fixed")
  }
}
