import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Functions of a class that run a closure with one outlet after the other (S-115).
struct TurnTests {
  private func look(_ body: String) -> Look {
    shown(
      captioned(),
      swift: """
        class ShelfController: UIViewController {
          @IBOutlet var caption: UILabel!
          let isNew: Bool
          \(body)
        }
        """)
  }

  @Test(
    "what the closure sets is set on each outlet",
    arguments: [
      "each { $0.textColor = .blue }\n}\nfunc each(_ block: (UILabel) -> Void) { block(caption) }",
      "self.each(run: { label in label.textColor = .blue })\n}\nfunc each(run block: (UILabel) -> Void) { block(caption!) }",
      "each { (label, _) in label.textColor = .blue }\n}\nfunc each(_ block: (UILabel, Int) -> Void) { block(caption, 1) }",
      "each { $0.textColor = .blue }\n}\nfunc each(_ block: (UILabel) -> Void) { [caption].forEach(block) }",
      "each { $0.textColor = .blue }\n}\nfunc each(_ block: (UILabel) -> Void) { for one in [caption] { block(one) } }",
    ])
  func turns(_ body: String) {
    let look = look("override func viewDidLoad() {\n\(body)")
    #expect(look.words("T") == "#0000FF on #FFFFFF", "\(look.dump)")
    #expect(look.isCertain("T") == true)
  }

  @Test("where the function runs it behind a question, it may be set or not")
  func conditional() {
    let look = look(
      "override func viewDidLoad() { each { $0.textColor = .blue } }\n"
        + "func each(_ block: (UILabel) -> Void) { if isNew { block(caption) } }")
    #expect(look.foreground("T") == nil, "\(look.dump)")
  }

  @Test("what the function makes itself is no outlet")
  func ownObjects() {
    let look = look(
      "override func viewDidLoad() { each { $0.textColor = .blue } }\n"
        + "func each(_ block: (UILabel) -> Void) { let caption = UILabel()\nblock(caption) }")
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
  }
}
