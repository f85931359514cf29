import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Attributed texts that are nil, or another one, on a path (S-44, S-110).
struct OptionalAttributedTextTests {
  /// A controller with a label on white in the property `caption`, set up in `viewDidLoad`.
  private func look(_ setUp: String, members: String = "") -> Look {
    Look(
      """
      import UIKit
      final class LetterController: UIViewController {
        let caption = UILabel()
        var name: String?
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .white
          view.addSubview(caption)
          \(setUp)
        }
        \(members)
      }
      """)
  }

  /// An attributed text in a gray whose hexadecimal form has the digits of the white that it is made of.
  private static func text(_ words: String, _ white: String) -> String {
    "NSAttributedString(string: \(words), attributes: [.foregroundColor: UIColor(white: \(white), alpha: 1)])"
  }

  @Test(
    "S-110: where it is nil nothing is seen, so that the text alone is judged",
    arguments: [
      ("caption.attributedText = name.map { \(text("$0", "0.8")) }", ""),
      ("caption.attributedText = name == nil ? nil : \(text("\"T\"", "0.8"))", ""),
      (
        "caption.attributedText = styled(name)",
        "func styled(_ name: String?) -> NSAttributedString? {\nguard let name else { return nil }\n"
          + "return \(text("name", "0.8")) }"
      ),
    ])
  func absent(_ setUp: String, _ members: String) {
    let look = look(setUp, members: members)
    // 255 × 0.8 = 204, which is CC in hexadecimal.
    let colors = look.scene.elements.flatMap(\.placements).map { $0.readings[.light]?.foreground?.hexString }
    #expect(colors == ["#CCCCCC"], "\(look.dump)")
  }

  @Test("S-110: each of two is seen on its path")
  func either() {
    let look = look("caption.attributedText = name == nil ? \(Self.text("\"T\"", "0.8")) : \(Self.text("\"T\"", "0"))")
    #expect(Set(look.foregrounds("T")) == ["#CCCCCC", "#000000"], "\(look.dump)")
  }

  @Test("S-110: where it is nil a plain text has the label's colour")
  func plain() {
    let look = look(
      """
      caption.textColor = UIColor(white: 0.4, alpha: 1)
      caption.attributedText = name.map { _ in \(Self.text("\"T\"", "0.8")) }
      if name == nil { caption.text = "T" }
      """)
    // 255 × 0.4 = 102, which is 66 in hexadecimal.
    #expect(Set(look.foregrounds("T")) == ["#CCCCCC", "#666666"], "\(look.dump)")
  }

  @Test("S-112: a prompt that is nil on a path is judged where it is there")
  func prompt() {
    let look = look(
      """
      let field = UITextField()
      field.attributedPlaceholder = name.map { _ in \(Self.text("\"T\"", "0.8")) }
      view.addSubview(field)
      """)
    #expect(look.foregrounds("T") == ["#CCCCCC"], "\(look.dump)")
  }
}
