import Evaluation
import TestSupport
import Testing

/// Members that give the value of an `if` or a `switch` without `return`, asked by code (S-115).
@Suite struct ValuesOfArmsTests {
  private func look(_ members: String, _ color: String) -> Look {
    Look(
      """
      import UIKit
      struct Look {
        let ink: UIColor
        static let loud = Look(ink: .red)
        static let calm = Look(ink: .black)
      }
      enum Kind {
        case loud, calm, mute
        \(members)
      }
      final class Bubble: UIView {
        private let label = UILabel()
        init(kind: Kind) {
          super.init(frame: .zero)
          backgroundColor = .white
          label.text = "a"
          label.textColor = \(color)
          addSubview(label)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """)
  }

  @Test(
    "each arm gives its expression",
    arguments: [
      "switch self { case .loud: .loud; case .calm, .mute: .calm }",
      "if self == .loud { .loud } else { .calm }",
      "if self == .loud { .init(ink: .red) } else if self == .calm { .calm } else { Look(ink: .black) }",
      "switch self { case .loud: .loud; default: if self == .calm { .calm } else { .calm } }",
    ])
  func arms(_ body: String) {
    let getter = look("var look: Look { \(body) }", "kind.look.ink")
    #expect(getter.foregrounds("a") == ["#000000", "#FF0000"], "\(getter.dump)")
    let function = look("func look() -> Look { \(body) }", "kind.look().ink")
    #expect(function.foregrounds("a") == ["#000000", "#FF0000"], "\(function.dump)")
  }

  @Test("views that arms make are seen on their paths")
  func views() {
    let look = Look(
      """
      import UIKit
      final class Panel: UIView {
        init(isLoud: Bool) {
          super.init(frame: .zero)
          backgroundColor = .white
          addSubview(title(isLoud))
        }
        required init?(coder: NSCoder) { fatalError() }
        private func title(_ isLoud: Bool) -> UILabel {
          if isLoud { label("a", .red) } else { label("b", .black) }
        }
        private func label(_ text: String, _ color: UIColor) -> UILabel {
          let label = UILabel()
          label.text = text
          label.textColor = color
          return label
        }
      }
      """)
    // One expression makes both labels, so that they are one element, of the first text.
    #expect(look.foregrounds("a") == ["#000000", "#FF0000"], "\(look.dump)")
    #expect(look.backgrounds("a") == ["#FFFFFF"], "\(look.dump)")
    #expect(look.conditions("a") == ["!isLoud", "isLoud"], "\(look.dump)")
  }
}
