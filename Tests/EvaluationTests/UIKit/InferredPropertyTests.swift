import Scene
import TestSupport
import Testing

/// Implicit members that code gives to properties whose initial value alone tells the type (S-31, S-115).
struct InferredPropertyTests {
  private static let types = """
    enum Kind {
      case calm, loud
      var ink: UIColor { self == .calm ? .black : .blue }
    }
    struct Words {
      var color = UIColor.black
      static let quiet = Words(color: .blue)
      static func faint() -> Words { Words(color: .blue) }
    }
    struct Line { var words = Words() }
    """

  @Test(
    "an implicit member is one of the initial value's type, for an observer of another object, too",
    arguments: [
      ("var kind = Kind.calm { didSet { label.textColor = kind.ink } }", "kind = .loud"),
      ("var kind = Kind.calm { didSet { label.textColor = kind.ink } }", "kind = isFirstResponder ? .loud : .loud"),
      ("var words = Words() { didSet { label.textColor = words.color } }", "words = .quiet"),
      ("var words = Words() { didSet { label.textColor = words.color } }", "words = .faint()"),
      ("var words = Words.faint() { didSet { label.textColor = words.color } }", "words = .init(color: .blue)"),
    ])
  func observed(_ property: String, _ assignment: String) {
    let look = Look(
      """
      import UIKit
      \(Self.types)
      final class Strip: UIView {
        let label = UILabel()
        \(property)
        override init(frame: CGRect) {
          super.init(frame: frame)
          label.text = "T"
          addSubview(label)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class Page: UIViewController {
        private let strip = Strip()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .white
          strip.\(assignment)
          view.addSubview(strip)
        }
      }
      """)
    // `.blue` of UIKit is plain blue.
    #expect(look.foregrounds("T") == ["#0000FF"], "\(look.dump)")
  }

  @Test(
    "so it is in the object itself and in a structure of its function",
    arguments: [
      ("kind = .loud", "kind.ink"), ("var line = Line()\nline.words = .faint()", "line.words.color"),
      ("line.words = .quiet", "line.words.color"),
    ])
  func own(_ assignment: String, _ ink: String) {
    let look = Look(
      """
      import UIKit
      \(Self.types)
      final class Page: UIViewController {
        private let label = UILabel()
        private var kind = Kind.calm
        private var line = Line()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .white
          label.text = "T"
          \(assignment)
          label.textColor = \(ink)
          view.addSubview(label)
        }
      }
      """)
    #expect(look.foregrounds("T") == ["#0000FF"], "\(look.dump)")
  }
}
