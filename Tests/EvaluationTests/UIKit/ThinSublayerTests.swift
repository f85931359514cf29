import PlatformStyles
import Scene
import TestSupport
import Testing

/// Layers that are too thin to lie behind a text (S-115).
struct ThinSublayerTests {
  private func look(height: String) -> Look {
    Look(
      """
      import UIKit
      final class Bar: UIView {
        private let name: UILabel = { let made = UILabel(); made.text = "T"; made.textColor = .white; return made }()
        private let line: CALayer = { let made = CALayer(); made.backgroundColor = UIColor.white.cgColor; return made }()
        var isRuled = false { didSet { if isRuled { layer.addSublayer(line) } else { line.removeFromSuperlayer() } } }
        override init(frame: CGRect) { super.init(frame: frame); addSubview(name) }
        required init?(coder: NSCoder) { fatalError() }
        override func layoutSubviews() {
          super.layoutSubviews()
          line.frame = CGRect(x: 0, y: bounds.maxY - 1, width: bounds.width, height: \(height))
        }
      }
      final class Sheet: UIViewController {
        private let bar = Bar()
        override func viewDidLoad() {
          bar.backgroundColor = .black
          bar.isRuled = true
          view.addSubview(bar)
        }
      }
      """)
  }

  @Test("a strip that is put into a view's layer lies behind no text")
  func strip() {
    #expect(look(height: "1").words("T") == "#FFFFFF on #000000", "\(look(height: "1").dump)")
  }

  @Test("a layer that is not thin may lie behind the text")
  func plate() {
    #expect(look(height: "40").undecided("T") != nil, "\(look(height: "40").dump)")
  }
}
