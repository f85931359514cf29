import ColorScience
import Findings
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Attributed texts that code gives to what interface files hold: one text is one element, where the file has it (S-44,
/// S-110, S-115).
struct AssignedTextTests {
  private let green = "UIColor(red: 0, green: 0.5, blue: 0, alpha: 1)"

  /// A controller with a label in its outlet `caption`, and the class of the controller.
  private func looks(_ body: String) -> Look {
    shown(
      captioned(),
      swift: """
        class ShelfController: UIViewController {
          @IBOutlet var caption: UILabel!
          \(body)
        }
        """)
  }

  /// The files and runs of all elements.
  private func places(_ look: Look) -> [String] {
    look.scene.elements.map { $0.range.file + ($0.id.split(separator: "#").dropFirst().first.map { "#\($0)" } ?? "") }
  }

  @Test(
    "wherever the text is made that an outlet is given, its colour is that of the one element",
    arguments: [
      """
      caption.attributedText = NSAttributedString(string: "T", attributes: [.foregroundColor: paint, .kern: 1])
      """,
      """
      let text = NSAttributedString(string: "T", attributes: [.foregroundColor: paint])
      caption.attributedText = text
      """,
      """
        caption.attributedText = words()
      }
      func words() -> NSAttributedString {
        let made = NSMutableAttributedString(string: "T", attributes: [.foregroundColor: paint])
        return made
      """,
      """
      let text = NSMutableAttributedString(string: "T")
      text.addAttribute(.foregroundColor, value: paint, range: NSRange(location: 0, length: text.length))
      caption.attributedText = text
      """,
    ])
  func colors(_ statements: String) {
    let look = looks(
      """
      let paint = \(green)
      override func viewDidLoad() {
      \(statements)
      }
      """)
    #expect(look.words("T") == "#008000 on #FFFFFF", "\(look.dump)")
    #expect(look.isCertain("T") == true)
    #expect(places(look) == ["Shelf.storyboard"], "\(look.dump)")
  }

  @Test("a font among the attributes is that of the text")
  func font() {
    let look = looks(
      """
      override func viewDidLoad() {
        caption.attributedText = NSAttributedString(string: "T", attributes: [.font: UIFont.boldSystemFont(ofSize: 30)])
      }
      """)
    #expect(look.fontWords("T")?.hasPrefix("30 bold") == true, "\(look.fontWords("T") ?? "")")
  }

  @Test("S-110: a text without a colour has the label's")
  func uncolored() {
    let look = looks(
      """
      override func viewDidLoad() {
        caption.attributedText = NSAttributedString(string: "T", attributes: [.kern: 1])
      }
      """)
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
    #expect(look.words("T", .dark) == "#FFFFFF on #000000", "\(look.dump)")
    #expect(look.isCertain("T", .dark) == true)
  }

  @Test(
    "what can't be told of a text leaves it undecided",
    arguments: [
      ("NSAttributedString(string: \"T\", attributes: attributes)", Unknown.Reason.externalModule),
      ("NSAttributedString(string: \"T\", attributes: [.link: 1])", .unsupportedExpression),
      ("NSAttributedString(string: \"T\", attributes: [name: UIColor.red])", .runtimeValue),
      ("NSAttributedString(attributedString: text)", .externalModule), ("text", .externalModule),
    ])
  func undecided(_ text: String, _ reason: Unknown.Reason) {
    let look = looks("override func viewDidLoad() { caption.attributedText = \(text) }")
    #expect(look.undecided("T") == reason, "\(look.dump)")
  }

  @Test("S-115: what a function sets that may be called is shown beside what the file says")
  func later() {
    let look = looks(
      """
      func mark() {
        caption.attributedText = NSAttributedString(string: "T", attributes: [.foregroundColor: \(green)])
      }
      """)
    let colors = look.placements("T").compactMap { $0.readings[.light]?.foreground?.hexString }
    #expect(Set(colors) == ["#008000", "#000000"], "\(look.dump)")
    #expect(places(look) == ["Shelf.storyboard"])
  }

  @Test("the runs of a text are elements of their own, where the file has the text")
  func runs() {
    let look = looks(
      """
      override func viewDidLoad() {
        let text = NSMutableAttributedString(string: "A", attributes: [.foregroundColor: \(green)])
        text.append(NSAttributedString(string: "B", attributes: [.foregroundColor: UIColor.black]))
        caption.attributedText = text
      }
      """)
    #expect(places(look) == ["Shelf.storyboard#1", "Shelf.storyboard#2"], "\(look.dump)")
    #expect(look.foreground("A") == "#008000")
    #expect(look.foreground("B") == "#000000")
  }

  // MARK: - AppKit

  private func field(_ id: String, class name: String = "") -> String {
    """
    <textField \(name.isEmpty ? "" : "customClass=\"\(name)\"") id="\(id)">
    <rect key="frame" x="0" y="0" width="90" height="14"/>
    <textFieldCell key="cell" title="\(id)" id="c\(id)"><font key="font" metaFont="system"/>
    <color key="textColor" name="labelColor" catalog="System" colorSpace="catalog"/></textFieldCell></textField>
    """
  }

  @Test("a class that only an interface file makes has no element of its own, and says what its text becomes")
  func ownClass() {
    let look = shown(
      window(field("T", class: "PressLabel")),
      swift: """
        import AppKit
        final class PressLabel: NSTextField {
          private var resting: NSAttributedString?
          override func mouseDown(with event: NSEvent) {
            if resting == nil { resting = attributedStringValue }
            let text = NSMutableAttributedString(string: "T")
            text.addAttribute(.foregroundColor, value: NSColor.systemOrange, range: NSRange(location: 0, length: text.length))
            attributedStringValue = text
          }
        }
        """, platform: .macos)
    #expect(places(look) == ["Shelf.storyboard"], "\(look.dump)")
    // S-80: orange in light, and the file's label, which is black with an opacity.
    let colors = look.placements("T").compactMap { $0.readings[.light]?.foreground?.hexString }
    #expect(colors == ["#FF8D28"], "\(look.dump)")
    #expect(look.placements("T").count == 2)
  }

  /// A table with two columns, whose rows have a field each.
  private var table: String {
    func column(_ id: String) -> String {
      """
      <tableColumn identifier="\(id)" width="90" id="k\(id)"><prototypeCellViews><tableCellView id="v\(id)">
      <rect key="frame" x="0" y="0" width="90" height="14"/><subviews>\(field(id))</subviews>
      <connections><outlet property="textField" destination="\(id)" id="o\(id)"/></connections></tableCellView>
      </prototypeCellViews></tableColumn>
      """
    }
    return window(
      """
      <tableView id="t"><rect key="frame" x="0" y="0" width="400" height="300"/>
      <tableColumns>\(column("name"))\(column("state"))</tableColumns>
      <connections><outlet property="dataSource" destination="-2" id="d"/>
      <outlet property="delegate" destination="-2" id="e"/></connections></tableView>
      """)
  }

  private let rows = """
    import AppKit
    final class LedgerWindowController: NSWindowController, NSTableViewDelegate, NSTableViewDataSource {
      func tableView(_ table: NSTableView, viewFor column: NSTableColumn?, row: Int) -> NSView? {
        guard let column, let cell = table.makeView(withIdentifier: column.identifier, owner: self) as? NSTableCellView
        else { return nil }
        switch column.identifier.rawValue {
        case "name": cell.textField?.stringValue = "A"
        case "state": cell.textField?.attributedStringValue = words("B")
        default: break
        }
        return cell
      }
      func words(_ text: String) -> NSAttributedString {
        NSAttributedString(string: text, attributes: [.foregroundColor: NSColor(srgbRed: 0, green: 0.5, blue: 0, alpha: 1)])
      }
    }
    """

  @Test("what code gives the field of a row is said of the column that it asks for")
  func columns() {
    let look = shown(table, swift: rows, platform: .macos)
    #expect(places(look) == ["Shelf.storyboard", "Shelf.storyboard"], "\(look.dump)")
    #expect(look.foreground("B") == "#008000")
    #expect(look.placements("name").map(\.foreground.description) == ["label"], "\(look.dump)")
  }

  @Test("texts between which a function chooses for a row are elements of their own, each with its look")
  func cases() {
    let look = Look(rows, platform: .macos)
    #expect(look.foreground("B") == "#008000", "\(look.dump)")
    #expect(look.placements("A").map(\.foreground.description) == ["default label"], "\(look.dump)")
    #expect(look.scene.elements.map(\.range.line) == [7, 8])
  }
}
