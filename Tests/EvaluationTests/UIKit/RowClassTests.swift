import ColorScience
import Scene
import TestSupport
import Testing

/// Rows that code takes from a list as UIKit's own, which are of the class registered for them (S-113, S-115).
struct RowClassTests {
  private static let register = "tableView.register(InkRow.self, forCellReuseIdentifier: \"ink\")"

  /// A black row on the white of a table, whose label the controller gives a text.
  private func table(_ registering: String, taking call: String, more: String = "") -> Look {
    Look(
      """
      import UIKit
      final class InkRow: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          backgroundColor = .black
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class ChalkRow: UITableViewCell {}
      final class Inks: UITableViewController {
        let other = UITableView()
        let names = ["ink"]
        override func viewDidLoad() {
          super.viewDidLoad()
          \(registering)
        }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let row = \(call)
          row.textLabel?.text = "T"
          return row
        }
        \(more)
      }
      """)
  }

  @Test(
    "a row is of the class that is registered for its identifier",
    arguments: [
      (register, "\"ink\""), ("register()", "\"ink\""),
      ("tableView.register(InkRow.self, forCellReuseIdentifier: Self.name)", "Inks.name"),
    ])
  func registered(_ registering: String, _ identifier: String) {
    let look = table(
      registering, taking: "tableView.dequeueReusableCell(withIdentifier: \(identifier), for: path)",
      more: """
        static let name = "line"
        private func register() { \(Self.register) }
        """)
    #expect(look.words("T") == "#000000 on #000000", "\(look.dump)")
  }

  @Test(
    "where that is not told, it is a row of UIKit's own",
    arguments: [
      ("", "\"ink\""), ("if isEditing { \(register) }", "\"ink\""), (register, "\"chalk\""),
      (register, "names.first! + suffix"),
      (register + "\nother.register(ChalkRow.self, forCellReuseIdentifier: \"ink\")", "\"ink\""),
      ("tableView.register(UINib(nibName: \"Ink\", bundle: nil), forCellReuseIdentifier: \"ink\")", "\"ink\""),
      ("tableView.register(InkRow.self, forHeaderFooterViewReuseIdentifier: \"ink\")", "\"ink\""),
    ])
  func open(_ registering: String, _ identifier: String) {
    let look = table(
      registering, taking: "tableView.dequeueReusableCell(withIdentifier: \(identifier), for: path)")
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
  }

  @Test(
    "S-113: a row that code casts after it took it lies on the list that it is handed to",
    arguments: ["\"ink\"", "names[path.item]"],
    [
      "if let row = row as? InkItem { row.label.text = \"T\" }",
      "if let ink = row as? InkItem { ink.label.text = \"T\" }",
      "(row as? InkItem)?.label.text = \"T\"", "if let ink = row as? Labelled { ink.fill() }",
    ])
  func castLater(identifier: String, filling: String) {
    // What a protocol says of a row that may be of any class is not followed.
    if identifier != "\"ink\"", filling.contains("Labelled") { return }
    let look = Look(
      """
      import UIKit
      protocol Labelled { func fill() }
      final class InkItem: UICollectionViewCell, Labelled {
        let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          label.textColor = .white
          contentView.addSubview(label)
        }
        required init?(coder: NSCoder) { fatalError() }
        func fill() { label.text = "T" }
      }
      final class Inks: UICollectionViewController {
        var names: [String] = []
        override func viewDidLoad() {
          super.viewDidLoad()
          collectionView.backgroundColor = .black
          collectionView.register(InkItem.self, forCellWithReuseIdentifier: "ink")
        }
        override func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
          let row = list.dequeueReusableCell(withReuseIdentifier: \(identifier), for: path)
          \(filling)
          return row
        }
      }
      """)
    // White on black, and nowhere on the white of a screen.
    #expect(Set(look.readings("T").compactMap { $0.ratio?.low }) == [21], "\(look.dump)")
  }

  @Test(
    "what is set on a row before it is cast holds for it, too",
    arguments: [
      ("row.backgroundColor = .clear", 21), ("row.contentView.backgroundColor = .white", 1),
      // The list is black in either scheme, and the label white.
      ("row.backgroundColor = .systemBackground\nrow.overrideUserInterfaceStyle = .dark", 21),
    ])
  func setBefore(_ statement: String, _ ratio: Double) {
    let look = Look(
      """
      import UIKit
      final class InkRow: UITableViewCell {
        let label = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          label.textColor = .white
          contentView.addSubview(label)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class Inks: UITableViewController {
        var names: [String] = []
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.backgroundColor = .black
        }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let row = tableView.dequeueReusableCell(withIdentifier: names[path.row], for: path)
          \(statement)
          if let row = row as? InkRow { row.label.text = "T" }
          return row
        }
      }
      """)
    let ratios = look.placements("T").flatMap(\.readings.values).map { $0.ratio?.low ?? 0 }
    #expect(!ratios.isEmpty && ratios.allSatisfy { abs($0 - ratio) < 0.01 }, "\(look.dump)")
  }

  /// Two rows on one base: white on black where a flag holds, black on white elsewhere.
  private func pair(taking call: String, _ statements: String, more: String = "") -> Look {
    Look(
      """
      import UIKit
      class InkRow: UITableViewCell {
        let label = UILabel()
        var ink: UIColor { .red }
        var paper: UIColor { .red }
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          label.textColor = ink
          backgroundColor = paper
          contentView.addSubview(label)
        }
        required init?(coder: NSCoder) { fatalError() }
        func fill() { label.text = "T" }
      }
      final class NightRow: InkRow {
        override var ink: UIColor { .white }
        override var paper: UIColor { .black }
      }
      final class DayRow: InkRow {
        override var ink: UIColor { .black }
        override var paper: UIColor { .white }
      }
      final class Inks: UITableViewController {
        var flags: [Bool] = []
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.register(NightRow.self, forCellReuseIdentifier: "night")
          tableView.register(DayRow.self, forCellReuseIdentifier: "day")
        }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let isNight = flags[path.row]
          \(call)
          \(statements)
          return row
        }
        \(more)
      }
      """)
  }

  private static let name = "isNight ? \"night\" : \"day\""
  @Test(
    "of several identifiers, a row is of the class of each on the path of that, and never of the base alone",
    arguments: [
      "let row = tableView.dequeueReusableCell(withIdentifier: \(name), for: path) as! InkRow",
      "let name = \(name)\nlet row = tableView.dequeueReusableCell(withIdentifier: name, for: path) as! InkRow",
      """
      let name: String
      if isNight { name = "night" } else { name = "day" }
      let row = tableView.dequeueReusableCell(withIdentifier: name, for: path) as! InkRow
      """,
      """
      let name: String
      switch isNight {
      case true: name = "night"
      case false: name = "day"
      }
      guard let row = tableView.dequeueReusableCell(withIdentifier: name, for: path) as? InkRow else { fatalError() }
      """,
    ])
  func chosen(_ call: String) {
    let look = pair(taking: call, "row.fill()")
    // 21:1 either way; the base would be red on red.
    #expect(look.backgrounds("T") == ["#000000", "#FFFFFF"], "\(look.dump)")
    #expect(Set(look.readings("T").map { $0.ratio?.low }) == [21])
  }

  @Test(
    "what a delegate does to a row before it is seen is done to each of them",
    arguments: ["row.backgroundColor = .blue", "(row as? InkRow)?.backgroundColor = .blue"])
  func displayed(_ statement: String) {
    let look = pair(
      taking: "let row = tableView.dequeueReusableCell(withIdentifier: \(Self.name), for: path) as! InkRow",
      "row.fill()",
      more: """
        override func tableView(_ list: UITableView, willDisplay row: UITableViewCell, forRowAt path: IndexPath) {
          \(statement)
        }
        """)
    #expect(look.backgrounds("T") == ["#0000FF"], "\(look.dump)")
  }

  @Test("what a delegate asks about the place of a row has the answer by which the row was chosen")
  func asked() {
    let look = pair(
      taking: """
        let name = path.row == 0 ? "night" : "day"
        let row = tableView.dequeueReusableCell(withIdentifier: name, for: path) as! InkRow
        """, "row.fill()",
      more: """
        override func tableView(_ list: UITableView, willDisplay row: UITableViewCell, forRowAt place: IndexPath) {
          row.backgroundColor = place.row == 0 ? .blue : .yellow
        }
        """)
    // White on blue has 8.59:1, black on yellow 19.56:1; white on yellow would have 1.07:1, black on blue 2.44:1.
    #expect(look.backgrounds("T") == ["#0000FF", "#FFFF00"], "\(look.dump)")
    #expect(look.readings("T").allSatisfy { $0.ratio.map { $0.low > 8 } ?? false }, "\(look.dump)")
  }

  @Test("so has it where all rows are of one class")
  func askedOfOneClass() {
    let look = pair(
      taking: "let row = tableView.dequeueReusableCell(withIdentifier: \"day\", for: path) as! DayRow",
      "row.fill(); row.label.textColor = path.row == 0 ? .white : .black",
      more: """
        override func tableView(_ list: UITableView, willDisplay row: UITableViewCell, forRowAt place: IndexPath) {
          row.backgroundColor = place.row == 0 ? .black : .white
        }
        """)
    // 21:1 either way; answered apart, white would lie on white.
    #expect(Set(look.readings("T").map { $0.ratio?.low }) == [21], "\(look.dump)")
  }

  @Test("a row of one class is none of another that is not built on it")
  func unrelated() {
    let look = pair(
      taking: "let row = tableView.dequeueReusableCell(withIdentifier: \(Self.name), for: path)",
      """
      if let row = row as? NightRow { row.fill(); row.label.textColor = .yellow }
      else if let row = row as? DayRow { row.fill(); row.label.textColor = .blue }
      """)
    // Night rows are yellow on black, day rows blue on white.
    #expect(look.foregrounds("T") == ["#0000FF", "#FFFF00"], "\(look.dump)")
  }
}
