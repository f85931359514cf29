import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Texts that a view draws itself in `draw(_:)` (S-44, S-115).
struct ViewDrawingTests {
  private func view(_ statements: String, _ members: String = "") -> Look {
    Look(
      """
      import UIKit
      final class ScoreView: UIView {
        override init(frame: CGRect) { super.init(frame: frame); backgroundColor = .black }
        override func draw(_ rect: CGRect) {
          \(statements)
        }
        \(members)
      }
      final class ScoreController: UIViewController {
        override func viewDidLoad() { view.addSubview(ScoreView()) }
      }
      """)
  }

  @Test(
    "a text has the colour of its attributes and lies on the background of its view",
    arguments: [
      "\"T\".draw(at: .zero, withAttributes: [.foregroundColor: UIColor.red])",
      "(\"T\" as NSString).draw(in: rect, withAttributes: [.foregroundColor: UIColor.red])",
      "\"T\".draw(with: rect, options: [], attributes: [.foregroundColor: UIColor.red], context: nil)",
      "NSAttributedString(string: \"T\", attributes: [.foregroundColor: UIColor.red]).draw(at: .zero)",
      "let all: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]; \"T\".draw(at: .zero, withAttributes: all)",
    ])
  func colored(_ statement: String) {
    let look = view(statement)
    #expect(look.words("T") == "#FF0000 on #000000", "\(look.dump)")
    #expect(look.fontWords("T") == "12 regular fixed")
  }

  @Test("without attributes a text is black")
  func plain() {
    #expect(view("\"T\".draw(at: .zero, withAttributes: nil)").words("T") == "#000000 on #000000")
  }

  @Test("the font is that of the attributes")
  func font() {
    let look = view("\"T\".draw(at: .zero, withAttributes: [.font: UIFont.boldSystemFont(ofSize: 20)])")
    #expect(look.fontWords("T") == "20 bold as-bold fixed", "\(look.dump)")
  }

  private static let text = "\"T\".draw(at: .zero, withAttributes: [.foregroundColor: UIColor.red])"

  @Test(
    "what fills the bounds before is the backdrop",
    arguments: [
      "UIColor.white.setFill(); UIRectFill(rect)", "UIColor.white.set(); UIRectFill(self.bounds)",
      "UIColor.white.setFill(); UIGraphicsGetCurrentContext()?.fill(bounds)",
      "UIColor.green.setFill(); UIRectFill(rect); UIColor.white.setFill(); UIRectFill(rect)",
    ])
  func filled(_ fill: String) {
    let look = view("\(fill); \(Self.text)")
    #expect(look.words("T") == "#FF0000 on #FFFFFF", "\(look.dump)")
  }

  @Test("what is clipped or scaled before it is filled is not all of the bounds")
  func clipped() {
    for start in ["UIBezierPath(ovalIn: .zero).addClip()", "UIGraphicsGetCurrentContext()?.scaleBy(x: 0.5, y: 1)"] {
      let look = view("\(start); UIColor.red.setFill(); UIRectFill(rect); \(Self.text)")
      #expect(look.undecided("T") != nil, "\(look.dump)")
    }
  }

  @Test("a fill that a condition chooses lies behind on its path")
  func chosen() {
    let look = view("if isOn { UIColor.white.setFill(); UIRectFill(rect) }\n\(Self.text)", "@objc var isOn = false")
    #expect(look.backgrounds("T") == ["#000000", "#FFFFFF"], "\(look.dump)")
  }

  @Test(
    "of anything else that is drawn before nothing tells where it lies",
    arguments: [
      "UIColor.white.setFill(); UIRectFill(rect.insetBy(dx: 2, dy: 2))",
      "UIColor.white.setFill(); UIBezierPath(ovalIn: rect).fill()", "UIImage(named: \"wood\")?.draw(in: rect)",
      "UIRectFill(rect)",
    ])
  func obscured(_ drawing: String) {
    let look = view("\(drawing); \(Self.text)")
    #expect(look.undecided("T") == .unsupportedExpression, "\(look.dump)")
  }

  @Test("what is drawn later does not lie behind, and a function of the class draws as the view does")
  func order() {
    let look = view("label()\nUIColor.white.setFill(); UIRectFill(rect)", "private func label() { \(Self.text) }")
    #expect(look.words("T") == "#FF0000 on #000000", "\(look.dump)")
  }

  @Test("a text of which nothing is known is undecided, and none in a picture is a text of the view")
  func unknown() {
    let handed = view("title.draw(in: rect)", "var title: NSAttributedString = Store.title")
    #expect(handed.scene.elements.count == 1)
    #expect(handed.scene.elements[0].placements[0].readings[.light]?.undecided != nil, "\(handed.dump)")
    let picture = view("let image = UIGraphicsImageRenderer(size: .zero).image { _ in \(Self.text) }")
    #expect(picture.scene.elements.isEmpty, "\(picture.dump)")
  }

  /// A label in gray on a view that draws itself, on white.
  private func label(on drawing: String, _ members: String = "") -> Look {
    Look(
      """
      import UIKit
      final class Plate: UIView {
        var fill: UIColor? { didSet { setNeedsDisplay() } }
        override func draw(_ rect: CGRect) {
          \(drawing)
        }
        \(members)
      }
      final class PlateController: UIViewController {
        override func viewDidLoad() {
          let plate = Plate()
          plate.fill = .black
          let label = UILabel()
          label.text = "T"
          label.textColor = .red
          plate.addSubview(label)
          view.addSubview(plate)
        }
      }
      """)
  }

  /// A line of 1 pt at the lower edge, on which no text is read.
  private static let edge =
    "UIColor.gray.setFill(); UIBezierPath(rect: CGRect(x: 0, y: bounds.maxY - 1, width: rect.width, height: 1)).fill()"

  @Test(
    "a view that draws nothing but fills of its bounds lies behind its parts with these",
    arguments: [
      ("UIColor.black.setFill(); UIRectFill(rect)", "#000000"), ("super.draw(rect)", "#FFFFFF"),
      ("super.draw(rect); layer.cornerRadius = 4", "#FFFFFF"),
      ("if let fill = self.fill { fill.setFill(); bounds.fill() }", "#000000"), ("drawPlate()", "#000000"),
      ("UIColor.black.setFill(); UIBezierPath(rect: rect).fill()", "#000000"),
      ("UIColor.black.set(); let path = UIBezierPath(roundedRect: bounds, cornerRadius: 4); path.fill()", "#000000"),
      ("UIColor.black.setFill(); UIRectFill(rect); \(edge)", "#000000"), (edge, "#FFFFFF"),
      ("if let other { other.setFill(); UIRectFill(rect) }", "#FFFFFF"),
    ])
  func plate(_ drawing: String, background: String) {
    let members = "func drawPlate() { UIColor.black.setFill(); UIRectFill(bounds) }\nvar other: UIColor?"
    let look = label(on: drawing, members)
    #expect(look.words("T") == "#FF0000 on \(background)", "\(look.dump)")
  }

  @Test(
    "one that draws anything else is not known",
    arguments: [
      "UIColor.black.setFill(); UIBezierPath(ovalIn: rect).fill()", "UIImage(named: \"wood\")?.draw(in: rect)",
      "UIColor.black.setFill(); UIBezierPath(rect: rect.insetBy(dx: 4, dy: 4)).fill()",
      "UIColor.black.setFill(); let path = UIBezierPath(rect: rect); path.append(hole); path.fill()",
      "UIColor.black.setFill(); UIRectFill(CGRect(x: 0, y: 0, width: rect.width, height: 20))",
      "Kit.drawPlate(in: rect)", "Kit.painter.paint(bounds)", "UIGraphicsGetCurrentContext()?.drawRadialGradient()",
    ])
  func otherPlate(_ drawing: String) {
    #expect(label(on: drawing).undecided("T") == .unsupportedExpression, "\(label(on: drawing).dump)")
  }

  /// White in light and black in dark.
  private static let page = "UIColor { $0.userInterfaceStyle == .dark ? UIColor.black : UIColor.white }"

  @Test(
    "a view that is filled with one of several colours has each where it holds (S-58, S-114)",
    arguments: [
      "page.setFill(); UIRectFill(rect)", "page.set(); UIRectFill(bounds)",
      "(isDark ? UIColor.black : UIColor.white).setFill(); UIRectFill(rect)",
      "let page: UIColor? = isDark ? .black : .white; page?.setFill(); UIRectFill(rect)",
      "(isDark ? night : day).cover(rect)",
    ])
  func adaptive(_ drawing: String) {
    let look = label(
      on: drawing,
      """
      let page = \(Self.page)
      let day = Brush(ink: .white)
      let night = Brush(ink: .black)
      var isDark: Bool { traitCollection.userInterfaceStyle == .dark }
      struct Brush { let ink: UIColor; func cover(_ area: CGRect) { ink.setFill(); UIRectFill(area) } }
      """)
    #expect(look.words("T") == "#FF0000 on #FFFFFF", "\(look.dump)")
    #expect(look.words("T", .dark) == "#FF0000 on #000000", "\(look.dump)")
  }

  @Test("a text is drawn over the colour that its view is filled with in the same appearance")
  func adaptiveText() {
    let look = view("page.setFill(); UIRectFill(rect); \(Self.text)", "let page = \(Self.page)")
    #expect(look.words("T") == "#FF0000 on #FFFFFF", "\(look.dump)")
    #expect(look.words("T", .dark) == "#FF0000 on #000000", "\(look.dump)")
  }
}
