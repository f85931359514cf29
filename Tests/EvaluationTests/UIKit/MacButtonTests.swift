import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Bezels and tints of AppKit's buttons (S-95).
struct MacButtonTests {
  private let button = "let button = NSButton(title: \"T\", target: nil, action: nil)"
  private let box = "let box = NSButton(checkboxWithTitle: \"T\", target: nil, action: nil)"

  private func look(_ statements: String, _ members: String = "") -> Look {
    Look(
      """
      import AppKit
      final class Pane: NSViewController {
        \(members)
        override func loadView() {
          let root = NSView()
          root.wantsLayer = true
          root.layer?.backgroundColor = NSColor.black.cgColor
          \(statements.contains("box") ? box : button)
          \(statements)
          view = root
        }
      }
      """, platform: .macos)
  }

  @Test("a tint does not change the title of a button with a bezel, which the system draws")
  func tintedBezel() {
    for style in ["", "button.bezelStyle = .rounded", "button.isBordered = true"] {
      let look = look("button.contentTintColor = .yellow\n\(style)\nroot.addSubview(button)")
      #expect(look.exemptions("T") == [.systemDrawn], "\(look.dump)")
    }
  }

  @Test("the button that Return presses is filled with the accent, and its title is white")
  func defaultButton() {
    let look = look(#"button.keyEquivalent = "\r"; root.addSubview(button)"#)
    // A person chooses the accent of macOS.
    #expect(look.words("T") == "#FFFFFF on ? uncertain", "\(look.dump)")
    #expect(look.exemptions("T").isEmpty)
    #expect(self.look(#"button.keyEquivalent = "d"; root.addSubview(button)"#).exemptions("T") == [.systemDrawn])
    for other in [
      "button.keyEquivalent = Keys.first", #"if Keys.isMain { button.keyEquivalent = "\r" }"#,
      #"button.keyEquivalent = "\r"; button.bezelStyle = .helpButton"#,
      #"button.keyEquivalent = "\r"; button.bezelColor = .systemYellow"#,
    ] {
      #expect(self.look("\(other); root.addSubview(button)").exemptions("T") == [.systemDrawn], "\(other)")
    }
  }

  // Yellow is #FFFF00.
  @Test(
    "without a bezel a tint is the colour of the title",
    arguments: [
      "button.isBordered = false; button.contentTintColor = .yellow; root.addSubview(button)",
      "button.setButtonType(.switch); button.contentTintColor = .yellow; root.addSubview(button)",
      "box.contentTintColor = .yellow; root.addSubview(box)",
    ])
  func borderless(statements: String) {
    #expect(look(statements).words("T") == "#FFFF00 on #000000", "\(look(statements).dump)")
  }

  @Test("a title with a colour of its own lies on a bezel of which no table tells the colour")
  func coloredTitle() {
    let dim = "NSAttributedString(string: \"T\", attributes: [.foregroundColor: NSColor.yellow])"
    let bordered = look("button.attributedTitle = \(dim); root.addSubview(button)")
    #expect(bordered.undecided("T") == .unknownBackdrop, "\(bordered.dump)")
    #expect(bordered.foreground("T") == "#FFFF00")
    let plain = look("button.isBordered = false; button.attributedTitle = \(dim); root.addSubview(button)")
    #expect(plain.words("T") == "#FFFF00 on #000000", "\(plain.dump)")
  }

  @Test("where code decides whether there is a bezel, nothing of a tint is certain")
  func unclear() {
    let look = look(
      "button.contentTintColor = .yellow; if isFlat { button.isBordered = false }; root.addSubview(button)",
      "var isFlat = Bool.random()")
    #expect(look.background("T") == nil && look.exemptions("T").isEmpty, "\(look.dump)")
  }

  private func file(_ attributes: String, _ inside: String = "", code: String = "") -> Look {
    let connections = #"<connections><outlet property="ok" destination="b" id="o"/></connections></customObject>"#
    let text = window(
      """
      <button id="b"><rect key="frame" x="20" y="20" width="100" height="20"/>
      <buttonCell key="cell" title="T" bezelStyle="rounded" \(attributes) id="bc"/>\(inside)</button>
      """
    ).replacingFirst(
      #"customClass="LedgerWindowController"/>"#, with: #"customClass="LedgerWindowController">"# + connections)
    return shown(
      text,
      swift: """
        import AppKit
        extension NSButton {
          func paint(_ color: NSColor) {
            let text = NSMutableAttributedString(string: title)
            text.addAttribute(.foregroundColor, value: color, range: NSRange(location: 0, length: text.length))
            attributedTitle = text
          }
        }
        final class LedgerWindowController: NSWindowController {
          @IBOutlet var ok: NSButton!
          override func windowDidLoad() { \(code) }
        }
        """, platform: .macos)
  }

  @Test("the same holds in an interface file and for what code does to an outlet")
  func files() {
    let tint = #"<color key="contentTintColor" red="1" green="1" blue="0" alpha="1" colorSpace="deviceRGB"/>"#
    let bordered = #"type="push" borderStyle="border""#
    #expect(file(bordered, tint).exemptions("T") == [.systemDrawn])
    #expect(file(bordered, code: "ok.contentTintColor = .yellow").exemptions("T") == [.systemDrawn])
    #expect(file(#"type="push""#, tint).foreground("T") == "#FFFF00")
    let colored = file(
      bordered,
      code: "ok.attributedTitle = NSAttributedString(string: \"T\", attributes: [.foregroundColor: NSColor.yellow])")
    #expect(colored.exemptions("T").isEmpty && colored.readings("T").allSatisfy { $0.undecided != nil })
    #expect(!colored.readings("T").isEmpty, "\(colored.dump)")
    let painted = file(bordered, code: "ok.paint(.yellow)")
    #expect(painted.exemptions("T").isEmpty && painted.readings("T").allSatisfy { $0.undecided != nil })
    #expect(!painted.readings("T").isEmpty, "\(painted.dump)")
  }
}
