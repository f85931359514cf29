import Scene
import TestSupport
import Testing

/// What screens put onto bars that the navigation controllers around them paint (S-116).
struct BarFrameTests {
  /// A white view and a white item on the bar of a screen that is put into a navigation controller.
  private static func look(_ maker: String, item: String = "menu.tintColor = .white") -> Look {
    Look(
      """
      import UIKit
      final class Shop: UIViewController {
        private let heading = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .systemBackground
          heading.text = "Shop"
          heading.textColor = .white
          navigationItem.titleView = heading
          let menu = UIBarButtonItem(title: "Menu", style: .plain, target: nil, action: nil)
          \(item)
          navigationItem.leftBarButtonItem = menu
        }
      }
      \(maker)
      """)
  }

  private static func scene(_ statements: String) -> String {
    """
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        \(statements)
      }
    }

    """
  }

  /// Describes a black bar.
  private static func black(_ bar: String) -> String {
    """
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .black
    \(bar).standardAppearance = look
    \(bar).scrollEdgeAppearance = look
    """
  }

  /// Keeps the screen in a property of the delegate.
  private static let kept = scene("shop = Shop()\nwindow?.rootViewController = Bars(rootViewController: shop)")
    .replacingFirst("var window", with: "var shop: Shop!\n  var window")

  private static let made = "window?.rootViewController = Bars(rootViewController: Shop())"

  private static func bars(_ statements: String, in function: String = "override func viewDidLoad()") -> String {
    let above = function.contains("init") ? "init(rootViewController: root)" : "viewDidLoad()"
    return """
      final class Bars: UINavigationController {
        \(function) {
          super.\(above)
          \(statements)
        }
      }
      """
  }

  @Test(
    "what a screen puts onto the bar lies on what the navigation controller around it paints",
    arguments: [
      scene(made) + bars(black("navigationBar")),
      scene(made) + bars(black("navigationBar"), in: "override init(rootViewController root: UIViewController)"),
      scene(made) + bars("navigationBar.barTintColor = .black; navigationBar.isTranslucent = false"),
      kept + bars(black("navigationBar")),
      // The code that makes it says so.
      scene("let bars = UINavigationController(rootViewController: Shop())\n" + black("bars.navigationBar")),
      bars(black("navigationBar")) + "\nfunc root() -> UIViewController { Bars(rootViewController: Shop()) }",
    ])
  func painted(_ maker: String) {
    let look = Self.look(maker)
    #expect(look.words("Shop") == "#FFFFFF on #000000", "\(look.dump)")
    #expect(look.words("Menu") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test("so it does where the same code hands the screen to the navigation controller")
  func handed() {
    let look = Self.look(
      """
      final class Home: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let bars = UINavigationController()
          \(Self.black("bars.navigationBar"))
          bars.setViewControllers([Shop()], animated: false)
          present(bars, animated: true)
        }
      }
      """)
    #expect(look.words("Shop") == "#FFFFFF on #000000", "\(look.dump)")
    #expect(look.words("Menu") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test("an item in the system's colour stands on the glass that goes with it, whatever the bar around paints")
  func standardItem() {
    let look = Self.look(
      Self.scene(Self.made) + Self.bars(Self.black("navigationBar")), item: "menu.style = .plain")
    #expect(look.background("Menu") != "#000000", "\(look.dump)")
    #expect(look.words("Shop") == "#FFFFFF on #000000")
  }

  @Test("nothing is told of the bar of a screen that is made elsewhere, too, or is put into nothing there")
  func open() {
    let bars = Self.bars(Self.black("navigationBar"))
    let other = "\nfunc other() -> UIViewController { UINavigationController(rootViewController: Shop()) }"
    for maker in [Self.scene(Self.made) + bars + other, Self.scene("show(Shop())") + bars] {
      #expect(Self.look(maker).background("Shop") != "#000000", "\(Self.look(maker).dump)")
    }
  }
}
