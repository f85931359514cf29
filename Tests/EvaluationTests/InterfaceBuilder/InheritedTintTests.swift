import PlatformStyles
import Scene
import TestSupport
import Testing

/// Tints that interface files give to lists, and what code makes for these (S-115).
struct InheritedTintTests {
  private static let tint =
    #"<color key="tintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#

  private static let background =
    #"<color key="backgroundColor" white="0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>"#

  @Test("the footer of a collection has the tint of its controller's view")
  func footer() {
    let look = shown(
      document(
        """
        <scenes><scene sceneID="s"><objects><collectionViewController id="c" customClass="ShelfController">
        <collectionView key="view" id="v"><rect key="frame" x="0" y="0" width="400" height="800"/>
        \(Self.background)\(Self.tint)</collectionView></collectionViewController></objects></scene></scenes>
        """),
      swift: """
        import UIKit
        class ShelfFooter: UICollectionReusableView {
          let button = UIButton(type: .system)
          override init(frame: CGRect) { super.init(frame: frame); addSubview(button) }
        }
        class ShelfController: UICollectionViewController {
          override func collectionView(
            _ list: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
          ) -> UICollectionReusableView {
            let footer = list.dequeueReusableSupplementaryView(
              ofKind: kind, withReuseIdentifier: "F", for: path) as! ShelfFooter
            footer.button.setTitle("T", for: .normal)
            return footer
          }
        }
        """)
    #expect(look.foreground("T") == "#FF0000", "\(look.dump)")
    #expect(look.background("T") == "#000000")
  }

  @Test(
    "a view whose class paints it with its own tint has that of the file or of an outlet", arguments: [true, false])
  func ownTint(isOfFile: Bool) {
    let button = """
      <button buttonType="system" id="B" customClass="Pill"><rect key="frame" x="0" y="0" width="90" height="40"/>
      <state key="normal" title="T"><color key="titleColor" white="1" alpha="1" colorSpace="custom"
      customColorSpace="genericGamma22GrayColorSpace"/></state>\(isOfFile ? Self.tint : "")</button>
      """
    let look = shown(
      storyboard(button).replacingFirst(
        "</view>\n</viewController>",
        with: #"</view><connections><outlet property="pill" destination="B" id="o"/></connections></viewController>"#),
      swift: """
        import UIKit
        class Pill: UIButton {
          override func awakeFromNib() { super.awakeFromNib(); backgroundColor = tintColor }
        }
        class ShelfController: UIViewController {
          @IBOutlet var pill: Pill!
          override func viewDidLoad() { super.viewDidLoad(); \(isOfFile ? "" : "pill.tintColor = .red") }
        }
        """)
    #expect(look.words("T") == "#FFFFFF on #FF0000", "\(look.dump)")
  }

  @Test("the header that code makes for a table has the table's tint")
  func header() {
    let look = shown(
      document(
        """
        <scenes><scene sceneID="s"><objects><tableViewController id="c" customClass="ShelfController">
        <tableView key="view" id="v"><rect key="frame" x="0" y="0" width="400" height="800"/>
        \(Self.background)\(Self.tint)<connections><outlet property="dataSource" destination="c" id="o1"/>
        <outlet property="delegate" destination="c" id="o2"/></connections></tableView></tableViewController>
        </objects></scene></scenes>
        """),
      swift: """
        import UIKit
        class ShelfController: UITableViewController {
          override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let button = UIButton(type: .system)
            button.setTitle("T", for: .normal)
            return button
          }
        }
        """)
    #expect(look.foreground("T") == "#FF0000", "\(look.dump)")
    #expect(look.background("T") == "#000000")
  }

  /// A button `T` in a stack, in a panel that a controller has in an outlet, in the controller's view.
  private func panel(_ attributes: String = "", panel inside: String = "", swift: String) -> Look {
    let file = storyboard(
      """
      <view id="panel" \(attributes)><rect key="frame" x="0" y="0" width="300" height="90"/>
      <subviews><stackView id="stack"><rect key="frame" x="0" y="0" width="300" height="90"/>
      <subviews><button buttonType="system" id="b"><rect key="frame" x="0" y="0" width="90" height="40"/>
      <state key="normal" title="T"/></button></subviews></stackView></subviews>\(inside)</view>
      """)
    return shown(
      file.replacingFirst(
        "</view>\n</viewController>",
        with: #"</view><connections><outlet property="panel" destination="panel" id="o"/></connections>"#
          + "</viewController>"
      ), swift: swift)
  }

  private func controller(_ code: String, _ members: String = "") -> String {
    """
    class ShelfController: UIViewController {
      @IBOutlet var panel: UIView!
      override func viewDidLoad() { super.viewDidLoad(); \(code) }
      \(members)
    }
    """
  }

  @Test(
    "S-30, S-111: buttons have the tint that code gives a view around them",
    arguments: ["view.tintColor = .red", "panel.tintColor = .red", "view.tintColor = .green; panel.tintColor = .red"])
  func givenByCode(_ code: String) {
    let look = panel(swift: controller(code))
    #expect(look.foregrounds("T") == ["#FF0000"], "\(look.dump)")
  }

  @Test("S-30: a view's own class gives it, and takes the place of the file's")
  func givenByClass() {
    let look = panel(
      #"customClass="Panel""#, panel: Self.tint,
      swift: """
        class Panel: UIView { override func awakeFromNib() { super.awakeFromNib(); tintColor = .blue } }
        class ShelfController: UIViewController { @IBOutlet var panel: Panel! }
        """)
    #expect(look.foregrounds("T") == ["#0000FF"], "\(look.dump)")
  }

  @Test("S-30: the file's tint of a view inside goes before what code gives a view around")
  func ownOfFile() {
    let look = panel(panel: Self.tint, swift: controller("view.tintColor = .blue"))
    #expect(look.foregrounds("T") == ["#FF0000"], "\(look.dump)")
  }

  @Test("S-115: what a function may set is one of two")
  func perhaps() {
    let look = panel(swift: controller("", "func warn() { panel.tintColor = .red }"))
    // systemBlue of iOS 18 has 4.02:1 on white, red 4.00:1.
    #expect(look.isCertain("T") == false, "\(look.dump)")
  }

  @Test("S-30: `nil` leaves the one around in force")
  func none() {
    let look = panel(swift: controller("view.tintColor = .red; panel.tintColor = nil"))
    #expect(look.foregrounds("T") == ["#FF0000"], "\(look.dump)")
  }
}
