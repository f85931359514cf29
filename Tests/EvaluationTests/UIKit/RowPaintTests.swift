import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// What the row views of AppKit's tables paint behind their cells (S-115).
struct RowPaintTests {
  /// White text in a table that code paints white.
  private func look(row: String = "", made: String = "Row()", more: String = "") -> Look {
    Look(
      """
      import AppKit
      final class Row: NSTableRowView { \(row) }
      final class Notes: NSViewController, NSTableViewDelegate, NSTableViewDataSource {
        let table = NSTableView()
        let isNight = Bool.random()
        override func loadView() {
          table.delegate = self
          table.dataSource = self
          table.backgroundColor = .white
          view = table
        }
        func tableView(_ table: NSTableView, rowViewForRow row: Int) -> NSTableRowView? { \(made) }
        func tableView(_ table: NSTableView, viewFor column: NSTableColumn?, row: Int) -> NSView? {
          let label = NSTextField(labelWithString: "T")
          label.textColor = .white
          return label
        }
        \(more)
      }
      """, platform: .macos)
  }

  private static let black = "override func drawBackground(in rect: NSRect) { NSColor.black.setFill()\nbounds.fill() }"

  /// White on black has 21.
  private func isOnBlack(_ look: Look) -> Bool {
    let readings = look.readings("T")
    return !readings.isEmpty && readings.allSatisfy { $0.ratio?.low == 21 && $0.isCertain }
  }

  @Test(
    "what a row view draws behind its cells is their ground",
    arguments: [
      "Row()",
      "if let old = table.makeView(withIdentifier: .init(\"r\"), owner: self) as? Row { return old }\nreturn Row()",
    ])
  func drawn(_ made: String) {
    let look = look(row: Self.black, made: made)
    #expect(isOnBlack(look), "\(look.dump)")
  }

  @Test("the background that code gives a row view is the ground of its cells")
  func given() {
    let made = look(made: "let view = NSTableRowView()\nview.backgroundColor = .black\nreturn view")
    #expect(isOnBlack(made), "\(made.dump)")
    let told = look(
      made: "nil",
      more: """
        func tableView(_ table: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int) {
          rowView.backgroundColor = .black
        }
        """)
    #expect(isOnBlack(told), "\(told.dump)")
  }

  @Test(
    "where code asks which row view a row has, nothing is claimed: its cell may ask the same of the row",
    arguments: ["isNight ? Row() : nil", "row == 0 ? Row() : nil", "row == 0 ? Row() : NSTableRowView()"])
  func some(_ made: String) {
    let look = look(row: Self.black, made: made)
    #expect(!look.readings("T").isEmpty)
    #expect(look.readings("T").allSatisfy { $0.undecided?.reason == .unsupportedExpression }, "\(look.dump)")
  }

  @Test(
    "nothing is claimed of what a row view paints in other ways",
    arguments: [
      "override var backgroundColor: NSColor { get { .black } set {} }",
      "override func drawBackground(in rect: NSRect) { NSBezierPath(ovalIn: rect).fill() }",
      "override func draw(_ rect: NSRect) { NSColor.black.setFill()\nrect.fill() }",
      """
      override init(frame: NSRect) {
        super.init(frame: frame)
        wantsLayer = true
        layer?.backgroundColor = NSColor.black.cgColor
      }
      """,
    ])
  func unread(_ row: String) {
    let look = look(row: row)
    #expect(!look.readings("T").isEmpty)
    #expect(look.readings("T").allSatisfy { $0.undecided?.reason == .unsupportedExpression }, "\(look.dump)")
  }

  @Test(
    "a row view that leaves its background to the table shows that one",
    arguments: [
      "", "override func drawSelection(in rect: NSRect) { NSColor.black.setFill()\nrect.fill() }",
      "override func drawBackground(in rect: NSRect) { super.drawBackground(in: rect) }",
      "override func drawBackground(in rect: NSRect) { if isSelected { NSColor.black.setFill()\nrect.fill() } }",
    ])
  func plain(_ row: String) {
    let look = look(row: row)
    // White on white.
    #expect(look.ratio("T") == 1, "\(look.dump)")
    #expect(look.isCertain("T") == true)
  }
}
