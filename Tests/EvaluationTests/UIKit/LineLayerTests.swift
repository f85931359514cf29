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
}
