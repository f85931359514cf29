import Scene
import TestSupport
import Testing

/// Views of interface files that code asks for by their tag (S-115, S-118).
struct TaggedViewTests {
  /// The label `T` of the tag 2 in a white view of the tag 4, in the one row of a table.
  private func look(
    _ members: String, text: String = "T", more: String = "", others: String = "", identifier: String = #""Cell""#
  ) -> Look {
    let name = label(text, #"<color key="textColor" white="0" alpha="1"/>"#, id: "l", #"tag="2""#)
    let file = document(
      """
      <scenes><scene sceneID="s"><objects>
      <tableViewController id="c" customClass="ShelfController" sceneMemberID="viewController">
      <tableView key="view" dataMode="prototypes" style="plain" id="t"><prototypes>
      <tableViewCell reuseIdentifier="Cell" id="r">
      <tableViewCellContentView key="contentView" tableViewCell="r" id="v"><subviews>
      <view tag="4" id="w"><rect key="frame" x="0" y="0" width="400" height="44"/><subviews>\(name)\(more)</subviews>
      <color key="backgroundColor" white="1" alpha="1"/></view>
      </subviews></tableViewCellContentView></tableViewCell>
      </prototypes></tableView></tableViewController></objects></scene></scenes>
      """)
    return shown(
      file,
      swift: """
        import UIKit
        class ShelfController: UITableViewController {
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: \(identifier), for: indexPath)
            \(members)
            return cell
          }
          \(others)
        }
        """)
  }

  @Test(
    "what is set on them is set on the file's views, which are there",
    arguments: [
      """
      if let name = cell.viewWithTag(2) as? UILabel { name.textColor = .white }
      if let box = cell.viewWithTag(4) { box.backgroundColor = .black }
      """,
      """
      let name = cell.contentView.viewWithTag(2) as! UILabel
      name.textColor = .white
      cell.viewWithTag(4)?.backgroundColor = .black
      """,
      """
      if let name = cell.viewWithTag(2) as? UILabel, let box = cell.viewWithTag(4) {
        name.textColor = .white
        box.backgroundColor = .black
      }
      """,
    ])
  func colored(_ members: String) {
    let look = look(members)
    #expect(look.words("T") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test("a label without a text in the file is seen where code gives it one", arguments: [(2, 1), (3, 0)])
  func filled(tag: Int, count: Int) {
    let look = look("if let name = cell.viewWithTag(\(tag)) as? UILabel { name.text = title }", text: "")
    #expect(look.scene.elements.count == count, "\(look.dump)")
  }

  @Test("of two views of one tag nothing is told, and neither of a tag that is not written")
  func several() {
    let other = label("U", #"<color key="textColor" white="0" alpha="1"/>"#, id: "m", #"tag="3""#)
    let code = "for tag in 2...3 { (cell.viewWithTag(tag) as? UILabel)?.textColor = .white }"
    #expect(look(code, more: other).foregrounds("T") == ["#000000"])
    let set = "(cell.viewWithTag(2) as? UILabel)?.textColor = .white"
    #expect(look(set).foregrounds("T") == ["#FFFFFF"])
    #expect(look(set, more: other.replacing("tag=\"3\"", with: "tag=\"2\"")).foregrounds("T") == ["#000000"])
  }

  @Test("the label of a button that is had so is no outlet of that name")
  func part() {
    let look = shown(
      captioned().replacing("property=\"caption\"", with: "property=\"titleLabel\""),
      swift: """
        import UIKit
        class ShelfController: UIViewController { @IBOutlet weak var titleLabel: UILabel! }
        class Pad: UIView {
          func show() {
            (viewWithTag(3) as? UIButton)?.titleLabel?.textColor = .white
            if let button = viewWithTag(4) as? UIButton { button.titleLabel?.textColor = .white }
          }
        }
        """)
    #expect(look.foregrounds("T") == ["#000000"], "\(look.dump)")
  }

  @Test("a controller has them in its view")
  func controller() {
    let look = shown(
      storyboard(label("T", #"<color key="textColor" white="0" alpha="1"/>"#, #"tag="2""#)),
      swift: """
        import UIKit
        class ShelfController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            if let name = view.viewWithTag(2) as? UILabel { name.textColor = .red }
          }
        }
        """)
    #expect(look.foregrounds("T") == ["#FF0000"], "\(look.dump)")
  }

  @Test(
    "of a view of the same tag somewhere else in the list's controller nothing is told",
    arguments: [
      "override func viewDidLoad() { (tableView.tableHeaderView?.viewWithTag(2) as? UILabel)?.textColor = .red }",
      """
      override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = Bundle.main.loadNibNamed("Header", owner: nil)!.first as! UIView
        let name = header.viewWithTag(2) as! UILabel
        name.textColor = .red
        return header
      }
      """,
      """
      override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        (view.viewWithTag(2) as? UILabel)?.textColor = .red
      }
      """,
      """
      @IBOutlet var footer: UIView!
      func show() { if let name = footer.viewWithTag(2) as? UILabel { name.textColor = .red } }
      """,
    ])
  func elsewhere(_ others: String) {
    let look = look("", others: others)
    #expect(look.foregrounds("T") == ["#000000"], "\(look.dump)")
  }

  @Test("a function that is handed the row asks that for its views")
  func handed() {
    let fill = "func fill(_ row: UITableViewCell) { (row.viewWithTag(2) as? UILabel)?.textColor = .red }"
    let look = look("fill(cell)", others: fill)
    #expect(look.foregrounds("T") == ["#FF0000"], "\(look.dump)")
  }

  @Test(
    "but of what one does that is handed other rows, too, nothing is told",
    arguments: [
      (#"indexPath.section == 0 ? "Cell" : "Other""#, "fill(cell, indexPath.section > 0)"),
      (
        #""Cell""#,
        #"fill(cell, false); fill(tableView.dequeueReusableCell(withIdentifier: "Other", for: indexPath), true)"#
      ),
    ])
  func handedOthers(identifier: String, call: String) {
    let fill = """
      func fill(_ row: UITableViewCell, _ isDark: Bool) {
        guard let name = row.contentView.viewWithTag(2) as? UILabel else { return }
        if isDark { name.textColor = .white } else { name.textColor = .black }
      }
      """
    let look = look(call, others: fill, identifier: identifier)
    #expect(look.foregrounds("T") == ["#000000"], "\(look.dump)")
  }
}
