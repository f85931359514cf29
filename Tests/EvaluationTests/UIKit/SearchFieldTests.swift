import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// The field of a search bar, which is a view of its own (S-112).
struct SearchFieldTests {
  private func look(_ lines: String) -> Look {
    Look(
      """
      import UIKit
      final class Finder: UIViewController {
        let bar = UISearchBar()
        override func viewDidLoad() {
          view.backgroundColor = .white
          \(lines)
          view.addSubview(bar)
        }
      }
      """)
  }

  private func backgrounds(_ look: Look) -> [String?] {
    look.scene.elements.flatMap(\.placements).map { $0.readings[.light]?.background?.hexString }
  }

  @Test(
    "the prompt of a bar is read on the field that code paints, whichever is set first",
    arguments: [
      "bar.placeholder = \"T\"; bar.searchTextField.backgroundColor = .black; bar.searchTextField.textColor = .white",
      "bar.searchTextField.backgroundColor = .black; bar.searchTextField.textColor = .white; bar.placeholder = \"T\"",
    ])
  func paintedField(_ lines: String) {
    let look = look(lines)
    // #3C3C43 at 0.3 on black: 60 and 67 become 18 and 20.1, which is 12 and 14.
    #expect(look.words("T") == "#121214 on #000000", "\(look.dump)")
    // The prompt and what is typed, and nothing on the fill that the bar paints by itself.
    #expect(backgrounds(look) == ["#000000", "#000000"], "\(look.dump)")
  }

  @Test("an attributed prompt of the field goes before that of the bar")
  func attributedPrompt() {
    let look = look(
      """
      bar.placeholder = "T"
      bar.searchTextField.backgroundColor = .white
      bar.searchTextField.attributedPlaceholder = NSAttributedString(
        string: bar.placeholder ?? "", attributes: [.foregroundColor: UIColor.black])
      """)
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
  }

  @Test("the words in a bar are read in the colour of the field")
  func words() {
    let look = look(
      "bar.text = \"T\"; bar.searchTextField.textColor = .yellow; bar.searchTextField.backgroundColor = .black")
    #expect(look.words("T") == "#FFFF00 on #000000", "\(look.dump)")
  }

  @Test(
    "S-116: what a proxy paints of the fields in search bars is that of a bar's field",
    arguments: [
      "UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self])", "UISearchTextField.appearance()",
      "UITextField.appearance(whenContainedInInstancesOf: [Bar.self])",
    ])
  func proxies(_ proxy: String) {
    let look = Look(
      """
      import UIKit
      final class Bar: UISearchBar {}
      final class Style {
        static func use() {
          \(proxy).backgroundColor = .black
          \(proxy).textColor = .yellow
        }
      }
      final class Finder: UIViewController {
        let bar = Bar()
        override func viewDidLoad() {
          view.backgroundColor = .white
          bar.text = "T"
          view.addSubview(bar)
        }
      }
      """)
    #expect(look.words("T") == "#FFFF00 on #000000", "\(look.dump)")
  }

  @Test(
    "S-116: a colour of the text alone tells nothing of the field, which has the ground that its bar and images make",
    arguments: [
      "", "UISearchBar.appearance().barTintColor = .black",
      "UISearchBar.appearance().setSearchFieldBackgroundImage(UIImage(named: \"dark\"), for: .normal)",
    ],
    ["", "bar.barStyle = .black", "bar.barTintColor = .black; bar.isTranslucent = false"])
  func textColours(_ ofBars: String, _ ofBar: String) {
    let look = Look(
      """
      import UIKit
      final class Style {
        static func use() {
          UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).textColor = .white
          \(ofBars)
        }
      }
      final class Finder: UIViewController {
        let bar = UISearchBar()
        override func viewDidLoad() {
          view.backgroundColor = .white
          bar.text = "T"
          \(ofBar)
          view.addSubview(bar)
        }
      }
      """)
    #expect(Set(look.backgrounds("T")).isSubset(of: ["?"]), "\(look.dump)")
  }

  @Test("S-116: one for the fields in other views leaves it as it is")
  func otherProxies() {
    let look = Look(
      """
      import UIKit
      final class Style {
        static func use() {
          UITextField.appearance(whenContainedInInstancesOf: [UITableView.self]).backgroundColor = .black
        }
      }
      final class Finder: UIViewController {
        let bar = UISearchBar()
        override func viewDidLoad() {
          view.backgroundColor = .white
          bar.placeholder = "T"
          view.addSubview(bar)
        }
      }
      """)
    #expect(!look.backgrounds("T").contains("#000000"), "\(look.dump)")
  }
}
