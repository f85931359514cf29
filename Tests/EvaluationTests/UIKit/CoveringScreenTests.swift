import PlatformStyles
import Scene
import TestSupport
import Testing

/// Controllers that are laid over others: where they paint nothing, what presents them is seen.
struct CoveringScreenTests {
  private func look(_ members: String, _ more: String = "") -> Look {
    Look(
      """
      import UIKit
      final class DeckController: UIViewController {
        override func viewDidLoad() {
          let label = UILabel()
          label.text = "T"
          view.addSubview(label)
        }
        \(members)
      }
      \(more)
      """)
  }

  private let over = "init() { super.init(nibName: nil, bundle: nil); modalPresentationStyle = .overFullScreen }"

  @Test("nothing is known of what lies behind a clear view")
  func clear() {
    #expect(look(over).undecided("T") == .unknownBackdrop)
    let presenter = """
      final class PierController: UIViewController {
        func open() {
          let deck = DeckController()
          deck.modalPresentationStyle = .STYLE
          present(deck, animated: true)
        }
      }
      """
    let laid = look("", presenter.replacingFirst("STYLE", with: "overCurrentContext"))
    #expect(laid.undecided("T") == .unknownBackdrop, "\(laid.dump)")
    let custom = look("", presenter.replacingFirst("STYLE", with: "custom"))
    #expect(custom.undecided("T") == .unknownBackdrop, "\(custom.dump)")
    let full = look("", presenter.replacingFirst("STYLE", with: "fullScreen"))
    #expect(full.background("T") == "#FFFFFF")
  }

  @Test("a view that paints hides it")
  func opaque() {
    let look = look(over + "\noverride func loadView() { view = UIView(); view.backgroundColor = .black }")
    #expect(look.background("T") == "#000000", "\(look.dump)")
  }

  @Test("a controller of a storyboard is laid over others by its own style or by code")
  func files() {
    func look(_ attributes: String, _ swift: String = "") -> Look {
      let file = document(
        """
        <scenes><scene sceneID="s"><objects>
        <viewController \(attributes) id="c" customClass="DeckController" sceneMemberID="viewController">
        <view key="view" id="v"><rect key="frame" x="0" y="0" width="400" height="800"/><subviews>
        \(label("T"))</subviews></view></viewController></objects></scene></scenes>
        """)
      return shown(file, swift: "import UIKit\nfinal class DeckController: UIViewController { \(swift) }")
    }
    #expect(look(#"modalPresentationStyle="overFullScreen""#).undecided("T") == .unknownBackdrop)
    let coded = look("", "override func awakeFromNib() { modalPresentationStyle = .overFullScreen }")
    #expect(coded.undecided("T") == .unknownBackdrop, "\(coded.dump)")
    #expect(look(#"modalPresentationStyle="fullScreen""#).background("T") == "#FFFFFF")
  }

  @Test(
    "S-142: a controller of a file is laid over others where code says so of what it makes, casts or keeps",
    arguments: [
      ("let deck = DeckController()", true),
      ("let deck = board.instantiateInitialViewController() as! DeckController", true),
      ("guard let deck = other as? DeckController else { return }", true), ("let deck = other", false),
      ("let deck = PierController()", false), ("", true),
    ])
  func made(deck: String, isLaidOver: Bool) {
    let code = """
      import UIKit
      final class DeckController: UIViewController {}
      final class PierController: UIViewController {
        \(deck.isEmpty ? "let deck = DeckController()" : "")
        func open(_ board: UIStoryboard, _ other: UIViewController) {
          \(deck)
          deck.modalPresentationStyle = .custom
          present(deck, animated: true)
        }
      }
      """
    let view = """
      id="v"><rect key="frame" x="0" y="0" width="400" height="800"/><subviews>\(label("T"))</subviews></view>
      """
    let owned = document(
      """
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="DeckController"><connections>
      <outlet property="view" destination="v" id="o"/></connections></placeholder><view \(view)</objects>
      """)
    let board = document(
      """
      <scenes><scene><objects><viewController id="c" customClass="DeckController"><view key="view" \(view)
      </viewController></objects></scene></scenes>
      """)
    for look in [shown(board, swift: code), Look(code, files: ["DeckController.xib": owned])] {
      #expect(look.undecided("T") == (isLaidOver ? .unknownBackdrop : nil), "\(look.dump)")
    }
  }

  @Test("a title of a button of a file lies on the picture that code gives the button")
  func pictures() {
    let button = """
      <button buttonType="system" id="b"><rect key="frame" x="20" y="20" width="200" height="44"/>
      <state key="normal" title="T"><color key="titleColor" white="1" alpha="1" colorSpace="custom"
      customColorSpace="genericGamma22GrayColorSpace"/></state></button>
      """
    let file = storyboard(button).replacingFirst(
      "</view>\n</viewController>",
      with: #"</view><connections><outlet property="go" destination="b" id="o"/></connections></viewController>"#)
    func look(_ statement: String) -> Look {
      shown(
        file,
        swift: """
          import UIKit
          final class ShelfController: UIViewController {
            @IBOutlet var go: UIButton!
            override func viewDidLoad() { \(statement) }
          }
          """)
    }
    let pictured = look(#"go.setBackgroundImage(UIImage(named: "wood"), for: .normal)"#)
    #expect(pictured.undecided("T") == .imageBackdrop, "\(pictured.dump)")
    #expect(pictured.reading("T")?.layers.contains(where: \.isPicture) == false)
    #expect(look("").background("T") == "#FFFFFF")
  }
}
