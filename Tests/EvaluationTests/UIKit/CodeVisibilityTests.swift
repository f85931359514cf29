import ColorScience
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
    #expect(Set(look.foregrounds("T")) == ["#FFFFFF"] && look.ratio("T") == 1, "\(look.dump)")
    #expect(look.isCertain("T") == true)
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

  // MARK: - Covers

  /// White letters `T` on black before a plate that fills the screen.
  private func covered(_ statements: String, _ members: String = "") -> Look {
    Look(
      """
      import UIKit
      final class PaneController: UIViewController {
        private let plate = UIView()
        private let photo = UIImageView()
        private let inner = UIView()
        private let shade = CALayer()
        private let letters = UILabel()
        var isBusy = false
        override func viewDidLoad() {
          view.backgroundColor = .black
          plate.frame = view.bounds
          photo.frame = view.bounds
          view.addSubview(plate)
          letters.text = "T"
          letters.textColor = .white
          \(statements)
          view.addSubview(letters)
        }
        \(members)
      }
      """)
  }

  private static let white = "plate.backgroundColor = .white"

  @Test(
    "S-58: what is hidden wherever a text is seen does not lie behind it",
    arguments: [
      "\(white); letters.isHidden = isBusy; plate.isHidden = !isBusy",
      "\(white); if isBusy { letters.isHidden = true } else { plate.isHidden = true }",
      "\(white); letters.alpha = isBusy ? 0 : 1; plate.alpha = isBusy ? 1 : 0",
      "view.addSubview(photo); letters.isHidden = isBusy; photo.isHidden = !isBusy",
      "inner.backgroundColor = .white; inner.frame = plate.bounds; plate.addSubview(inner)\n"
        + "letters.isHidden = isBusy; inner.isHidden = !isBusy",
      "shade.backgroundColor = UIColor.white.cgColor; shade.frame = view.bounds; view.layer.addSublayer(shade)\n"
        + "letters.isHidden = isBusy; shade.isHidden = !isBusy",
    ])
  func exclusive(_ statements: String) {
    let look = covered(statements)
    #expect(look.words("T") == "#FFFFFF on #000000" && look.isCertain("T") == true, "\(look.dump)")
  }

  @Test("a function that shows a text and hides what lies behind it does both at once")
  func functions() {
    let look = covered(
      "\(Self.white); letters.isHidden = true", "func load() { letters.isHidden = false; plate.isHidden = true }")
    #expect(look.words("T") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test(
    "what a flag hides lies behind others on the path on which it is seen",
    arguments: ["plate.isHidden = !isBusy", "if !isBusy { plate.isHidden = true }"])
  func parted(_ hiding: String) {
    let look = covered("\(Self.white); \(hiding); letters.textColor = isBusy ? .black : .white")
    let pairs = look.readings("T").map { "\($0.foreground?.hexString ?? "?") on \($0.background?.hexString ?? "?")" }
    #expect(Set(pairs) == ["#000000 on #FFFFFF", "#FFFFFF on #000000"], "\(look.dump)")
    #expect(look.readings("T").allSatisfy { $0.isCertain })
    // White on white where it is busy.
    let lost = covered("\(Self.white); \(hiding)")
    #expect(lost.readings("T").contains { $0.isCertain && $0.ratio?.low == 1 }, "\(lost.dump)")
  }

  @Test("where the place of a view does not tell, the flag that it shares with a text does")
  func placeNotTold() {
    let look = covered(
      "inner.backgroundColor = .white; view.addSubview(inner); letters.isHidden = isBusy; inner.isHidden = !isBusy")
    #expect(look.words("T") == "#FFFFFF on #000000" && look.isCertain("T") == true, "\(look.dump)")
  }

  // MARK: - Bounds

  @Test("S-58: the paths of views in views that functions hide are bounded together")
  func nested() {
    let count = 8
    let views = (0..<count).map { "let v\($0) = UIView()" }.joined(separator: "\n")
    let adding = (1..<count).map { "v\($0 - 1).addSubview(v\($0))" }.joined(separator: "\n")
    let hiding = (0..<count).map { "func hide\($0)(_ p\($0): Bool) { v\($0).isHidden = p\($0) }" }
    let look = Look(
      """
      import UIKit
      final class StarBar: UIView {
        \(views)
        let caption = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = .white
          addSubview(v0)
          \(adding)
          v\(count - 1).addSubview(caption)
          caption.text = "T"
          caption.textColor = .black
        }
        required init?(coder: NSCoder) { fatalError() }
        \(hiding.joined(separator: "\n"))
      }
      """)
    // Two paths for each view: the six outer ones have 2^6 = 64, the inner ones part no more, and may be hidden.
    let readings = look.readings("T")
    #expect(!readings.isEmpty && readings.allSatisfy { $0.ratio?.low == 21 && !$0.isCertain }, "\(look.dump)")
  }
}
