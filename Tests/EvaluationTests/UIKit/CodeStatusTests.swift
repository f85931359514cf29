import Scene
import TestSupport
import Testing

/// S-133: labels of UIKit that tell of an error or a warning are no levels.
struct CodeStatusTests {
  @Test(arguments: [
    ("errorLabel", "\"Wrong password\"", false), ("lower", "\"Warning: no key\"", false),
    ("lower", "failure.localizedDescription", false), ("lower", "\"At least eight\"", true),
    ("terrorLabel", "\"At least eight\"", true),
  ])
  func code(name: String, text: String, isLevel: Bool) {
    let look = Look(
      """
      import UIKit
      final class Form: UIViewController {
        private let upper = UILabel()
        private let \(name) = UILabel()
        var failure: Failure!
        override func viewDidLoad() {
          upper.text = "A"
          \(name).text = \(text)
          let stack = UIStackView(arrangedSubviews: [upper, \(name)])
          stack.axis = .vertical
          view.addSubview(stack)
        }
      }
      """)
    #expect(look.scene.groups.isEmpty == !isLevel, "\(look.dump)")
  }

  @Test(arguments: [("errorLabel", false), ("lower", true)])
  func interfaceFile(outlet: String, isLevel: Bool) {
    let stack = """
      <stackView id="s" axis="vertical"><subviews>\(label("A", id: "l1"))\(label("B", id: "l2"))</subviews></stackView>
      """
    let outlets = "<connections><outlet property=\"\(outlet)\" destination=\"l2\" id=\"o\"/></connections>"
    let look = shown(
      storyboard(stack).replacingFirst("</viewController>", with: outlets + "</viewController>"),
      swift: "class ShelfController: UIViewController { @IBOutlet var \(outlet): UILabel! }")
    #expect(look.scene.groups.isEmpty == !isLevel, "\(look.dump)")
  }
}
