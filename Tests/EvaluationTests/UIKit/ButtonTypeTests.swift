import PlatformStyles
import Scene
import TestSupport
import Testing

/// Buttons of the types that draw a symbol by themselves, in the tint (S-111).
struct ButtonTypeTests {
  private static let types = [
    ("detailDisclosure", "info.circle"), ("infoLight", "info.circle"), ("infoDark", "info.circle"),
    ("contactAdd", "plus.circle"),
  ]

  private func file(_ type: String, _ inside: String = "") -> Look {
    shown(
      storyboard(
        """
        <button buttonType="\(type)" id="b"><rect key="frame" x="0" y="0" width="50" height="34"/>
        <color key="tintColor" red="0" green="1" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        \(inside)</button>
        """))
  }

  private func code(_ type: String, _ statements: String = "") -> Look {
    Look(
      """
      import UIKit
      final class Panel: UIViewController {
        override func viewDidLoad() {
          view.backgroundColor = .white
          let button = UIButton(type: .\(type))
          button.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
          \(statements)
          view.addSubview(button)
        }
      }
      """)
  }

  @Test("their symbol has the tint", arguments: types)
  func symbols(type: String, name: String) {
    for look in [file(type), file(type, #"<state key="normal"/>"#), code(type)] {
      #expect(look.words(name) == "#00FF00 on #FFFFFF", "\(look.dump)")
      #expect(look.scene.elements.map(\.kind) == [.symbol])
    }
  }

  @Test("one that the system draws in gray, and a picture of the program's, are no such symbols")
  func others() {
    #expect(file("close").scene.elements.isEmpty && code("close").scene.elements.isEmpty)
    #expect(file("system").scene.elements.isEmpty && code("system").scene.elements.isEmpty)
    let picture = code("infoLight", "button.setImage(UIImage(named: \"Pier\"), for: .normal)")
    #expect(picture.elements("info.circle").isEmpty, "\(picture.dump)")
    let own = code("infoLight", "button.setImage(UIImage(systemName: \"bird\"), for: .normal)")
    #expect(own.scene.elements.compactMap(\.text) == ["bird"], "\(own.dump)")
  }

  /// A yellow button with a symbol, made as told, and a label that is added after it.
  private func made(_ button: String) -> Look {
    Look(
      """
      import UIKit
      final class RoundButton: UIButton {}
      final class Panel: UIViewController {
        override func viewDidLoad() {
          view.backgroundColor = .white
          let image = UIImage(systemName: "pencil")!
          let button: UIButton = \(button)
          button.tintColor = .yellow
          view.addSubview(button)
          let label = UILabel()
          label.text = "T"
          view.addSubview(label)
        }
      }
      """)
  }

  @Test(
    "S-111: a system button that is made with an image is one that is given the image later",
    arguments: [
      "UIButton.systemButton(with: image, target: self, action: nil)",
      ".systemButton(with: image, target: nil, action: nil)",
      "{ let made = UIButton(type: .system); made.setImage(image, for: .normal); return made }()",
      "RoundButton.systemButton(with: image, target: self, action: nil)",
    ])
  func madeWithImage(button: String) {
    let look = made(button)
    #expect(look.words("pencil") == "#FFFF00 on #FFFFFF", "\(look.dump)")
    #expect(look.elements("pencil").map(\.kind) == [.symbol])
    #expect(look.words("T") == "#000000 on #FFFFFF")
  }
}
