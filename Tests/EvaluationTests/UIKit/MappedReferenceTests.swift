import Evaluation
import TestSupport
import Testing

/// Functions that are named where code makes something of each element of a list (S-115).
///
/// One expression makes the labels of all elements, so that they are one element, of the first text.
@Suite struct MappedReferenceTests {
  private func look(_ lines: String, rows: String) -> Look {
    Look(
      """
      import UIKit
      func freeRow(_ entry: Legend.Entry) -> UILabel {
        let label = UILabel()
        label.text = entry.name
        label.textColor = entry.ink
        return label
      }
      final class Legend: UIView {
        struct Entry { let name: String; let ink: UIColor }
        private let entries: [Entry] = [.init(name: "a", ink: .red), .init(name: "b", ink: .black)]
        init() {
          super.init(frame: .zero)
          backgroundColor = .white
          let stack = UIStackView()
          addSubview(stack)
          \(lines)
        }
        required init?(coder: NSCoder) { fatalError() }
        \(rows)
      }
      """)
  }

  @Test(
    "each element is what the function makes of it",
    arguments: [
      "entries.map(row).forEach(stack.addArrangedSubview)", "entries.map(row).forEach { stack.addArrangedSubview($0) }",
      "addSubview(UIStackView(arrangedSubviews: entries.map(row)))",
      "addSubview(UIStackView(arrangedSubviews: entries.map(self.row)))",
    ])
  func elements(_ lines: String) {
    let look = look(
      lines,
      rows: """
        private func row(_ name: String) -> UILabel { UILabel() }
        private func row(_ entry: Entry) -> UILabel { freeRow(entry) }
        """)
    #expect(look.words("a") == "#000000 on #FFFFFF | #FF0000 on #FFFFFF", "\(look.dump)")
  }

  @Test("a function outside of types is named too")
  func free() {
    let look = look("addSubview(UIStackView(arrangedSubviews: entries.map(freeRow)))", rows: "")
    #expect(look.words("a") == "#000000 on #FFFFFF | #FF0000 on #FFFFFF", "\(look.dump)")
  }

  @Test("a function that is called with a label is named without it")
  func labels() {
    let look = look(
      "entries.map(row).forEach(stack.addArrangedSubview)",
      rows: "private func row(for entry: Entry) -> UILabel { freeRow(entry) }")
    #expect(look.words("a") == "#000000 on #FFFFFF | #FF0000 on #FFFFFF", "\(look.dump)")
  }

  @Test(
    "an initialiser of a view of the program is named, too",
    arguments: ["entries.map(RowView.init)", "entries.map(RowView.init(entry:))", "rows"])
  func initializers(_ list: String) {
    let look = look(
      "addSubview(UIStackView(arrangedSubviews: \(list)))",
      rows: """
        private lazy var rows: [RowView] = entries.map(RowView.init)
        final class RowView: UIView {
          init(entry: Entry) {
            super.init(frame: .zero)
            addSubview(freeRow(entry))
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        """)
    #expect(look.words("a") == "#000000 on #FFFFFF | #FF0000 on #FFFFFF", "\(look.dump)")
  }
}
