import PlatformStyles
import Scene
import TestSupport
import Testing

/// Outlets beside parts of the framework's objects that bear the same name.
struct NestedClassTests {
  @Test("the label of a button is no outlet, also where the button's class stands in another one")
  func button() {
    let scene = shown(
      captioned().replacing("property=\"caption\"", with: "property=\"titleLabel\""),
      swift: """
        import UIKit
        final class ShelfController: UIViewController { @IBOutlet private weak var titleLabel: UILabel! }
        final class Options: UIView {
          final class OptionButton: UIButton {}
          let button = OptionButton()
          func fill() {
            let other = OptionButton()
            button.titleLabel?.textColor = .white
            other.titleLabel?.font = .systemFont(ofSize: 40)
          }
        }
        """)
    #expect(scene.foregrounds("T") == ["#000000"], "\(scene.dump)")
    #expect(scene.fontWords("T")?.hasPrefix("17") == true, "\(scene.dump)")
  }
}
