import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Functions that the program adds to classes of the frameworks, as they are called on outlets (S-115).
struct OutletCallTests {
  /// A label `T` in an outlet of a controller on white, with an extension of its class or one above it.
  private func look(
    _ call: String, of type: String = "UILabel", _ function: String, members: String = "",
    files: [String: String] = [:]
  ) -> Look {
    let interface = captioned(
      #"<color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#)
    return Look(
      """
      extension \(type) { \(function) }
      class ShelfController: UIViewController {
        @IBOutlet var caption: UILabel!
        let ink = UIColor.blue
        var isDim = false
        override func viewDidLoad() { \(call) }
        func turn() { isDim = true; viewDidLoad() }
        \(members)
      }
      """, files: files.merging(["Shelf.storyboard": interface]) { $1 })
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
    "an argument without its type is one of the parameter's",
    arguments: [
      ("caption.tone(.loud)", "func tone(_ tone: Tone) { textColor = tone.ink }", ""),
      ("tone(caption, .loud)", "", "func tone(_ label: UILabel, _ tone: Tone) { label.textColor = tone.ink }"),
    ])
  func implicitArgument(call: String, function: String, members: String) {
    let tone = "enum Tone { case quiet, loud\nvar ink: UIColor { self == .loud ? .blue : .gray } }"
    let look = look(call, function, members: members, files: ["Tone.swift": tone])
    // Red by the file or blue, which have 4.00:1 and 8.59:1 on white; gray has 3.95:1.
    let ratios = look.readings("T").compactMap(\.ratio)
    #expect(ratios.contains { $0.high > 8.58 } && ratios.allSatisfy { $0.low > 3.99 }, "\(look.dump)")
    #expect(look.readings("T").allSatisfy { $0.undecided == nil })
  }

  @Test(
    "it is so for certain nowhere: the function may end before, or not be run, or others undo the look",
    arguments: [
      ("caption.dim()", "func dim() { guard tag > 0 else { return }; textColor = .blue }", ""),
      ("tone(caption, false)", "", "func tone(_ l: UILabel, _ on: Bool) { if !on { return }\nl.textColor = .blue }"),
      ("caption.dim()", "func dim() { textColor = .blue; lay() }; func lay() { textColor = .red }", ""),
      ("caption.dim(); caption.redden()", "func dim() { textColor = .blue }; func redden() { lay() }", ""),
      ("caption.dim(); later { self.caption.textColor = .red }", "func dim() { textColor = .blue }", ""),
      ("", "func dim() { textColor = .blue }", "func update() { caption.dim() }"),
    ])
  func perhaps(call: String, function: String, members: String) {
    let look = look(call, function, members: members)
    // On white, red has 4.00:1 and blue 8.59:1.
    #expect(look.isCertain("T") == false, "\(look.dump)")
  }

  @Test(
    "S-115: what the code with the call surely sets behind it takes the place of what the function set",
    arguments: [
      ("caption.dim(); caption.textColor = .blue", "func dim() { textColor = .green }"),
      (
        "caption.paint(.green); caption.tag = 1; self.caption.textColor = ink",
        "func paint(_ color: UIColor) { textColor = color }"
      ),
      ("caption.dim(); caption.textColor = .blue", "func dim() { if tag > 0 { textColor = .green } }"),
    ])
  func replaced(call: String, function: String) {
    for (call, members) in [(call, ""), ("prepare()", "func prepare() { \(call) }")] {
      let look = look(call, function, members: members)
      #expect(look.words("T") == "#0000FF on #FFFFFF" && look.isCertain("T") == true, "\(look.dump)")
    }
  }

  @Test(
    "what need not follow the call takes no place",
    arguments: [
      "if isDim { caption.dim(); return }; caption.textColor = .red",
      "guard isDim else { return caption.dim() }; caption.textColor = .red",
      "caption.dim(); if isDim { return }; caption.textColor = .red",
      "later { self.caption.dim() }; caption.textColor = .red",
      "defer { caption.dim() }; caption.textColor = .red",
      "caption.textColor = .red; caption.dim()",
    ])
  func notReplaced(call: String) {
    let look = look(call, "func dim() { textColor = .blue }")
    #expect(look.isCertain("T") == false, "\(look.dump)")
  }

  @Test("a function that sets the look later does so behind what follows the call")
  func later() {
    let look = look("caption.dim(); caption.textColor = .red", "func dim() { later { self.textColor = .blue } }")
    #expect(look.isCertain("T") == false, "\(look.dump)")
  }

  @Test("of several functions of a name the call means the one that takes what it hands over")
  func overloads() {
    let tones = """
      func tone(_ label: UILabel) { label.textColor = .red }
      func tone(_ label: UILabel, faded: Bool) { label.textColor = .blue }
      """
    // The file's colour is red, too.
    let look = look("tone(caption)", "", members: tones)
    #expect(look.words("T") == "#FF0000 on #FFFFFF", "\(look.dump)")
  }

  @Test("a function that another file keeps to itself is none that is called")
  func ofOtherFiles() {
    let files = ["Other.swift": "private extension UILabel { func dim() { textColor = .blue } }"]
    let look = look("caption.dim()", of: "UIView", "func dim() { tag = 1 }", files: files)
    #expect(look.words("T") == "#FF0000 on #FFFFFF" && look.isCertain("T") == true, "\(look.dump)")
  }

  @Test("names in the function are those of what is asked, names in the call those of the code around it")
  func names() {
    let added = """
      var tone: UIColor { .red }
      func brand() { textColor = tone }
      func paint(_ color: UIColor) { textColor = color }
      """
    let members = "let tone = UIColor.green"
    for call in ["caption.brand()", "let tone = UIColor.red; caption.paint(tone)"] {
      let look = look(call, added, members: members)
      #expect(look.words("T") == "#FF0000 on #FFFFFF", "\(look.dump)")
    }
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
