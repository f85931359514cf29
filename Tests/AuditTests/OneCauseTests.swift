import Audit
import Findings
import Rules
import Testing

/// Colours that reach what is read in two ways, each a cause of one finding.
struct OneCauseTests {
  private func places(_ source: String) throws -> [String] {
    try report(on: source).places.filter { $0.hasPrefix("insufficient-contrast") }
  }

  // UIColor.lightGray is #AAAAAA: 2.32:1 on white.
  @Test("a colour that a part of a text keeps while it gets another font is at fault where it is written")
  func part() throws {
    let source = """
      import UIKit
      final class NoteController: UIViewController {
        override func viewDidLoad() {
          view.backgroundColor = .white
          let label = UILabel()
          let text = NSMutableAttributedString(
            string: "Sent to Ann", attributes: [.foregroundColor: UIColor.lightGray])
          text.addAttribute(.font, value: UIFont.systemFont(ofSize: 15), range: NSRange(location: 8, length: 3))
          label.attributedText = text
          view.addSubview(label)
        }
      }
      """
    #expect(try places(source) == ["insufficient-contrast:7"])
  }

  @Test("what all calls of a function write is at fault there, and not where the function hands it on")
  func call() throws {
    let source = """
      import UIKit
      final class Badge: UIView {
        let words = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = .white
          words.text = "W"
          addSubview(words)
        }
        required init?(coder: NSCoder) { fatalError() }
        func paint(color: UIColor) {
          words.textColor = color
        }
      }
      final class Screen: UIViewController {
        let badge = Badge()
        override func viewDidLoad() {
          view.addSubview(badge)
          Network.shared.load { [weak self] in self?.later() }
        }
        private static func make(_ badge: Badge) { badge.paint(color: .lightGray) }
      }
      """
    #expect(try places(source) == ["insufficient-contrast:21"])
  }
}
