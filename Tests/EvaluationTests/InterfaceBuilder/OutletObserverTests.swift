import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// What code does as an outlet is set, while the file is loaded (S-115).
struct OutletObserverTests {
  private let green = "UIColor(red: 0, green: 0.5, blue: 0, alpha: 1)"

  @Test("S-44: a text that is put together there is that of the label")
  func attributedText() {
    let look = shown(
      captioned(),
      swift: """
        class ShelfController: UIViewController {
          @IBOutlet var caption: UILabel! {
            didSet {
              let text = NSMutableAttributedString(string: "T")
              text.addAttribute(.foregroundColor, value: \(green), range: NSRange(location: 0, length: text.length))
              caption.attributedText = text
            }
          }
        }
        """)
    #expect(look.words("T") == "#008000 on #FFFFFF", "\(look.dump)")
    #expect(look.isCertain("T") == true)
  }

  @Test(
    "what it hands to a view of the program is done to the parts of that, as once the view is loaded",
    arguments: [
      "@IBOutlet var box: Box! { didSet { SET } }", "@IBOutlet var box: Box!\noverride func viewDidLoad() { SET }",
    ])
  func forwarded(members: String) {
    let box = #"<view id="V" customClass="Box"><rect key="frame" x="0" y="0" width="200" height="100"/></view>"#
    let connection = #"<connections><outlet property="box" destination="V" id="o"/></connections>"#
    let look = shown(
      storyboard(box).replacingFirst("</view>\n</viewController>", with: "</view>\(connection)</viewController>"),
      swift: """
        class Box: UIView {
          private let inner = UILabel()
          var ink: UIColor? { get { inner.textColor } set { inner.textColor = newValue } }
          var words: String? { get { inner.text } set { inner.text = newValue } }
          required init?(coder: NSCoder) {
            super.init(coder: coder)
            backgroundColor = .white
            addSubview(inner)
          }
        }
        class ShelfController: UIViewController {
          \(members.replacingFirst("SET", with: "box.words = \"T\"; box.ink = \(green)"))
        }
        """)
    let placements = look.scene.elements.flatMap(\.placements)
    let inks = placements.compactMap { $0.readings[.light]?.foreground?.hexString }
    #expect(inks.contains("#008000"), "\(look.dump)")
  }
}
