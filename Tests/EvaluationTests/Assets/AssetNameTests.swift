import PlatformStyles
import Scene
import TestSupport
import Testing

/// Names of colours that the program declares as constants of the type of such names.
struct AssetNameTests {
  private func look(_ declarations: String, _ color: String, platform: Platform = .macos) -> Look {
    let kit = platform == .macos ? "AppKit" : "UIKit"
    let (view, label) =
      platform == .macos
      ? ("NSViewController", "NSTextField(labelWithString: \"T\")")
      : ("UIViewController", "UILabel()\nlabel.text = \"T\"")
    return Look(
      """
      import \(kit)
      \(declarations)
      final class Card: \(view) {
        override func viewDidLoad() {
          let label = \(label)
          label.textColor = \(color)
          view.addSubview(label)
        }
      }
      """, platform: platform,
      files: ["App.xcassets/Mist.colorset/Contents.json": colorset(slot("112233"))])
  }

  @Test(
    "a constant of a catalog's names finds its colour",
    arguments: [
      ("extension NSColor.Name { static let mist = NSColor.Name(\"Mist\") }", "NSColor(named: .mist)!"),
      ("extension NSColor.Name { static let mist: NSColor.Name = \"Mist\" }", "NSColor(named: .mist)!"),
      ("extension NSColor.Name { static let mist = NSColor.Name(\"Mist\") }", "NSColor(named: NSColor.Name.mist)"),
      ("extension String { static let mist = \"Mist\" }", "NSColor(named: .mist)"),
      ("", "NSColor(named: NSColor.Name(\"Mist\"))"), ("", "NSColor(named: .init(\"Mist\"))!"),
      (
        "extension NSColor.Name { static let mist = NSColor.Name(\"Mist\") }\n"
          + "fileprivate extension NSColor { static let mist = NSColor(named: .mist)! }", ".mist"
      ),
    ])
  func constant(_ declarations: String, _ color: String) {
    let look = look(declarations, color)
    #expect(look.foreground("T") == "#112233", "\(look.dump)")
    #expect(look.isCertain("T") == true)
  }

  @Test(
    "so does a case of an enumeration that an initialiser of the program takes",
    arguments: ["Name.mist", ".mist"])
  func ownNames(_ name: String) {
    let look = look(
      "extension UIColor {\n  enum Name: String { case mist = \"Mist\" }\n"
        + "  convenience init(named name: Name) { self.init(named: name.rawValue)! }\n}",
      "UIColor(named: \(name == ".mist" ? name : "UIColor.Name.mist"))", platform: .ios18)
    #expect(look.foreground("T") == "#112233", "\(look.dump)")
  }

  @Test("a name that nothing declares stays unknown")
  func undeclared() {
    #expect(look("", "NSColor(named: .mist)").undecided("T") == .runtimeValue)
  }
}
