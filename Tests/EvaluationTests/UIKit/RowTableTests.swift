import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Rows that code registers are seen in the tables of the controllers that name them (S-92, S-113).
///
/// In dark, systemBackground is #000000, elevated #1C1C1E, and secondarySystemGroupedBackground is #1C1C1E, elevated
/// #2C2C2E.
struct RowTableTests {
  private let row = """
    import UIKit
    final class ShelfRow: UITableViewCell {
      @IBOutlet var caption: UILabel!
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let label = UILabel()
        label.text = "T"
        contentView.addSubview(label)
      }
    }
    """

  private func list(_ name: String, style: String, _ row: String = "ShelfRow.self") -> String {
    """
    final class \(name): UITableViewController {
      init() { super.init(style: \(style)) }
      override func viewDidLoad() { tableView.register(\(row), forCellReuseIdentifier: "row") }
    }
    """
  }

  private func home(_ statements: String) -> String {
    "final class Home: UIViewController { func open() { \(statements) } }"
  }

  private let sheet = """
    let bar = UINavigationController(rootViewController: List())
    bar.modalPresentationStyle = .formSheet
    present(bar, animated: true)
    """

  private func backgrounds(_ parts: String...) -> Set<String> {
    let look = Look(([row] + parts).joined(separator: "\n"))
    return Set(look.readings("T", .dark).map { $0.background?.hexString ?? "?" })
  }

  @Test("a registered row is seen on the platter of its table's style and on its controller's level")
  func registered() {
    #expect(backgrounds(list("List", style: ".insetGrouped"), home(sheet)) == ["#2C2C2E"])
    #expect(backgrounds(list("List", style: ".plain"), home(sheet)) == ["#1C1C1E"])
    let pushed = home("navigationController?.pushViewController(List(), animated: true)")
    #expect(backgrounds(list("List", style: ".grouped"), pushed) == ["#1C1C1E"])
    #expect(backgrounds(list("List", style: ".plain"), pushed) == ["#000000"])
  }

  @Test("of several tables each counts")
  func several() {
    let other = list("Other", style: ".plain")
    let open = home("\(sheet); navigationController?.pushViewController(Other(), animated: true)")
    #expect(backgrounds(list("List", style: ".insetGrouped"), other, open) == ["#2C2C2E", "#000000"])
  }

  @Test("a table that a controller makes counts, and one that a source of rows is made for")
  func made() {
    let list = """
      final class List: UIViewController {
        let table = UITableView(frame: .zero, style: .insetGrouped)
        override func viewDidLoad() { SOURCE }
      }
      """
    let own = list.replacingFirst("SOURCE", with: #"table.register(ShelfRow.self, forCellReuseIdentifier: "row")"#)
    #expect(backgrounds(own, home(sheet)) == ["#2C2C2E"])
    let source = """
      final class Source: NSObject {
        func make(_ table: UITableView) -> UITableViewCell { ShelfRow(style: .default, reuseIdentifier: nil) }
      }
      """
    #expect(
      backgrounds(list.replacingFirst("SOURCE", with: "let source = Source()"), source, home(sheet)) == ["#2C2C2E"])
  }

  @Test(
    "where a user of the row or the style is not told, any table may hold it",
    arguments: [
      "final class Source: NSObject { let row = ShelfRow.self }",
      """
      final class Source: NSObject { let row = ShelfRow.self }
      final class Home: UIViewController {
        func open() { navigationController?.pushViewController(List(source: Source()), animated: true) }
      }
      final class List: UIViewController { init(source: Source) { super.init(nibName: nil, bundle: nil) } }
      """,
      "extension UITableView { func add() { register(ShelfRow.self, forCellReuseIdentifier: \"row\") } }",
    ])
  func unknown(_ user: String) {
    let look = Look("\(row)\n\(user)")
    // #000000 or #1C1C1E, so that no one colour is there.
    let readings = look.readings("T", .dark)
    #expect(readings.map { $0.background?.hexString } == [nil], "\(look.dump)")
  }

  @Test("a row of a file of its own is seen in the tables that register the file")
  func files() {
    let file = document(
      """
      <objects><tableViewCell style="IBUITableViewCellStyleDefault" id="r" customClass="ShelfRow">
      <rect key="frame" x="0" y="0" width="400" height="60"/>
      <tableViewCellContentView key="contentView" tableViewCell="r" id="content">
      <rect key="frame" x="0" y="0" width="400" height="60"/><subviews>\(label("T"))</subviews>
      </tableViewCellContentView></tableViewCell></objects>
      """)
    let look = Look(
      """
      import UIKit
      final class ShelfRow: UITableViewCell {}
      \(list("List", style: ".insetGrouped", #"UINib(nibName: "Shelf", bundle: nil)"#))
      \(home(sheet))
      """, files: ["Shelf.xib": file])
    let seen = look.readings("T", .dark).map { $0.background?.hexString }
    #expect(Set(seen) == ["#2C2C2E"], "\(look.dump)")
  }

  @Test(
    "S-113: behind a row with a background of its own may lie the table that code paints",
    arguments: [
      ("backgroundColor = .clear", "table.backgroundColor = .white", false),
      ("backgroundColor = .clear", "", true), ("", "table.backgroundColor = .white", true),
    ])
  func paintedTables(_ row: String, _ table: String, _ isCertain: Bool) {
    let look = Look(
      """
      import UIKit
      final class WordCell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          \(row)
          let label = UILabel()
          label.text = "T"
          label.textColor = .black
          contentView.addSubview(label)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class Words: UIViewController {
        let table = UITableView()
        override func viewDidLoad() {
          view.addSubview(table)
          \(table)
          table.register(WordCell.self, forCellReuseIdentifier: "word")
        }
      }
      """)
    #expect(look.isCertain("T", .dark) == isCertain, "\(look.dump)")
  }
}
