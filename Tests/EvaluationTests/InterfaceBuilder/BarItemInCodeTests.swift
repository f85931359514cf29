import Scene
import TestSupport
import Testing

/// Items of a file's navigation bar that code has by their place there (S-93, S-115).
struct BarItemInCodeTests {
  private func look(_ statements: String, right: String) -> Look {
    shown(
      document(
        """
        <scenes><scene sceneID="s"><objects>
        <viewController id="c" customClass="ShelfController" sceneMemberID="viewController">
        <view key="view" id="v"><rect key="frame" x="0" y="0" width="400" height="800"/></view>
        <navigationItem key="navigationItem" id="n"><barButtonItem key="leftBarButtonItem" title="L" id="l"/>
        \(right)</navigationItem></viewController></objects></scene></scenes>
        """),
      swift: """
        import UIKit
        final class ShelfController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            \(statements)
          }
        }
        """)
  }

  private static let one = #"<barButtonItem key="rightBarButtonItem" title="R" id="r"/>"#
  private static let two = """
    <rightBarButtonItems><barButtonItem title="R" id="r"/><barButtonItem title="S" id="s"/></rightBarButtonItems>
    """

  @Test("the tint that code gives the item at a side is that item's", arguments: [one, two])
  func sides(right: String) {
    let look = look(
      "navigationItem.leftBarButtonItem?.tintColor = .red\nself.navigationItem.rightBarButtonItem!.tintColor = .blue",
      right: right)
    #expect(look.foregrounds("L") == ["#FF0000"], "\(look.dump)")
    #expect(look.foregrounds("R") == ["#0000FF"], "\(look.dump)")
    #expect(look.foregrounds("S").contains("#0000FF") == false, "\(look.dump)")
  }

  @Test("where code puts another item there, it says nothing of the file's")
  func replaced() {
    let look = look(
      """
      navigationItem.leftBarButtonItem = UIBarButtonItem(title: "N", style: .plain, target: nil, action: nil)
      navigationItem.leftBarButtonItem?.tintColor = .red
      """, right: "")
    #expect(look.foregrounds("L").contains("#FF0000") == false, "\(look.dump)")
  }
}
