import Scene
import TestSupport
import Testing

/// Rows that a class is handed by what it does not hold itself, such as another module's data source (S-113, S-115).
struct RowFromElsewhereTests {
  /// A class whose function fills the rows that a closure is given.
  private func filler(_ start: String, _ row: String = "", of kind: String = "UITableViewController") -> String {
    """
    import UIKit
    import Lists
    class Codes: \(kind) {
      private let source = Rows<String>()
      override func viewDidLoad() {
        super.viewDidLoad()
        \(start)
        source.handler = { [unowned self] (cell, item, path) in self.configure(cell, item) }
      }
      private func configure(_ cell: UITableViewCell, _ item: String) {
        \(row)
        cell.textLabel?.text = "T"
        cell.textLabel?.textColor = .white
      }
    }
    """
  }

  /// A controller's table, black by the file, with rows that let it through.
  private func table(_ identifiers: String...) -> String {
    let rows = identifiers.map {
      """
      <tableViewCell reuseIdentifier="\($0)" id="\($0)">
      <tableViewCellContentView key="contentView" id="\($0)-content"/>
      <color key="backgroundColor" white="0" alpha="0"/></tableViewCell>
      """
    }
    return document(
      """
      <scenes><scene><objects><tableViewController id="c" customClass="Codes">
      <tableView key="view" style="plain" id="t"><color key="backgroundColor" white="0" alpha="1"/>
      <prototypes>\(rows.joined())</prototypes></tableView>
      </tableViewController></objects></scene></scenes>
      """)
  }

  @Test("the one row that a file has for the list of the class is the one that its function is handed")
  func ofFile() {
    let look = shown(table("a"), swift: filler(""))
    #expect(look.words("T") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test("S-142: of several rows, or of one that code may register, the background is only assumed")
  func open() {
    let several = shown(table("a", "b"), swift: filler(""))
    #expect(several.isCertain("T") == false, "\(several.dump)")
    let register = "tableView.register(UITableViewCell.self, forCellReuseIdentifier: \"c\")"
    let registered = shown(table("a"), swift: filler(register))
    #expect(registered.isCertain("T") == false, "\(registered.dump)")
  }

  @Test("S-142: nothing certain rests on the ground of a row of no list that is found, nothing on that of a clear one")
  func alone() {
    let outlet = "@IBOutlet var tableView: UITableView!\n  private let source"
    let start = "view.backgroundColor = .black\n    tableView.backgroundColor = .clear"
    func look(_ row: String) -> Look {
      Look(filler(start, row, of: "UIViewController").replacingFirst("private let source", with: outlet))
    }
    #expect(look("").isCertain("T") == false, "\(look("").dump)")
    #expect(look("cell.backgroundColor = .clear").undecided("T") == .unknownBackdrop)
    // What the function paints itself is there whatever lies behind: white on white.
    #expect(look("cell.backgroundColor = .white").backgrounds("T") == ["#FFFFFF"])
  }

  @Test("a clear row lies in the one list that the code of its class makes")
  func ofCode() {
    let list = "private let list = UITableView()\n  private let source"
    let start = "list.backgroundColor = .black\n    view.addSubview(list)"
    let look = Look(
      filler(start, "cell.backgroundColor = .clear", of: "UIViewController")
        .replacingFirst("private let source", with: list))
    #expect(look.backgrounds("T") == ["#000000"], "\(look.dump)")
  }

  @Test("a clear row that a class takes from a list which is not found stands on nothing that is known")
  func taken() {
    let look = Look(
      """
      import UIKit
      class Codes: UIViewController, UITableViewDataSource {
        @IBOutlet var list: UITableView!
        override func viewDidLoad() { list.backgroundColor = .clear; list.dataSource = self }
        func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = table.dequeueReusableCell(withIdentifier: "a", for: path)
          cell.backgroundColor = .clear
          cell.textLabel?.text = "T"
          cell.textLabel?.textColor = .white
          return cell
        }
      }
      """)
    #expect(look.undecided("T") == .unknownBackdrop, "\(look.dump)")
  }
}
