import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Functions that the program adds to classes of the frameworks, as they are called on outlets (S-115).
struct OutletCallTests {
  /// A label `T` in an outlet of a controller on white, with an extension of its class or one above it.
  private func look(_ call: String, of type: String = "UILabel", _ function: String) -> Look {
    shown(
      captioned(
        #"<color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#),
      swift: """
        extension \(type) { \(function) }
        class ShelfController: UIViewController {
          @IBOutlet var caption: UILabel!
          let ink = UIColor.blue
          override func viewDidLoad() { \(call) }
        }
        """)
  }

  @Test(
    "what such a function assigns may be the outlet's",
    arguments: [
      ("caption.dim()", "UILabel", "func dim() { textColor = .blue }"),
      ("caption.dim()", "UILabel", "func dim() { self.textColor = .blue }"),
      ("caption.paint(ink)", "UILabel", "func paint(_ color: UIColor) { textColor = color }"),
      ("self.caption.paint(.blue)", "UILabel", "func paint(_ color: UIColor) { textColor = color }"),
    ])
  func called(call: String, type: String, function: String) {
    let look = look(call, of: type, function)
    #expect(look.isCertain("T") == false, "\(look.dump)")
    let colors = look.readings("T").flatMap { [$0.foreground?.hexString] }
    #expect(colors.contains("#0000FF") || colors.contains(nil), "\(look.dump)")
  }

  @Test(
    "a function of another class, with other labels, or one that nothing calls leaves it alone",
    arguments: [
      ("", "UILabel", "func dim() { textColor = .blue }"),
      ("caption.dim()", "UITextField", "func dim() { textColor = .blue }"),
      ("caption.dim(by: 2)", "UILabel", "func dim() { textColor = .blue }"),
    ])
  func others(call: String, type: String, function: String) {
    let look = look(call, of: type, function)
    #expect(look.words("T") == "#FF0000 on #FFFFFF" && look.isCertain("T") == true, "\(look.dump)")
  }

  /// A label `T` of a class of the program's own, red by the file, in an outlet of a controller.
  private func ownClass(_ swift: String, calling call: String = "caption.dim()") -> Look {
    shown(
      captioned(
        #"<color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
      ).replacing(#"text="T""#, with: #"text="T" customClass="NoteLabel""#),
      swift: """
        \(swift)
        class ShelfController: UIViewController {
          @IBOutlet var caption: NoteLabel!
          override func viewDidLoad() { \(call) }
        }
        """)
  }

  @Test(
    "S-115: a class of the program inherits what is added to the framework's class that it is built on",
    arguments: [
      "class NoteLabel: UILabel {}\nextension UILabel { func dim() { textColor = .blue } }",
      "class BaseLabel: UILabel {}\nclass NoteLabel: BaseLabel {}\nextension UIView { func dim() { tintColor = .red } }"
        + "\nextension UILabel { func dim() { textColor = .blue } }",
    ])
  func inherited(swift: String) {
    let look = ownClass(swift)
    let colors = look.readings("T").map { $0.foreground?.hexString }
    #expect(colors.contains("#0000FF") || colors.contains(nil), "\(look.dump)")
  }

  @Test("S-115: what a class of the program overrides it does not inherit")
  func overridden() {
    let look = ownClass(
      """
      class NoteLabel: UILabel { override func dim() {} }
      extension UIView { @objc func dim() { backgroundColor = .blue } }
      """)
    #expect(look.words("T") == "#FF0000 on #FFFFFF" && look.isCertain("T") == true, "\(look.dump)")
  }
}
