import Scene
import TestSupport
import Testing

/// Colours that code reads of outlets to set them elsewhere (S-115).
struct OutletReadTests {
  private let navy = "UIColor(red: 0, green: 0, blue: 0.5, alpha: 1)"

  /// A label "T" without a colour, and "Model" in red, both in outlets.
  private func look(_ start: String, members: String = "") -> Look {
    let red = #"<color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="deviceRGB"/>"#
    let outlets = """
      <connections><outlet property="caption" destination="T" id="o"/>
      <outlet property="model" destination="Model" id="p"/></connections>
      """
    let frame = #"x="20" y="200" width="200" height="21""#
    let file = storyboard(label("T") + label("Model", red, frame: frame)).replacingFirst(
      "</view>\n</viewController>", with: "</view>\(outlets)</viewController>")
    return shown(
      file,
      swift: """
        import UIKit
        final class ShelfController: UIViewController {
          @IBOutlet var caption: UILabel!
          @IBOutlet var model: UILabel!
          override func viewDidLoad() {
            super.viewDidLoad()
            \(start)
          }
          \(members)
        }
        """)
  }

  @Test(
    "code reads what the file says",
    arguments: [
      "caption.textColor = model.textColor", "self.caption.textColor = self.model.textColor!",
      "let usual: UIColor = model.textColor\ncaption.textColor = usual",
    ])
  func file(_ code: String) {
    let look = look(code)
    #expect(look.words("T") == "#FF0000 on #FFFFFF", "\(look.dump)")
    #expect(look.words("Model") == "#FF0000 on #FFFFFF", "\(look.dump)")
  }

  @Test("what an earlier line sets is read, and what a later one sets is not")
  func order() {
    // 0.5 × 255 = 127.5, written as 80.
    let before = look("model.textColor = \(navy)\ncaption.textColor = model.textColor")
    #expect(before.words("T") == "#000080 on #FFFFFF", "\(before.dump)")
    let after = look("caption.textColor = model.textColor\nmodel.textColor = \(navy)")
    #expect(after.words("T") == "#FF0000 on #FFFFFF", "\(after.dump)")
    #expect(after.words("Model") == "#000080 on #FFFFFF", "\(after.dump)")
  }

  @Test("an outlet that is faded by its own colour is as faint as that makes it")
  func faded() {
    // 0.2 × black on white leaves 0.8 × 255 = 204, which is CC.
    let look = look("caption.textColor = .black\ncaption.textColor = caption.textColor.withAlphaComponent(0.2)")
    #expect(look.words("T") == "#CCCCCC on #FFFFFF", "\(look.dump)")
  }

  @Test("outlets that are each set to the other's colour are left open")
  func circles() {
    let look = look(
      "",
      members: """
        @IBAction func swap() { caption.textColor = model.textColor }
        @IBAction func back() { model.textColor = caption.textColor }
        """)
    #expect(look.readings("T").contains { $0.undecided != nil }, "\(look.dump)")
  }
}
