import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Rows, headers and footers of collections that are laid out as lists (S-113).
///
/// In dark, systemBackground and systemGroupedBackground are #000000 and secondarySystemGroupedBackground is #1C1C1E; in
/// light, systemGroupedBackground is #F2F2F7.
struct CodeListTests {
  private func look(_ layout: String, row: String = "", _ statements: String = "") -> Look {
    Look(
      """
      import UIKit
      final class Tides: UIViewController {
        private var list: UICollectionView!
        private var source: UICollectionViewDiffableDataSource<Int, String>!
        override func viewDidLoad() {
          \(layout)
          list = UICollectionView(frame: .zero, collectionViewLayout: layout)
          view.addSubview(list)
          let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = "row"
            cell.contentConfiguration = content
            \(row)
          }
          let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
          ) { view, _, _ in
            var content = view.defaultContentConfiguration()
            content.text = "header"
            view.contentConfiguration = content
          }
          source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, name in
            list.dequeueConfiguredReusableCell(using: row, for: path, item: name)
          }
          source.supplementaryViewProvider = { list, kind, path in
            switch kind {
            case UICollectionView.elementKindSectionHeader:
              return list.dequeueConfiguredReusableSupplementary(using: header, for: path)
            default: return nil
            }
          }
          \(statements)
        }
      }
      """)
  }

  private func plain(_ appearance: String) -> String {
    """
    var form = UICollectionLayoutListConfiguration(appearance: \(appearance))
    form.headerMode = .supplementary
    let layout = UICollectionViewCompositionalLayout.list(using: form)
    """
  }

  private let sections = """
    let layout = UICollectionViewCompositionalLayout { section, around in
      let form = UICollectionLayoutListConfiguration(appearance: .grouped)
      return NSCollectionLayoutSection.list(using: form, layoutEnvironment: around)
    }
    """

  @Test("a configuration that is written as .init is read by the type that a list asks for")
  func implicitConfiguration() {
    let look = look("let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))")
    #expect(look.background("row", .dark) == "#1C1C1E", "\(look.dump)")
  }

  @Test("the appearance of the list decides what rows stand on")
  func rows() {
    for layout in [plain(".insetGrouped"), plain(".grouped"), sections] {
      #expect(look(layout).words("row", .dark) == "#FFFFFF on #1C1C1E", "\(look(layout).dump)")
    }
    #expect(look(plain(".plain")).words("row", .dark) == "#FFFFFF on #000000")
  }

  @Test(
    "of several sections with lists of their own a row stands in any",
    arguments: [
      // systemBackground or the platter of a grouped list in dark, and nothing tells which.
      (".plain", ".insetGrouped", ["?"]), (".insetGrouped", ".grouped", ["#1C1C1E"]),
    ])
  func severalSections(first: String, second: String, grounds: [String]) {
    let look = look(
      """
      let layout = UICollectionViewCompositionalLayout { section, around in
        switch section {
        case 0:
          let form = UICollectionLayoutListConfiguration(appearance: \(first))
          return NSCollectionLayoutSection.list(using: form, layoutEnvironment: around)
        default:
          let form = UICollectionLayoutListConfiguration(appearance: \(second))
          return NSCollectionLayoutSection.list(using: form, layoutEnvironment: around)
        }
      }
      """)
    #expect(look.backgrounds("row", .dark) == grounds, "\(look.dump)")
  }

  @Test("an appearance that a condition chooses holds on its paths")
  func chosen() {
    let isWide = "let isWide = traitCollection.horizontalSizeClass == .regular\n"
    for row in ["", "cell.backgroundConfiguration = .listCell()"] {
      let look = look(isWide + plain("isWide ? .plain : .insetGrouped"), row: row)
      #expect(look.backgrounds("row", .dark) == ["#000000", "#1C1C1E"], "\(look.dump)")
    }
  }

  @Test("where the appearance is not told, either may be")
  func unknown() {
    let look = look(plain("style"))
    #expect(look.backgrounds("row", .dark) == ["?"], "\(look.dump)")
    #expect(look.backgrounds("row", .light) == ["#FFFFFF"])
  }

  @Test(
    "what a row has for its own background takes the platter's place",
    arguments: [
      "cell.backgroundColor = .yellow",
      "var plate = UIBackgroundConfiguration.listGroupedCell()\nplate.backgroundColor = .yellow\n"
        + "cell.backgroundConfiguration = plate",
    ])
  func background(_ statements: String) {
    #expect(look(plain(".insetGrouped"), row: statements).background("row", .dark) == "#FFFF00")
  }

  @Test("a background configuration of the system's is the platter of its list")
  func configuration() {
    func ground(_ configuration: String) -> String? {
      look(plain(".insetGrouped"), row: "cell.backgroundConfiguration = \(configuration)").background("row", .dark)
    }
    #expect(ground(".listGroupedCell()") == "#1C1C1E")
    #expect(ground(".listPlainCell()") == "#000000")
    #expect(ground(".clear()") == "#000000")
  }

  @Test("a header has the content of headers, and no platter")
  func headers() {
    let grouped = look(plain(".insetGrouped"))
    #expect(grouped.background("header", .light) == "#F2F2F7", "\(grouped.dump)")
    #expect(grouped.font("header")?.size == 13)
    // secondaryLabel, #3C3C43 at 60 %, on #F2F2F7: 0.6 × 60 + 0.4 × 242 = 132.8, and 0.6 × 67 + 0.4 × 247 = 139.
    #expect(grouped.foreground("header", .light) == "#85858B")
    #expect(look(plain(".plain")).words("header", .dark) == "#FFFFFF on #000000")
  }

  @Test("a list whose configuration has a background shows that, and one that clears it what lies behind")
  func ground() {
    func ground(_ color: String) -> String? {
      look(
        "\(plain(".insetGrouped").replacingFirst("let layout", with: "form.backgroundColor = \(color)\nlet layout"))",
        "view.backgroundColor = .black"
      ).background("header", .light)
    }
    #expect(ground(".yellow") == "#FFFF00")
    #expect(ground(".clear") == "#000000")
  }

  @Test("who makes a controller of a table says how its table looks", arguments: [true, false])
  func tables(isOwn: Bool) {
    let make = "static func make() -> Buoys { Buoys(style: .insetGrouped) }"
    let look = Look(
      """
      import UIKit
      final class Buoys: UITableViewController {
        \(isOwn ? make : "")
        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
          cell.textLabel?.text = "T"
          return cell
        }
      }
      \(isOwn ? "" : "enum Maker { \(make) }")
      """)
    #expect(look.words("T", .dark) == "#FFFFFF on #1C1C1E", "\(look.dump)")
  }

  @Test("rows are seen that an object makes which is no view or controller")
  func dataSource() {
    let look = Look(
      """
      import UIKit
      final class Screen: UIViewController {
        private let table = UITableView()
        private let source = Source()
        override func viewDidLoad() { table.dataSource = source; view.addSubview(table) }
      }
      final class Source: NSObject, UITableViewDataSource {
        func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
          cell.backgroundColor = .black
          cell.textLabel?.text = "T"
          cell.textLabel?.textColor = .white
          return cell
        }
      }
      """)
    #expect(look.foregrounds("T") == ["#FFFFFF"], "\(look.dump)")
    #expect(look.backgrounds("T") == ["#000000"])
  }

  @Test(
    "S-113: the view that a list has for its background lies behind its headers, over its colour",
    arguments: [
      ("plate", "#000000 on #FFFF00"), ("nil", "#000000 on #FFFFFF"),
      ("Plates.made()", "#000000 on ? undecided unknown-backdrop"),
    ])
  func backgroundViews(_ value: String, _ expected: String) {
    let look = look(
      "let layout = UICollectionViewFlowLayout()", row: "",
      """
      let plate = UIView()
      plate.backgroundColor = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
      list.backgroundColor = .white
      list.backgroundView = \(value)
      """)
    #expect(look.words("header") == expected, "\(look.dump)")
  }

  @Test("S-113: an attributed text of a row's content is seen as a plain one is, with no plain one beside it")
  func attributedContent() {
    let look = look(
      plain(".plain"),
      row: """
        content.secondaryAttributedText = NSAttributedString(
          string: "depth", attributes: [.foregroundColor: UIColor.red])
        cell.contentConfiguration = content
        """)
    #expect(look.words("depth") == "#FF0000 on #FFFFFF", "\(look.dump)")
    #expect(look.words("depth", .dark) == "#FF0000 on #000000")
  }

  @Test("S-113: the symbol of a row's content has the tint that code gives it; another picture is none")
  func contentSymbols() {
    func look(_ image: String) -> Look {
      self.look(
        plain(".plain"),
        row: """
          content.image = UIImage(\(image))
          content.imageProperties.tintColor = UIColor(red: 0, green: 0.5, blue: 0, alpha: 1)
          cell.contentConfiguration = content
          """)
    }
    // 0.5 × 255 = 127.5.
    let symbol = look("systemName: \"star\"")
    #expect(symbol.words("star") == "#008000 on #FFFFFF", "\(symbol.dump)")
    #expect(symbol.elements("star").map(\.kind) == [.symbol])
    #expect(symbol.words("row") == "#000000 on #FFFFFF")
    let picture = look("named: \"harbour\"")
    #expect(picture.scene.elements.allSatisfy { $0.kind == .text }, "\(picture.dump)")
  }
}
