import Scene
import TestSupport
import Testing

/// Rows whose identifier a condition chooses: what else it decides holds for the chosen row alone (S-113, S-115).
struct ChosenIdentifierTests {
  private func row(_ name: String) -> String {
    """
    <tableViewCell reuseIdentifier="\(name)" id="r\(name)" customClass="SpineCell">
    <rect key="frame" x="0" y="0" width="400" height="60"/>
    <tableViewCellContentView key="contentView" tableViewCell="r\(name)" id="c\(name)">
    <rect key="frame" x="0" y="0" width="400" height="60"/><subviews>\(label(name))</subviews>
    </tableViewCellContentView>
    <connections><outlet property="caption" destination="\(name)" id="o\(name)"/></connections></tableViewCell>
    """
  }

  private func look(_ fill: String) -> Look {
    shown(
      document(
        """
        <scenes><scene><objects><tableViewController id="c" customClass="Shelf">
        <tableView key="view" style="plain" id="v"><prototypes>\(row("Spine"))\(row("Jacket"))</prototypes></tableView>
        </tableViewController></objects></scene></scenes>
        """),
      swift: """
        import UIKit
        final class SpineCell: UITableViewCell {
          @IBOutlet var caption: UILabel!
        }
        final class Shelf: UITableViewController {
          override func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            \(fill)
            return cell
          }
        }
        """)
  }

  private static let takings = [
    """
    let name = path.section == 0 ? "Spine" : "Jacket"
    let cell = list.dequeueReusableCell(withIdentifier: name, for: path) as! SpineCell
    """,
    """
    let cell = list.dequeueReusableCell(withIdentifier: path.section == 0 ? "Spine" : "Jacket") as! SpineCell
    """,
  ]

  private static let fillings = [
    "if path.section == 0 { cell.caption.textColor = .blue } else { cell.caption.textColor = .green }",
    "cell.caption.textColor = path.section == 0 ? .blue : .green",
  ]

  @Test("what the condition decides reaches the row that it chooses", arguments: takings, fillings)
  func decided(taking: String, filling: String) {
    let look = look("\(taking)\n\(filling)")
    #expect(look.foregrounds("Spine") == ["#0000FF"], "\(look.dump)")
    #expect(look.foregrounds("Jacket") == ["#00FF00"], "\(look.dump)")
  }

  @Test("what it does not decide stays open, and no row has what the chosen one has", arguments: takings)
  func undecided(taking: String) {
    let look = look(
      """
      \(taking)
      if path.row == 0 { cell.caption.textColor = .blue }
      if path.section != 0 { cell.caption.textColor = .green }
      """)
    // The label of the file has no colour of its own: it is black in light.
    #expect(look.foregrounds("Spine") == ["#000000", "#0000FF"], "\(look.dump)")
    #expect(look.foregrounds("Jacket") == ["#00FF00"], "\(look.dump)")
  }
}
