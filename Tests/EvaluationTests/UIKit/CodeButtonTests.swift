import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Buttons that code makes and changes (S-111, S-115).
@Suite("Buttons in code") struct CodeButtonTests {
  /// A view with a button, with the body of a function that other code may call.
  private static func look(_ button: String, _ body: String, extras: String = "") -> Look {
    Look(
      """
      import UIKit
      \(extras)
      final class Panel: UIView {
        let button = \(button)
        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = .white
          addSubview(button)
        }
        func show(_ isOpen: Bool) {
          \(body)
        }
      }
      """)
  }

  @Test("a fill that a function sets lies over that of the style where the function is run")
  func fill() {
    let look = Self.look(
      "UIButton(configuration: .filled())",
      """
      button.configuration?.title = "Go"
      button.configuration?.background.backgroundColor = isOpen ? .black : .black
      button.configuration?.baseForegroundColor = .white
      """)
    // Where the function was not run there is no title of it; its fill is black, and the tint nowhere else.
    #expect(look.backgrounds("Go").contains("#000000"), "\(look.dump)")
  }

  @Test("a button made with a style of its own has the title that is set through its configuration")
  func title() {
    let look = Self.look(
      "UIButton(configuration: .filled())", "button.configuration?.title = \"Go\"")
    #expect(look.texts == ["Go"])
  }

  @Test(
    "a button without words is not read, whatever else is set along with that",
    arguments: ["isOpen ? \"T\" : \"\"", "isOpen ? \"T\" : nil"])
  func words(_ title: String) {
    let look = Self.look(
      "UIButton()",
      """
      button.setTitleColor(.black, for: .normal)
      button.alpha = isOpen ? 1 : 0.3
      button.setTitle(\(title), for: .normal)
      """)
    // Black at three tenths on white would be #B2B2B2, of luminance 0.445: 1.05 / 0.495 = 2.1.
    #expect(!look.readings("T").isEmpty && look.readings("T").allSatisfy { ($0.ratio?.low ?? 0) > 20 }, "\(look.dump)")
  }

  @Test("a view at the back of a button lies behind its title")
  func back() {
    let look = Self.look(
      "UIButton(type: .system)", "",
      extras: """
        extension UIButton {
          func fill(_ color: UIColor) {
            setTitle("Go", for: .normal)
            tintColor = .white
            let back = UIView()
            back.backgroundColor = color
            insertSubview(back, at: 0)
            NSLayoutConstraint.activate([
              back.leadingAnchor.constraint(equalTo: leadingAnchor),
              back.trailingAnchor.constraint(equalTo: trailingAnchor),
              back.topAnchor.constraint(equalTo: topAnchor), back.bottomAnchor.constraint(equalTo: bottomAnchor),
            ])
          }
        }
        final class Page: UIViewController {
          let next = UIButton(type: .system)
          override func viewDidLoad() {
            next.fill(.black)
            view.addSubview(next)
          }
        }
        """)
    // White on black: 21:1.
    #expect(look.ratio("Go") == 21, "\(look.dump)")
  }

  @Test(
    "S-115: a button of AppKit has a title that is only known at run time, and what stands beside it stands in one place",
    arguments: ["title: name", "checkboxWithTitle: name", "title: \"\""])
  func runtimeTitles(_ title: String) {
    let look = Look(
      """
      import AppKit
      final class Pane: NSViewController {
        let name: String
        override func loadView() {
          view = NSView()
          let label = NSTextField(labelWithString: "T")
          view.addSubview(label)
          view.addSubview(NSButton(\(title), target: nil, action: nil))
        }
      }
      """, platform: .macos)
    #expect(look.placements("T").count == 1, "\(look.dump)")
    #expect(look.isCertain("T") == true, "\(look.dump)")
    #expect(look.scene.elements.count == (title.hasSuffix("name") ? 2 : 1), "\(look.dump)")
  }
}
