import PlatformStyles
import Scene
import TestSupport
import Testing

/// Views that code adds to a window, over whatever screen that shows.
struct WindowOverlayTests {
  private static let toast = """
    final class Toast: UIView {
      let label = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        label.text = "T"
        label.textColor = .gray
        addSubview(label)
      }
      required init?(coder: NSCoder) { nil }
      OWN
    }
    """

  private func look(_ own: String = "", _ extras: String) -> Look {
    Look("import SwiftUI\nimport UIKit\n\(Self.toast.replacing("OWN", with: own))\n\(extras)")
  }

  @Test(
    "S-115: what lies behind a view in the window of a screen is not known, whatever the screen paints",
    arguments: [
      ("view.window?.addSubview(Toast())", "T"),
      (
        "let host = UIHostingController(rootView: Text(\"H\").foregroundStyle(.gray))\n"
          + "host.view.backgroundColor = .clear\nview.window?.addSubview(host.view)", "H"
      ),
    ])
  func added(statements: String, text: String) {
    let look = look(
      "",
      """
      final class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .black
        }
        func save() {
          \(statements)
        }
      }
      """)
    #expect(look.undecided(text) == .unknownBackdrop, "\(look.dump)")
  }

  @Test("S-115: on an own background such a view is measured")
  func painted() {
    let look = look(
      "",
      """
      final class Screen: UIViewController {
        func save() {
          let toast = Toast()
          toast.backgroundColor = .white
          view.window?.addSubview(toast)
        }
      }
      """)
    #expect(look.words("T") == "#808080 on #FFFFFF" && look.isCertain("T") == true, "\(look.dump)")
  }

  @Test(
    "S-142: where only the class of a view makes one, what it stands on is assumed",
    arguments: [
      "static func show() { somewhere.add(Toast()) }", "static func show() { somewhere.add(Self()) }",
      "static let shared = Toast()",
    ])
  func byItself(_ own: String) {
    let look = look(own, "")
    #expect(look.isCertain("T") == false, "\(look.dump)")
  }

  @Test("S-142: a hosting controller that a property holds is clear where code makes it so", arguments: [true, false])
  func held(isClear: Bool) {
    let look = Look(
      """
      import SwiftUI
      import UIKit
      final class Dock {
        private var host: UIHostingController<AnyView>?
        func show(in window: UIWindow) {
          host = UIHostingController(rootView: AnyView(Text("T").foregroundStyle(.gray)))
          \(isClear ? "host?.view.backgroundColor = .clear" : "")
          window.addSubview(host!.view)
        }
      }
      """)
    #expect(look.isCertain("T") == !isClear, "\(look.dump)")
  }
}
