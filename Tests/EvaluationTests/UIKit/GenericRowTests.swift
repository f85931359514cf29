import ColorScience
import Scene
import TestSupport
import Testing

/// Rows that a generic function of the program takes from a list: the type that the caller names is the row's (S-113, S-115).
struct GenericRowTests {
  @Test(
    "a row lies on the table for which such a function takes it",
    arguments: [
      "guard let row = dequeueReusableCell(withIdentifier: T.name, for: path) as? T else { fatalError() }\nreturn row",
      "let row = dequeueReusableCell(withIdentifier: \"row\", for: path) as! T\nreturn row",
      "return dequeueReusableCell(withIdentifier: \"row\", for: path) as! T",
    ])
  func table(body: String) {
    let look = Look(
      """
      import UIKit
      protocol Named { static var name: String { get } }
      extension Named { static var name: String { String(describing: self) } }
      extension UITableView {
        func take<T: UITableViewCell & Named>(_ kind: T.Type, at path: IndexPath) -> T { \(body) }
      }
      final class HeadRow: UITableViewCell, Named {
        let head = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          backgroundColor = .clear
          head.text = "T"
          head.textColor = .white
          contentView.addSubview(head)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class HeadsController: UIViewController, UITableViewDataSource {
        private let table = UITableView(frame: .zero, style: .plain)
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .white
          table.backgroundColor = .black
          table.dataSource = self
          view.addSubview(table)
        }
        func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          table.take(HeadRow.self, at: path)
        }
      }
      """)
    // White on black: (1 + 0.05) / 0.05 = 21.
    #expect(look.ratio("T") == 21, "\(look.dump)")
  }

  @Test(
    "such a function may be called as the list's own is",
    arguments: ["UITableView", "UICollectionView"],
    [
      ("cellType kind: T.Type, for path: IndexPath", "cellType: HeadRow.self, for: path"),
      ("with kind: T.Type, for path: IndexPath", "with: HeadRow.self, for: path"),
    ])
  func ownName(list: String, function: (parameters: String, arguments: String)) {
    let isTable = list == "UITableView"
    let (kind, label) = isTable ? ("tableView", "cellForRowAt") : ("collectionView", "cellForItemAt")
    let initializer =
      isTable
      ? "override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: reuseIdentifier); fill() }"
      : "override init(frame: CGRect) { super.init(frame: frame); fill() }"
    let look = Look(
      """
      import UIKit
      extension \(list) {
        func dequeueReusableCell<T: \(list)Cell>(\(function.parameters)) -> T {
          let name = String(describing: T.self)
          guard let row = dequeueReusableCell(with\(isTable ? "" : "Reuse")Identifier: name, for: path) as? T else {
            fatalError("no \\(name)")
          }
          return row
        }
      }
      final class HeadRow: \(list)Cell {
        let head = UILabel()
        \(initializer)
        required init?(coder: NSCoder) { fatalError() }
        private func fill() {
          backgroundColor = .clear
          head.textColor = .white
          contentView.addSubview(head)
        }
      }
      final class HeadsController: \(list)Controller {
        override func viewDidLoad() {
          super.viewDidLoad()
          \(kind).backgroundColor = .black
        }
        override func \(kind)(_ list: \(list), \(label) path: IndexPath) -> \(list)Cell {
          let row = list.dequeueReusableCell(\(function.arguments))
          row.head.text = "T"
          return row
        }
      }
      """)
    // White on black: (1 + 0.05) / 0.05 = 21.
    #expect(look.ratio("T") == 21, "\(look.dump)")
    #expect(look.isCertain("T") == true)
  }

  @Test("such a function may learn the row's class from the constant that is given it")
  func annotated() {
    let look = Look(
      """
      import UIKit
      extension UITableView {
        func dequeueReusableCell<T: UITableViewCell>(for path: IndexPath) -> T {
          guard let row = dequeueReusableCell(withIdentifier: String(describing: T.self), for: path) as? T else {
            fatalError()
          }
          return row
        }
      }
      final class HeadRow: UITableViewCell {
        let head = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          backgroundColor = .clear
          head.textColor = .white
          contentView.addSubview(head)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class HeadsController: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.backgroundColor = .black
        }
        override func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let row: HeadRow = list.dequeueReusableCell(for: path)
          row.head.text = "T"
          return row
        }
      }
      """)
    // White on black: (1 + 0.05) / 0.05 = 21.
    #expect(look.ratio("T") == 21, "\(look.dump)")
    #expect(look.isCertain("T") == true)
  }
}
