import Scene
import TestSupport
import Testing

/// Filled buttons beside a label that is added after them (S-111, S-115).
struct ButtonGroundTests {
  /// A black label `T` on white, added after a blue button of which constraints say nothing else.
  private func look(_ button: String, _ rest: String = "", add: String = "addSubview(button)") -> Look {
    Look(
      """
      import UIKit
      final class Card: UIView {
        private let button = UIButton()
        private let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = .white
          button.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
          \(button)
          \(add)
          label.text = "T"
          label.textColor = .black
          addSubview(label)
          label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          \(rest)
        }
      }
      final class Page: UIViewController { override func viewDidLoad() { view.addSubview(Card(frame: .zero)) } }
      """)
  }

  private static let symbol = "button.setImage(UIImage(systemName: \"ellipsis\"), for: .normal)"

  @Test(
    "a button that shows something itself is there to be pressed, and no ground",
    arguments: [
      symbol, "button.setTitle(\"Go\", for: .normal)", "\(symbol); button.isHidden = Bool.random()",
      "button.setAttributedTitle(NSAttributedString(string: \"Go\"), for: .normal)",
      "button.configuration = .plain(); button.configuration?.title = \"Go\"",
    ])
  func control(_ button: String) {
    let look = look(button)
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
    let row = self.look(button, "label.centerYAnchor.constraint(equalTo: button.centerYAnchor).isActive = true")
    #expect(row.words("T") == "#000000 on #FFFFFF", "\(row.dump)")
  }

  @Test(
    "one that shows nothing itself, or that is put at the back, may be a plate",
    arguments: [
      ("", "addSubview(button)"), ("button.setTitle(\"\", for: .normal)", "addSubview(button)"),
      ("button.setImage(nil, for: .normal)", "addSubview(button)"), (symbol, "insertSubview(button, at: 0)"),
    ])
  func plate(_ button: String, _ add: String) {
    let look = look(button, add: add)
    #expect(look.elements("T").count == 1 && look.background("T") == nil, "\(look.dump)")
  }

  @Test("constraints lay a label on a button, whatever that shows")
  func covered() {
    let look = look(
      Self.symbol,
      ["centerX", "centerY"].map { "label.\($0)Anchor.constraint(equalTo: button.\($0)Anchor).isActive = true" }
        .joined(separator: "\n"))
    #expect(look.words("T") == "#000000 on #0000FF", "\(look.dump)")
  }
}
