import Evaluation
import TestSupport
import Testing

/// The tint that code gives to an app's windows (S-115).
@Suite("Tint of windows") struct WindowTintTests {
  @Test("no extension has the tint of its app's windows", arguments: [("App/", true), ("Share/", false)])
  func extensions(_ folder: String, _ hasTint: Bool) {
    let samples = BundleSamples(
      [AssetBundle(name: "App", isComplete: true), AssetBundle(name: "Share", isComplete: true)], main: [0, 1],
      folders: ["App/": 0, "Share/": 1])
    let look = Look(
      "",
      files: [
        "App/Delegate.swift": """
        import UIKit
        final class Delegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func applicationDidFinishLaunching(_ application: UIApplication) { window?.tintColor = .black }
        }
        """,
        "\(folder)Page.swift": """
        import UIKit
        final class Page: UIViewController {
          let button = UIButton(type: .system)
          override func viewDidLoad() {
            button.setTitle("send", for: .normal)
            view.addSubview(button)
          }
        }
        """,
      ], bundles: samples)
    #expect((look.foreground("send") == "#000000") == hasTint, "\(look.dump)")
  }

  @Test("S-116: the tint that a proxy gives all views or windows is theirs", arguments: ["UIView", "UIWindow"])
  func proxies(kind: String) {
    let button = """
      <button buttonType="system" id="b"><rect key="frame" x="20" y="20" width="200" height="40"/>
      <state key="normal" title="send"/></button>
      """
    let look = shown(
      storyboard(button),
      swift: """
        import UIKit
        final class Delegate: UIResponder, UIApplicationDelegate {
          func applicationDidFinishLaunching(_ application: UIApplication) { \(kind).appearance().tintColor = .black }
        }
        """)
    #expect(look.foreground("send") == "#000000", "\(look.dump)")
  }

  @Test("S-116: no extension has the tint of its app's proxies", arguments: [("App/", true), ("Share/", false)])
  func proxiesOfApps(_ folder: String, _ hasTint: Bool) {
    let samples = BundleSamples(
      [AssetBundle(name: "App", isComplete: true), AssetBundle(name: "Share", isComplete: true)], main: [0, 1],
      folders: ["App/": 0, "Share/": 1])
    let button = """
      <button buttonType="system" id="b"><rect key="frame" x="20" y="20" width="200" height="40"/>
      <state key="normal" title="send"/></button>
      """
    let look = Look(
      "",
      files: [
        "App/Delegate.swift": """
        import UIKit
        final class Delegate: UIResponder, UIApplicationDelegate {
          func applicationDidFinishLaunching(_ application: UIApplication) { UIView.appearance().tintColor = .black }
        }
        """,
        "\(folder)Page.storyboard": storyboard(button),
      ], bundles: samples)
    #expect((look.foreground("send") == "#000000") == hasTint, "\(look.dump)")
  }

  @Test(
    "what code calls a window by another name is one where it is seen to be one",
    arguments: [
      ("let made = UIWindow(); made.tintColor = .black; window = made", true),
      ("let made = Pane(); made.tintColor = .black; window = made", true),
      ("main?.tintColor = .black", true), ("plate?.tintColor = .black", false),
      ("let made = UIView(); made.tintColor = .black", false),
      ("Toast().show()", false),
    ])
  func otherNames(start: String, isWindow: Bool) {
    let look = Look(
      """
      import UIKit
      class Pane: UIWindow {}
      final class Toast {
        func show() { let over = UIWindow(); over.tintColor = .black }
      }
      final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var main: UIWindow?
        var plate: UIView?
        func applicationDidFinishLaunching(_ application: UIApplication) { \(start) }
      }
      final class Page: UIViewController {
        let button = UIButton(type: .system)
        override func viewDidLoad() {
          button.setTitle("send", for: .normal)
          view.addSubview(button)
        }
      }
      """)
    #expect((look.foreground("send") == "#000000") == isWindow, "\(start) \(look.dump)")
  }

  @Test("S-115: the tint of an app's windows is the accent of its views of SwiftUI")
  func accent() {
    let look = Look(
      """
      import SwiftUI
      @main struct Shelf: App {
        @UIApplicationDelegateAdaptor(Delegate.self) var delegate
        var body: some Scene { WindowGroup { Button("T") {} } }
      }
      final class Delegate: NSObject, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) { window?.tintColor = .black }
      }
      """)
    #expect(look.foreground("T") == "#000000", "\(look.dump)")
  }

  @Test("S-115: the tint of a window that something else than the app's delegate keeps is not the app's")
  func otherWindow() {
    let look = Look(
      """
      import SwiftUI
      @main struct Shelf: App { var body: some Scene { WindowGroup { Button("T") {} } } }
      final class Toaster {
        var window: UIWindow?
        func show() { window?.tintColor = .white }
      }
      """)
    #expect(look.foreground("T") == "#007AFF", "\(look.dump)")
  }
}
