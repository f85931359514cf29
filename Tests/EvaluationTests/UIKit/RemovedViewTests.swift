import PlatformStyles
import Scene
import TestSupport
import Testing

/// Views that code takes out of those around them are seen there no more (S-115).
struct RemovedViewTests {
  /// A controller whose view holds a stack with the label `Old`.
  private func look(_ statements: String, members: String = "") -> Look {
    Look(
      """
      import UIKit
      final class ShelfController: UIViewController {
        private let stack = UIStackView()
        override func viewDidLoad() {
          view.backgroundColor = .white
          view.addSubview(stack)
          stack.addArrangedSubview(label("Old"))
          \(statements)
        }
        private func label(_ text: String) -> UILabel {
          let label = UILabel()
          label.text = text
          return label
        }
        \(members)
      }
      """)
  }

  @Test(
    "a stack that code empties holds only what is put into it after that",
    arguments: [
      "stack.arrangedSubviews.forEach { $0.removeFromSuperview() }",
      "stack.arrangedSubviews.forEach { view in stack.removeArrangedSubview(view); view.removeFromSuperview() }",
      "for view in stack.arrangedSubviews { view.removeFromSuperview() }",
      "for view in stack.subviews { view.removeFromSuperview() }",
    ])
  func emptied(emptying: String) {
    let look = look("\(emptying)\nstack.addArrangedSubview(label(\"New\"))")
    #expect(look.elements("Old").isEmpty, "\(look.dump)")
    #expect(look.background("New") == "#FFFFFF")
    let other = self.look("clear()", members: "func clear() { \(emptying) }")
    #expect(other.elements("Old").isEmpty, "\(other.dump)")
  }

  @Test("a stack that code makes of a list is emptied too, also by a method of the program's own")
  func extended() {
    let look = Look(
      """
      import UIKit
      extension UIStackView {
        func clear() { arrangedSubviews.forEach { $0.removeFromSuperview() } }
      }
      final class ShelfController: UIViewController {
        override func viewDidLoad() {
          let old = UILabel()
          old.text = "Old"
          let further = UILabel()
          further.text = "Further"
          let stack = UIStackView(arrangedSubviews: [old])
          stack.addArrangedSubview(further)
          view.addSubview(stack)
          stack.clear()
        }
      }
      """)
    #expect(look.elements("Old").isEmpty, "\(look.dump)")
    #expect(look.elements("Further").isEmpty)
  }

  @Test("what is emptied only on some path is there on the others, and what is put back is there")
  func partly() {
    let sometimes = look(
      "", members: "@objc func clear() { stack.arrangedSubviews.forEach { $0.removeFromSuperview() } }")
    #expect(sometimes.background("Old") == "#FFFFFF", "\(sometimes.dump)")
    let back = look(
      """
      let first = UILabel()
      first.text = "First"
      stack.addArrangedSubview(first)
      first.removeFromSuperview()
      view.addSubview(first)
      """)
    #expect(back.background("First") == "#FFFFFF", "\(back.dump)")
  }
}

extension RemovedViewTests {
  @Test("one view that is spared is no other", arguments: ["!=", "!=="])
  func spared(sign: String) {
    let look = look(
      """
      view.addSubview(label("Gone"))
      view.subviews.forEach { part in if part \(sign) stack { part.removeFromSuperview() } }
      """)
    #expect(look.elements("Gone").isEmpty, "\(look.dump)")
    #expect(look.words("Old") == "#000000 on #FFFFFF", "\(look.dump)")
  }
}

/// Stacks of interface files that code empties before anything is seen show nothing that the file puts into them.
extension RemovedViewTests {
  private func filed(_ statements: String, _ members: String = "") -> Look {
    let stack = """
      <stackView id="s"><rect key="frame" x="0" y="0" width="400" height="100"/><subviews>
      \(label("Sample", id: "l1"))\(label("Kept", id: "l2"))</subviews></stackView>
      """
    let file = storyboard(stack).replacingFirst(
      "</view>\n</viewController>",
      with: """
        </view><connections><outlet property="stack" destination="s" id="o1"/>
        <outlet property="kept" destination="l2" id="o2"/></connections></viewController>
        """)
    return shown(
      file,
      swift: """
        import UIKit
        final class ShelfController: UIViewController {
          @IBOutlet var stack: UIStackView!
          @IBOutlet var kept: UILabel!
          override func viewDidLoad() { super.viewDidLoad(); \(statements) }
          \(members)
        }
        """)
  }

  @Test(
    "a stack of a file that code empties as it is loaded shows only what code holds",
    arguments: [
      "stack.arrangedSubviews.forEach { $0.removeFromSuperview() }",
      "for view in stack.subviews { view.removeFromSuperview() }",
    ])
  func files(emptying: String) {
    for look in [filed(emptying), filed("clear()", "func clear() { \(emptying) }")] {
      #expect(look.exemptions("Sample") == [.hidden], "\(look.dump)")
      #expect(look.exemptions("Kept").isEmpty)
    }
    let later = filed("", "@objc func clear() { \(emptying) }")
    #expect(later.exemptions("Sample").isEmpty)
  }
}
