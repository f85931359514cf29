import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Schemes that code pins, for controllers whose views interface files make (S-55).
struct PinnedFileTests {
  private static let painted = #"<color key="backgroundColor" systemColor="systemBackgroundColor"/>"#

  /// A file with the view of a controller, which holds a label in the outlet `note`, and code that shows it.
  private func look(_ own: String, _ other: String = "", view: String = Self.painted) -> Look {
    let file = document(
      """
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PageController"><connections>
      <outlet property="view" destination="v" id="o1"/><outlet property="note" destination="T" id="o2"/>
      </connections></placeholder>
      <view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="400" height="800"/><subviews>
      \(label("T"))</subviews>\(view)</view></objects>
      """)
    return Look(
      """
      import UIKit
      final class PageController: UIViewController {
        @IBOutlet var note: UILabel!
        \(own)
      }
      final class PierController: UIViewController {
        \(other)
      }
      """, files: ["PageController.xib": file])
  }

  @Test(
    "S-55: the view of a file is of the scheme that its owner gives itself or the navigation controller around it",
    arguments: [
      ("override func viewDidLoad() { overrideUserInterfaceStyle = .light }", true),
      ("override func viewDidLoad() { setUp() }\nfunc setUp() { overrideUserInterfaceStyle = .light }", true),
      ("override func viewDidLoad() { navigationController?.overrideUserInterfaceStyle = .light }", true),
      ("override func viewDidLoad() { overrideUserInterfaceStyle = .unspecified }", false),
      ("func brighten() { overrideUserInterfaceStyle = .light }", false),
    ])
  func owner(own: String, isLight: Bool) {
    // A view without a background lies on that of the screen, in the same scheme.
    for view in [Self.painted, ""] {
      let look = look(own, view: view)
      #expect(look.readings("T", .dark).isEmpty == isLight, "\(look.dump)")
      // The label's colour is black on white in light, whether or not a function is called that pins that.
      #expect(Set(look.readings("T").map { $0.ratio?.low }) == [21], "\(look.dump)")
    }
  }

  @Test(
    "S-55: the number of a style that a file sets by key path pins the view, unless code sets another one",
    arguments: [
      ("1", "", true), ("0", "", false),
      ("1", "override func viewDidLoad() { view.overrideUserInterfaceStyle = .unspecified }", false),
    ])
  func toldStyle(number: String, own: String, isLight: Bool) {
    let style = """
      \(Self.painted)<userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="overrideUserInterfaceStyle">
      <integer key="value" value="\(number)"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      """
    let look = look(own, view: style)
    #expect(look.readings("T", .dark).isEmpty == isLight, "\(look.dump)")
    #expect(look.readings("T").isEmpty == false, "\(look.dump)")
  }

  @Test(
    "S-55: the view of a file is of the scheme of the navigation controller that code puts its owner into",
    arguments: [
      (
        """
        func go() {
          let bar = UINavigationController(rootViewController: PageController())
          bar.overrideUserInterfaceStyle = .light
          present(bar, animated: true)
        }
        """, true
      ),
      (
        """
        override func viewDidLoad() { navigationController?.overrideUserInterfaceStyle = .light }
        func go() { navigationController?.pushViewController(PageController(), animated: true) }
        """, true
      ),
      (
        """
        override func viewDidLoad() { navigationController?.overrideUserInterfaceStyle = .light }
        func go() { present(PageController(), animated: true) }
        """, false
      ),
    ])
  func container(other: String, isLight: Bool) {
    let look = look("", other)
    #expect(look.readings("T", .dark).isEmpty == isLight, "\(look.dump)")
  }

  @Test("S-55: what code adds to such a view is of the same scheme, also where the file says nothing of it")
  func added() {
    let look = look(
      """
      override func viewDidLoad() {
        navigationController?.overrideUserInterfaceStyle = .light
        let more = UILabel()
        more.text = "U"
        view.addSubview(more)
      }
      """)
    #expect(look.readings("U", .dark).isEmpty, "\(look.dump)")
    #expect(look.ratio("U") == 21)
  }

  @Test(
    "S-55: a controller of a storyboard has the scheme that it gives its navigation controller, and no other one's",
    arguments: [
      ("override func viewDidLoad() { navigationController?.overrideUserInterfaceStyle = .light }", "", true),
      (
        "",
        """
        override func viewDidLoad() { navigationController?.overrideUserInterfaceStyle = .light }
        func go() { navigationController?.pushViewController(ShelfController(), animated: true) }
        """, false
      ),
    ])
  func storyboards(own: String, other: String, isLight: Bool) {
    let look = shown(
      storyboard(label("T")),
      swift: """
        import UIKit
        final class ShelfController: UIViewController { \(own) }
        final class PierController: UIViewController { \(other) }
        """)
    #expect(look.readings("T", .dark).isEmpty == isLight, "\(look.dump)")
  }
}
