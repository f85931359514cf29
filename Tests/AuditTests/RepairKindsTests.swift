import Audit
import Findings
import Testing

@Suite("A repair of another kind")
struct RepairKindsTests {
  /// A view of one expression, with what else it needs.
  private func view(_ body: String, _ members: String = "") -> String {
    "import SwiftUI\n\nstruct Notice: View {\n\(members)  var body: some View {\n    \(body)\n  }\n}\n"
  }

  // Black at 55 % leaves 0.45 of white, 0.17 linear, on which white is 1.05 / 0.22, 4.77:1; at 50 % it is 3.98:1.
  @Test("puts a scrim behind text on a picture, as thin as every pixel allows")
  func scrim() throws {
    let source = view("ZStack { Image(\"harbour\"); Text(\"3 nights\").foregroundStyle(.white).padding(8) }")
    let outcome = try RepairFolder(["Notice.swift": source]).repaired(unsafe: true)
    let text = try #require(outcome.text("Notice.swift"))
    #expect(text.contains(".foregroundStyle(.white).padding(8).background(Color.black.opacity(0.55)) }"))
    #expect(outcome.titles == ["unsafe: put 'black' at 55 % behind the text"])
    #expect(outcome.after.report.findings.allSatisfy { $0.severity < .warning })
  }

  // '.subheadline' is 15 pt at the default setting and 16 pt is '.callout'; 40 pt is no style's size.
  @Test(
    "sets text of a fixed size in the style of that size",
    arguments: [
      (".system(size: 15, weight: .semibold)", ".subheadline.weight(.semibold)", "safe"),
      (".system(size: 14, design: .rounded)", ".system(.subheadline, design: .rounded)", "unsafe"),
      (".system(size: 40)", nil, ""),
    ] as [(String, String?, String)])
  func fixedSize(font: String, expected: String?, applicability: String) throws {
    let folder = try RepairFolder(["Notice.swift": view("Text(\"3 nights\").font(\(font))")])
    let outcome = try folder.repaired(unsafe: true, rules: ["fixed-type-size"])
    #expect(outcome.text("Notice.swift") == expected.map { view("Text(\"3 nights\").font(\($0))") })
    #expect(outcome.repaired.flatMap(\.fixes).map(\.applicability) == (expected == nil ? [] : [applicability]))
    #expect(outcome.left == [])
  }

  @Test(
    "has an amount said as it is meant",
    arguments: [
      ("Text(\"+12%\")", ".speechAlwaysIncludesPunctuation()"),
      (
        "Text(1_200, format: .number.notation(.compactName))", ".accessibilityValue(Text(1_200, format: .number))"
      ),
    ])
  func spoken(text: String, modifier: String) throws {
    let folder = try RepairFolder(["Notice.swift": view("VStack { \(text) }")])
    let outcome = try folder.repaired(unsafe: true, rules: ["unspoken-value"])
    #expect(outcome.text("Notice.swift") == view("VStack { \(text)\(modifier) }"))
    #expect(outcome.after.report.findings.isEmpty)
    #expect(try folder.repaired().files == [])
  }

  @Test(
    "lets a symbol change with its colour",
    arguments: [
      ("circle.fill", "isOpen ? .green : .red", "isOpen ? \"checkmark.circle.fill\" : \"xmark.circle.fill\""),
      ("flag.fill", "isOpen ? .blue : .orange", "isOpen ? \"flag.fill\" : \"flag\""),
    ])
  func signal(symbol: String, style: String, names: String) throws {
    func source(_ name: String) -> String {
      view(
        "HStack { Image(systemName: \(name)).foregroundStyle(\(style)); Text(\"Gate\") }", "  let isOpen: Bool\n")
    }
    let outcome = try RepairFolder(["Notice.swift": source("\"\(symbol)\"")]).repaired(
      unsafe: true, rules: ["color-only-signal"])
    #expect(outcome.text("Notice.swift") == source(names))
    #expect(outcome.titles.allSatisfy { $0.hasPrefix("unsafe: let the symbol change with the colour: '") })
    #expect(outcome.left == [])
  }

  // 0.6, 0.2 and 0.2 are 0.094 linear; 0.2, 0.4 and 0.2 are 0.105: 0.155 / 0.144 is 1.07.
  @Test("sets no font of a label of UIKit, and says so", arguments: [true, false])
  func label(isUnsafe: Bool) throws {
    let source = """
      import UIKit

      final class StopCell: UITableViewCell {
        private let lineLabel = UILabel()
        private let stopLabel = UILabel()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          lineLabel.text = "Harbour line"
          lineLabel.textColor = UIColor(red: 0.6, green: 0.2, blue: 0.2, alpha: 1)
          stopLabel.text = "Mill bridge"
          stopLabel.textColor = UIColor(red: 0.2, green: 0.4, blue: 0.2, alpha: 1)
          let stack = UIStackView(arrangedSubviews: [lineLabel, stopLabel])
          stack.axis = .vertical
          contentView.backgroundColor = .white
          contentView.addSubview(stack)
        }
      }

      """
    let outcome = try RepairFolder(["StopCell.swift": source]).repaired(
      unsafe: isUnsafe, rules: ["color-only-hierarchy"])
    #expect(
      outcome.left == ["color-only-hierarchy: no repair of this kind is known for views of UIKit and AppKit"])
  }

  // #FF9500 is 0.42 linear and #8E8E93 is 0.27, on white 2.2:1 and 3.3:1.
  @Test("changes each branch of a choice in its own way")
  func branches() throws {
    let source = view(
      "Text(\"Due\").foregroundStyle(isLate ? Color.orange : Color.gray)", "  let isLate: Bool\n")
    let outcome = try RepairFolder(["Notice.swift": source]).repaired(
      unsafe: true, rules: ["insufficient-contrast"])
    let text = try #require(outcome.text("Notice.swift"))
    #expect(text.contains("isLate ? Color(uiColor: UIColor { @Sendable traits in"))
    #expect(!text.contains("Color.gray)"))
    #expect(outcome.left == [])
  }
}
