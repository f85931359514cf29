import PlatformStyles
import Scene
import TestSupport
import Testing

/// Controllers of storyboards that views of others embed (S-51, S-142).
struct EmbeddedScreenTests {
  private static let white =
    #"<color key="textColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#

  /// A storyboard with a controller that embeds one of two others: a navigation controller and the one that it holds.
  private func look(embedding id: String, background: String = "") -> Look {
    let board = document(
      """
      <scenes><scene><objects><viewController id="book" customClass="BookController"><view key="view" id="v1">
      <rect key="frame" x="0" y="0" width="400" height="800"/><subviews><containerView id="box">
      <rect key="frame" x="0" y="0" width="400" height="800"/>
      <connections><segue destination="\(id)" kind="embed" id="e1"/></connections></containerView></subviews>
      <color key="backgroundColor" white="0" alpha="1" colorSpace="custom"
      customColorSpace="genericGamma22GrayColorSpace"/></view></viewController></objects></scene>
      <scene><objects><navigationController id="bars"><connections>
      <segue destination="page" kind="relationship" relationship="rootViewController" id="e2"/></connections>
      </navigationController></objects></scene>
      <scene><objects><viewController id="page" customClass="PageController"><view key="view" id="v2">
      <rect key="frame" x="0" y="0" width="400" height="800"/><subviews>\(label("T", Self.white))</subviews>
      \(background)</view></viewController></objects></scene>
      <scene><objects><viewController id="other"><view key="view" id="v3"/></viewController></objects></scene></scenes>
      """)
    return shown(
      board,
      swift: """
        import UIKit
        final class BookController: UIViewController {}
        final class PageController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel()
            label.text = "U"
            label.textColor = .white
            view.addSubview(label)
          }
        }
        """)
  }

  @Test(
    "S-142: nothing fails for certain on the system's background where a controller is embedded, also in a container",
    arguments: [("bars", true), ("page", true), ("other", false)])
  func clear(id: String, isEmbedded: Bool) {
    let look = look(embedding: id)
    #expect(look.isCertain("T") == !isEmbedded, "\(look.dump)")
    // What code puts into a view that its file does not paint stands on an assumed ground in any case.
    #expect(look.isCertain("U") == false, "\(look.dump)")
  }

  @Test("S-51: what the view of an embedded controller paints is certain", arguments: ["bars", "page"])
  func painted(id: String) {
    let paint = Self.white.replacingFirst("textColor", with: "backgroundColor")
    let look = look(embedding: id, background: paint)
    #expect(look.isCertain("T") == true && look.isCertain("U") == true, "\(look.dump)")
  }
}
