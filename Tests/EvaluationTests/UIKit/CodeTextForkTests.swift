import Scene
import TestSupport
import Testing

/// Which texts of code that are known only at run time may tell the state that a colour tells.
struct CodeTextForkTests {
  /// What else changes with the state of a lock, for each fork of what code shows of it.
  private func cues(_ statements: String, others: String = "", more: String = "") -> [String] {
    let look = Look(
      """
      import UIKit
      struct Lock {
        let name, title, status, display, lastOpened: String
        let depth: Double
        let isOpen: Bool
      }
      final class LockRow: UITableViewCell {
        let label = UILabel()
        let dot = UIView()
        func show(_ lock: Lock) {
          contentView.addSubview(label)
          \(statements)
        }
      }
      \(others)
      final class LockTable: UITableViewController {
        var locks: [Lock] = []
        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          \(more)
          let row = table.dequeueReusableCell(withIdentifier: "lock", for: path) as! LockRow
          row.show(locks[path.row])
          return row
        }
      }
      """)
    let forks = look.scene.forks.filter { $0.condition.hasSuffix("isOpen") }
    return Set(forks.map { $0.cues.map(\.rawValue).sorted().joined(separator: " ") }).sorted()
  }

  private static let color = "label.textColor = lock.isOpen ? .systemGreen : .systemRed"

  @Test(
    "the name of the value of which the condition asks for another part tells nothing of that",
    arguments: ["lock.name", "lock.title", #""\(lock.name)""#, #""Lock \(lock.name)""#])
  func otherPart(text: String) {
    #expect(cues("label.text = \(text); \(Self.color)") == [""])
  }

  @Test(
    "a part that may be ready-made, an amount, and what is of something else may say what a text's colour tells",
    arguments: [
      "lock.display", "lock.lastOpened", "lock.status", #""\(lock.depth)""#, "ProcessInfo.processInfo.hostName",
      #""\(lock.name) \(ProcessInfo.processInfo.hostName)""#,
    ])
  func telling(text: String) {
    #expect(cues("label.text = \(text); \(Self.color)") == ["text"])
  }

  @Test("a text in a row of another class tells nothing of a dot, one in its own row may")
  func otherRows() {
    let dot = """
      dot.widthAnchor.constraint(equalToConstant: 10).isActive = true
      dot.heightAnchor.constraint(equalToConstant: 10).isActive = true
      contentView.addSubview(dot)
      dot.backgroundColor = lock.isOpen ? .systemGreen : .systemRed
      """
    let note = """
      final class NoteRow: UITableViewCell {
        let label = UILabel()
        func show(_ lock: Lock) { contentView.addSubview(label); label.text = lock.status }
      }
      """
    let more = """
      if path.section == 1 {
        let row = table.dequeueReusableCell(withIdentifier: "note", for: path) as! NoteRow
        row.show(locks[path.row])
        return row
      }
      """
    #expect(cues("label.text = lock.name\n\(dot)", others: note, more: more) == [""])
    #expect(cues("label.text = lock.status\n\(dot)") == ["text"])
  }
}
