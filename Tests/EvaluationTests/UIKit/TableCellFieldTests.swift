import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// The field of a cell of AppKit's tables that code makes and puts into the cell (S-94c).
struct TableCellFieldTests {
  private func look(_ cell: String, _ made: String) -> Look {
    Look(
      """
      import AppKit
      final class NoteCell: NSTableCellView {
        \(cell)
        required init?(coder: NSCoder) { fatalError() }
      }
      final class Notes: NSViewController, NSTableViewDelegate {
        func tableView(_ table: NSTableView, viewFor column: NSTableColumn?, row: Int) -> NSView? {
          \(made)
        }
      }
      """, platform: .macos)
  }

  @Test(
    "it is one text, with the opacity of the view that code makes",
    arguments: [
      (
        """
        var label: NSTextField!
        init(words: String) { super.init(frame: .zero); setUp(); label.stringValue = words }
        func setUp() {
          label = NSTextField(labelWithString: "")
          label.textColor = .black
          label.alphaValue = 0.5
          textField = label
          addSubview(label)
        }
        """, "NoteCell(words: \"T\")"
      ),
      (
        """
        private let label = NSTextField(labelWithString: "T")
        override init(frame: NSRect) {
          super.init(frame: frame)
          label.textColor = .black
          label.alphaValue = 0.5
          textField = label
          addSubview(label)
        }
        """,
        """
        let cell = table.makeView(withIdentifier: .init("n"), owner: self) as? NoteCell ?? NoteCell(frame: .zero)
        cell.textField?.stringValue = "U"
        return cell
        """
      ),
    ])
  func one(cell: String, made: String) {
    let look = look(cell, made)
    #expect(look.scene.elements.count == 1, "\(look.dump)")
    // Half black on white (S-94c: the table's row is white in light, or nearly so) is no black.
    let inks = look.scene.elements.flatMap(\.placements).compactMap { $0.readings[.light]?.ratio?.high }
    #expect(!inks.isEmpty && inks.allSatisfy { $0 < 6 }, "\(look.dump)")
  }

  @Test("a field that the cell brings from its file is the one that code fills")
  func brought() {
    let look = look(
      "override init(frame: NSRect) { super.init(frame: frame); textField?.stringValue = \"T\" }",
      "NoteCell(frame: .zero)")
    #expect(look.texts == ["T"], "\(look.dump)")
  }
}
