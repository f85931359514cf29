import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Cells of AppKit's tables whose selection the program draws (S-113).
struct RowViewTests {
  private func look(
    ink: String = "NSColor(srgbRed: 0.8, green: 0.8, blue: 0.8, alpha: 1)",
    drawing: String = "NSColor.black.setFill()\nrect.fill()", cell: String = "", list: String = ""
  ) -> Look {
    Look(
      """
      import AppKit
      final class InkRow: NSTableRowView {
        override func drawSelection(in rect: NSRect) { \(drawing) }
      }
      final class NoteCell: NSTableCellView {
        private let label = NSTextField(labelWithString: "T")
        override init(frame: NSRect) {
          super.init(frame: frame)
          label.textColor = \(ink)
          addSubview(label)
        }
        \(cell)
      }
      final class Notes: NSViewController, NSTableViewDelegate {
        private let table = NSTableView()
        func tableView(_ table: NSTableView, viewFor column: NSTableColumn?, row: Int) -> NSView? { NoteCell() }
        func tableView(_ table: NSTableView, rowViewForRow row: Int) -> NSTableRowView? { InkRow() }
        \(list)
      }
      """, platform: .macos)
  }

  private func isSeenSelected(_ look: Look) -> Bool {
    look.placements("T").contains { $0.readings[.light]?.background?.hexString == "#000000" }
  }

  @Test("a text in the program's own colour is read on the selection, too")
  func own() throws {
    let look = look()
    let selected = try #require(
      look.placements("T").first { $0.readings[.light]?.background?.hexString == "#000000" }, "\(look.dump)")
    #expect(selected.readings[.light]?.foreground?.hexString == "#CCCCCC")
    #expect(selected.condition == "isSelected")
    #expect(selected.readings[.light]?.isCertain == true)
    #expect(look.placements("T").count == 2)
  }

  @Test(
    "where the selection is the system's on some path, only the other one is known",
    arguments: ["if isEmphasized == false { super.drawSelection(in: rect) } else { NSColor.black.set(); rect.fill() }"])
  func partly(_ drawing: String) {
    let look = look(drawing: drawing)
    #expect(isSeenSelected(look), "\(look.dump)")
    #expect(look.placements("T").contains { $0.readings[.light]?.undecided?.reason == .unknownBackdrop })
  }

  @Test("what the system draws otherwise in a selected row is not judged there")
  func systems() {
    #expect(!isSeenSelected(look(ink: "NSColor.labelColor")))
  }

  @Test(
    "a cell that is told of its selection may look otherwise then",
    arguments: [
      "override var backgroundStyle: NSView.BackgroundStyle { didSet { if backgroundStyle == .dark { dim() } } }",
      "override var backgroundStyle: NSView.BackgroundStyle { didSet { switch backgroundStyle { case .dark: dim()\ndefault: break } } }",
      "override func layout() { if (superview as? NSTableRowView)?.isSelected == true { label.textColor = .white } }",
    ])
  func told(_ cell: String) {
    #expect(!isSeenSelected(look(cell: "\(cell)\nfunc dim() { label.textColor = .white }")))
  }

  @Test(
    "what a cell sets by the style behind it lies on the selection in that style alone",
    arguments: [
      "label.textColor = backgroundStyle == .emphasized ? .white : .black",
      "label.textColor = backgroundStyle != .normal ? .white : .black",
      "switch backgroundStyle { case .emphasized: label.textColor = .white\ndefault: label.textColor = .black }",
    ])
  func style(_ setting: String) {
    let cell = "override var backgroundStyle: NSView.BackgroundStyle { didSet { \(setting) } }"
    let look = look(ink: "NSColor.black", cell: cell)
    let selected = look.placements("T").filter { $0.readings[.light]?.foreground?.hexString == "#FFFFFF" }
    #expect(selected.map { $0.readings[.light]?.background?.hexString } == ["#000000"], "\(look.dump)")
    let other = self.look(ink: "NSColor.black", drawing: "", cell: cell)
    let white = other.placements("T").filter { $0.readings[.light]?.foreground?.hexString == "#FFFFFF" }
    #expect(white.map { $0.readings[.light]?.undecided?.reason } == [.unknownBackdrop], "\(other.dump)")
    #expect(
      other.placements("T").contains {
        $0.readings[.light]?.foreground?.hexString == "#000000" && $0.readings[.light]?.undecided == nil
      }, "\(other.dump)")
  }

  @Test(
    "where nothing is selected, or anything but the whole row is drawn, nothing is known",
    arguments: [
      (
        "NSColor.black.setFill()\nrect.fill()",
        "func tableView(_ t: NSTableView, shouldSelectRow row: Int) -> Bool { false }"
      ),
      ("NSColor.black.setFill()\nrect.fill()", "func set() { table.selectionHighlightStyle = .none }"),
      ("NSColor.black.setFill()\nNSBezierPath(ovalIn: rect).fill()", ""), ("", ""),
    ])
  func unknown(_ drawing: String, _ list: String) {
    #expect(!isSeenSelected(look(drawing: drawing, list: list)))
  }

  /// A part of a cell that draws itself white while the cell tells it so, and gray else.
  private func part(_ more: String = "") -> Look {
    Look(
      """
      import AppKit
      final class CountView: NSView {
        var isOn = false
        override func draw(_ rect: NSRect) {
          "T".draw(at: .zero, withAttributes: [
            .foregroundColor: isOn ? NSColor.white : NSColor.darkGray, .font: NSFont.systemFont(ofSize: 13),
          ])
        }
      }
      final class NoteCell: NSTableCellView {
        private let count = CountView(frame: .zero)
        override var backgroundStyle: NSView.BackgroundStyle { didSet { count.isOn = (backgroundStyle != .normal) } }
        override init(frame: NSRect) { super.init(frame: frame); addSubview(count) }
        \(more)
      }
      final class Notes: NSViewController, NSTableViewDelegate {
        func tableView(_ table: NSTableView, viewFor column: NSTableColumn?, row: Int) -> NSView? { NoteCell() }
      }
      """, platform: .macos)
  }

  @Test("a part that the cell tells of the style behind it, and that draws itself, lies on the selection then")
  func drawnPart() {
    let look = part()
    func reasons(_ ink: String) -> [Unknown.Reason?] {
      look.readings("T").filter { $0.foreground?.hexString == ink }.map { $0.undecided?.reason }
    }
    // AppKit's darkGray is a third of white: #555555.
    #expect(reasons("#FFFFFF") == [.unknownBackdrop], "\(look.dump)")
    #expect(reasons("#555555") == [nil], "\(look.dump)")
  }

  @Test("where other code may tell it, too, it may look so in a row at rest")
  func toldOtherwise() {
    let look = part("func flash() { count.isOn = true; count.needsDisplay = true }")
    #expect(
      look.readings("T").contains { $0.foreground?.hexString == "#FFFFFF" && $0.undecided == nil }, "\(look.dump)")
  }
}
