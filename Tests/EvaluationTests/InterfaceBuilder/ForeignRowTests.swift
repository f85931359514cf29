import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Rows of an interface file whose class is another module's (S-115, S-118).
struct ForeignRowTests {
  private func row(_ fill: String, declarations: String = "") -> Look {
    shown(
      document(
        """
        <scenes><scene><objects><tableViewController id="c" customClass="Shelf">
        <tableView key="view" style="plain" id="v"><prototypes>
        <tableViewCell reuseIdentifier="Spine" id="r" customClass="SpineCell">
        <rect key="frame" x="0" y="0" width="400" height="60"/>
        <tableViewCellContentView key="contentView" tableViewCell="r" id="content">
        <rect key="frame" x="0" y="0" width="400" height="60"/><subviews>\(label("T"))</subviews>
        </tableViewCellContentView>
        <connections><outlet property="caption" destination="T" id="o"/></connections></tableViewCell>
        </prototypes></tableView></tableViewController></objects></scene></scenes>
        """),
      swift: """
        import UIKit
        import ShelfKit
        \(declarations)
        final class Shelf: UITableViewController {
          override func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = list.dequeueReusableCell(withIdentifier: "Spine", for: path) as! SpineCell
            \(fill)
            return cell
          }
        }
        """)
  }

  @Test(
    "what such a row makes of a colour is not known",
    arguments: [
      "cell.setCaptionColor(.systemYellow)", "cell.paint(UIColor.systemYellow)", "cell.captionColor = .systemYellow",
    ])
  func colors(fill: String) {
    #expect(row(fill).undecided("T") == .externalModule, "\(row(fill).dump)")
  }

  @Test(
    "what gives it no colour, or what every row has, leaves its labels as they are",
    arguments: ["cell.setCaption(\"T\")", "cell.tintColor = UIColor.systemYellow", "cell.reload()"])
  func others(fill: String) {
    // The primary label on the white of a plain row.
    #expect(row(fill).words("T") == "#000000 on #FFFFFF", "\(row(fill).dump)")
  }

  @Test("what the program adds to all rows is followed itself")
  func added() {
    let look = row(
      "cell.paint(UIColor.systemYellow)",
      declarations: "extension UITableViewCell { func paint(_ color: UIColor) { tintColor = color } }")
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
  }

  @Test("a class of the program is followed")
  func own() {
    let look = row(
      "cell.paint(.blue)",
      declarations: """
        final class SpineCell: UITableViewCell {
          @IBOutlet var caption: UILabel!
          func paint(_ color: UIColor) { caption.textColor = .blue }
        }
        """)
    #expect(look.undecided("T") != .externalModule, "\(look.dump)")
  }
}
