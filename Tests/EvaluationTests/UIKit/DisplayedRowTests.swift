import ColorScience
import Scene
import TestSupport
import Testing

/// Rows that a delegate changes before they are seen (S-113, S-115).
struct DisplayedRowTests {
  private func table(handing row: String, showing: String, more: String = "") -> Look {
    Look(
      """
      import UIKit
      final class InkRow: UITableViewCell {
        let label = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          label.textColor = .white
          label.text = "T"
          contentView.addSubview(label)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class Inks: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.register(InkRow.self, forCellReuseIdentifier: "ink")
        }
        override func tableView(_ list: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) {
          \(showing)
        }
        override func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          \(row)
        }
        \(more)
      }
      """)
  }

  private static let handed = "list.dequeueReusableCell(withIdentifier: \"ink\", for: path)"

  @Test(
    "what a delegate does to a row before it is seen holds for the row that the list was handed",
    arguments: [handed, "let row = \(handed) as! InkRow\nreturn row"],
    [
      "(cell as? InkRow)?.contentView.backgroundColor = .black", "cell.contentView.backgroundColor = .black",
      "guard let row = cell as? InkRow else { return }\nrow.label.backgroundColor = .black",
      "if let row = cell as? InkRow { row.backgroundColor = .black }",
    ])
  func displayed(_ row: String, _ showing: String) {
    let look = table(handing: row, showing: showing)
    #expect(look.words("T") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test(
    "the views over and under a list's sections are none of its rows",
    arguments: [
      "UILabel()", "UITableViewHeaderFooterView()", "list.dequeueReusableHeaderFooterView(withIdentifier: \"head\")",
    ], ["Header", "Footer"])
  func parts(_ view: String, _ part: String) {
    let look = table(
      handing: Self.handed, showing: "cell.backgroundColor = .black",
      more: """
        override func tableView(_ list: UITableView, viewFor\(part)InSection section: Int) -> UIView? {
          let part = \(view)
          return part
        }
        """)
    #expect(look.words("T") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test("the same holds for an item of a collection, of which the parts are the same, too")
  func item() {
    let look = Look(
      """
      import UIKit
      final class InkItem: UICollectionViewCell {
        let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          label.textColor = .white
          label.text = "T"
          contentView.addSubview(label)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class Inks: UIViewController, UICollectionViewDelegate {
        let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        var source: UICollectionViewDiffableDataSource<Int, Int>!
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(list)
          list.backgroundColor = .white
          list.delegate = self
          list.register(InkItem.self, forCellWithReuseIdentifier: "ink")
          source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, _ in
            list.dequeueReusableCell(withReuseIdentifier: "ink", for: path)
          }
        }
        func collectionView(
          _ list: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
        ) {
          guard let item = cell as? InkItem else { return }
          item.label.textColor = .black
        }
      }
      """)
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
  }
}
