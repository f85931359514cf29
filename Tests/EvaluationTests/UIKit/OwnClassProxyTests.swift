import Scene
import TestSupport
import Testing

/// Appearance proxies of classes of the program (S-116).
@Suite struct OwnClassProxyTests {
  private func look(_ proxies: String, kind: String = "Headline", more: String = "view.addSubview(label)") -> Look {
    Look(
      """
      import UIKit
      class Headline: UILabel {}
      final class LargeHeadline: Headline {}
      final class Delegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          \(proxies)
          return true
        }
      }
      final class Screen: UIViewController {
        override func viewDidLoad() {
          view.backgroundColor = .white
          let label = \(kind)()
          label.text = "T"
          \(more)
        }
      }
      """)
  }

  private let green = "UIColor(red: 0, green: 128 / 255, blue: 0, alpha: 1)"

  @Test("the proxy of a class holds for its views and those of the classes below it, and for no others")
  func classes() {
    let proxies = "Headline.appearance().textColor = \(green)"
    #expect(look(proxies).foreground("T") == "#008000", "\(look(proxies).dump)")
    #expect(look(proxies, kind: "LargeHeadline").foreground("T") == "#008000")
    #expect(look(proxies, kind: "UILabel").foreground("T") == "#000000")
    #expect(look(proxies, more: "view.addSubview(label)\nlabel.textColor = .black").foreground("T") == "#000000")
  }

  @Test("of the proxies of a class and those above it the nearest one holds")
  func nearest() {
    let proxies = """
      UILabel.appearance().textColor = .white
      Headline.appearance().textColor = \(green)
      """
    #expect(look(proxies).foreground("T") == "#008000", "\(look(proxies).dump)")
    #expect(look(proxies, kind: "LargeHeadline").foreground("T") == "#008000")
    #expect(look(proxies, kind: "UILabel").foreground("T") == "#FFFFFF")
  }

  @Test("one for a container holds only inside of it")
  func containers() {
    let proxies = "Headline.appearance(whenContainedInInstancesOf: [UIStackView.self]).textColor = \(green)"
    #expect(look(proxies).foreground("T") == "#000000")
    let stack = look(
      proxies, more: "let stack = UIStackView(arrangedSubviews: [label])\nview.addSubview(stack)")
    #expect(stack.foreground("T") == "#008000", "\(stack.dump)")
  }
}
