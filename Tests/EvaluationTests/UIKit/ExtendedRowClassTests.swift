import Scene
import TestSupport
import Testing

/// Rows of a registered class, where the program also adds something to UIKit's own class of rows (S-113, S-115).
struct ExtendedRowClassTests {
  @Test(
    "S-113: what an extension adds to UIKit's rows makes no row lose the class that is registered for it",
    arguments: [
      "extension UITableViewCell { static var reuseName: String { String(describing: self) } }",
      "extension UITableViewCell { var isFirst: Bool { tag == 0 } }", "extension UITableViewCell: Named {}",
    ],
    [
      "if let row = row as? Inked { row.ink() }", "if let row = row as? InkRow { row.ink() }",
      "(row as? InkRow)?.ink()",
    ])
  func registered(_ extending: String, _ inking: String) {
    let look = Look(
      """
      import UIKit
      protocol Named {}
      protocol Inked: UITableViewCell { func ink() }
      final class InkRow: UITableViewCell, Inked {
        func ink() { backgroundColor = .black }
      }
      \(extending)
      final class Inks: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.register(InkRow.self, forCellReuseIdentifier: "ink")
        }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let row = tableView.dequeueReusableCell(withIdentifier: "ink", for: path)
          row.textLabel?.text = "T"
          row.textLabel?.textColor = .white
          \(inking)
          return row
        }
      }
      """)
    // White on black, and nowhere on the white of a table.
    #expect(look.foregrounds("T") == ["#FFFFFF"] && look.backgrounds("T") == ["#000000"], "\(look.dump)")
  }

  @Test(
    "a row of a class that is not told, which code takes for a protocol of the program, may be painted by that",
    arguments: [
      ("if let row = row as? Inked { row.ink() }", false), ("(row as? Inked)?.ink()", false),
      ("row.accessoryType = .checkmark", true),
    ])
  func open(_ inking: String, isCertain: Bool) {
    let look = Look(
      """
      import UIKit
      protocol Inked: UITableViewCell { func ink() }
      final class InkRow: UITableViewCell, Inked {
        func ink() { backgroundColor = .black }
      }
      final class Inks: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          Remote.register(tableView)
        }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let row = tableView.dequeueReusableCell(withIdentifier: "ink", for: path)
          row.textLabel?.text = "T"
          row.textLabel?.textColor = .white
          \(inking)
          return row
        }
      }
      """)
    #expect(look.isCertain("T") == isCertain, "\(look.dump)")
  }
}
