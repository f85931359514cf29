import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// What calls give a function of a controller that sets looks of what its file holds (S-115).
struct OwnCallTests {
  private func looks(_ members: String) -> Look {
    shown(
      captioned(),
      swift: """
        struct Tone { let ink: UIColor }
        class ShelfController: UIViewController {
          @IBOutlet var caption: UILabel!
          private let green = UIColor(red: 0, green: 0.5, blue: 0, alpha: 1)
          \(members)
        }
        """)
  }

  @Test(
    "what the only call gives a private function is what it sets",
    arguments: [
      "private func paint(_ title: String, ink: UIColor) { caption.textColor = ink }",
      "private func paint(_ title: String, ink: UIColor) { let own = ink\ncaption.textColor = own }",
      "private func paint(_ title: String, ink: UIColor, isOn: Bool = true) { if isOn { caption.textColor = ink } }",
    ])
  func told(function: String) {
    let look = looks("override func viewDidLoad() { let ink = green\npaint(\"a\", ink: ink) }\n\(function)")
    #expect(look.words("T") == "#008000 on #FFFFFF", "\(look.dump)")
    #expect(look.isCertain("T") == true, "\(look.dump)")
  }

  @Test("each of several calls may be the last")
  func several() {
    let look = looks(
      """
      func warn() { paint(.red) }
      func calm() { paint(green) }
      private func paint(_ ink: UIColor) { caption.textColor = ink }
      """)
    // On white, red has 1.05 / 0.2626 = 4.00 and the black of the file 21.
    #expect(look.bounds("T").map { $0.low < 4.01 && $0.high > 20.9 } == true, "\(look.dump)")
    #expect(look.isCertain("T") == false)
  }

  @Test("nothing is set from a part of what a call leaves out")
  func leftOut() {
    let look = looks(
      """
      override func viewDidLoad() { paint() }
      private func paint(with tone: Tone? = nil) {
        guard let tone else { return }
        caption.textColor = tone.ink
      }
      """)
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
  }

  @Test(
    "what others may call, or code hands on, may be given anything",
    arguments: [
      "func paint(_ ink: UIColor) { caption.textColor = ink }",
      "private func paint(_ ink: UIColor) { caption.textColor = ink }\nfunc lend() { later(paint) }",
    ])
  func open(function: String) {
    let look = looks("override func viewDidLoad() { paint(green) }\n\(function)")
    #expect(look.undecided("T") == .parameter, "\(look.dump)")
  }
}
