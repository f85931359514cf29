import Scene
import TestSupport
import Testing

/// Screens of a delegate that sets appearance proxies in the function that makes them (S-115, S-116).
@Suite struct ScreenBesideProxyTests {
  private func look(_ property: String, _ statements: String) -> Look {
    Look(
      """
      import UIKit
      final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        \(property)
        func applicationDidFinishLaunching(_ application: UIApplication) {
          UISwitch.appearance().onTintColor = .red
          UILabel.appearance().textColor = .white
          \(statements)
        }
      }
      final class AboutController: UIViewController {}
      final class HomeController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let words = UILabel()
          view.backgroundColor = .black
          words.text = "T"
          view.addSubview(words)
        }
      }
      """)
  }

  @Test(
    "one that the delegate keeps in a property is seen, and what the proxies set in it",
    arguments: [
      ("var home: HomeController!", "home = HomeController()\nwindow?.rootViewController = home"),
      ("let home = HomeController()", "window?.rootViewController = home"),
      (
        "var home: HomeController!",
        """
        home = HomeController()
        let tabs = UITabBarController()
        tabs.viewControllers = [home]
        window?.rootViewController = tabs
        """
      ),
    ])
  func kept(_ property: String, _ statements: String) {
    let look = look(property, statements)
    #expect(look.words("T") == "#FFFFFF on #000000", "\(look.dump)")
  }
}
