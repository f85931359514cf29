import Audit
import Findings
import TestSupport
import Testing

@Suite("A repair is refused")
struct RepairHarmTests {
  private func view(_ body: String, _ members: String = "") -> String {
    "import SwiftUI\n\nstruct Notice: View {\n\(members)  var body: some View {\n    \(body)\n  }\n}\n"
  }

  // The second level is 3.4:1 on white; at 60 % it is 36 % of #3C3C43, 2:1.
  @Test("that makes a hint look like what somebody wrote, or stand out more")
  func exclusiveBranches() throws {
    let source = view(
      "VStack { if note.isEmpty { Text(\"Add a note\").foregroundStyle(.secondary.opacity(0.6)) }"
        + " else { Text(note).foregroundStyle(.secondary) } }",
      "  let note: String\n")
    let outcome = try RepairFolder(["Notice.swift": source]).repaired(unsafe: true, rules: ["insufficient-contrast"])
    #expect(outcome.files == [])
    #expect(outcome.unrepaired.map(\.finding.range.line) == [6])
    #expect(outcome.left.first?.contains("the text would look like the one at 'Notice.swift:6:") == true)
  }

  // #E67333 is 3.07:1 on white. The three colours have less than 2:1 to each other, and only weight and size are left to
  // tell the texts apart: a heavier second text would be like the first one again.
  @Test("that takes back what repaired another finding")
  func takenBack() throws {
    let texts = """
      VStack(alignment: .leading) {
            Text("Platform 4").foregroundStyle(Color(red: 0.75, green: 0.25, blue: 0.25))
            Text("Ten minutes late").font(.system(size: 17)).foregroundStyle(Color(red: 0.9, green: 0.45, blue: 0.20))
            Text("Gate 3").foregroundStyle(Color(red: 0.20, green: 0.45, blue: 0.20))
          }
          .background(Color.white)
      """
    let rules: Set = ["color-only-hierarchy", "fixed-type-size", "insufficient-contrast"]
    let outcome = try RepairFolder(["Notice.swift": view(texts)]).repaired(unsafe: true, rules: rules)
    let left = Set(outcome.after.report.findings.map(\.fingerprint))
    #expect(outcome.repaired.filter { left.contains($0.fingerprint) }.map(\.range.id) == [])
    #expect(outcome.repaired.map(\.rule).contains("color-only-hierarchy"))
  }

  // Four grays of one font, darker ones before lighter ones: whatever is repaired, none may come out smaller or lighter
  // than one that was fainter.
  @Test("that sets a fainter text larger or heavier than one that is repaired along with another")
  func surpassed() throws {
    let names = ["title", "subtitle", "footnote", "date"]
    let texts = names.enumerated().map {
      "Text(\($0.element)).foregroundStyle(Color(white: \(0.1 * Double($0.offset + 1))))"
    }
    let members = "  let \(names.map { "\($0): String" }.joined(separator: ", "))\n"
    let source = view("VStack {\n\(texts.joined(separator: "\n"))\n}.background(Color.white)", members)
    let outcome = try RepairFolder(["Notice.swift": source]).repaired(unsafe: true, rules: ["color-only-hierarchy"])
    let lines = (outcome.text("Notice.swift") ?? source).split(separator: "\n").filter { $0.contains("Text(") }
    let ranks = lines.map { line in
      (line.contains(".subheadline") || line.contains(".footnote") ? 0 : 1) + (line.contains("semibold") ? 1 : 0)
    }
    #expect(ranks.count == 4 && zip(ranks, ranks.dropFirst()).allSatisfy { $0 >= $1 }, "\(lines)")
  }

  @Test("for texts of one place, not for those of two rows")
  func rows() throws {
    let texts = "Text(\"Signal\").foregroundStyle(.secondary); Text(\"3 bars\").foregroundStyle(.tertiary)"
    for (container, isRepaired) in [("List", true), ("ZStack", false)] {
      let outcome = try RepairFolder(["Notice.swift": view("\(container) { \(texts) }")]).repaired(
        rules: ["insufficient-contrast"])
      #expect(outcome.files.isEmpty != isRepaired)
    }
  }

  // The second level of the labels is 60 % of #3C3C43, 3.4:1 on a white that is no background of the system.
  @Test("that gives one of several labels of one function the style of another")
  func sharedLabels() throws {
    let source = """
      import UIKit

      final class TicketView: UIView {
        let nameLabel = TicketView.makeLabel()
        let seatLabel = TicketView.makeLabel()

        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
          nameLabel.font = .preferredFont(forTextStyle: .headline)
          seatLabel.font = .preferredFont(forTextStyle: .body)
          nameLabel.text = "Night train"
          seatLabel.text = "Coach 7"
          nameLabel.textColor = .label
          seatLabel.textColor = .secondaryLabel
          overrideUserInterfaceStyle = .light
          addSubview(nameLabel)
          addSubview(seatLabel)
        }

        static func makeLabel() -> UILabel { UILabel() }
      }

      """
    let text = try RepairFolder(["TicketView.swift": source]).repaired(unsafe: true).text("TicketView.swift")
    #expect(text?.contains("seatLabel.textColor = .label\n") != true)
  }

  // systemRed is 3.55:1 on white.
  @Test("that changes a constant which a test names")
  func testedConstant() throws {
    let palette = "import SwiftUI\n\nenum Palette {\n  static let alarm = Color(uiColor: .systemRed)\n}\n"
    let test = """
      import Testing

      @Test func alarm() {
        #expect(UIColor(Palette.NAME) == .systemRed)
      }

      """
    for (name, reason) in [("alarm", "'Tests/PaletteTests.swift' tests 'Palette.alarm'"), ("alarmed", nil)] {
      let outcome = try RepairFolder([
        "Notice.swift": view("Text(\"Late\").foregroundStyle(Palette.alarm)"), "Palette.swift": palette,
        "Tests/PaletteTests.swift": test.replacing("NAME", with: name),
      ]).repaired(unsafe: true, rules: ["insufficient-contrast"])
      #expect(outcome.files.isEmpty == (reason != nil))
      #expect(outcome.left.first?.contains(reason ?? "") == reason.map { _ in true })
    }
  }

  // systemGray4 is #D1D1D6 in light, 0.64 linear, and 1.05 / 0.69 is 1.5. The second level is 3.4:1 on white.
  @Test("that a layer would keep as it is in one appearance", arguments: [true, false])
  func frozen(isRunAgain: Bool) throws {
    func source(_ color: String) -> String {
      let border = "field.layer.borderColor = \(color).cgColor"
      return """
        import UIKit

        final class SearchView: UIView {
          let field = UITextField()

          override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .systemBackground
            field.layer.borderWidth = 1
            addSubview(field)
            \(isRunAgain ? "" : border)
          }

          override func layoutSubviews() {
            super.layoutSubviews()
            \(isRunAgain ? border : "")
          }
        }

        """
    }
    let outcome = try RepairFolder(["SearchView.swift": source("UIColor.systemGray4")]).repaired(
      rules: ["insufficient-non-text-contrast"])
    #expect(outcome.text("SearchView.swift") == (isRunAgain ? source("UIColor.secondaryLabel") : nil))
    let reason = "insufficient-non-text-contrast: the layer would keep the colour of one appearance"
    #expect(outcome.left == (isRunAgain ? [] : [reason]))
  }

  @Test("that sets one text style for several sizes, or for a size that is computed")
  func severalSizes() throws {
    let members = """
        let isWide: Bool
        private var size: CGFloat { isWide ? 22 : 13 }

      """
    for body in ["Text(\"4 h\").font(.system(size: size))", "Text(\"4 h\").font(.system(size: isWide ? 17 : 13))"] {
      let outcome = try RepairFolder(["Notice.swift": view(body, members)]).repaired(
        unsafe: true, rules: ["fixed-type-size"])
      #expect(outcome.files == [])
    }
  }

  @Test("that lets a unit outgrow its value, which keeps its size")
  func outgrown() throws {
    let value = "var font: Font = .system(size: 40)\n"
    let source = view("HStack { Text(amount).font(font); Text(\"kWh\").font(.system(size: 12)) }", "  \(value)")
      .replacing("View {\n  var font", with: "View {\n  let amount: String\n  var font")
    let alone = view("HStack { Text(\"kWh\").font(.system(size: 12)) }")
    for (source, isRepaired) in [(source, false), (alone, true)] {
      let outcome = try RepairFolder(["Notice.swift": source]).repaired(rules: ["fixed-type-size"])
      #expect(outcome.files.isEmpty != isRepaired)
    }
  }

  @Test("that sets a text in a style which a fixed frame has no room for")
  func fixedRoom() throws {
    for (frame, isRepaired) in [(".frame(width: 24, height: 24)", false), (".frame(maxWidth: .infinity)", true)] {
      let source = view("VStack { Text(\"12\").font(.system(size: 12))\(frame) }")
      let outcome = try RepairFolder(["Notice.swift": source]).repaired(rules: ["fixed-type-size"])
      #expect(outcome.files.isEmpty != isRepaired)
    }
  }

  // Teal at the second level is 50 % of it, under 2:1 on white.
  @Test("that makes a shade of a written hue gray, or what is no title the first thing to read")
  func hues() throws {
    let shade = view("VStack { Text(\"North\").foregroundStyle(.secondary) }.foregroundStyle(.teal)")
    #expect(try RepairFolder(["Notice.swift": shade]).repaired(rules: ["insufficient-contrast"]).files == [])
    let note = view(
      "VStack { Text(\"Order 7\").font(.title3); Text(\"6 pieces\").font(.subheadline).foregroundStyle(.secondary) }"
        + ".padding().background(Color(red: 0.76, green: 0.77, blue: 0.94)).preferredColorScheme(.light)")
    #expect(try RepairFolder(["Notice.swift": note]).repaired(rules: ["insufficient-contrast"]).files == [])
  }

  // systemRed is #FF3B30, 0.25 linear. 92 % white is 0.83, 0.88 / 0.3 is 2.96, and 22 pt needs 3:1: a red a hundredth
  // darker does. 80 % white is 0.6, 0.65 / 0.3 is 2.1.
  @Test("that puts numbers in the place of a system colour for what nobody sees")
  func unseen() throws {
    let text = "Text(\"Sold out\").font(.title2).foregroundStyle(.red)"
    for (gray, isChanged) in [("0.92", false), ("0.8", true)] {
      let source = view("VStack { \(text) }.padding().background(Color(white: \(gray))).preferredColorScheme(.light)")
      let outcome = try RepairFolder(["Notice.swift": source]).repaired(unsafe: true, rules: ["insufficient-contrast"])
      #expect(outcome.before.report.findings.contains { $0.rule == "insufficient-contrast" })
      #expect((outcome.text("Notice.swift") ?? source).contains(".foregroundStyle(.red)") != isChanged)
    }
  }

  // 11 pt is the smallest style: there is none for two levels below a title of that size.
  @Test("that sets a lesser text larger than the title")
  func smallTitle() throws {
    let source = view(
      "VStack { Text(\"Garage\").font(.caption2.weight(.semibold)); Text(\"Closed\").font(.caption2);"
        + " Text(\"Since noon\").font(.caption2).foregroundStyle(Color.primary.opacity(0.8)) }")
    let outcome = try RepairFolder(["Notice.swift": source]).repaired(unsafe: true, rules: ["color-only-hierarchy"])
    let text = outcome.text("Notice.swift") ?? source
    #expect(!text.contains(".subheadline") && !text.contains(".font(.caption)"))
    #expect(text.contains("Text(\"Garage\").font(.caption2.weight(.semibold));"))
    // Semibold would be the title's weight.
    #expect(!text.contains("Text(\"Closed\").font(.caption2).fontWeight(.semibold)"))
  }

  // The second level is 3.4:1 on white, where the system's background accepts it and a plain white does not.
  @Test("that changes the style of all rows, where the backdrop of one only looks like the system's background")
  func likeTheSystem() throws {
    let source = """
      import UIKit

      final class LetterRow: UIView {
        let sender = UILabel()
        let isPreview: Bool

        init(isPreview: Bool) {
          self.isPreview = isPreview
          super.init(frame: .zero)
          backgroundColor = .systemBackground
          if isPreview {
            backgroundColor = traitCollection.userInterfaceStyle == .dark ? .secondarySystemBackground : .white
          }
          sender.text = "Post office"
          sender.textColor = .secondaryLabel
          addSubview(sender)
        }
      }

      """
    let outcome = try RepairFolder(["LetterRow.swift": source]).repaired(rules: ["insufficient-contrast"])
    #expect(outcome.text("LetterRow.swift") == source.replacing(": .white", with: ": .systemBackground"))
    #expect(outcome.left == [])
    // A name is no colour of the system: what it stands for may be meant.
    let named =
      source.replacing(": .white", with: ": Paper.white")
      + "enum Paper {\n  static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)\n}\n"
    let other = try RepairFolder(["LetterRow.swift": named]).repaired(unsafe: true, rules: ["insufficient-contrast"])
    #expect(other.files == [])
    #expect(other.left.first?.hasSuffix("use that for the backdrop at 'LetterRow.swift:20' as well") == true)
  }

  // White on #0A60C8 is 5.9:1. #5AB0FF has 0.41, white on it is 2.3:1 and needs 0.18 at most; as a text on #1C1C1E of
  // 0.012 it needs 0.23 at least.
  @Test("in the appearances that pass: a tint leaves the accent there")
  func tint() throws {
    func slot(_ appearances: String, _ red: String, _ green: String, _ blue: String) -> String {
      "{ \"idiom\" : \"universal\",\(appearances) \"color\" : { \"color-space\" : \"srgb\", \"components\" :"
        + " { \"alpha\" : \"1.000\", \"red\" : \"\(red)\", \"green\" : \"\(green)\", \"blue\" : \"\(blue)\" } } }"
    }
    let dark = " \"appearances\" : [ { \"appearance\" : \"luminosity\", \"value\" : \"dark\" } ],"
    let set =
      "{ \"info\" : { \"version\" : 1 }, \"colors\" : [ \(slot("", "0x0A", "0x60", "0xC8")),"
      + " \(slot(dark, "0x5A", "0xB0", "0xFF")) ] }\n"
    let source = view(
      "VStack { Text(\"Map\").foregroundStyle(Color.accentColor); Button(\"Buy\") {}.buttonStyle(.borderedProminent) }"
        + "\n    .background(Color(uiColor: .secondarySystemBackground))")
    let outcome = try RepairFolder([
      "Notice.swift": source, "Assets.xcassets/AccentColor.colorset/Contents.json": set,
    ]).repaired(unsafe: true, rules: ["insufficient-contrast"])
    #expect(outcome.files.map(\.path) == ["Notice.swift"])
    let text = try #require(outcome.text("Notice.swift"))
    #expect(text.onOneLine.contains(".buttonStyle(.borderedProminent).tint(colorScheme == .dark ? Color(red: "))
    #expect(text.contains(": Color.accentColor)"))
  }
}
