import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Properties of rows that code sets nowhere, or on the rows of one list alone: each list reuses its own (S-113).
struct ListedRowTests {
  /// A row that is black, and yellow where it is marked, in two lists of which the second one marks its own.
  private func inks(
    first: String = "", second: String = "row.isMarked = true", row: String = "", more: String = ""
  ) -> [String] {
    Look(
      """
      import UIKit
      final class ShelfRow: UICollectionViewCell {
        var isMarked = false
        let caption = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          caption.text = "T"
          contentView.addSubview(caption)
        }
        override func updateConfiguration(using state: UICellConfigurationState) {
          contentView.backgroundColor = .white
          caption.textColor = isMarked ? .yellow : .black
        }
        \(row)
      }
      final class Shelf: UICollectionViewController {
        override func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
          let row = list.dequeueReusableCell(withReuseIdentifier: "r", for: path) as! ShelfRow
          row.caption.font = .systemFont(ofSize: 11)
          \(first)
          return row
        }
      }
      final class Marked: UICollectionViewController {
        override func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
          let row = list.dequeueReusableCell(withReuseIdentifier: "r", for: path) as! ShelfRow
          row.caption.font = .systemFont(ofSize: 12)
          \(second)
          return row
        }
      }
      \(more)
      """
    ).readings("T").map { "\(Int($0.font?.size ?? 0)) \($0.foreground?.hexString ?? "?")" }.sorted()
  }

  @Test(
    "the rows of the list that leaves a property alone have its initial value",
    arguments: ["", "override func prepareForReuse() { super.prepareForReuse(); isMarked = false }"])
  func apart(row: String) {
    #expect(Set(inks(row: row).filter { $0.hasPrefix("11") }) == ["11 #000000"])
  }

  @Test(
    "where other code may set it on any row, it is open",
    arguments: [
      ("final class Painter { func mark(_ row: ShelfRow) { row.isMarked = true } }", ""),
      ("extension Marked { func share(with shelf: Shelf) { shelf.collectionView.dataSource = other } }", ""),
      ("", "func mark() { isMarked = true }"),
    ])
  func open(more: String, row: String) {
    let rest = Set(inks(row: row, more: more).filter { $0.hasPrefix("11") })
    #expect(rest == ["11 #000000", "11 #FFFF00"])
  }

  @Test("a property of the program's that is called as a list's source is none")
  func ownSource() {
    let more = """
      final class Holder: UIViewController {
        var dataSource: UICollectionViewDiffableDataSource<Int, Int>?
        func setUp() { dataSource = makeSource() }
        func makeSource() -> UICollectionViewDiffableDataSource<Int, Int> { fatalError() }
      }
      """
    #expect(Set(inks(more: more).filter { $0.hasPrefix("11") }) == ["11 #000000"])
    let other = "final class Holder: UIViewController { func setUp(_ list: UITableView) { list.dataSource = make() } }"
    #expect(Set(inks(more: other).filter { $0.hasPrefix("11") }) == ["11 #000000", "11 #FFFF00"])
  }

  @Test("a list that sets it itself has what it sets")
  func own() {
    #expect(Set(inks(first: "row.isMarked = true")) == ["11 #FFFF00", "12 #FFFF00"])
  }

  @Test("a row that no list is seen to hand out is one of the lists that do not set the property")
  func unseen() {
    let other = """
      final class Pile: UICollectionViewController {
        override func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
          if path.item > 0 { list.register(ShelfRow.self, forCellWithReuseIdentifier: "r") }
          return list.dequeueReusableCell(withReuseIdentifier: "r", for: path)
        }
      }
      """
    // 17 pt is a label's own size, which the two lists that are followed change.
    #expect(Set(inks(more: other).filter { $0.hasPrefix("17") }) == ["17 #000000"])
    // Another class may mark rows of any list.
    let marker = "\(other)\nfinal class Painter { func mark(_ row: ShelfRow) { row.isMarked = true } }"
    #expect(Set(inks(more: marker).filter { $0.hasPrefix("17") }) == ["17 #000000", "17 #FFFF00"])
  }

  /// A row that is black, and yellow where it is marked, taken by a function outside of the controller's class.
  private func taken(by taker: String, _ call: String, more: String = "") -> Set<String> {
    let look = Look(
      """
      import UIKit
      \(taker)
      final class ShelfRow: UICollectionViewCell {
        let caption = UILabel()
        var isMarked = false
        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = .white
          contentView.addSubview(caption)
        }
        required init?(coder: NSCoder) { fatalError() }
        func show(_ words: String) {
          caption.text = words
          caption.textColor = isMarked ? .yellow : .black
        }
      }
      final class Shelf: UICollectionViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          collectionView.register(ShelfRow.self, forCellWithReuseIdentifier: "ShelfRow")
        }
        override func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
          let row = \(call)
          row.show("T")
          return row
        }
      }
      \(more)
      """)
    return Set(look.foregrounds("T"))
  }

  private static let takers = [
    (
      """
      extension UICollectionView {
        func take<T: UICollectionViewCell>(_ kind: T.Type, at path: IndexPath) -> T {
          dequeueReusableCell(withReuseIdentifier: String(describing: T.self), for: path) as! T
        }
      }
      """, "list.take(ShelfRow.self, at: path)"
    ),
    (
      """
      extension UICollectionView {
        func take(at path: IndexPath) -> ShelfRow {
          dequeueReusableCell(withReuseIdentifier: "ShelfRow", for: path) as! ShelfRow
        }
      }
      """, "list.take(at: path)"
    ),
    (
      """
      extension UIViewController {
        func take<T: UICollectionViewCell>(_ kind: T.Type, of list: UICollectionView, at path: IndexPath) -> T {
          list.dequeueReusableCell(withReuseIdentifier: String(describing: T.self), for: path) as! T
        }
      }
      """, "take(ShelfRow.self, of: list, at: path)"
    ),
  ]

  @Test("S-115: a property that nothing sets has its initial value, whatever takes the row", arguments: takers)
  func takenElsewhere(taker: String, call: String) {
    #expect(taken(by: taker, call) == ["#000000"])
  }

  @Test("one that code sets on some row is open, whatever takes the row", arguments: takers)
  func takenElsewhereAndSet(taker: String, call: String) {
    let marker = "final class Painter { func mark(_ row: ShelfRow) { row.isMarked = true } }"
    #expect(taken(by: taker, call, more: marker) == ["#000000", "#FFFF00"])
  }

  @Test("a class of the program that is a framework's source of rows asks the closure that it is made with")
  func sourceOfOwnClass() {
    let look = Look(
      """
      import UIKit
      final class PileRow: UICollectionViewCell {
        let caption = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          contentView.addSubview(caption)
        }
      }
      final class PileSource: UICollectionViewDiffableDataSource<Int, String> {
        override func collectionView(_ list: UICollectionView, canMoveItemAt path: IndexPath) -> Bool { false }
      }
      final class Pile: UICollectionViewController {
        var source: PileSource?
        override func viewDidLoad() {
          source = PileSource(collectionView: collectionView) { list, path, word in
            let row = list.dequeueReusableCell(withReuseIdentifier: "r", for: path) as! PileRow
            row.caption.text = "T"
            row.caption.textColor = .red
            return row
          }
        }
      }
      """)
    #expect(look.foregrounds("T") == ["#FF0000"], "\(look.dump)")
  }
}
