import PlatformStyles
import Scene
import TestSupport
import Testing

/// Views that configurations of the program make for rows (S-113).
struct ContentViewTests {
  private static func parts(_ ink: String) -> String {
    """
    import UIKit
    struct Flag: UIContentConfiguration {
      var ink = UIColor.white
      func makeContentView() -> UIView & UIContentView { FlagView(configuration: self) }
      func updated(for state: UIConfigurationState) -> Self { self }
    }
    final class FlagView: UIView, UIContentView {
      private let label = UILabel()
      var configuration: UIContentConfiguration
      init(configuration: Flag) {
        self.configuration = configuration
        super.init(frame: .zero)
        label.text = "T"
        label.textColor = \(ink)
        addSubview(label)
      }
      required init?(coder: NSCoder) { fatalError() }
    }

    """
  }

  @Test("a view of a configuration stands on no screen of its own")
  func alone() {
    let look = Look(
      Self.parts(".white") + """
        struct One { func fill(_ cell: UITableViewCell) { cell.contentConfiguration = Flag() } }
        struct Other { func fill(_ cell: UITableViewCell) { cell.contentConfiguration = Flag() } }
        """)
    #expect(!look.elements("T").isEmpty, "\(look.dump)")
    #expect(look.undecided("T") == .unknownBackdrop, "\(look.dump)")
  }

  @Test("what a configuration makes lies in the row that is given it")
  func inRow() {
    let look = Look(
      Self.parts("configuration.ink") + """
        final class FlagCell: UITableViewCell {
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            backgroundColor = .black
            var flag = Flag()
            flag.ink = .yellow
            contentConfiguration = flag
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        """)
    #expect(look.words("T") == "#FFFF00 on #000000", "\(look.dump)")
  }

  @Test("the row that shows it once hides no others that are given it elsewhere")
  func inRowAndElsewhere() {
    let cell = """
      final class FlagCell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          backgroundColor = .black
          contentConfiguration = Flag()
        }
        required init?(coder: NSCoder) { fatalError() }
      }

      """
    let alone = Look(Self.parts(".white") + cell)
    #expect(alone.words("T") == "#FFFFFF on #000000", "\(alone.dump)")
    let other = "struct Other { func fill(_ cell: UITableViewCell) { cell.contentConfiguration = Flag() } }"
    let look = Look(Self.parts(".white") + cell + other)
    #expect(look.backgrounds("T").contains("#000000"), "\(look.dump)")
    #expect(look.readings("T").contains { $0.undecided?.reason == .unknownBackdrop }, "\(look.dump)")
  }

  /// A controller of a table whose rows the given lines hand out, after others that register them.
  private static func table(_ lines: String, registering setup: String = "") -> String {
    """
    final class List: UITableViewController {
      override func viewDidLoad() { super.viewDidLoad(); \(setup) }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        \(lines)
        return cell
      }
    }
    """
  }

  private static let taken = "let cell = tableView.dequeueReusableCell(withIdentifier: \"c\", for: indexPath)"
  private static let fill = "var flag = Flag(); flag.ink = .yellow; cell.contentConfiguration = flag"

  @Test(
    "it lies in a row that a list hands out, on what a plain table paints",
    arguments: [
      table("\(taken); \(fill)"),
      table(
        "\(taken); \(fill)",
        registering: "tableView.register(UITableViewCell.self, forCellReuseIdentifier: \"c\")"),
      table("\(taken); cell.contentConfiguration = Flag(ink: .yellow)"),
      """
      final class Row: UITableViewCell {
        func show() { var flag = Flag(); flag.ink = .yellow; contentConfiguration = flag }
      }
      \(table(
        "\(taken) as! Row; cell.show()",
        registering: "tableView.register(Row.self, forCellReuseIdentifier: \"c\")"))
      """,
    ])
  func inRowOfList(_ code: String) {
    let look = Look(Self.parts("configuration.ink") + code)
    // systemBackground.
    #expect(look.words("T") == "#FFFF00 on #FFFFFF", "\(look.dump)")
  }

  @Test("it lies in a row that a registration fills, on the platter of a grouped list")
  func inRegisteredRow() {
    let look = Look(
      Self.parts("configuration.ink") + """
        final class List: UIViewController {
          private var items: UICollectionViewDiffableDataSource<Int, String>!
          override func viewDidLoad() {
            super.viewDidLoad()
            let layout = UICollectionViewCompositionalLayout.list(
              using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
            let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
            view.addSubview(list)
            let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, _ in
              \(Self.fill)
            }
            items = .init(collectionView: list) { list, path, item in
              list.dequeueConfiguredReusableCell(using: rows, for: path, item: item)
            }
          }
        }
        """)
    // secondarySystemGroupedBackground.
    #expect(look.words("T") == "#FFFF00 on #FFFFFF", "\(look.dump)")
    #expect(look.words("T", .dark) == "#FFFF00 on #1C1C1E", "\(look.dump)")
  }
}
