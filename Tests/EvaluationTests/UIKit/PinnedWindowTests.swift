import PlatformStyles
import Scene
import TestSupport
import Testing

/// Schemes that code of UIKit gives the windows of an app (S-55).
struct PinnedWindowTests {
  private static func app(_ start: String, _ more: String = "", setUp: String = "") -> Look {
    Look(
      """
      import UIKit
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          guard let windowScene = scene as? UIWindowScene else { return }
          window = UIWindow(windowScene: windowScene)
          window?.rootViewController = ShelfController()
          \(start)
          window?.makeKeyAndVisible()
        }
        \(more)
      }
      final class ShelfController: UIViewController {
        override func viewDidLoad() {
          view.backgroundColor = .white
          let caption = UILabel()
          caption.text = "T"
          view.addSubview(caption)
          \(setUp)
        }
      }
      """)
  }

  @Test(
    "a scheme that a window is given as the app starts, and that nothing else changes, is that of all in it",
    arguments: [
      ("window?.overrideUserInterfaceStyle = .light", "", true),
      ("self.window?.overrideUserInterfaceStyle = UIUserInterfaceStyle.light", "", true),
      ("if #available(iOS 13.0, *) { window?.overrideUserInterfaceStyle = .light }", "", true),
      ("pin()", "func pin() { window?.overrideUserInterfaceStyle = .light }", true),
      ("let made = window!\nmade.overrideUserInterfaceStyle = .light", "", true),
      ("if isCalm { window?.overrideUserInterfaceStyle = .light }", "", false),
      ("guard isCalm else { return }\nwindow?.overrideUserInterfaceStyle = .light", "", false),
      ("window?.overrideUserInterfaceStyle = style", "", false),
      ("window?.overrideUserInterfaceStyle = .unspecified", "", false),
      ("", "func pin() { window?.overrideUserInterfaceStyle = .light }", false),
      (
        "window?.overrideUserInterfaceStyle = .light",
        "func free() { window?.overrideUserInterfaceStyle = .unspecified }", false
      ),
      (
        "window?.overrideUserInterfaceStyle = .light",
        "func all() { UIApplication.shared.windows.forEach { $0.overrideUserInterfaceStyle = style } }", false
      ),
    ])
  func window(start: String, more: String, isLight: Bool) {
    let look = Self.app(start, more)
    #expect(look.readings("T", .dark).isEmpty == isLight, "\(start) \(more) \(look.dump)")
    #expect(!look.readings("T").isEmpty)
  }

  @Test(
    "S-55: a scheme that the app's coordinator gives its window as the app starts is that of all in it",
    arguments: [
      ("Coordinator(window: window!).start()", true),
      ("let coordinator = Coordinator(window: window!)\ncoordinator.start()", true),
      ("coordinator = Coordinator(window: window!)\ncoordinator?.start()", true),
      ("coordinator = Coordinator(window: window!)", false),
      ("if isCalm { Coordinator(window: window!).start() }", false),
    ])
  func coordinator(start: String, isLight: Bool) {
    let look = Self.app(
      start,
      """
        var coordinator: Coordinator?
      }
      final class Coordinator {
        let window: UIWindow
        init(window: UIWindow) { self.window = window }
        func start() { window.overrideUserInterfaceStyle = .light }
      """)
    #expect(look.readings("T", .dark).isEmpty == isLight, "\(start) \(look.dump)")
    #expect(!look.readings("T").isEmpty)
  }

  @Test(
    "S-55: a scheme of another window, or on a way that may end before, is not that of the app",
    arguments: [
      ("let window = UIWindow()", "window.overrideUserInterfaceStyle = .light"),
      (
        "var window = UIApplication.shared.windows[0]",
        "if isDemo { return }; window.overrideUserInterfaceStyle = .light"
      ),
    ])
  func otherWindow(window: String, body: String) {
    let look = Self.app(
      "Toasts().prepare()",
      """
      }
      final class Toasts {
        \(window)
        func prepare() { \(body) }
      """)
    #expect(!look.readings("T", .dark).isEmpty, "\(look.dump)")
    #expect(!look.readings("T").isEmpty)
  }

  @Test("a controller's own scheme goes before that of its window, and does not open it")
  func controller() {
    let look = Self.app("window?.overrideUserInterfaceStyle = .light", setUp: "overrideUserInterfaceStyle = .dark")
    #expect(look.readings("T").isEmpty, "\(look.dump)")
    #expect(!look.readings("T", .dark).isEmpty)
  }

  @Test(
    "a controller that is only made to stand in a navigation controller has the scheme which its class pins",
    arguments: [
      ("let bar = Bar(rootViewController: ShelfController())", true),
      ("let shelf = ShelfController()\nlet bar = Bar(rootViewController: shelf)", true),
      ("let bar = Bar(rootViewController: ShelfController())\nshow(ShelfController())", false),
      ("let bar = UINavigationController(rootViewController: ShelfController())", false),
    ])
  func container(_ lines: String, isLight: Bool) {
    let look = Look(
      """
      import UIKit
      final class Bar: UINavigationController {
        override func viewDidLoad() { super.viewDidLoad(); overrideUserInterfaceStyle = .light }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window = UIWindow(windowScene: scene as! UIWindowScene)
          \(lines)
          window?.rootViewController = bar
        }
      }
      final class ShelfController: UIViewController {
        override func viewDidLoad() {
          let caption = UILabel()
          caption.text = "T"
          view.addSubview(caption)
        }
      }
      """)
    #expect(look.readings("T", .dark).isEmpty == isLight, "\(lines) \(look.dump)")
    #expect(!look.readings("T").isEmpty)
  }

  @Test("code that makes no window pins none")
  func elsewhere() {
    let look = Look(
      """
      import UIKit
      class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          window?.overrideUserInterfaceStyle = .light
          return true
        }
      }
      final class ShelfController: UIViewController {
        override func viewDidLoad() {
          let caption = UILabel()
          caption.text = "T"
          view.addSubview(caption)
        }
      }
      """)
    #expect(!look.readings("T", .dark).isEmpty, "\(look.dump)")
  }

  @Test(
    "S-55: a controller is of the scheme that it or its maker gives the navigation controller around it",
    arguments: [
      (
        "let bar = UINavigationController(rootViewController: Page()); bar.overrideUserInterfaceStyle = .light", "",
        true
      ),
      (
        "let bar = UINavigationController(rootViewController: Page()); if isLit { bar.overrideUserInterfaceStyle = .light }",
        "", false
      ),
      ("show(Page())", "navigationController?.overrideUserInterfaceStyle = .light", true),
    ])
  func navigation(maker: String, own: String, isLight: Bool) {
    let look = Look(
      """
      import UIKit
      final class Maker: UIViewController {
        func go() { \(maker) }
      }
      final class Page: UIViewController {
        override func viewDidLoad() {
          \(own)
          let caption = UILabel()
          caption.text = "T"
          view.addSubview(caption)
        }
      }
      """)
    #expect(look.readings("T", .dark).isEmpty == isLight, "\(maker) \(own) \(look.dump)")
    #expect(!look.readings("T").isEmpty)
  }

  @Test(
    "S-55: a controller that is only pushed by those of a pinned navigation controller is of its scheme",
    arguments: [("", true), ("func other() { present(Last(), animated: true) }", false)])
  func pushed(other: String, isLight: Bool) {
    let look = Look(
      """
      import UIKit
      final class First: UIViewController {
        override func viewDidLoad() { navigationController?.overrideUserInterfaceStyle = .light }
        func go() { navigationController?.pushViewController(Next(), animated: true) }
        \(other)
      }
      final class Next: UIViewController {
        func go() { let last = Last(); navigationController?.pushViewController(last, animated: true) }
      }
      final class Last: UIViewController {
        override func viewDidLoad() {
          let caption = UILabel()
          caption.text = "T"
          view.addSubview(caption)
        }
      }
      """)
    #expect(look.readings("T", .dark).isEmpty == isLight, "\(look.dump)")
  }

  @Test(
    "S-55: a controller that is presented alone, pushed elsewhere or pinned itself is not of a container's scheme",
    arguments: [
      ("present(Page(), animated: true)", "navigationController?.overrideUserInterfaceStyle = .light"),
      (
        """
        let page = Page()
        let bar = UINavigationController(rootViewController: page)
        bar.overrideUserInterfaceStyle = .light
        page.overrideUserInterfaceStyle = style
        """, ""
      ),
    ])
  func ownScheme(maker: String, own: String) {
    let look = Look(
      """
      import UIKit
      final class Maker: UIViewController {
        func go(_ style: UIUserInterfaceStyle) { \(maker) }
      }
      final class Page: UIViewController {
        override func viewDidLoad() {
          \(own)
          let caption = UILabel()
          caption.text = "T"
          view.addSubview(caption)
        }
      }
      """)
    #expect(!look.readings("T", .dark).isEmpty, "\(look.dump)")
  }
}
