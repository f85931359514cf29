import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Rows of files as the code has them that fills them (S-113, S-115).
struct FilledRowTests {
  private func row(_ attributes: String) -> String {
    """
    <tableViewCell \(attributes) id="r" customClass="SpineCell">
    <rect key="frame" x="0" y="0" width="400" height="60"/>
    <tableViewCellContentView key="contentView" tableViewCell="r" id="content">
    <rect key="frame" x="0" y="0" width="400" height="60"/><subviews>\(label("T", red))</subviews>
    </tableViewCellContentView>
    <connections><outlet property="caption" destination="T" id="o"/></connections></tableViewCell>
    """
  }

  private let red =
    #"<color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#

  private func table(_ rows: String) -> String {
    document(
      """
      <scenes><scene><objects><tableViewController id="c" customClass="Shelf">\(rows)</tableViewController></objects>
      </scene></scenes>
      """)
  }

  private func prototypes(_ fill: String, members: String = "") -> Look {
    shown(
      table(
        #"<tableView key="view" style="plain" id="v"><prototypes>\#(row(#"reuseIdentifier="Spine""#))</prototypes></tableView>"#
      ),
      swift: """
        final class SpineCell: UITableViewCell {
          @IBOutlet var caption: UILabel!
          \(members)
        }
        final class OtherCell: UITableViewCell {}
        final class Shelf: UITableViewController {
          override func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            \(fill)
          }
        }
        """)
  }

  private let take = #"list.dequeueReusableCell(withIdentifier: "Spine", for: path)"#

  @Test("S-115: a constant that is given its row later holds the row")
  func laterConstants() {
    let look = prototypes(
      "let cell: SpineCell\ncell = \(take) as! SpineCell\ncell.caption.textColor = .blue\nreturn cell")
    #expect(look.foregrounds("T") == ["#0000FF"], "\(look.dump)")
  }

  @Test(
    "S-115: a row that another branch makes under the same name says nothing of the one that the list hands out",
    arguments: ["if path.row == 9 {", "guard path.row < 9 else {"])
  func sameNames(start: String) {
    let look = prototypes(
      """
      \(start)
        let cell = UITableViewCell()
        return cell
      }
      let cell = \(take) as! SpineCell
      cell.caption.textColor = .blue
      return cell
      """)
    #expect(look.foregrounds("T") == ["#0000FF"], "\(look.dump)")
  }

  @Test("S-115: a constant that each case gives another row may hold any of them")
  func severalConstants() {
    let look = prototypes(
      """
      let cell: UITableViewCell
      switch path.section {
      case 0: cell = \(take)
      default: cell = UITableViewCell()
      }
      cell.backgroundColor = .black
      return cell
      """)
    // Red on black is 5.25:1, on white 4:1.
    let ratio = look.readings("T").first?.ratio
    #expect(ratio.map { [($0.low * 100).rounded(), ($0.high * 100).rounded()] } == [400, 525], "\(look.dump)")
  }

  @Test("S-115: the class of a file's row answers what code asks about it")
  func classes() {
    let asked = prototypes(
      """
      let cell: UITableViewCell
      switch path.section {
      case 0: cell = \(take)
      default: cell = list.dequeueReusableCell(withIdentifier: "Other", for: path)
      }
      if cell is OtherCell { cell.backgroundColor = .black } else { cell.backgroundColor = .yellow }
      return cell
      """)
    #expect(asked.backgrounds("T").contains("#000000") == false, "\(asked.dump)")
    let cast = prototypes(
      """
      let cell = \(take)
      if let other = cell as? OtherCell { other.backgroundColor = .black }
      else if cell is SpineCell && !(cell is OtherCell) { cell.backgroundColor = .yellow }
      return cell
      """)
    #expect(cast.backgrounds("T") == ["#FFFF00"], "\(cast.dump)")
    let switched = prototypes(
      """
      let cell = \(take)
      switch cell {
      case let other as OtherCell: other.backgroundColor = .black
      case is SpineCell: cell.backgroundColor = .yellow
      default: cell.backgroundColor = .black
      }
      return cell
      """)
    #expect(switched.backgrounds("T") == ["#FFFF00"], "\(switched.dump)")
  }

  @Test(
    "S-115: a block that a function keeps in a constant, or declares, is run where it is called",
    arguments: ["let paint: () -> Void = { [weak self] in", "func paint() {"])
  func blocks(start: String) {
    let look = prototypes(
      "return \(take)",
      members: """
        override func setSelected(_ selected: Bool, animated: Bool) {
          let ink = { UIColor.blue }
          \(start)
            if selected { self.caption.textColor = .green } else { self.caption.textColor = ink() }
          }
          if animated { UIView.animate(withDuration: 1, animations: { paint() }) } else { paint() }
        }
        """)
    #expect(look.foregrounds("T") == ["#0000FF", "#00FF00"], "\(look.dump)")
  }

  @Test("S-115: what a setter does besides keeping its value may be done")
  func setters() {
    let look = prototypes(
      "return \(take)",
      members: """
        private var stored = ""
        var item: String { get { stored } set { stored = newValue\ncaption.textColor = .blue } }
        """)
    // Blue on white is 8.59:1, red 4:1.
    let ratios = look.readings("T").compactMap(\.ratio)
    #expect(ratios.contains { $0.low < 4.01 && $0.high > 8.5 }, "\(look.dump)")
  }

  @Test("S-113: a table of a file has its rows filled by its controller, one as the other")
  func fixedRows() {
    let section =
      #"<sections><tableViewSection id="s"><cells>\#(row(#"reuseIdentifier="Spine""#))</cells></tableViewSection></sections>"#
    let look = shown(
      table(#"<tableView key="view" dataMode="static" style="plain" id="v">\#(section)</tableView>"#),
      swift: """
        final class SpineCell: UITableViewCell { @IBOutlet var caption: UILabel! }
        final class Shelf: UITableViewController {
          override func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = super.tableView(list, cellForRowAt: path) as! SpineCell
            cell.caption.textColor = .blue
            return cell
          }
        }
        """)
    #expect(look.foregrounds("T") == ["#0000FF"], "\(look.dump)")
  }

  @Test("S-113: code that asks for the section and the row finds those that the file lists")
  func listedRows() {
    func section(_ id: String) -> String {
      let fixed = row("").replacing("\"T\"", with: "\"\(id)\"").replacing("id=\"r\"", with: "id=\"r\(id)\"")
      return #"<tableViewSection id="s\#(id)"><cells>\#(fixed)</cells></tableViewSection>"#
    }
    func look(_ fill: String) -> Look {
      shown(
        table(
          #"<tableView key="view" dataMode="static" style="plain" id="v"><sections>"#
            + "\(section("T"))\(section("U"))</sections></tableView>"),
        swift: """
          final class SpineCell: UITableViewCell { @IBOutlet var caption: UILabel! }
          final class Shelf: UITableViewController {
            enum Section: Int { case first, second }
            enum Code: Int { case first = 4, second }
            override func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
              let cell = super.tableView(list, cellForRowAt: path) as! SpineCell
              \(fill)
              return cell
            }
          }
          """)
    }
    for fill in [
      """
      switch Section(rawValue: path.section)! {
      case .first: cell.caption.textColor = .blue
      case .second: cell.caption.textColor = .green
      }
      """,
      """
      if path.section == Section.second.rawValue { cell.caption.textColor = .green } else { cell.caption.textColor = .blue }
      """,
      """
      guard let code = Code(rawValue: path.section + 4), code == .second, path.row == 0 else {
        cell.caption.textColor = .blue
        return cell
      }
      cell.caption.textColor = .green
      """,
    ] {
      let look = look(fill)
      #expect(look.foregrounds("T") == ["#0000FF"], "\(look.dump)")
      #expect(look.foregrounds("U") == ["#00FF00"], "\(look.dump)")
    }
  }

  @Test("S-113: a label that every row has is coloured by the class that fills the list")
  func foreignRows() {
    func scene(_ name: String, _ id: String) -> String {
      """
      <scene><objects><tableViewController id="c\(id)" customClass="\(name)">
      <tableView key="view" style="plain" id="v\(id)"><prototypes>
      <tableViewCell reuseIdentifier="Cell" textLabel="\(id)" style="IBUITableViewCellStyleDefault" id="r\(id)">
      <rect key="frame" x="0" y="0" width="400" height="60"/>
      <tableViewCellContentView key="contentView" tableViewCell="r\(id)" id="content\(id)">
      <rect key="frame" x="0" y="0" width="400" height="60"/><subviews>\(label(id, red))</subviews>
      </tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController></objects></scene>
      """
    }
    let look = shown(
      document("<scenes>\(scene("Shelf", "T"))\(scene("Board", "U"))</scenes>"),
      swift: """
        final class Shelf: UITableViewController {
          override func viewDidLoad() {
            source.fill = { cell, item, path in cell.textLabel?.textColor = .blue }
          }
        }
        final class Board: UITableViewController {}
        """)
    // Blue on white is 8.59:1, red 4:1.
    #expect(look.readings("T").compactMap(\.ratio).contains { $0.high > 8.5 }, "\(look.dump)")
    #expect(look.foregrounds("U") == ["#FF0000"], "\(look.dump)")
  }

  @Test("S-113: a row with a file of its own may be registered by any name where it has none itself")
  func registered() {
    let look = shown(
      document("<objects>\(row(""))</objects>"),
      swift: """
        final class SpineCell: UITableViewCell { @IBOutlet var caption: UILabel! }
        final class Shelf: UITableViewController {
          override func viewDidLoad() {
            tableView.register(UINib(nibName: "SpineCell", bundle: nil), forCellReuseIdentifier: "Spine")
          }
          override func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = \(take) as! SpineCell
            cell.caption.textColor = .blue
            return cell
          }
        }
        """)
    #expect(look.foregrounds("T") == ["#0000FF"], "\(look.dump)")
  }
}
