import PlatformStyles
import Scene
import TestSupport
import Testing

/// Views that code hides and shows by a flag (S-32, S-58, S-115).
struct CodeVisibilityTests {
  /// A text `T` in a box on white: white where it is busy, else black.
  private func look(_ statements: String, _ members: String = "") -> Look {
    Look(
      """
      import UIKit
      final class PaneController: UIViewController {
        private let box = UIView()
        private let caption = UILabel()
        var isBusy = false
        var isLate = false
        override func viewDidLoad() {
          view.backgroundColor = .white
          view.addSubview(box)
          box.addSubview(caption)
          caption.text = "T"
          caption.textColor = isBusy ? .white : .black
          \(statements)
        }
        \(members)
      }
      """)
  }

  @Test(
    "S-58: where a flag hides a view or one around it, nothing of it is seen",
    arguments: [
      "caption.isHidden = isBusy", "box.isHidden = isBusy", "caption.isHidden = isBusy ? true : false",
      "caption.isHidden = isBusy || isLate", "box.isHidden = isBusy; caption.isHidden = isBusy",
    ])
  func hidden(_ statements: String) {
    let look = look(statements)
    #expect(look.elements("T").count == 1)
    #expect(Set(look.foregrounds("T")) == ["#000000"], "\(look.dump)")
    #expect(look.isCertain("T") == true && look.exemptions("T").isEmpty)
  }

  @Test(
    "what a flag hides on the other path fails where it is seen",
    arguments: ["caption.isHidden = !isBusy", "box.isHidden = !isBusy"])
  func shown(_ statements: String) {
    // White on white.
    let look = look(statements)
    #expect(look.words("T") == "#FFFFFF on #FFFFFF" && look.isCertain("T") == true, "\(look.dump)")
  }

  @Test("a flag that hides several views, each in the other, is one question, and one hidden literally is none")
  func paths() {
    let flags = look("box.isHidden = isLate; caption.isHidden = isLate")
    #expect(flags.placements("T").count == 2, "\(flags.dump)")
    #expect(flags.placements("T").allSatisfy { $0.condition?.contains("!isLate") == true })
    let literal = look("box.isHidden = false; caption.isHidden = false")
    #expect(literal.conditions("T") == ["!isBusy", "isBusy"], "\(literal.dump)")
  }

  @Test(
    "S-32: an opacity of 0 hides on the paths that have it, and a greater one fades",
    arguments: [
      ("caption.alpha = isBusy ? 0 : 1", ["#000000"]), ("box.alpha = isBusy ? 0 : 1", ["#000000"]),
      ("caption.layer.opacity = isBusy ? 0 : 1", ["#000000"]),
      ("if isBusy { caption.alpha = 0 }", ["#000000"]),
      // Black at one half over white: 0.5 × 255 = 127.5, which is written #808080.
      ("caption.alpha = isBusy ? 0 : 0.5", ["#808080"]),
    ])
  func faint(_ statements: String, _ colors: [String]) {
    let look = look(statements)
    #expect(Set(look.foregrounds("T")) == Set(colors), "\(look.dump)")
    #expect(look.isCertain("T") == true && look.exemptions("T").isEmpty)
  }
}
