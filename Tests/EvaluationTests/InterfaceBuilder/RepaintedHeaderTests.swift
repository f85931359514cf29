import TestSupport
import Testing

/// Headers and footers of static tables that code paints before they are shown (S-113).
@Suite("Repainted headers") struct RepaintedHeaderTests {
  private static func look(_ function: String) -> Look {
    let storyboard = document(
      """
      <scenes><scene sceneID="s"><objects>
      <tableViewController id="c" customClass="RulesController" sceneMemberID="viewController">
      <tableView key="view" dataMode="static" style="grouped" id="t">
      <rect key="frame" x="0" y="0" width="400" height="800"/>
      <sections><tableViewSection headerTitle="Above" footerTitle="Below" id="x"><cells>
      <tableViewCell id="r"><tableViewCellContentView key="contentView" id="v"/></tableViewCell>
      </cells></tableViewSection></sections>
      <connections><outlet property="delegate" destination="c" id="o"/></connections>
      </tableView></tableViewController></objects></scene></scenes>
      """)
    return shown(
      storyboard,
      swift: """
        import UIKit
        final class RulesController: UITableViewController {
          override func tableView(
            _ tableView: UITableView, \(function) view: UIView, forSection section: Int
          ) {
            (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = .black
          }
        }
        """)
  }

  @Test("what code paints is not seen in the default colour, and the other title is")
  func headers() {
    let header = Self.look("willDisplayHeaderView")
    #expect(!header.texts.contains("Above") && header.texts.contains("Below"), "\(header.dump)")
    let footer = Self.look("willDisplayFooterView")
    #expect(footer.texts.contains("Above") && !footer.texts.contains("Below"), "\(footer.dump)")
  }
}
