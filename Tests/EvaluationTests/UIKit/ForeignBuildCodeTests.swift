import PlatformStyles
import Scene
import TestSupport
import Testing

/// Code of a class that no build for the audited platform has.
struct ForeignBuildCodeTests {
  @Test(
    "what a view does in another build alone leaves it as it is",
    arguments: [
      ("targetEnvironment(macCatalyst)", true), ("os(macOS)", true), ("!targetEnvironment(macCatalyst)", false),
      ("canImport(PaintKit)", false),
    ])
  func layers(condition: String, isLeft: Bool) {
    let look = Look(
      """
      import UIKit
      final class Edge: UIView {
        override func didMoveToWindow() {
          super.didMoveToWindow()
          #if \(condition)
          layer.addSublayer(CALayer())
          #endif
        }
      }
      final class Page: UIViewController {
        private let edge = Edge()
        private let label = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .white
          label.text = "T"
          label.textColor = .black
          view.addSubview(edge)
          edge.addSubview(label)
        }
      }
      """)
    #expect((look.words("T") == "#000000 on #FFFFFF") == isLeft, "\(look.dump)")
  }
}
