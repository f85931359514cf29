import Scene
import TestSupport
import Testing

/// Sizes that code of UIKit computes for fonts.
struct CodeFontSizeTests {
  private func size(_ expression: String) -> Double? {
    Look(
      """
      import UIKit
      func clamped(_ base: CGFloat, most: CGFloat = .greatestFiniteMagnitude, least: CGFloat = .zero) -> CGFloat {
        max(min(base, most), least)
      }
      extension UIContentSizeCategory {
        var share: CGFloat {
          switch self {
          case .extraLarge: return 1.5
          case .large: return 2
          default: return 3
          }
        }
      }
      final class Page: UIViewController {
        let caption = UILabel()
        override func viewDidLoad() {
          caption.text = "T"
          caption.font = UIFont.systemFont(ofSize: \(expression))
          view.addSubview(caption)
        }
      }
      """
    ).font("T")?.size
  }

  @Test("the keys of attributes mean the same under the name they had before Swift 4.2")
  func olderKeys() {
    let look = Look(
      """
      import UIKit
      final class Page: UIViewController {
        let caption = UILabel()
        override func viewDidLoad() {
          let loud = [
            NSAttributedStringKey.font: UIFont.systemFont(ofSize: 13), NSAttributedStringKey.foregroundColor: UIColor.white,
          ]
          caption.attributedText = NSAttributedString(string: "T", attributes: loud)
          view.addSubview(caption)
        }
      }
      """)
    #expect(look.words("T") == "#FFFFFF on #FFFFFF", "\(look.dump)")
    #expect(look.font("T")?.size == 13)
  }

  @Test("a default argument that names a member of its type has that value")
  func defaultArguments() {
    #expect(size("clamped(12)") == 12)
    #expect(size("clamped(12, most: .pi)") == .pi)
  }

  @Test(
    "the text size of the device is the default one, whatever is asked for it",
    arguments: ["traitCollection", "UIApplication.shared", "UITraitCollection.current"])
  func contentSize(_ receiver: String) {
    // 2 at the size `.large`.
    #expect(size("7 * \(receiver).preferredContentSizeCategory.share") == 14)
  }
}
