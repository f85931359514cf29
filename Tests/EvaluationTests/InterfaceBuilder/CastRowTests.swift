import Scene
import TestSupport
import Testing

/// Rows of files that code has as the program's class: the file and the code speak of one row (S-113, S-115).
struct CastRowTests {
  /// A row on #000080: 0.5 × 255 = 127.5.
  private func row(_ name: String, blue: String = "0.5") -> String {
    """
    <tableViewCell reuseIdentifier="\(name)" textLabel="\(name)" style="IBUITableViewCellStyleDefault" id="r\(name)"
    customClass="SpineCell"><rect key="frame" x="0" y="0" width="400" height="60"/>
    <tableViewCellContentView key="contentView" tableViewCell="r\(name)" id="c\(name)">
    <rect key="frame" x="0" y="0" width="400" height="60"/><subviews>\(label(name))</subviews>
    </tableViewCellContentView>
    <color key="backgroundColor" red="0" green="0" blue="\(blue)" alpha="1" colorSpace="custom"
    customColorSpace="sRGB"/></tableViewCell>
    """
  }

  private func look(_ rows: String, fill: String, members: String = "", more: String = "") -> Look {
    shown(
      document(
        """
        <scenes><scene><objects><viewController id="c" customClass="Shelf"><view key="view" id="root">
        <rect key="frame" x="0" y="0" width="400" height="800"/><subviews>
        <tableView style="grouped" id="v"><rect key="frame" x="0" y="0" width="400" height="800"/>
        <prototypes>\(rows)</prototypes>
        <connections><outlet property="dataSource" destination="c" id="o"/></connections></tableView>
        </subviews></view></viewController></objects></scene></scenes>
        """),
      swift: """
        import UIKit
        class SpineCell: UITableViewCell {
          \(members)
        }
        final class Shelf: UIViewController, UITableViewDataSource {
          func tableView(_ list: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
          func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            \(fill)
            return cell
          }
        }
        \(more)
        """)
  }

  private let badge = """
    let badge = UILabel()
    badge.text = "new"
    badge.textColor = .white
    """

  private let generic = """
    extension UITableView {
      func take<T: UITableViewCell>(_ type: T.Type, at path: IndexPath) -> T {
        dequeueReusableCell(withIdentifier: "Spine", for: path) as! T
      }
    }
    """

  private static let takings = [
    #"let cell = list.dequeueReusableCell(withIdentifier: "Spine", for: path) as! SpineCell"#,
    """
    guard let cell = list.dequeueReusableCell(withIdentifier: "Spine", for: path) as? SpineCell else { fatalError() }
    """,
  ]

  @Test("the label of a file is the one that code gives a text and a colour", arguments: Self.takings)
  func labels(_ taking: String) {
    let look = look(row("Spine"), fill: "\(taking)\ncell.textLabel?.text = \"Now\"\ncell.textLabel?.textColor = .white")
    #expect(look.scene.elements.map(\.text) == ["Spine"], "\(look.dump)")
    #expect(look.words("Spine") == "#FFFFFF on #000080", "\(look.dump)")
  }

  @Test(
    "what code puts into a row stands on the row of the file",
    arguments: Self.takings + ["let cell = list.take(SpineCell.self, at: path)"])
  func added(_ taking: String) {
    let look = look(row("Spine"), fill: "\(taking)\n\(badge)\ncell.contentView.addSubview(badge)", more: generic)
    #expect(look.words("new") == "#FFFFFF on #000080", "\(look.dump)")
  }

  private var awaking: String {
    "override func awakeFromNib() {\nsuper.awakeFromNib()\n\(badge)\ncontentView.addSubview(badge)\n}"
  }

  @Test("so does what the row's class puts there")
  func awoken() {
    let take = #"let cell = list.dequeueReusableCell(withIdentifier: "Spine", for: path)"#
    let look = look(row("Spine"), fill: take, members: awaking)
    #expect(look.words("new") == "#FFFFFF on #000080", "\(look.dump)")
  }

  @Test("of several rows of one class it is not known which is meant, so that their ground is assumed")
  func several() {
    let take = #"let cell = list.dequeueReusableCell(withIdentifier: path.row == 0 ? "Spine" : "Jacket", for: path)"#
    let look = look(row("Spine") + row("Jacket", blue: "0"), fill: take, members: awaking)
    #expect(look.isCertain("new") == false, "\(look.dump)")
  }
}
