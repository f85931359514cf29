import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Rows that a collection makes by a registration (S-113, S-115).
struct RowRegistrationTests {
  private static let row = """
    final class Tile: UICollectionViewCell {
      let caption = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        caption.text = "T"
        caption.textColor = .white
        contentView.addSubview(caption)
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    """

  private func look(
    _ registration: String, _ members: String = "", source: String = "UICollectionViewDiffableDataSource<Int, String>"
  ) -> Look {
    Look(
      """
      import UIKit
      \(Self.row)
      final class Tiles: UIViewController {
        private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        private var source: UICollectionViewDiffableDataSource<Int, String>?
        override func viewDidLoad() {
          list.backgroundColor = .yellow
          view.addSubview(list)
          \(registration)
          source = \(source)(collectionView: list) { list, path, item in
            list.dequeueConfiguredReusableCell(using: tile, for: path, item: item)
          }
        }
        \(members)
      }
      """)
  }

  private static let type = "UICollectionView.CellRegistration"

  @Test(
    "what fills the rows is done with each of them, by whatever way its class is told",
    arguments: [
      "let tile = \(type)<Tile, String> { cell, _, _ in cell.backgroundColor = .black }",
      "let tile = \(type) { (cell: Tile, path: IndexPath, item: String) in cell.backgroundColor = .black }",
      "let tile: \(type)<Tile, String> = .init { cell, _, _ in cell.backgroundColor = .black }",
      "let tile = \(type)<Tile, String>.init { cell, _, _ in cell.contentView.backgroundColor = .black }",
      "let tile = \(type)<Tile, String>(handler: paint)",
      """
      let tile = \(type)<Tile, String> { cell, _, item in
        guard item.isEmpty == false else { return }
        var plate = UIBackgroundConfiguration.clear()
        plate.backgroundColor = .black
        cell.backgroundConfiguration = plate
      }
      """,
    ])
  func filled(_ registration: String) {
    let look = look(
      registration, "func paint(_ cell: Tile, path: IndexPath, item: String) { cell.backgroundColor = .black }")
    #expect(look.backgrounds("T").contains("#000000"), "\(look.dump)")
  }

  @Test(
    "a row without a background lies on its list",
    arguments: ["UICollectionViewDiffableDataSource<Int, String>", ".init"])
  func ground(source: String) {
    let look = look(
      "let tile = \(Self.type)<Tile, String> { cell, _, _ in cell.caption.text = \"T\" }", source: source)
    #expect(look.backgrounds("T") == ["#FFFF00"], "\(look.dump)")
  }

  @Test("the words of a list's row that a registration fills are seen")
  func configuration() {
    let look = look(
      """
      let tile = \(Self.type)<UICollectionViewListCell, String>(handler: { cell, _, _ in
        var content = cell.defaultContentConfiguration()
        content.text = "row"
        content.textProperties.color = .white
        cell.contentConfiguration = content
        cell.backgroundConfiguration = .clear()
      })
      """)
    // White on `UIColor.yellow`, #FFFF00: 1.05 / 0.9778 = 1.07.
    #expect(abs((look.ratio("row") ?? 0) - 1.07) < 0.01, "\(look.dump)")
  }

  @Test("a row is seen as code fills it that is no class of views", arguments: ["enum", "final class"])
  func elsewhere(_ kind: String) {
    let look = Look(
      """
      import UIKit
      \(Self.row)
      \(kind) Source {
        static func make() -> UICollectionView.CellRegistration<Tile, String> {
          UICollectionView.CellRegistration<Tile, String> { cell, _, _ in cell.backgroundColor = .black }
        }
      }
      """)
    #expect(look.backgrounds("T") == ["#000000"], "\(look.dump)")
  }

  @Test(
    "what a row is filled with has the type that is written, so that of a protocol's functions the one for it is run")
  func item() {
    let look = Look(
      """
      import UIKit
      enum Item { case book(Book) }
      struct Book {}
      protocol Decorator: AnyObject {
        func note(for item: Item) -> UIView
        func note(for book: Book) -> UIView
      }
      final class Notes: Decorator {
        func note(for item: Item) -> UIView { label("I") }
        func note(for book: Book) -> UIView { label("B") }
        private func label(_ text: String) -> UIView {
          let note = UILabel()
          note.text = text
          note.textColor = .white
          return note
        }
      }
      final class Tile: UICollectionViewCell {}
      final class Tiles: UICollectionViewController {
        weak var decorator: Decorator?
        override func viewDidLoad() {
          _ = UICollectionView.CellRegistration<Tile, Book> { [weak self] cell, path, book in
            guard let note = self?.decorator?.note(for: book) else { return }
            cell.backgroundColor = .black
            cell.contentView.addSubview(note)
          }
        }
      }
      """)
    #expect(look.texts == ["B"] && look.foregrounds("B") == ["#FFFFFF"], "\(look.dump)")
  }

  @Test("the content that a function gives a row is an element although no class leads there, and nothing certain")
  func content() {
    let look = Look(
      """
      import UIKit
      enum Rows {
        static func fill(_ cell: UITableViewCell) {
          var content = cell.defaultContentConfiguration()
          content.text = "T"
          content.textProperties.color = .lightGray
          cell.contentConfiguration = content
        }
      }
      """)
    #expect(look.undecided("T") == .unknownBackdrop, "\(look.dump)")
  }
}
