import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// What is typed into a field of UIKit that has a prompt (S-112): text in the colour of labels.
@Suite struct TypedTextTests {
  private static let grounds = [(".black", 2), (".systemBackground", 1), (".secondarySystemBackground", 1)]

  @Test("it is looked at where code paints something else behind than the system would", arguments: grounds)
  func code(_ ground: String, _ count: Int) {
    let look = Look(
      """
      import UIKit
      final class Signup: UIViewController {
        private let field = UITextField()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = \(ground)
          field.placeholder = "T"
          view.addSubview(field)
        }
      }
      """)
    #expect(look.scene.elements.count == count, "\(look.dump)")
    // Black on black.
    if count == 2 { #expect(look.scene.elements[0].placements[0].readings[.light]?.ratio?.low == 1) }
  }

  @Test(
    "so it is in interface files",
    arguments: [(#"white="0" alpha="1" colorSpace="deviceWhite""#, 2), (#"systemColor="systemBackgroundColor""#, 1)])
  func file(_ ground: String, _ count: Int) {
    let frame = #"<rect key="frame" x="20" y="20" width="200" height="34"/>"#
    let field = #"<textField placeholder="T" id="f">\#(frame)</textField>"#
    #expect(shown(storyboard(field, background: ground)).scene.elements.count == count)
    // A field with a border paints its own.
    let bordered = field.replacing("<textField ", with: #"<textField borderStyle="roundedRect" "#)
    #expect(shown(storyboard(bordered, background: ground)).scene.elements.count == 1)
  }
}
