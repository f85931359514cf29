import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Functions that the program adds to classes of the frameworks, as they are called on outlets (S-115).
struct OutletCallTests {
  /// A label `T` in an outlet of a controller on white, with an extension of its class or one above it.
  private func look(
    _ call: String, of type: String = "UILabel", _ function: String, members: String = ""
  ) -> Look {
    shown(
      captioned(
        #"<color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#),
      swift: """
        extension \(type) { \(function) }
        class ShelfController: UIViewController {
          @IBOutlet var caption: UILabel!
          let ink = UIColor.blue
          override func viewDidLoad() { \(call) }
          \(members)
        }
        """)
  }

  @Test(
    "S-115: what such a function assigns is the outlet's where it is called in any case before anything is seen",
    arguments: [
      ("caption.dim()", "UILabel", "func dim() { textColor = .blue }"),
      ("caption.dim()", "UILabel", "func dim() { self.textColor = .blue }"),
      ("caption.paint(ink)", "UILabel", "func paint(_ color: UIColor) { textColor = color }"),
      ("self.caption.paint(.blue)", "UILabel", "func paint(_ color: UIColor) { textColor = color }"),
      ("let tone = ink; caption.paint(tone)", "UILabel", "func paint(_ color: UIColor) { textColor = color }"),
      ("caption.textColor = .green; caption.dim()", "UILabel", "func dim() { textColor = .blue }"),
      ("caption.dim(); caption.textColor = .blue", "UILabel", "func dim() { textColor = .green }"),
      ("caption.dim(); caption.textColor = .blue", "UILabel", "func dim() { lay() }; func lay() { textColor = .red }"),
      ("caption.dim()", "UILabel", "func dim() { shrink(); textColor = .blue }; func shrink() { tag = 1 }"),
    ])
  func called(call: String, type: String, function: String) {
    let look = look(call, of: type, function)
    #expect(look.words("T") == "#0000FF on #FFFFFF" && look.isCertain("T") == true, "\(look.dump)")
  }

  @Test("S-115: a function of the class to which the outlet is handed does the same")
  func handed() {
    let tone = "func tone(_ label: UILabel, _ color: UIColor) { label.textColor = color }"
    let look = look("tone(caption, .blue)", "", members: tone)
    #expect(look.words("T") == "#0000FF on #FFFFFF" && look.isCertain("T") == true, "\(look.dump)")
  }

  @Test(
    "what a condition around the call decides, or one in the function, is seen both ways",
    arguments: [
      ("if isDim { caption.dim() }", "func dim() { textColor = .blue }"),
      ("caption.dim(isDim)", "func dim(_ isLate: Bool) { if isLate { textColor = .blue } }"),
      ("let isLate = isDim; if isLate { caption.dim() }", "func dim() { textColor = .blue }"),
    ])
  func asked(call: String, function: String) {
    let look = look(call, function, members: "var isDim = false; func turn() { isDim = true; viewDidLoad() }")
    #expect(look.foregrounds("T") == ["#0000FF", "#FF0000"], "\(look.dump)")
  }

  @Test(
    "it may be the outlet's where the call may not be run, or others do a part of the look",
    arguments: [
      ("", "func dim() { textColor = .blue }", "func update() { caption.dim() }"),
      ("later { self.caption.dim() }", "func dim() { textColor = .blue }", ""),
      ("caption.dim()", "func dim() { textColor = .blue; lay() }; func lay() { textColor = .red }", ""),
      ("caption.dim()", "func dim() { textColor = .blue; Painter.paint(self) }", ""),
      ("tone(caption)", "", "func tone(_ label: UILabel) { label.textColor = .blue; other(label) }"),
    ])
  func perhaps(call: String, function: String, members: String) {
    let look = look(call, function, members: members)
    // On white, red has 4.00:1 and blue 8.59:1.
    #expect(look.isCertain("T") == false && look.foreground("T") == nil, "\(look.dump)")
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
    #expect(look.words("T") == "#0000FF on #FFFFFF" && look.isCertain("T") == true, "\(look.dump)")
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
