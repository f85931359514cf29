import ColorScience
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

  @Test(
    "what is legible on the button alone does not fail for certain",
    arguments: [
      "", "button.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height)",
      "label.center = button.center",
      "label.bottomAnchor.constraint(equalTo: button.bottomAnchor).isActive = true",
      "button.frame = CGRect(x: 0, y: 0, width: 99, height: 99); label.frame = CGRect(x: 9, y: 9, width: 9, height: 9)",
    ])
  func legibleOnButton(_ rest: String) {
    // White on white has 1:1; on blue, of luminance 0.0722, 1.05 / 0.1222 = 8.59.
    let look = look(Self.symbol, "label.textColor = .white; \(rest)")
    let readings = look.readings("T")
    #expect(!readings.isEmpty && readings.allSatisfy { !$0.isCertain && ($0.ratio?.low ?? 0) == 1 }, "\(look.dump)")
    #expect(readings.allSatisfy { abs(($0.ratio?.high ?? 0) - 8.59) < 0.01 }, "\(look.dump)")
  }

  @Test("what fails beside the button and on it fails, and what passes beside an unknown one passes")
  func eitherWay() {
    // #AAAAAA, of luminance 0.402, has 1.05 / 0.452 = 2.32 on white and 0.452 / 0.1222 = 3.70 on blue.
    let faint = look(Self.symbol, "label.textColor = UIColor(white: 0.667, alpha: 1)")
    #expect(faint.readings("T").allSatisfy { $0.isCertain || ($0.ceiling ?? 21) < 4.5 }, "\(faint.dump)")
    let unknown = look("\(Self.symbol); button.backgroundColor = Brand.color", "")
    #expect(unknown.words("T") == "#000000 on #FFFFFF", "\(unknown.dump)")
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
