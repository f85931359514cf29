import PlatformStyles
import Scene
import TestSupport
import Testing

/// Labels of interface files without a text (S-110).
struct EmptyLabelTests {
  private let table = document(
    """
    <scenes><scene sceneID="s"><objects>
    <tableViewController id="c" customClass="ShelfController" sceneMemberID="viewController">
    <tableView key="view" dataMode="static" style="plain" id="t"><sections><tableViewSection id="x"><cells>
    <tableViewCell textLabel="l" detailTextLabel="d" style="IBUITableViewCellStyleSubtitle" id="r">
    <tableViewCellContentView key="contentView" tableViewCell="r" id="v"><subviews>
    <label text="T" id="l"><nil key="textColor"/></label>
    <label text="" id="d"><color key="textColor" white="0.8" alpha="1" colorSpace="deviceWhite"/></label>
    </subviews></tableViewCellContentView></tableViewCell>
    </cells></tableViewSection></sections></tableView></tableViewController>
    </objects></scene></scenes>
    """)

  private func count(_ code: String) -> Int { shown(table, swift: "import UIKit\n\(code)").scene.elements.count }

  @Test("one that no code fills is never seen")
  func empty() {
    #expect(count("class ShelfController: UITableViewController {}") == 1)
  }

  @Test(
    "one that code may fill is seen",
    arguments: [
      """
      class ShelfController: UITableViewController {
        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = super.tableView(table, cellForRowAt: path)
          cell.detailTextLabel?.text = name
          return cell
        }
      }
      """,
      """
      class ShelfController: UITableViewController {}
      extension UITableViewCell { func fill(_ name: String) { detailTextLabel?.text = name } }
      """,
    ])
  func filled(_ code: String) {
    #expect(count(code) == 2)
  }

  @Test(
    "one whose class makes words of a value that the file sets is seen",
    arguments: [("set { text = newValue.map { NSLocalizedString($0, comment: \"\") } }", 1), ("set { tag = 1 }", 0)])
  func told(_ setter: String, _ count: Int) {
    let value = #"type="string" keyPath="key" value="title""#
    let inside = "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute \(value)/></userDefinedRuntimeAttributes>"
    let look = shown(
      storyboard(label("", inside, id: "T")),
      swift: "import UIKit\nextension UILabel { @IBInspectable var key: String? { get { nil } \(setter) } }")
    #expect(look.scene.elements.count == count, "\(look.dump)")
  }

  @Test("one in an outlet of the program may be filled by any code")
  func outlet() {
    let held = captioned().replacingFirst(#"text="T""#, with: #"text="""#)
    #expect(
      shown(held, swift: "class ShelfController: UIViewController { @IBOutlet var caption: UILabel! }")
        .scene.elements.count == 1)
  }
}
