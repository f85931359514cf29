import PlatformStyles
import Scene
import TestSupport
import Testing

/// Views that are filled in the notation of Stevia (S-115).
struct FilledViewTests {
  @Test("views that are named within a view lie in it, and that lies in the one around", arguments: ["subviews", "sv"])
  func nested(function: String) {
    let look = Look(
      """
      import Stevia
      import UIKit
      final class Panel: UIView {
        private let title: UILabel = { let made = UILabel(); made.text = "T"; made.textColor = .white; return made }()
        private let note: UILabel = { let made = UILabel(); made.text = "N"; made.textColor = .yellow; return made }()
        private let card: UIView = { let made = UIView(); made.backgroundColor = .blue; return made }()
        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = .black
          \(function)(
            title,
            card.\(function)(note)
          )
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """)
    #expect(look.foregrounds("T") == ["#FFFFFF"] && look.backgrounds("T") == ["#000000"], "\(look.dump)")
    #expect(look.words("N") == "#FFFF00 on #0000FF", "\(look.dump)")
  }
}
