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
}
