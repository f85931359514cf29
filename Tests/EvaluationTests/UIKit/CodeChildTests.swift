import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Controllers whose views other controllers put among their own (S-115).
@Suite("Child controllers in code") struct CodeChildTests {
  /// A page without a background, in a controller with a dark one.
  private static func look(_ page: String, _ extras: String = "") -> Look {
    Look(
      """
      import SwiftUI
      import UIKit
      \(extras)
      final class Page: UIViewController {
        \(page)
      }
      final class Book: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .black
          let page = Page()
          addChild(page)
          view.addSubview(page.view)
          page.didMove(toParent: self)
        }
      }
      """)
  }

  @Test("a clear view that its class makes lies on the view it is put into, and nowhere else")
  func clear() {
    let look = Self.look(
      """
      let label = UILabel()
      override func loadView() {
        view = UIView()
        view.backgroundColor = .clear
        label.text = "words"
        label.textColor = .white
        view.addSubview(label)
      }
      """)
    #expect(look.ratio("words") == 21, "\(look.dump)")
    #expect(look.placements("words").count == 1)
  }

  @Test("a clear hosting controller in it shows its view there, too")
  func hosting() {
    let look = Self.look(
      """
      override func loadView() {
        view = UIView()
        let host = UIHostingController(rootView: Words())
        host.view.backgroundColor = .clear
        addChild(host)
        view.addSubview(host.view)
      }
      """, "struct Words: View { var body: some View { Text(\"words\").foregroundColor(.white) } }")
    #expect(look.ratio("words") == 21, "\(look.dump)")
  }

  @Test("a view that the framework makes has no background either")
  func standard() {
    let look = Self.look(
      """
      let label = UILabel()
      override func viewDidLoad() {
        label.text = "words"
        label.textColor = .white
        view.addSubview(label)
      }
      """)
    #expect(look.ratio("words") == 21, "\(look.dump)")
  }

  @Test("a child from an interface file has the background that is drawn there")
  func drawn() {
    let storyboard = document(
      """
      <scenes><scene sceneID="s"><objects>
      <viewController storyboardIdentifier="Page" id="c" customClass="Page" sceneMemberID="viewController">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="400" height="800"/>
      <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
      </view></viewController></objects></scene></scenes>
      """)
    let look = shown(
      storyboard,
      swift: """
        import UIKit
        final class Page: UIViewController {
          override func viewDidLoad() {
            let label = UILabel()
            label.text = "words"
            label.textColor = .black
            view.addSubview(label)
          }
        }
        final class Book: UIViewController {
          let page = Page()
          override func viewDidLoad() {
            view.backgroundColor = .black
            view.addSubview(page.view)
          }
        }
        """)
    #expect(look.ratio("words") == 21, "\(look.dump)")
  }

  /// A page without a background whose controller stands in a container, in a controller with a dark one.
  private static func contained(_ statements: String, file: String? = nil) -> Look {
    let label = "let label = UILabel(); label.text = \"words\"; label.textColor = .white; view.addSubview(label)"
    return Look(
      """
      import UIKit
      final class Page: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          \(file == nil ? label : "")
        }
      }
      final class Book: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .black
          let page = Page()
          \(statements)
        }
      }
      """, files: file.map { ["Page.xib": $0] } ?? [:])
  }

  private static let inBars =
    "let bars = UINavigationController(rootViewController: page); addChild(bars); view.addSubview(bars.view)"

  private static let inPages = """
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([page], direction: .forward, animated: false)
    addChild(pages)
    view.addSubview(pages.view)
    """

  @Test(
    "S-51: what a container holds lies on what its view is put into, unless that paints something",
    arguments: [
      (Self.inBars, 21.0),
      ("let bars = UINavigationController(); bars.viewControllers = [page]; view.addSubview(bars.view)", 21.0),
      (
        """
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: page)]
        view.addSubview(tabs.view)
        """, 21.0
      ),
      (Self.inPages, 21.0),
      (
        """
        let bars = UINavigationController()
        bars.setViewControllers([page], animated: false)
        view.addSubview(bars.view)
        """, 21.0
      ),
      // Pages that are not embedded stand on a screen of their own.
      (Self.inPages.replacing("view.addSubview(pages.view)", with: "present(pages, animated: true)"), 1.0),
      // White on white.
      (Self.inBars + "; bars.view.backgroundColor = .white", 1.0),
      ("let bars = UINavigationController(rootViewController: page); present(bars, animated: true)", 1.0),
    ] as [(String, Double)])
  func containers(statements: String, ratio: Double) {
    let look = Self.contained(statements)
    #expect(look.ratio("words") == ratio, "\(statements) \(look.dump)")
    #expect(look.placements("words").count == 1)
  }

  @Test("S-51: the pages that an embedded page controller asks its data source for lie there, too")
  func pages() {
    let look = Look(
      """
      import UIKit
      final class Page: UIViewController {
        private let label = UILabel()
        init(words: String) {
          super.init(nibName: nil, bundle: nil)
          label.text = words
        }
        required init?(coder: NSCoder) { fatalError() }
        override func viewDidLoad() {
          super.viewDidLoad()
          label.textColor = .white
          view.addSubview(label)
        }
      }
      final class Book: UIViewController, UIPageViewControllerDataSource {
        private let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        private lazy var pages: [UIViewController] = [Page(words: "first"), Page(words: "second")]
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .black
          pager.dataSource = self
          pager.setViewControllers([pages[0]], direction: .forward, animated: false)
          addChild(pager)
          view.addSubview(pager.view)
        }
        func pageViewController(
          _ pager: UIPageViewController, viewControllerBefore page: UIViewController
        ) -> UIViewController? {
          guard let index = pages.firstIndex(of: page), index > 0 else { return nil }
          return pages[index - 1]
        }
        func pageViewController(
          _ pager: UIPageViewController, viewControllerAfter page: UIViewController
        ) -> UIViewController? {
          guard let index = pages.firstIndex(of: page), index < pages.count - 1 else { return nil }
          return pages[index + 1]
        }
      }
      """)
    let grounds = look.scene.elements.flatMap(\.placements).map { $0.readings[.light]?.background?.hexString }
    #expect(Set(grounds) == ["#000000"], "\(look.dump)")
  }

  @Test("S-51: so does the page by whose number the source makes the one beside it")
  func numberedPages() {
    let look = Look(
      """
      import UIKit
      final class Page: UIViewController {
        private let label = UILabel()
        let number: Int
        init(number: Int) {
          self.number = number
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError() }
        override func viewDidLoad() {
          super.viewDidLoad()
          label.text = "words"
          label.textColor = .white
          view.addSubview(label)
        }
      }
      final class Book: UIViewController, UIPageViewControllerDataSource {
        private let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .black
          pager.dataSource = self
          pager.setViewControllers([Page(number: 0)], direction: .forward, animated: false)
          addChild(pager)
          view.addSubview(pager.view)
        }
        func pageViewController(
          _ pager: UIPageViewController, viewControllerBefore page: UIViewController
        ) -> UIViewController? {
          guard let page = page as? Page, page.number > 0 else { return nil }
          return Page(number: page.number - 1)
        }
        func pageViewController(
          _ pager: UIPageViewController, viewControllerAfter page: UIViewController
        ) -> UIViewController? {
          guard let page = page as? Page else { return nil }
          return Page(number: page.number + 1)
        }
      }
      """)
    #expect(look.backgrounds("words") == ["#000000"], "\(look.dump)")
  }

  @Test("S-51: the view of a file lies there, too")
  func containedFile() {
    let white =
      #"<color key="textColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
    let file = document(
      """
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Page"><connections>
      <outlet property="view" destination="v" id="o"/></connections></placeholder>
      <view id="v"><rect key="frame" x="0" y="0" width="400" height="800"/><subviews>
      \(label("words", white))</subviews></view></objects>
      """)
    let look = Self.contained(Self.inBars, file: file)
    #expect(look.ratio("words") == 21, "\(look.dump)")
  }

  @Test("S-94c: where code clears windows, what stands in some window is not sure to stand on their default")
  func windows() {
    let view = """
      import AppKit
      final class Volume: NSViewController {
        let label = NSTextField(labelWithString: "volume")
        override func loadView() { view = NSView() }
        override func viewDidLoad() {
          label.textColor = .white
          view.addSubview(label)
        }
      }
      final class Panels: NSWindowController {
        override func loadWindow() {
          let window = NSWindow(contentRect: .zero, styleMask: [], backing: .buffered, defer: false)
          COLOR
          self.window = window
        }
        static let page = Volume.self
      }
      """
    func ground(_ statement: String) -> Provenance.Kind? {
      Look(view.replacing("COLOR", with: statement), platform: .macos).reading("volume")?.layers.first?.provenance.kind
    }
    #expect(ground("window.isReleasedWhenClosed = false") == .default)
    #expect(ground("window.backgroundColor = .clear") == .assumed)
  }
}
