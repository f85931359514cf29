import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// The second label of a row, in a colour of its own, which shows nothing unless code gives it a text (S-113, S-140).
struct UnfilledRowLabelTests {
  /// A list of rows with a title `T`, and with a second label in gray.
  private func look(
    inRow members: String = "", inList statements: String = "", others: String = "", access: String = ""
  ) -> Look {
    Look(
      """
      import UIKit
      \(access) class ValueRow: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: .value1, reuseIdentifier: reuseIdentifier)
          detailTextLabel?.textColor = UIColor(white: 0.5, alpha: 1)
        }
        required init?(coder: NSCoder) { fatalError() }
        \(members)
      }
      class List: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.register(ValueRow.self, forCellReuseIdentifier: "row")
        }
        override func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let row = list.dequeueReusableCell(withIdentifier: "row", for: path) as! ValueRow
          row.textLabel?.text = "T"
          \(statements)
          return row
        }
      }
      \(others)
      """)
  }

  /// True where something is seen in the gray of the second label: 255 · 0.5 = 127.5, written as 80.
  private func isSeen(in look: Look) -> Bool {
    look.scene.elements.flatMap(\.placements).contains { $0.readings[.light]?.foreground?.hexString == "#808080" }
  }

  private static let setter = """
    var value: String? { get { detailTextLabel?.text } set { detailTextLabel?.text = newValue } }
    """

  @Test(
    "one that no code gives a text is not seen",
    arguments: [
      "", setter, "override func prepareForReuse() { super.prepareForReuse(); detailTextLabel?.font = nil }",
    ])
  func empty(members: String) {
    let look = look(inRow: members)
    #expect(look.texts == ["T"] && !isSeen(in: look), "\(look.dump)")
  }

  @Test("what code does with the labels of another class of rows counts for none")
  func otherClass() {
    let other = """
      class OtherRow: UITableViewCell { func fill(_ words: String) { detailTextLabel?.text = words } }
      """
    let look = look(others: other)
    #expect(!isSeen(in: look), "\(look.dump)")
  }

  @Test(
    "one that code not followed may give a text is seen",
    arguments: [
      "class Filler { func fill(_ row: UITableViewCell, _ words: String) { row.detailTextLabel?.text = words } }",
      "class Filler { func fill(_ row: UITableViewCell) { if let label = row.detailTextLabel { show(label) } } }",
      "class Filler { func fill(_ row: UITableViewCell) { row.detailTextLabel?.localize() } }",
      "extension UITableViewCell { func fill(_ words: String) { detailTextLabel?.text = words } }",
      "func fill(_ row: UITableViewCell, _ words: String) { row.detailTextLabel?.text = words }",
    ])
  func filled(others: String) {
    let look = look(others: others)
    #expect(isSeen(in: look), "\(look.dump)")
  }

  @Test("one is seen that a property hands its text to which code sets")
  func set() {
    let look = look(inRow: Self.setter, others: "class Filler { func fill(_ row: ValueRow) { row.value = \"V\" } }")
    #expect(isSeen(in: look), "\(look.dump)")
  }

  @Test("rows of a public class, and those that are handed to other modules, may be filled there")
  func open() {
    #expect(isSeen(in: look(access: "public")))
    #expect(look(inList: "Painter.fill(row)").scene.elements.count == 2)
  }
}
