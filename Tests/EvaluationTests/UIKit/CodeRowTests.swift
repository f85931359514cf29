import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Rows that tables hand out to code and take back (S-113, S-115).
@Suite("Rows in code") struct CodeRowTests {
  @Test("a row that a table hands out is cast to its class, and what is set on it is seen")
  func cast() {
    let look = Self.look("let line =", "as! Line\nline.label.textColor = .white\nreturn line")
    #expect(look.foreground("row") == "#FFFFFF", "\(look.dump)")
    #expect(look.ratio("row") == 21)
  }

  @Test("the class that is written for a row tells a generic function which one it takes from its table")
  func written() {
    let look = Self.look(
      "let line: Line =", "\nline.label.textColor = .white\nreturn line", taking: "list.take(path)",
      extras: """
        extension UITableView {
          func take<Row: UITableViewCell>(_ path: IndexPath) -> Row {
            guard let row = dequeueReusableCell(withIdentifier: "\\(Row.self)", for: path) as? Row else { fatalError() }
            return row
          }
        }
        """)
    #expect(look.foreground("row") == "#FFFFFF", "\(look.dump)")
    #expect(look.ratio("row") == 21)
  }

  @Test("a row that a table hands on as it comes lies on that table")
  func plain() {
    let look = Self.look("return", "as! Line", label: "textColor = .white")
    #expect(look.ratio("row") == 21, "\(look.dump)")
  }

  @Test("S-113: a row's label that is given nothing shows nothing", arguments: ["nil", "note"])
  func emptyLabel(text: String) {
    let look = Look(
      """
      import UIKit
      final class Lines: UITableViewController {
        var note = ""
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell(style: .value1, reuseIdentifier: "line")
          cell.textLabel?.text = "row"
          cell.detailTextLabel?.text = \(text)
          return cell
        }
      }
      """)
    #expect(look.scene.elements.count == (text == "nil" ? 1 : 2), "\(look.dump)")
  }

  @Test("S-113: a row of the default style has no second label", arguments: ["default", "value1"])
  func secondLabel(style: String) {
    let look = Look(
      """
      import UIKit
      final class PlainRow: UITableViewCell {
        init() {
          super.init(style: .\(style), reuseIdentifier: "row")
          detailTextLabel?.text = "second"
          textLabel?.text = "first"
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class RowsController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { PlainRow() }
      }
      """)
    #expect(Set(look.texts) == (style == "default" ? ["first"] : ["first", "second"]), "\(look.dump)")
  }

  @Test(
    "S-113: a row that UIKit makes itself has the default style; nothing tells that of one that may come from a file",
    arguments: [
      ("tableView.register(UITableViewCell.self, forCellReuseIdentifier: \"line\")", ["first"]),
      ("", ["first", "second"]),
      (
        "if isEditing { tableView.register(UITableViewCell.self, forCellReuseIdentifier: \"line\") }",
        ["first", "second"]
      ),
      ("tableView.register(UITableViewCell.self, forCellReuseIdentifier: \"other\")", ["first", "second"]),
    ] as [(String, Set<String>)])
  func secondLabel(registering: String, texts: Set<String>) {
    let look = Look(
      """
      import UIKit
      final class Lines: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          \(registering)
        }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "line", for: path)
          cell.textLabel?.text = "first"
          cell.detailTextLabel?.text = "second"
          return cell
        }
      }
      """)
    #expect(Set(look.texts) == texts, "\(look.dump)")
  }

  /// A clear table before black, whose rows come out of an expression.
  private static func look(
    _ before: String, _ after: String, label: String = "numberOfLines = 0",
    taking call: String = "tableView.dequeueReusableCell(withIdentifier: \"line\", for: path)", extras: String = ""
  ) -> Look {
    Look(
      """
      import UIKit
      \(extras)
      final class Line: UITableViewCell {
        let label = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          backgroundColor = .clear
          label.text = "row"
          label.\(label)
          contentView.addSubview(label)
        }
      }
      final class Lines: UIViewController, UITableViewDataSource {
        let list = UITableView(frame: .zero, style: .grouped)
        override func viewDidLoad() {
          view.backgroundColor = .black
          list.backgroundColor = .clear
          list.dataSource = self
          list.register(Line.self, forCellReuseIdentifier: "line")
          view.addSubview(list)
        }
        func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          \(before) \(call) \(after)
        }
      }
      """)
  }

  @Test("a row that one class hands out is seen in the others that name it, too")
  func others() {
    let look = Self.look(
      "let line =", "as! Line\nline.label.textColor = .white\nreturn line",
      extras: "final class Rest: UITableViewController { let kind = Line.self }")
    // Where nothing sets its colour it is black on the white of a row.
    #expect(Set(look.foregrounds("row")) == ["#FFFFFF", "#000000"], "\(look.dump)")
  }

  @Test("what stands in an item of a collection that is not known has no sure ground")
  func items() {
    let look = Look(
      """
      import UIKit
      final class Page: UIViewController {
        override func viewDidLoad() {
          let label = UILabel()
          label.text = "words"
          label.textColor = .white
          view.addSubview(label)
        }
      }
      final class Pages: UIViewController {
        let page = Page()
        func collectionView(
          _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
        ) {
          cell.contentView.addSubview(page.view)
        }
      }
      """)
    #expect(look.reading("words")?.layers.first?.provenance.kind == .assumed, "\(look.dump)")
  }

  @Test(
    "S-113: the view that a row has for its background lies behind its content, over its colour",
    arguments: [
      ("", "#000000 on #FFFFFF"), ("row.backgroundView = plate", "#000000 on #FFFF00"),
      ("row.backgroundView = nil", "#000000 on #FFFFFF"),
      ("row.backgroundView = Elsewhere.plate()", "#000000 on ? undecided unknown-backdrop"),
    ])
  func backgroundViews(_ statement: String, _ expected: String) {
    let look = Look(
      """
      import UIKit
      final class Lines: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let row = UITableViewCell(style: .default, reuseIdentifier: nil)
          row.backgroundColor = .white
          row.textLabel?.text = "T"
          row.textLabel?.textColor = .black
          let plate = UIView()
          plate.backgroundColor = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
          \(statement)
          return row
        }
      }
      """)
    #expect(look.words("T") == expected, "\(look.dump)")
  }

  @Test("what the closure of another module's data source sets on a row that it takes reaches the row")
  func sources() {
    let look = Look(
      """
      import UIKit
      final class Line: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          backgroundColor = .white
        }
        required init?(coder: NSCoder) { fatalError() }
        func bind(_ text: String) { textLabel?.text = text }
      }
      final class Lines: UIViewController {
        let list = UITableView(frame: .zero, style: .insetGrouped)
        override func viewDidLoad() {
          list.register(Line.self, forCellReuseIdentifier: "line")
          view.addSubview(list)
          let source = RowSource<String> { tableView, item -> UITableViewCell in
            if let line = tableView.dequeueReusableCell(withIdentifier: "line") as? Line {
              line.textLabel?.textColor = .blue
              line.bind(item)
              return line
            }
            return UITableViewCell()
          }
          source.attach(list)
        }
      }
      """)
    // Blue on white is 8.59:1, black 21:1, where something else binds the row.
    let ratios = look.scene.elements.flatMap(\.placements).compactMap { $0.readings[.light]?.ratio }
    #expect(ratios.map { ($0.low * 100).rounded() } == [859], "\(look.dump)")
  }
}
