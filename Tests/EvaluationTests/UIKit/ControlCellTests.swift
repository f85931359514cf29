import PlatformStyles
import Scene
import TestSupport
import Testing

/// What code of AppKit sets through the cell of a control (S-115).
struct ControlCellTests {
  private func look(_ control: String) -> Look {
    Look(
      """
      import AppKit
      final class Pane: NSViewController {
        override func loadView() {
          \(control)
          let box = NSBox()
          box.boxType = .custom
          box.fillColor = .white
          box.contentView = NSStackView(views: [control])
          view = box
        }
      }
      """, platform: .macos)
  }

  private static let bordered = "let control = NSButton(title: \"T\", target: nil, action: nil)\n"
  private static let button = "\(bordered)control.isBordered = false\n"
  private static let field = "let control = NSTextField(labelWithString: \"T\")\n"

  @Test("the title of a cell is that of its button")
  func title() {
    let look = look(
      Self.button
        + """
        (control.cell as? NSButtonCell)?.attributedTitle = NSAttributedString(
          string: "T", attributes: [.foregroundColor: NSColor.black])
        """)
    #expect(look.elements("T").count == 1, "\(look.dump)")
    for appearance in [Appearance.light, .dark] {
      #expect(look.foreground("T", appearance) == "#000000", "\(look.dump)")
      #expect(look.background("T", appearance) == "#FFFFFF", "\(look.dump)")
    }
  }

  @Test("a cell fills a button without a border")
  func background() {
    let look = look(
      Self.button + "control.contentTintColor = .white\n(control.cell as? NSButtonCell)?.backgroundColor = .black")
    #expect(look.ratio("T") == 21, "\(look.dump)")
    let bordered = self.look(Self.bordered + "(control.cell as? NSButtonCell)?.backgroundColor = .black")
    #expect(!bordered.backgrounds("T").contains("#000000"), "\(bordered.dump)")
  }

  @Test("the colour and the font of a cell are those of its field")
  func text() {
    let look = look(
      Self.field
        + """
        if let cell = control.cell as? NSTextFieldCell { cell.textColor = .black }
        control.cell?.font = .boldSystemFont(ofSize: 20)
        """)
    #expect(look.foreground("T", .dark) == "#000000", "\(look.dump)")
    #expect(look.font("T")?.size == 20, "\(look.dump)")
  }
}
