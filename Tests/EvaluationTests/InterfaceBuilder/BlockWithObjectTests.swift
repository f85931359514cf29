import Scene
import TestSupport
import Testing

/// Blocks that code runs at once with an object of a file (S-115).
struct BlockWithObjectTests {
  private func foregrounds(_ statements: String, doing body: String) -> [String] {
    let look = shown(
      captioned(),
      swift: """
        import UIKit
        protocol Worded {}
        extension Worded where Self: AnyObject {
          @discardableResult func worded(_ block: (Self) throws -> Void) rethrows -> Self { \(body) }
        }
        extension UILabel: Worded {}
        class ShelfController: UIViewController {
          @IBOutlet var caption: UILabel!
          var later: [(UILabel) -> Void] = []
          override func viewDidLoad() {
            super.viewDidLoad()
            \(statements)
          }
        }
        """)
    return look.foregrounds("T")
  }

  private let running = "try block(self)\nreturn self"

  @Test(
    "a method that runs its block with its own object, and a constant that is called with one, change that",
    arguments: [
      "caption.worded { $0.textColor = .blue }", "caption.worded { label in label.textColor = .blue }",
      "let blue: (UILabel) -> Void = { $0.textColor = .blue }\nblue(caption)",
      "let blue = { (label: UILabel) in label.textColor = .blue }\nblue(caption)",
    ])
  func run(statements: String) {
    #expect(foregrounds(statements, doing: running) == ["#0000FF"])
  }

  @Test("a block that may not be run, or with another object, says nothing certain")
  func notRun() {
    // The label of the file is black in light.
    #expect(foregrounds("caption.worded { $0.textColor = .blue }", doing: "return self").contains("#000000"))
    let kept = "let blue: (UILabel) -> Void = { $0.textColor = .blue }\nlater.append(blue)"
    #expect(foregrounds(kept, doing: running).contains("#000000"))
    #expect(foregrounds("UILabel().worded { $0.textColor = .blue }", doing: running) == ["#000000"])
  }
}
