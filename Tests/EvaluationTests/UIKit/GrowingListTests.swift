import PlatformStyles
import Scene
import TestSupport
import Testing

/// Lists of views that code puts further views into before it shows them (S-115).
struct GrowingListTests {
  @Test(
    "what is put into a list of views lies where the list is put",
    arguments: [
      "if !isSmall { all.insert(head, at: 0) }", "all.insert(contentsOf: [head], at: 0)", "all += [head]",
      "all.insert(head, at: 0); if isSmall { all.append(UIView()) }",
    ])
  func grown(lines: String) {
    let look = Look(
      """
      import UIKit
      final class Card: UIView {
        var isSmall = false
        private let head: UILabel = { let made = UILabel(); made.text = "H"; made.textColor = .yellow; return made }()
        private let hint: UILabel = { let made = UILabel(); made.text = "T"; made.textColor = .white; return made }()
        private lazy var stack: UIStackView = {
          var all: [UIView] = [hint]
          \(lines)
          let made = UIStackView(arrangedSubviews: all)
          made.setCustomSpacing(8, after: head)
          return made
        }()
        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = .black
          addSubview(stack)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """)
    #expect(look.foregrounds("T") == ["#FFFFFF"] && look.backgrounds("T") == ["#000000"], "\(look.dump)")
    #expect(look.foregrounds("H") == ["#FFFF00"] && look.backgrounds("H") == ["#000000"], "\(look.dump)")
  }

  /// A controller with labels `T` on white, black by default.
  private func held(_ lines: String, property: String = "var all: [UILabel] = []") -> Look {
    Look(
      """
      import UIKit
      final class ShelfController: UIViewController {
        \(property)
        override func viewDidLoad() {
          view.backgroundColor = .white
          \(lines)
        }
      }
      """)
  }

  private static let one = "let made = UILabel(); made.text = \"T\"; all.append(made); view.addSubview(made)"

  @Test(
    "what is put into an empty list that a property holds is in it",
    arguments: [
      ("\(one); for label in all { label.textColor = .red }", "var all: [UILabel] = []"),
      ("\(one); self.all.forEach { $0.textColor = .red }", "private var all = [UILabel]()"),
      ("for _ in 0..<3 { \(one) }; all.forEach { $0.textColor = .red }", "var all: [UILabel] = []"),
      ("while isEditing { \(one) }; for label in all { label.textColor = .red }", "var all: [UILabel] = []"),
      (
        "all.forEach { view.addSubview($0) }; all.forEach { $0.textColor = .red }",
        "lazy var all: [UILabel] = (0..<3).map { _ in let made = UILabel(); made.text = \"T\"; return made }"
      ),
    ])
  func appended(lines: String, property: String) {
    let look = held(lines, property: property)
    #expect(look.foregrounds("T") == ["#FF0000"] && look.backgrounds("T") == ["#FFFFFF"], "\(look.dump)")
  }

  @Test("what code does to one of several does not hold for all")
  func several() {
    let look = held("for _ in 0..<3 { \(Self.one) }; all.first?.textColor = .white; all[1].textColor = .white")
    #expect(look.foregrounds("T") != ["#FFFFFF"] && look.isCertain("T") == false, "\(look.dump)")
  }
}
