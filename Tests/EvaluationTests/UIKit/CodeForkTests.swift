import Scene
import TestSupport
import Testing

/// Looks between which a condition decides in code, and what else changes with it.
struct CodeForkTests {
  /// The conditions of the forks of a meter with what else changes with each.
  private func forks(_ statements: String) -> [String] {
    let look = Look(
      """
      import UIKit
      final class MeterView: UIView {
        let label = UILabel()
        let icon = UIImageView()
        let note = UILabel()
        var isOver: Bool
        init(isOver: Bool) {
          self.isOver = isOver
          super.init(frame: .zero)
          backgroundColor = .white
          label.text = "42"
          addSubview(label)
          addSubview(icon)
          \(statements)
        }
      }
      """)
    return Set(
      look.scene.forks.map { fork in ([fork.condition] + fork.cues.map(\.rawValue).sorted()).joined(separator: " ") }
    ).sorted()
  }

  @Test(
    "a colour that alone depends on a condition is a fork without a cue",
    arguments: [
      "label.textColor = isOver ? .systemRed : .systemGreen",
      "if isOver { label.textColor = .systemRed } else { label.textColor = .systemGreen }",
      "icon.image = UIImage(systemName: \"circle\")\nicon.tintColor = isOver ? .systemRed : .systemGreen",
    ])
  func withoutACue(statements: String) {
    #expect(forks(statements) == ["isOver"])
  }

  @Test(
    "what changes with the same condition is a cue",
    arguments: [
      "label.textColor = isOver ? .systemRed : .systemGreen\nlabel.text = isOver ? \"Too much\" : \"Fine\"",
      "label.textColor = isOver ? .systemRed : .systemGreen\nif isOver { addSubview(note) }",
      "label.textColor = isOver ? .systemRed : .systemGreen\nnote.isHidden = !isOver",
      """
      icon.image = UIImage(systemName: isOver ? "xmark" : "checkmark")
      icon.tintColor = isOver ? .systemRed : .systemGreen
      """,
    ])
  func withACue(statements: String) {
    #expect(!forks(statements).contains("isOver"))
  }

  /// A screen with a lamp that a condition colours, beside what code shows elsewhere.
  private func cues(_ statements: String = "", members: String = "", elsewhere: String = "") -> [String] {
    let look = Look(
      """
      import UIKit
      import SwiftUI
      struct Lock { let status: String }
      final class SluiceController: UIViewController {
        var isOpen = false
        let lamp = UIImageView(image: UIImage(systemName: "circle.fill"))
        \(members)
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .white
          lamp.tintColor = isOpen ? .systemGreen : .systemRed
          view.addSubview(lamp)
          \(statements)
        }
      }
      \(elsewhere)
      """)
    let forks = look.scene.forks.filter { $0.condition == "isOpen" }
    return Set(forks.map { $0.cues.map(\.rawValue).sorted().joined(separator: " ") }).sorted()
  }

  private static let label = "let label = UILabel(); label.text = lock.status"

  @Test(
    "a text that may tell the state counts on the same screen and in code of the same class",
    arguments: [
      ("\(Self.label); view.addSubview(label)", ""),
      ("\(Self.label); place(label)", ""),
      (
        "view.addSubview(Plate(lock: lock))",
        "class Plate: UIView { init(lock: Lock) { super.init(frame: .zero); \(Self.label); addSubview(label) } }"
      ),
      (
        "let host = UIHostingController(rootView: Words(lock: lock)); view.addSubview(host.view)",
        "struct Words: View { let lock: Lock; var body: some View { Text(lock.status) } }"
      ),
    ])
  func textsNearby(statements: String, elsewhere: String) {
    #expect(cues(statements, members: "var lock: Lock!", elsewhere: elsewhere) == ["text"])
  }

  @Test(
    "a text on another screen tells nothing",
    arguments: [
      "class Other: UIViewController { let lock: Lock; override func loadView() { \(Self.label); view = label } }",
      "struct Words: View { let lock: Lock; var body: some View { Text(lock.status) } }",
    ])
  func textsElsewhere(elsewhere: String) {
    #expect(cues(elsewhere: elsewhere) == [""])
  }

  @Test("a text of code that is known only at run time most likely says what its colour tells")
  func runTimeText() {
    let color = "label.textColor = isOver ? .systemRed : .systemGreen"
    #expect(forks("label.text = ProcessInfo.processInfo.hostName\n\(color)") == ["isOver text"])
    #expect(forks("label.text = \"7\"\n\(color)") == ["isOver"])
  }

  @Test("how many there are says whether there are any", arguments: [("rows.count", ["text"]), ("other.count", [])])
  func counts(shown: String, cues: [String]) {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        let rows: [String]
        let other: [Double]
        var body: some View { Text("\\(\(shown)) left").foregroundStyle(rows.isEmpty ? .red : .green) }
      }
      """)
    let fork = look.scene.forks.first { $0.condition.hasSuffix("rows.isEmpty") }
    #expect(fork?.cues.map(\.rawValue) == cues, "\(look.scene.forks)")
  }
}
