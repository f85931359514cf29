import ColorScience
import Evaluation
import Findings
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Appearance proxies, and bars as code describes them (S-93, S-116).
struct CodeBarTests {
  private let green = "UIColor(red: 0, green: 0.5, blue: 0, alpha: 1)"

  /// A delegate that sets proxies, beside a view with a label `T`, a field and a switch.
  private func look(_ proxies: String, view: String = "let label = UILabel()", more: String = "") -> Look {
    Look(
      """
      import UIKit
      final class Delegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          \(proxies)
          return true
        }
      }
      final class TableauController: UIViewController {
        \(view)
        override func viewDidLoad() {
          view.addSubview(label)
          label.text = "T"
          \(more)
        }
      }
      """)
  }

  @Test("S-116: a proxy holds where a view itself is left as it is")
  func proxy() {
    let proxies = "UILabel.appearance().textColor = \(green)"
    #expect(look(proxies).words("T") == "#008000 on #FFFFFF", "\(look(proxies).dump)")
    #expect(look(proxies, more: "label.textColor = .black").words("T") == "#000000 on #FFFFFF")
    #expect(look("let proxy = UILabel.appearance()\nproxy.textColor = \(green)").words("T") == "#008000 on #FFFFFF")
    #expect(look("UIView.appearance().backgroundColor = .yellow").background("T") == "#FFFF00")
  }

  @Test("S-116: of two classes the nearer one's proxy counts, and one for a container only inside of it")
  func containers() {
    let both = "UIView.appearance().backgroundColor = .yellow\nUILabel.appearance().backgroundColor = .white"
    #expect(look(both).background("T") == "#FFFFFF", "\(look(both).dump)")
    let inside =
      "UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self]).textColor = \(green)"
    #expect(look(inside).words("T") == "#000000 on #FFFFFF")
    let stack = look(
      inside, view: "let label = UILabel()\nlet stack = UIStackView()",
      more: "view.addSubview(stack)\nstack.addArrangedSubview(label)")
    #expect(stack.words("T") == "#008000 on #FFFFFF", "\(stack.dump)")
  }

  @Test("S-116: what one app sets through a proxy holds in no other one, what a framework sets in each")
  func apps() {
    let sets = "import UIKit\nfinal class Theme { func set() { UILabel.appearance().textColor = \(green) } }"
    let page = """
      import UIKit
      final class Page: UIViewController {
        override func viewDidLoad() {
          let label = UILabel()
          label.text = "T"
          view.addSubview(label)
        }
      }
      """
    let bundles = BundleSamples(
      ["App", "Other", "Kit"].map { AssetBundle(name: $0, isComplete: true) }, main: [0, 1],
      folders: ["App/": 0, "Other/": 1, "Kit/": 2])
    func foreground(_ folder: String) -> String? {
      Look("", files: ["App/Page.swift": page, "\(folder)/Theme.swift": sets], bundles: bundles).foreground("T")
    }
    #expect(foreground("Other") == "#000000")
    #expect(foreground("Kit") == "#008000")
    #expect(foreground("App") == "#008000")
  }

  @Test("S-55: the words on a bar are in the scheme that its navigation controller is pinned to")
  func pinnedBar() {
    let look = look(
      """
      UINavigationBar.appearance().titleTextAttributes = [
        .foregroundColor: UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
      ]
      """,
      more: """
        navigationController?.navigationBar.barTintColor = .white
        navigationController?.navigationBar.isTranslucent = false
        navigationController?.overrideUserInterfaceStyle = .light
        """)
    let words = look.scene.elements.filter { $0.text == nil }.flatMap(\.placements)
    let white = words.flatMap(\.readings.values).filter { $0.background?.hexString == "#FFFFFF" }
    #expect(!white.isEmpty && white.allSatisfy { $0.foreground?.hexString == "#000000" }, "\(look.dump)")
  }

  @Test("S-116: of two functions that set a proxy, nothing tells which one holds")
  func twoFunctions() {
    let look = Look(
      """
      import UIKit
      enum Skin {
        static func day() { UILabel.appearance().textColor = \(green) }
        static func night() { UILabel.appearance().textColor = .black }
      }
      final class TableauView: UIView {
        let label = UILabel()
        func setUp() { label.text = "T"; addSubview(label) }
        init() { super.init(frame: .zero); setUp(); backgroundColor = .white }
      }
      """)
    #expect(look.isCertain("T") == false, "\(look.dump)")
  }

  /// A description of a bar, with statements that change it.
  private func bar(_ statements: String, kind: String = "UINavigationBarAppearance") -> Look {
    Look(
      """
      import UIKit
      enum Branding {
        static func install() {
          let look = \(kind)()
          \(statements)
          UINavigationBar.appearance().standardAppearance = look
          UINavigationBar.appearance().scrollEdgeAppearance = look
        }
      }
      final class PaperController: UIViewController {
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        }
      }
      """)
  }

  @Test("S-58: a description that is configured in one of two ways paints what nobody can tell")
  func configuredTwice() {
    let look = bar(
      """
      if Bool.random() { look.configureWithDefaultBackground() } else { look.configureWithTransparentBackground() }
      look.titleTextAttributes = [.foregroundColor: UIColor.white]
      """)
    let title = look.scene.elements.filter { $0.view == "Branding" }.flatMap(\.placements).first?.readings[.light]
    #expect(title?.undecided?.reason == .unknownBackdrop, "\(look.dump)")
  }

  @Test("S-116: the colour that a description gives the icons of tabs is seen on what the bar paints")
  func tabIcons() throws {
    let look = bar(
      """
      look.configureWithOpaqueBackground()
      look.backgroundColor = .white
      let item = UITabBarItemAppearance()
      item.normal.iconColor = UIColor(white: 0.8, alpha: 1)
      look.stackedLayoutAppearance = item
      """, kind: "UITabBarAppearance")
    // 0.8 of 255 is 204, #CC.
    let icon = try #require(look.scene.elements.first { $0.view == "Branding" && $0.kind == .symbol })
    let reading = try #require(icon.placements.first?.readings[.light])
    #expect(reading.foreground?.hexString == "#CCCCCC", "\(look.dump)")
    #expect(reading.background?.hexString == "#FFFFFF")
  }

  @Test("the title of a tab follows no text size but by a font that code gives it", arguments: [false, true])
  func tabTitles(hasFont: Bool) {
    let font = hasFont ? ", .font: UIFont.systemFont(ofSize: 12)" : ""
    let look = bar(
      """
      look.configureWithOpaqueBackground()
      look.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.darkGray\(font)]
      """, kind: "UITabBarAppearance")
    let titles = look.scene.elements.filter { $0.view == "Branding" }
    #expect(titles.map(\.isOnFixedSurface) == [!hasFont], "\(look.dump)")
  }

  @Test("S-116: the title's attributes and the background of one description are a pair")
  func titles() throws {
    let look = bar(
      """
      look.configureWithOpaqueBackground()
      look.backgroundColor = \(green)
      look.titleTextAttributes = [.foregroundColor: UIColor.white]
      look.largeTitleTextAttributes = [.foregroundColor: UIColor.yellow, .font: UIFont.systemFont(ofSize: 30)]
      """)
    let titles = look.scene.elements.filter { $0.view == "Branding" }
    let words = titles.map { look.words(of: $0) }
    #expect(words == ["#FFFFFF on #008000", "#FFFF00 on #008000"], "\(look.dump)")
    #expect(titles.map(\.range.line) == [7, 8])
    // White on green at 0.5: 1.05 / 0.2031 = 5.17.
    let ratio = try #require(titles.first?.placements.first?.readings[.light]?.ratio)
    #expect(abs(ratio.low - 5.17) < 0.01 && ratio.isExact)
  }

  @Test("S-116: an attribute that a description is given under its key is one of its words")
  func attributeByKey() {
    let look = bar(
      """
      look.configureWithOpaqueBackground()
      look.backgroundColor = \(green)
      look.titleTextAttributes[.foregroundColor] = UIColor.white
      """)
    let words = look.scene.elements.filter { $0.view == "Branding" }.map { look.words(of: $0) }
    #expect(words == ["#FFFFFF on #008000"], "\(look.dump)")
  }

  @Test("S-116: items lie on what the bar's description paints, and take its colour for their words")
  func items() {
    let plain = bar("look.configureWithOpaqueBackground()\nlook.backgroundColor = \(green)")
    #expect(plain.background("Go") == "#008000", "\(plain.dump)")
    let white = bar(
      """
      look.configureWithOpaqueBackground()
      look.backgroundColor = .black
      look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
      """)
    #expect(white.words("Go") == "#FFFFFF on #000000", "\(white.dump)")
  }

  @Test("S-116: an opaque bar has the system's background until a colour is set, a transparent one none of its own")
  func configured() throws {
    let title = "look.titleTextAttributes = [.foregroundColor: \(green)]"
    let opaque = bar("look.configureWithOpaqueBackground()\n\(title)")
    let first = try #require(opaque.scene.elements.first { $0.view == "Branding" })
    #expect(opaque.words(of: first) == "#008000 on #FFFFFF", "\(opaque.dump)")
    let clear = bar("look.backgroundColor = .white\nlook.configureWithTransparentBackground()\n\(title)")
    let other = try #require(clear.scene.elements.first { $0.view == "Branding" })
    #expect(other.placements.first?.readings[.light]?.undecided?.reason == .unknownBackdrop, "\(clear.dump)")
  }

  @Test("S-116: a description for scrolled content alone leaves open what lies behind at rest")
  func scrolled() {
    let look = Look(
      """
      import UIKit
      final class PaperController: UIViewController {
        override func viewDidLoad() {
          let look = UINavigationBarAppearance()
          look.configureWithOpaqueBackground()
          look.backgroundColor = .black
          navigationItem.standardAppearance = look
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        }
      }
      """)
    #expect(look.isCertain("Go") == false, "\(look.dump)")
  }

  @Test("S-116: the older properties of a bar, whose translucency leaves its colour open")
  func olderProperties() throws {
    func words(_ statements: String) throws -> (Element, Look) {
      let look = Look(
        """
        import UIKit
        func brand() {
          let bar = UINavigationBar.appearance()
          bar.barTintColor = \(green)
          bar.titleTextAttributes = [.foregroundColor: UIColor.white]
          \(statements)
        }
        """)
      return (try #require(look.scene.elements.first, "\(look.dump)"), look)
    }
    let (opaque, look) = try words("bar.isTranslucent = false")
    #expect(look.words(of: opaque) == "#FFFFFF on #008000", "\(look.dump)")
    #expect(opaque.placements.first?.readings[.light]?.isCertain == true)
    #expect(try words("").0.placements.first?.readings[.light]?.isCertain == false)
  }

  @Test("S-99: segments are judged where code gives their words a colour, also the selected one on its own")
  func segments() {
    let look = look(
      "",
      view: "let label = UILabel()\nlet segments = UISegmentedControl(items: [\"A\", \"B\"])",
      more: """
        view.addSubview(segments)
        segments.backgroundColor = .black
        segments.selectedSegmentTintColor = .white
        segments.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .normal)
        segments.setTitleTextAttributes([.foregroundColor: \(green)], for: .selected)
        """)
    #expect(look.words("A") == "#008000 on #FFFFFF | #FFFFFF on #000000", "\(look.dump)")
  }
}

extension Look {
  /// The different foregrounds and backdrops of an element in light, as `words` writes them.
  fileprivate func words(of element: Element) -> String {
    let words = element.placements.compactMap { $0.readings[.light] }.map {
      "\($0.foreground?.hexString ?? "?") on \($0.background?.hexString ?? "?")"
    }
    return Set(words).sorted().joined(separator: " | ")
  }
}

/// What bars paint that functions describe which controllers call (S-116).
struct CodeBarGroundTests {
  private func look(_ statement: String, _ members: String) -> Look {
    Look(
      """
      import UIKit
      final class TableauController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let heading = UILabel()
          heading.text = "T"
          heading.textColor = .white
          navigationItem.titleView = heading
          \(statement)
        }
        \(members)
      }
      """)
  }

  private let black = """
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .black
    """

  @Test(
    "a bar is as the function leaves it that is called, in a controller or a navigation controller",
    arguments: ["navigationItem", "navigationController?.navigationBar"])
  func called(_ bar: String) {
    let look = look(
      "paint()",
      "private func paint() { \(black); \(bar).standardAppearance = look; \(bar).scrollEdgeAppearance = look }")
    #expect(look.backgrounds("T") == ["#000000"], "\(look.dump)")
  }

  @Test(
    "a bar may be as a function leaves it that others may call, whatever that sets besides",
    arguments: [
      "let bar = navigationController?.navigationBar\nbar?.isTranslucent = false\nbar?.barTintColor = .black",
      "navigationItem.standardAppearance = made()",
    ])
  func apart(_ statements: String) {
    let look = look(
      "", "func paint() { \(statements) }\nfunc made() -> UINavigationBarAppearance { \(black); return look }")
    #expect(look.bounds("T")?.high == 21, "\(look.dump)")
  }

  @Test("an item that code puts on no bar is taken for one of the controller's that holds it")
  func loose() {
    let look = look(
      "let look = UINavigationBarAppearance()\nlook.configureWithOpaqueBackground()\nlook.backgroundColor = .black\n"
        + "navigationItem.standardAppearance = look\nnavigationItem.scrollEdgeAppearance = look",
      """
      let more: UIBarButtonItem = {
        let item = UIBarButtonItem(title: "M", style: .plain, target: nil, action: nil)
        item.tintColor = .white
        return item
      }()
      """)
    #expect(look.words("M") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test("a bar's own description is there to be changed")
  func own() {
    let look = look(
      """
      let bar = navigationController?.navigationBar
      bar?.standardAppearance.configureWithOpaqueBackground()
      bar?.standardAppearance.backgroundColor = .black
      bar?.scrollEdgeAppearance = bar?.standardAppearance
      """, "")
    #expect(look.background("T") == "#000000", "\(look.dump)")
  }

  @Test("of two descriptions each holds where code gives it")
  func several() {
    let look = look(
      """
      let look = UINavigationBarAppearance()
      look.configureWithOpaqueBackground()
      look.backgroundColor = .black
      let other = UINavigationBarAppearance()
      other.configureWithOpaqueBackground()
      other.backgroundColor = .blue
      if Store.isBlue { navigationItem.standardAppearance = other } else { navigationItem.standardAppearance = look }
      navigationItem.scrollEdgeAppearance = navigationItem.standardAppearance
      """, "")
    #expect(Set(look.backgrounds("T")) == ["#000000", "#0000FF"], "\(look.dump)")
  }
}
