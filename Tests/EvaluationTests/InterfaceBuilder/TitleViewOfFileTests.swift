import Scene
import TestSupport
import Testing

/// Views at the top of interface files that code puts into bars (S-115, S-116).
@Suite struct TitleViewOfFileTests {
  private static let file = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ChatController"><connections>
    <outlet property="view" destination="v" id="o1"/><outlet property="heading" destination="h" id="o2"/>
    </connections></placeholder>
    <view id="v"><rect key="frame" x="0" y="0" width="320" height="568"/>
    <color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
    <view id="h"><rect key="frame" x="0" y="0" width="200" height="44"/><subviews>
    <label text="T" id="l"><rect key="frame" x="0" y="5" width="200" height="20"/>
    <color key="textColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></label>
    </subviews></view>
    </objects></document>
    """

  @Test(
    "one stands on the bar that it is put into",
    arguments: [
      "navigationItem.titleView = heading",
      "navigationItem.rightBarButtonItem = UIBarButtonItem(customView: heading)",
    ])
  func onBar(statement: String) {
    let look = Look(
      """
      import UIKit
      final class ChatController: UIViewController {
        @IBOutlet var heading: UIView!
        override func viewDidLoad() {
          super.viewDidLoad()
          let look = UINavigationBarAppearance()
          look.configureWithOpaqueBackground()
          look.backgroundColor = .black
          navigationItem.standardAppearance = look
          navigationItem.scrollEdgeAppearance = look
          \(statement)
        }
      }
      """, files: ["ChatController.xib": Self.file])
    #expect(look.words("T") == "#FFFFFF on #000000", "\(look.dump)")
    #expect(look.isCertain("T") == true, "\(look.dump)")
  }
}
