import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Attributed texts of AppKit without a colour, and grids of views (S-44, S-115).
struct AppKitAttributedTextTests {
  private func look(_ members: String, _ statements: String) -> Look {
    Look(
      """
      import AppKit
      final class Pane: NSViewController {
        \(members)
        override func loadView() {
          let root = NSView()
          root.wantsLayer = true
          root.layer?.backgroundColor = NSColor.white.cgColor
          let bold = NSAttributedString(string: "T", attributes: [.font: NSFont.boldSystemFont(ofSize: 13)])
          \(statements)
          view = root
        }
      }
      """, platform: .macos)
  }

  @Test(
    "a text with attributes but no colour is black, in dark too, and the project's",
    arguments: [
      "let field = NSTextField(labelWithAttributedString: bold)\nroot.addSubview(field)",
      "let field = NSTextField(labelWithString: \"\")\nfield.attributedStringValue = bold\nroot.addSubview(field)",
      "let field = NSButton()\nfield.isBordered = false\nfield.attributedTitle = bold\nroot.addSubview(field)",
      "let field = Link()\nfield.show(bold)\nroot.addSubview(field)",
    ])
  func black(_ statements: String) {
    let look = look(
      "final class Link: NSButton { func show(_ text: NSAttributedString) { isBordered = false; attributedTitle = text } }",
      statements)
    #expect(look.foreground("T") == "#000000" && look.foreground("T", .dark) == "#000000", "\(look.dump)")
    #expect(look.placements("T").allSatisfy { $0.foreground.isProjectStyle })
  }

  @Test("what a button with a bezel paints behind its title is not known")
  func bezel() {
    let look = look("", "let button = NSButton()\nbutton.attributedTitle = bold\nroot.addSubview(button)")
    #expect(look.undecided("T", .dark) == .unknownBackdrop, "\(look.dump)")
  }

  @Test("a colour among the attributes counts, and where the field has one, either may be")
  func colored() {
    let own = look(
      "",
      "let text = NSAttributedString(string: \"T\", attributes: [.foregroundColor: NSColor.blue])\n"
        + "root.addSubview(NSTextField(labelWithAttributedString: text))")
    #expect(own.foreground("T", .dark) == "#0000FF", "\(own.dump)")
    let field = look(
      "", "let field = NSTextField(labelWithAttributedString: bold)\nfield.textColor = .blue\nroot.addSubview(field)")
    #expect(field.isCertain("T", .dark) != true || field.foreground("T", .dark) == "?", "\(field.dump)")
  }

  @Test(
    "the views in the rows and columns of a grid lie on what is behind the grid",
    arguments: [
      "let grid = NSGridView()\ngrid.addRow(with: [label])", "let grid = NSGridView(views: [[label]])",
      "let grid = NSGridView()\ngrid.insertColumn(at: 0, with: [label])",
    ])
  func grids(_ statements: String) {
    let look = look(
      "",
      "let label = NSTextField(labelWithString: \"G\")\nlabel.textColor = .blue\n\(statements)\nroot.addSubview(grid)")
    #expect(look.words("G") == "#0000FF on #FFFFFF", "\(look.dump)")
  }

  @Test(
    "a field of an interface file with a default colour is black, too, and one with another colour may be either",
    arguments: [
      ("", "#000000"),
      (#"<color key="textColor" name="labelColor" catalog="System" colorSpace="catalog"/>"#, "#000000"),
      (#"<color key="textColor" red="0" green="0" blue="1" alpha="1" colorSpace="deviceRGB"/>"#, "?"),
    ])
  func fieldsOfFiles(_ color: String, _ expected: String) {
    let look = shown(
      window(
        """
        <textField id="f"><rect key="frame" x="20" y="20" width="200" height="16"/>
        <textFieldCell key="cell" title="T" id="fc">\(color)</textFieldCell></textField>
        """
      ).replacingFirst(
        "customClass=\"LedgerWindowController\"/>",
        with: """
          customClass="LedgerWindowController"><connections><outlet property="caption" destination="f" id="o"/>
          </connections></customObject>
          """),
      swift: """
        import AppKit
        class LedgerWindowController: NSWindowController {
          @IBOutlet var caption: NSTextField!
          override func windowDidLoad() {
            caption.attributedStringValue = NSAttributedString(string: "T", attributes: [.kern: 1])
          }
        }
        """, platform: .macos)
    #expect(look.foregrounds("T", .dark) == [expected], "\(look.dump)")
  }
}
