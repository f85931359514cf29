import ColorScience
import Scene
import TestSupport
import Testing

/// The title of a custom button has a size that nobody published: 15 pt is assumed, and 18 pt may be (S-111).
struct CustomButtonTests {
  private func code(_ made: String, _ rest: String = "") -> Look {
    Look(
      """
      import UIKit
      final class Panel: UIViewController {
        override func viewDidLoad() {
          view.backgroundColor = .white
          let save = \(made)
          save.setTitle("T", for: .normal)
          save.setTitleColor(UIColor(white: 0.5, alpha: 1), for: .normal)
          \(rest)
          view.addSubview(save)
        }
      }
      """)
  }

  // 0.5 is 0.2140 linear: 1.05 / 0.2640 = 3.97 on white, enough for large text alone.
  @Test("in code", arguments: ["UIButton()", "UIButton(frame: .zero)", "UIButton(type: .custom)"])
  func custom(made: String) {
    let look = code(made)
    #expect(look.foreground("T") == "#808080")
    #expect(look.isCertain("T") == false, "\(look.dump)")
  }

  @Test("a system button's title has 15 pt, and a font that is given is the font")
  func told() {
    #expect(code("UIButton(type: .system)").isCertain("T") == true)
    let given = code("UIButton()", "save.titleLabel?.font = .systemFont(ofSize: 16)")
    #expect(given.fontWords("T") == "16 regular fixed")
    #expect(given.isCertain("T") == true, "\(given.dump)")
  }

  // 0.65 is 0.3801 linear: 1.05 / 0.4301 = 2.44, below what large text needs.
  @Test("what no size would help fails for certain")
  func faint() {
    let look = code("UIButton()", "save.setTitleColor(UIColor(white: 0.65, alpha: 1), for: .normal)")
    #expect(look.isCertain("T") == true, "\(look.dump)")
  }

  @Test(
    "in interface files",
    arguments: [
      ("", "", false), (#"buttonType="custom""#, "", false), (#"buttonType="system""#, "", true),
      ("", #"<fontDescription key="fontDescription" type="system" pointSize="15"/>"#, true),
    ])
  func files(type: String, font: String, isCertain: Bool) {
    let look = shown(
      storyboard(
        """
        <button \(type) id="b"><rect key="frame" x="0" y="0" width="90" height="40"/>\(font)
        <state key="normal" title="T"><color key="titleColor" white="0.5" alpha="1" colorSpace="custom"
        customColorSpace="genericGamma22GrayColorSpace"/></state></button>
        """, background: #"white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#))
    #expect(look.isCertain("T") == isCertain, "\(look.dump)")
  }
}
