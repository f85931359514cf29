import Scene
import TestSupport
import Testing

/// Layers that draw a line into a view of the program's own class, and cover nothing else (S-115).
struct LineLayerTests {
  /// A black label `T` on white, in a view that puts a layer into its own.
  private func look(_ layer: String, _ statements: String, members: String = "") -> Look {
    Look(
      """
      import UIKit
      final class Dial: UIView {
        private let label = UILabel()
        private let line = \(layer)()
        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = .white
          \(statements)
          layer.addSublayer(line)
          label.text = "T"
          label.textColor = .black
          addSubview(label)
        }
        \(members)
      }
      final class Page: UIViewController { override func viewDidLoad() { view.addSubview(Dial(frame: .zero)) } }
      """)
  }

  @Test(
    "a path that is not filled covers nothing but its line",
    arguments: [
      "line.fillColor = UIColor.clear.cgColor; line.strokeColor = UIColor.red.cgColor", "line.fillColor = nil",
      "line.fillColor = nil; line.lineWidth = 4; line.frame = bounds",
      "line.path = UIBezierPath(ovalIn: bounds).cgPath; line.fillColor = UIColor.clear.cgColor",
    ])
  func ring(_ statements: String) {
    let look = look("CAShapeLayer", statements)
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
  }

  @Test(
    "one that is filled, black unless code says otherwise, or that is as wide as a text is high, may lie behind",
    arguments: [
      "", "line.fillColor = UIColor.red.cgColor", "line.fillColor = nil; line.lineWidth = 24",
      "line.fillColor = nil; line.backgroundColor = UIColor.red.cgColor",
      "line.fillColor = nil; line.lineWidth = wide()", "if Bool.random() { line.fillColor = nil }",
    ])
  func plate(_ statements: String) {
    let look = look("CAShapeLayer", statements, members: "func wide() -> CGFloat { Store.shared.width }")
    #expect(look.readings("T").contains { $0.undecided?.reason == .unsupportedExpression }, "\(look.dump)")
  }

  private static let red = "line.backgroundColor = UIColor.red.cgColor"

  @Test(
    "a strip covers nothing that is read, as long as nothing else sizes it",
    arguments: [
      ("line.frame = CGRect(x: 0, y: 0, width: 100, height: 1)", true),
      ("line.frame = CGRect(x: 0, y: 0, width: frame.width, height: 1 / UIScreen.main.scale)", true),
      ("line.frame = CGRect(x: 0, y: 0, width: 100, height: 40)", false), ("", false),
      ("line.frame = CGRect(x: 0, y: 0, width: 100, height: 1); line.frame.size.height = 40", false),
    ])
  func strip(_ frame: String, isThin: Bool) {
    let look = look("CALayer", "\(Self.red); \(frame)")
    #expect((look.words("T") == "#000000 on #FFFFFF") == isThin, "\(look.dump)")
    #expect((look.undecided("T") == .unsupportedExpression) == !isThin, "\(look.dump)")
  }

  @Test(
    "one that code sizes or animates later, in a function that is not followed, may lie behind",
    arguments: [
      "line.frame = CGRect(x: 0, y: 0, width: bounds.width * part, height: 44)",
      "line.frame.size.width = bounds.width * part", "line.transform = CATransform3DMakeScale(part, 1, 1)",
      "self.line.add(CABasicAnimation(keyPath: \"bounds.size.width\"), forKey: nil)",
      "UIView.animate(withDuration: 1) { self.line.bounds.size.width = 300 }",
    ])
  func grown(_ statement: String) {
    let look = look(
      "CALayer", "\(Self.red); line.frame = CGRect(x: 0, y: 0, width: 1, height: 44)",
      members: "func show(_ part: CGFloat) { \(statement) }")
    #expect(look.undecided("T") == .unsupportedExpression, "\(look.dump)")
  }

  @Test("a path that a function widens or animates may lie behind, and so may a strip with a border as wide as a text")
  func widened() {
    let ring = "line.fillColor = nil; line.lineWidth = 2"
    for statement in ["line.lineWidth = 60", "line.add(CABasicAnimation(keyPath: \"fillColor\"), forKey: nil)"] {
      let look = look("CAShapeLayer", ring, members: "func swell() { \(statement) }")
      #expect(look.undecided("T") == .unsupportedExpression, "\(look.dump)")
    }
    let strip = "\(Self.red); line.frame = CGRect(x: 0, y: 0, width: 1, height: 44); line.borderWidth = 80"
    #expect(look("CALayer", strip).undecided("T") == .unsupportedExpression)
  }

  @Test(
    "one that stays thin wherever code puts it covers nothing",
    arguments: [
      "override func layoutSubviews() { line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1) }",
      "func move() { line.opacity = 1; line.position = .zero }", "func swell() { other.frame.size.width = 300 }",
    ])
  func kept(_ members: String) {
    let look = look(
      "CALayer", "\(Self.red); line.frame = CGRect(x: 0, y: 0, width: 100, height: 1)",
      members: "\(members)\nlet other = CALayer()")
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
  }
}
