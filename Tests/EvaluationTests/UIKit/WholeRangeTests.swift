import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Attributes that are added over a whole text, by a range that the program's own property makes (S-44).
struct WholeRangeTests {
  private func look(_ range: String) -> Look {
    Look(
      """
      import UIKit
      extension String {
        var whole: NSRange { NSRange(location: 0, length: count) }
        var rest: NSRange { NSRange(location: 1, length: count) }
      }
      extension NSAttributedString {
        var whole: NSRange { NSMakeRange(0, length) }
      }
      final class Counter: UIViewController {
        var original: NSAttributedString!
        private let label = UILabel()
        override func viewDidLoad() {
          view.backgroundColor = .white
          view.addSubview(label)
          let text = NSMutableAttributedString(attributedString: original)
          text.addAttributes([.foregroundColor: UIColor.blue], range: \(range))
          label.attributedText = text
        }
      }
      """)
  }

  @Test(
    "a range from the start for the length of the text leaves nothing of what was there",
    arguments: ["original.string.whole", "text.string.whole", "text.whole", "original.whole"])
  func whole(_ range: String) {
    let look = look(range)
    let colors = look.scene.elements.flatMap(\.placements).map { $0.readings[.light]?.foreground?.hexString ?? "?" }
    #expect(colors == ["#0000FF"], "\(look.dump)")
  }

  @Test("one from elsewhere leaves the rest")
  func part() {
    #expect(look("original.string.rest").scene.elements.count == 2, "\(look("original.string.rest").dump)")
  }
}
