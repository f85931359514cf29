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

  @Test(
    "a header that a table's controller makes lies on the table of the file, with and without an outlet",
    arguments: [
      "", "<connections><outlet property=\"delegate\" destination=\"c\" id=\"o\"/></connections>",
    ])
  func made(connections: String) {
    let look = shown(
      document(
        """
        <scenes><scene sceneID="s"><objects>
        <tableViewController id="c" customClass="RulesController" sceneMemberID="viewController">
        <tableView key="view" style="plain" id="t"><rect key="frame" x="0" y="0" width="400" height="800"/>
        <color key="backgroundColor" red="0" green="0" blue="0.5" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        \(connections)</tableView></tableViewController></objects></scene></scenes>
        """),
      swift: """
        import UIKit
        final class RulesController: UITableViewController {
          override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let head = UIView()
            let label = UILabel()
            label.text = "T"
            label.textColor = .white
            head.addSubview(label)
            return head
          }
        }
        """)
    // 0.5 × 255 = 127.5.
    #expect(look.words("T") == "#FFFFFF on #000080", "\(look.dump)")
  }
}
