import ColorScience
import Findings
import Scene
import TestSupport
import Testing

/// What code puts into an object of an interface file, which shows its own text where the file has it (S-115).
struct OutletPartTests {
  /// The label `T` of a file in the outlet `caption`, with what code does to it.
  private func look(_ statements: String) -> Look {
    shown(
      captioned(),
      swift: """
        class ShelfController: UIViewController {
          @IBOutlet var caption: UILabel!
          override func viewDidLoad() { \(statements) }
        }
        """)
  }

  @Test(
    "a label that gets a view is one element, the file's",
    arguments: [
      "caption.addSubview(UIView())", "caption.font = .systemFont(ofSize: 9); caption.addSubview(UIView())",
      "let blur = UIVisualEffectView(effect: UIBlurEffect(style: .light)); caption.insertSubview(blur, at: 0)",
    ])
  func label(statements: String) {
    let look = look(statements)
    #expect(look.scene.elements.map(\.range.file) == ["Shelf.storyboard"], "\(look.dump)")
    #expect(look.texts == ["T"])
  }

  @Test("what code puts into it is seen on what lies behind it")
  func part() {
    let look = look(
      #"let mark = UILabel(); mark.text = "M"; caption.backgroundColor = .yellow; caption.addSubview(mark)"#)
    #expect(look.texts.sorted() == ["M", "T"], "\(look.dump)")
    #expect(look.words("M") == "#000000 on #FFFF00", "\(look.dump)")
  }

  @Test("so does a button, whose title code sets")
  func button() {
    let file =
      #"<button buttonType="system" id="V"><rect key="frame" x="0" y="0" width="90" height="30"/>"#
      + #"<state key="normal" title="T"/></button>"#
    let look = pictured(
      file, in: "key", as: "UIButton",
      #"override func viewDidLoad() { key.setTitle("K", for: .normal); key.addSubview(UIView()) }"#)
    #expect(look.scene.elements.map(\.range.file) == ["App/Shelf.storyboard"], "\(look.dump)")
  }
}
