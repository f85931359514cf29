import Scene
import TestSupport
import Testing

/// Rows of a file that code registers anew, or hands to a function that sets something on them (S-113, S-115).
struct HandedRowTests {
  /// A row of the old kind, with one label.
  private func row(_ identifier: String, background: String = "1") -> String {
    """
    <tableViewCell reuseIdentifier="\(identifier)" textLabel="\(identifier)-label" id="\(identifier)">
    <tableViewCellContentView key="contentView" id="\(identifier)-content"><subviews>
    <label text="\(identifier)" id="\(identifier)-label"><nil key="textColor"/></label>
    </subviews></tableViewCellContentView>
    <color key="backgroundColor" white="\(background)" alpha="1"/>
    </tableViewCell>
    """
  }

  private func looks(_ rows: String..., code: String, others: String = "") -> Look {
    shown(
      document(
        """
        <scenes><scene><objects><tableViewController id="c" customClass="Shelf">
        <tableView key="view" style="plain" id="t"><prototypes>\(rows.joined())</prototypes></tableView>
        </tableViewController></objects></scene></scenes>
        """),
      swift: """
        import UIKit
        class Shelf: UITableViewController {
          static let jacket = "Jacket"
          var isLate = false
          let other = UITableView()
          \(code)
        }
        \(others)
        """)
  }

  private func fill(_ use: String) -> String {
    """
    override func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      if path.section == 0 { return list.dequeueReusableCell(withIdentifier: "Jacket", for: path) }
      let cell = list.dequeueReusableCell(withIdentifier: "Spine", for: path)
      \(use)
    }
    """
  }

  @Test(
    "S-113: what code registers takes the place of the row that the file has for the identifier",
    arguments: [
      #"tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Jacket")"#,
      "self.tableView.register(UINib(nibName: \"Card\", bundle: nil), forCellReuseIdentifier: Self.jacket)",
    ])
  func registered(_ registration: String) {
    let look = looks(row("Spine"), row("Jacket"), code: "override func viewDidLoad() { \(registration) }")
    #expect(look.elements("Jacket").isEmpty, "\(look.dump)")
    #expect(look.elements("Spine").count == 1)
  }

  @Test(
    "what may be registered for another list, or perhaps, leaves the row",
    arguments: [
      #"override func viewDidLoad() { other.register(UITableViewCell.self, forCellReuseIdentifier: "Jacket") }"#,
      #"override func viewDidLoad() { if isLate { tableView.register(A.self, forCellReuseIdentifier: "Jacket") } }"#,
      #"func change() { tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Jacket") }"#,
    ])
  func elsewhere(_ code: String) {
    #expect(looks(row("Spine"), row("Jacket"), code: code).elements("Jacket").count == 1)
  }

  @Test(
    "S-115: what a function sets on the row that it is handed reaches that row alone",
    arguments: [
      "private func tone(_ cell: UITableViewCell) { cell.textLabel?.textColor = .white }",
      "func tone(_ row: UITableViewCell) { row.textLabel!.textColor = UIColor.white; row.textLabel?.text = title }",
    ])
  func handed(_ function: String) {
    let look = looks(
      row("Spine", background: "0"), row("Jacket"), code: fill("tone(cell)\n return cell") + "\n" + function)
    #expect(look.words("Spine") == "#FFFFFF on #000000", "\(look.dump)")
    #expect(look.words("Jacket") == "#000000 on #FFFFFF", "\(look.dump)")
    #expect(look.scene.elements.count == 2, "\(look.dump)")
  }

  @Test(
    "S-115: so does a function that returns the row, and one of another type",
    arguments: [
      ("return tone(cell)", "func tone(_ row: UITableViewCell) -> UITableViewCell { SET; return row }", ""),
      ("Painter.tone(cell); return cell", "", "enum Painter { static func tone(_ row: UITableViewCell) { SET } }"),
    ])
  func returned(_ use: String, _ own: String, _ other: String) {
    let set = "row.textLabel?.textColor = .white"
    let look = looks(
      row("Spine", background: "0"), row("Jacket"), code: fill(use) + "\n" + own.replacingFirst("SET", with: set),
      others: other.replacingFirst("SET", with: set))
    #expect(look.words("Spine") == "#FFFFFF on #000000", "\(look.dump)")
    #expect(look.words("Jacket") == "#000000 on #FFFFFF", "\(look.dump)")
  }

  @Test("S-113: a row of that identifier in the list of another class is another one")
  func otherLists() {
    let desk = """
      class Desk: UITableViewController {
        override func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = list.dequeueReusableCell(withIdentifier: "Spine", for: path)
          tone(cell)
          return cell
        }
        func tone(_ row: UITableViewCell) { row.textLabel?.textColor = .white }
      }
      """
    let look = looks(row("Spine"), row("Jacket"), code: fill("return cell"), others: desk)
    #expect(look.words("Spine") == "#000000 on #FFFFFF", "\(look.dump)")
  }

  private let added = """
    struct Cloth { var ground: UIColor { .black }; var ink: UIColor { .white } }
    extension UITableViewCell {
      func dress(in cloth: Cloth) { backgroundColor = cloth.ground; textLabel?.textColor = cloth.ink }
      func lay(on ground: UIColor) { backgroundColor = ground }
      func turn() { if isEditing { backgroundColor = .black } }
      func darken() { backgroundColor = .black; whiten() }
      func whiten() { textLabel?.textColor = .white }
      func darken(with label: UILabel) { label.textColor = .white; backgroundColor = .black }
    }
    extension UIView { func lay(over ground: UIColor) { backgroundColor = ground } }
    extension UILabel { func write(in cloth: Cloth) { let ink = cloth.ink; textColor = ink } }
    """

  @Test(
    "S-115: what extensions of the framework's classes do to a row that is asked for it reaches that row alone",
    arguments: [
      "cell.dress(in: Cloth())", "let all = Cloth()\n cell.dress(in: all)",
      "cell.lay(on: .black)\n cell.textLabel?.write(in: Cloth())",
      "cell.lay(over: .black)\n cell.textLabel!.write(in: Cloth())",
    ])
  func asked(_ use: String) {
    let look = looks(row("Spine"), row("Jacket"), code: fill("\(use)\n return cell"), others: added)
    #expect(look.words("Spine") == "#FFFFFF on #000000", "\(look.dump)")
    #expect(look.words("Jacket") == "#000000 on #FFFFFF", "\(look.dump)")
  }

  @Test("S-115: what such a function does on a condition, or with what is not known, is open")
  func askedPerhaps() {
    let turned = looks(row("Spine"), row("Jacket"), code: fill("cell.turn()\n return cell"), others: added)
    // White by the file, or black.
    #expect(turned.words("Spine") == "#000000 on ? uncertain", "\(turned.dump)")
    let laid = looks(row("Spine"), row("Jacket"), code: fill("cell.lay(on: hue())\n return cell"), others: added)
    #expect(laid.undecided("Spine") != nil, "\(laid.dump)")
    #expect(laid.words("Jacket") == "#000000 on #FFFFFF", "\(laid.dump)")
  }

  @Test(
    "S-115: of what such a function has others do nothing is followed, and so nothing of the rest",
    arguments: ["cell.darken()", "cell.darken(with: cell.textLabel!)"])
  func askedInPart(_ use: String) {
    let look = looks(row("Spine"), row("Jacket"), code: fill("\(use)\n return cell"), others: added)
    // Never black on black: as the file says.
    #expect(look.words("Spine") == "#000000 on #FFFFFF", "\(look.dump)")
  }

  @Test("what a function sets that may be handed other rows too may reach any")
  func others() {
    let code = """
      \(fill("tone(cell)\n return cell"))
      func tone(_ row: UITableViewCell) { row.textLabel?.textColor = .white }
      func all() { for cell in tableView.visibleCells { tone(cell) } }
      """
    let look = looks(row("Spine", background: "0"), row("Jacket", background: "0"), code: code)
    // Black or white on black.
    #expect(look.words("Jacket") == "? on #000000 uncertain", "\(look.dump)")
  }
}
