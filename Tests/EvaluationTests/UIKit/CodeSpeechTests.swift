import PlatformStyles
import Scene
import TestSupport
import Testing

/// What assistive technologies are told of the views of code and interface files: other words, or nothing.
struct CodeSpeechTests {
  /// A label in a box, of which code says something.
  private func speech(_ statements: String, members: String = "", box: String = "UIView") -> [Bool] {
    let look = Look(
      """
      import UIKit
      final class GaugeController: UIViewController {
        let label = UILabel()
        let box = \(box)()
        let note = UILabel()
        var isWide = false
        override func viewDidLoad() {
          label.text = "+12%"
          box.addSubview(label)
          view.addSubview(box)
          \(statements)
        }
        \(members)
      }
      class Quiet: UIView { override var isAccessibilityElement: Bool { get { true } set {} } }
      class Named: UIView { override var accessibilityLabel: String? { get { "Twelve percent more" } set {} } }
      """)
    guard look.placements("+12%").count == 1, let placement = look.placements("+12%").first else { return [] }
    return [placement.isSpoken, placement.isUnheard]
  }

  @Test(
    "a view around that is an element, or has words, speaks for the label",
    arguments: [
      "box.isAccessibilityElement = true", "box.accessibilityLabel = \"Twelve percent more\"",
      "box.accessibilityValue = note.text", "box.accessibilityElements = []",
      "box.accessibilityElements = [note]", "label.accessibilityAttributedLabel = NSAttributedString(string: \"More\")",
      "box.isAccessibilityElement = true\nbox.accessibilityElements = [label]",
    ])
  func spoken(statements: String) {
    #expect(speech(statements) == [true, false])
  }

  @Test(
    "a label that is left out is heard where a view around speaks for it, and not where it alone has words",
    arguments: [
      ("box.isAccessibilityElement = true", [true, false]), ("box.accessibilityLabel = \"More\"", [true, false]),
      ("label.accessibilityLabel = \"More\"", [true, true]), ("box.accessibilityElements = [note]", [true, true]),
      ("", [false, true]),
    ])
  func leftOut(statements: String, expected: [Bool]) {
    #expect(speech("label.isAccessibilityElement = false\n\(statements)") == expected)
  }

  @Test("a class that overrides what is said of it speaks for what is in it", arguments: ["Quiet", "Named"])
  func overriding(box: String) {
    #expect(speech("", box: box) == [true, false])
  }

  @Test(
    "what is hidden is not heard",
    arguments: [
      "box.accessibilityElementsHidden = true", "label.isAccessibilityElement = false",
      "view.accessibilityElementsHidden = true",
    ])
  func hidden(statements: String) {
    #expect(speech(statements) == [false, true])
  }

  @Test("what other code sets at some time counts where it never takes it back")
  func later() {
    let hides = "func prepareSpeech() { box.accessibilityElementsHidden = true }"
    #expect(speech("", members: hides) == [false, true])
    let shows = "func open() { box.accessibilityElementsHidden = false }"
    #expect(speech("", members: hides + "\n" + shows) == [false, false])
  }

  @Test(
    "the label itself is read",
    arguments: [
      "", "label.isAccessibilityElement = true", "box.isAccessibilityElement = false",
      "if isWide { box.accessibilityElementsHidden = true }", "box.accessibilityLabel = nil",
      "box.accessibilityElements = [label]", "box.accessibilityElements = [note, label]",
      "box.accessibilityIdentifier = \"gauge\"",
    ])
  func read(statements: String) {
    #expect(speech(statements) == [false, false])
  }

  @Test("a row that has words speaks for its labels", arguments: ["accessibilityLabel", "accessibilityValue"])
  func rows(property: String) {
    let look = Look(
      """
      import UIKit
      final class ListController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
          cell.textLabel?.text = "Pump"
          cell.detailTextLabel?.text = "+12%"
          cell.\(property) = "Pump, twelve percent more"
          return cell
        }
      }
      """)
    #expect(look.placements("+12%").map(\.isSpoken) == [true], "\(look.dump)")
  }

  @Test("AppKit's setters say the same")
  func appKit() {
    let look = Look(
      """
      import AppKit
      final class GaugeController: NSViewController {
        override func loadView() {
          let label = NSTextField(labelWithString: "+12%")
          let box = NSView()
          box.setAccessibilityHidden(true)
          box.addSubview(label)
          view = box
        }
      }
      """, platform: .macos)
    #expect(look.placements("+12%").map(\.isUnheard) == [true], "\(look.dump)")
  }

  // MARK: - Interface files

  private func written(_ label: String, box: String = "", swift: String = "") -> Look {
    let view = """
      <view id="B"><rect key="frame" x="0" y="0" width="400" height="100"/>\(box)<subviews>\(label)</subviews></view>
      """
    let outlet = #"<connections><outlet property="gauge" destination="L" id="o"/></connections>"#
    let text = storyboard(view).replacingFirst(
      "</view>\n</viewController>", with: "</view>\(outlet)</viewController>")
    return shown(text, swift: swift)
  }

  @Test("the words that a file gives a view, and those of what lies around it")
  func inFiles() {
    let plain = label("+12%", id: "M")
    #expect(written(plain).scene.elements.map(\.amount) == [.signed])
    #expect(written(plain).placements("+12%").map(\.isSpoken) == [false])
    let words = #"<accessibility key="accessibilityConfiguration" label="Twelve percent more"/>"#
    #expect(written(label("+12%", words, id: "M")).placements("+12%").map(\.isSpoken) == [true])
    #expect(written(plain, box: words).placements("+12%").map(\.isSpoken) == [true])
    let element =
      #"<accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/></accessibility>"#
    #expect(written(plain, box: element).placements("+12%").map(\.isSpoken) == [true])
  }

  @Test("of an outlet's text counts what code sets, with the words that it gives")
  func outlets() {
    func controller(_ statements: String) -> String {
      """
      import UIKit
      final class ShelfController: UIViewController {
        @IBOutlet var gauge: UILabel!
        var level = 3
        override func viewDidLoad() { \(statements) }
      }
      """
    }
    func expect(_ statements: String, _ amount: AmountForm?, isSpoken: Bool = false, isUnheard: Bool = false) {
      let look = written(label("+12%", id: "L"), swift: controller(statements))
      #expect(look.elements("+12%").map(\.amount) == [amount], "\(statements)")
      #expect(look.placements("+12%").map(\.isSpoken) == [isSpoken], "\(statements)")
      #expect(look.placements("+12%").map(\.isUnheard) == [isUnheard], "\(statements)")
    }
    expect("", nil)
    expect("gauge.text = \"\\(level)K\"", .abbreviated)
    expect("gauge.text = \"+3\"; gauge.accessibilityLabel = \"Three more\"", .signed, isSpoken: true)
    expect("gauge.text = \"+3\"; gauge.isAccessibilityElement = false", .signed, isUnheard: true)
  }

  @Test("a symbol that code calls no element is no decoration for that")
  func symbols() {
    let symbol = """
      <imageView image="bird" catalog="system" id="L"><rect key="frame" x="0" y="0" width="20" height="20"/></imageView>
      """
    let look = written(
      symbol,
      swift: """
        import UIKit
        final class ShelfController: UIViewController {
          @IBOutlet var gauge: UIImageView!
          override func viewDidLoad() { gauge.isAccessibilityElement = false }
        }
        """)
    #expect(look.placements("bird").map(\.exemption) == [nil], "\(look.dump)")
  }
}
