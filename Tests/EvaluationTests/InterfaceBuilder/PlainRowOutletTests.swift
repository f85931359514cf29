import PlatformStyles
import Scene
import TestSupport
import Testing

/// The labels of rows of the framework's class that a controller has in outlets (S-113, S-115).
@Suite struct PlainRowOutletTests {
  private static let file = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LockController"><connections>
    <outlet property="view" destination="v" id="o1"/><outlet property="row" destination="r" id="o2"/>
    <outlet property="other" destination="s" id="o3"/></connections></placeholder>
    <view id="v"><rect key="frame" x="0" y="0" width="320" height="568"/><subviews>
    <tableView style="plain" id="t"><rect key="frame" x="0" y="0" width="320" height="568"/>
    <connections><outlet property="dataSource" destination="-1" id="o4"/></connections></tableView>
    </subviews></view>
    <tableViewCell textLabel="l" detailTextLabel="d" style="IBUITableViewCellStyleValue1" id="r">
    <tableViewCellContentView key="contentView" tableViewCell="r" id="c"><subviews>
    <label text="T" id="l"><nil key="textColor"/></label><label text="" id="d"><nil key="textColor"/></label>
    </subviews></tableViewCellContentView></tableViewCell>
    <tableViewCell textLabel="m" style="IBUITableViewCellStyleDefault" id="s">
    <tableViewCellContentView key="contentView" tableViewCell="s" id="e"><subviews>
    <label text="U" id="m"><nil key="textColor"/></label>
    </subviews></tableViewCellContentView></tableViewCell>
    </objects></document>
    """

  private func look(_ statements: String, list: String = "plain") -> Look {
    Look(
      """
      import UIKit
      final class LockController: UIViewController, UITableViewDataSource {
        @IBOutlet var row: UITableViewCell!
        @IBOutlet var other: UITableViewCell!
        override func viewDidLoad() {
          super.viewDidLoad()
          \(statements)
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          path.row == 0 ? row : other
        }
      }
      """, files: ["LockController.xib": Self.file.replacingFirst("plain", with: list)])
  }

  @Test(
    "what code sets of the label of a row is that row's alone",
    arguments: ["row.textLabel?.textColor = .red", "self.row.textLabel!.textColor = .red"])
  func color(statement: String) {
    let look = look(statement)
    #expect(look.foregrounds("T") == ["#FF0000"], "\(look.dump)")
    #expect(look.foregrounds("U") == ["#000000"], "\(look.dump)")
  }

  @Test("an empty label that code fills is seen")
  func filled() {
    #expect(look("").scene.elements.count == 2)
    let look = look(#"row.detailTextLabel?.text = "Ann""#)
    #expect(look.scene.elements.count == 3, "\(look.dump)")
  }

  @Test(
    "such a row lies on the platter of the table of its controller's file",
    arguments: [("plain", "#000000"), ("grouped", "#1C1C1E"), ("insetGrouped", "#1C1C1E")])
  func platter(list: String, color: String) {
    let look = look("", list: list)
    #expect(look.words("T", .dark) == "#FFFFFF on \(color)", "\(look.dump)")
    #expect(look.isCertain("T", .dark) == true)
  }
}
