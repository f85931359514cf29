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

  /// A label on white whose colour an observer of a property sets that a page assigns.
  private func strip(_ property: String, _ assignment: String, types: String = Self.types) -> Look {
    Look(
      """
      import UIKit
      \(types)
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
  }

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
    let look = strip(property, assignment)
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

  @Test(
    "what a function gives is of its result's type, not of the function's",
    arguments: ["Shades.shade(1)", "Shades().mix()", "Shades.any(UIColor.black)"])
  func resultOfFunction(_ initial: String) {
    let look = strip(
      "var ink = \(initial) { didSet { label.textColor = ink } }", "ink = .cyan",
      types: """
        struct Shades {
          static let cyan = UIColor.black
          static func shade(_ step: Int) -> UIColor { .black }
          static func any<T>(_ value: T) -> T { value }
          func mix() -> UIColor { .black }
        }
        """)
    // `.cyan` of UIKit is green and blue in full, not the black constant beside the function.
    #expect(look.foregrounds("T") == ["#00FFFF"], "\(look.dump)")
  }

  @Test("a function's result may be a type inside of its own, or its own by `Self`")
  func resultsOfOwnTypes() {
    let look = Look(
      """
      import UIKit
      struct Shades {
        struct Ink {
          var color = UIColor.black
          static let loud = Ink(color: .blue)
        }
        var color = UIColor.black
        static let loud = Shades(color: .red)
        static func ink() -> Ink { Ink() }
        static func plain() -> Self { Shades() }
      }
      final class Page: UIViewController {
        private let first = UILabel()
        private let second = UILabel()
        private var ink = Shades.ink()
        private var shades = Shades.plain()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .white
          first.text = "A"
          second.text = "B"
          ink = .loud
          shades = .loud
          first.textColor = ink.color
          second.textColor = shades.color
          view.addSubview(first)
          view.addSubview(second)
        }
      }
      """)
    #expect(look.foregrounds("A") == ["#0000FF"], "\(look.dump)")
    #expect(look.foregrounds("B") == ["#FF0000"], "\(look.dump)")
  }
}
