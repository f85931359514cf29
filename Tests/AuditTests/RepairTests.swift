import Audit
import Findings
import TestSupport
import Testing

@Suite("A repair")
struct RepairTests {
  private let palette = """
    import SwiftUI

    enum Palette {
      static let faint = Color(red: 0.7, green: 0.7, blue: 0.72)
      static let quiet = Color(red: 0.45, green: 0.45, blue: 0.47)
    }

    struct Legend: View {
      var body: some View {
        Text("In use").foregroundStyle(Palette.quiet)
      }
    }

    """

  // 0.45 encoded is 0.17 linear: 1.05 / 0.22 is 4.7 on white, and 0.22 / 0.05 is 4.4 on black, which is pinned away.
  @Test("takes a token of the project first, and changes nothing else")
  func token() throws {
    let line = "Text(\"2 nights\").font(.subheadline).foregroundStyle(Palette.faint)"
    let folder = try RepairFolder([
      "Card.swift": card(line), "Palette.swift": palette,
      "App.swift": """
      import SwiftUI

      @main struct Trips: App {
        var body: some Scene {
          WindowGroup {
            TabView { Card(); Legend() }.preferredColorScheme(.light)
          }
        }
      }

      """,
    ])
    let outcome = try folder.repaired()
    #expect(outcome.text("Card.swift")?.contains("foregroundStyle(Palette.quiet)") == true)
    #expect(outcome.files.map(\.path) == ["Card.swift"])
    #expect(outcome.titles.count == 1)
    #expect(outcome.titles.first?.hasPrefix("safe: use the project's 'Palette.quiet'") == true)
    #expect(outcome.left == [])
  }

  @Test("takes no token that the code can't see")
  func privateToken() throws {
    let folder = try RepairFolder([
      "Card.swift": card("Text(\"2 nights\").font(.subheadline).foregroundStyle(.tertiary)"),
      "Palette.swift": palette.replacing("enum Palette", with: "private enum Palette")
        .replacing("0.45, green: 0.45, blue: 0.47", with: "0.46, green: 0.46, blue: 0.46"),
    ])
    #expect(try folder.repaired().text("Card.swift")?.contains("Palette") == false)
  }

  @Test("keeps a level by the system's own, and says that it is accepted")
  func accepted() throws {
    let folder = try RepairFolder([
      "Card.swift": card("Text(\"2 nights\").font(.subheadline).foregroundColor(.gray)")
    ])
    let outcome = try folder.repaired()
    #expect(
      outcome.text("Card.swift") == card("Text(\"2 nights\").font(.subheadline).foregroundColor(.secondary)"))
    // 3.44:1 rounded (S-66), cut to two decimals.
    let title = "safe: use '.secondary', which is accepted as a choice of the system with 3.43:1 in light and "
    #expect(outcome.titles.map { String($0.prefix(title.count)) } == [title])
  }

  @Test("says the least ratio of an accepted level where the backdrop is not one colour")
  func acceptedOnWindow() throws {
    let folder = try RepairFolder([
      "Card.swift": card("Text(\"2 nights\").font(.subheadline).foregroundColor(.gray)")
        .replacing("import SwiftUI", with: "import AppKit\nimport SwiftUI")
        + "final class Pane: NSViewController { override func loadView() { view = NSHostingView(rootView: Card()) } }\n"
    ])
    // A window is #ECECEC at least, with a luminance of 0.839, on which black at 49.8 % (S-94c) is #767676 with 0.181:
    // 0.889 / 0.231 is 3.84, and a little less on the gray that the measured interval tells.
    let title = "safe: use '.secondary', which is accepted as a choice of the system with 3.8"
    let titles = try folder.repaired().titles
    #expect(titles.map { String($0.prefix(title.count)) } == [title])
    #expect(titles.allSatisfy { $0.hasSuffix(":1 or more in light") })
  }

  @Test("that hurts another place is refused, and the finding says so")
  func otherCaller() throws {
    let folder = try RepairFolder([
      "Tag.swift": """
      import SwiftUI

      struct Tag: View {
        var body: some View {
          Text("New").foregroundColor(Color(red: 0.6, green: 0.6, blue: 0.6))
        }
      }

      struct Screen: View {
        var body: some View {
          VStack {
            Tag().background(Color(red: 1, green: 1, blue: 1))
            Tag().background(Color(red: 0.1, green: 0.1, blue: 0.1))
          }
        }
      }

      """
    ])
    let outcome = try folder.repaired(unsafe: true)
    #expect(outcome.files == [])
    #expect(outcome.unrepaired.map(\.finding.rule) == ["insufficient-contrast"])
    #expect(outcome.unrepaired.allSatisfy { !$0.reasons.isEmpty })
  }

  // 0.604 x 0.2126 + 0.073 x 0.7152 + 0.171 x 0.0722 is 0.193: 4.3:1 on white, 4.9 on black. At 4.5 on white it is 4.7
  // on black.
  @Test("of a written colour is unsafe, and done in its notation")
  func literal() throws {
    let source =
      card("Text(\"2 nights\").font(.subheadline).foregroundStyle(Brand.rose)") + """

        enum Brand {
          static let rose = Color(red: 0.8, green: 0.3, blue: 0.45)
        }

        """
    let folder = try RepairFolder(["Card.swift": source])
    #expect(try folder.repaired().files == [])
    let outcome = try folder.repaired(unsafe: true, rules: ["insufficient-contrast"])
    let after = try #require(outcome.text("Card.swift"))
    #expect(after.contains("static let rose = Color(red: 0."))
    #expect(!after.contains("red: 0.8,"))
    #expect(outcome.titles.allSatisfy { $0.hasPrefix("unsafe: use the colour '#") })
    #expect(outcome.after.report.findings.allSatisfy { $0.severity < .warning })
  }

  @Test("of a level over a material")
  func vibrancy() throws {
    let title = "Text(\"Lisbon\").font(.headline)"
    let source = card("Text(\"2 nights\").font(.subheadline).foregroundStyle(.white.opacity(0.5))", title: title)
      .replacing("    }\n  }\n}\n", with: "    }\n    .background(.regularMaterial)\n  }\n}\n")
    let outcome = try RepairFolder(["Card.swift": source]).repaired(rules: ["hard-coded-vibrancy"])
    #expect(outcome.text("Card.swift")?.contains("foregroundStyle(.secondary)") == true)
    #expect(outcome.titles == ["safe: use the vibrancy level '.secondary'"])
  }

  // `.caption2` is the smallest style, so the weight and the level tell the texts apart.
  @Test("of texts that colour alone tells apart takes two axes")
  func hierarchy() throws {
    let line = "Text(\"Updated now\").font(.caption2).foregroundStyle(Color.primary.opacity(0.8))"
    let title = "Text(\"72 %\").font(.caption2)"
    let outcome = try RepairFolder(["Card.swift": card(line, title: title)])
      .repaired(unsafe: true, rules: ["color-only-hierarchy"])
    let after = "Text(\"Updated now\").font(.caption2).foregroundStyle(.secondary)"
    #expect(outcome.text("Card.swift") == card(after, title: title + ".fontWeight(.semibold)"))
    #expect(outcome.left == [])
  }

  @Test("is made once: a second run changes nothing, and nothing new is found")
  func twice() throws {
    let folder = try RepairFolder([
      "Card.swift": card("Text(\"2 nights\").font(.subheadline).foregroundStyle(.tertiary)")
    ])
    let first = try folder.repaired()
    #expect(first.files.count == 1)
    try first.write()
    let second = try folder.repaired()
    #expect(second.files == [])
    #expect(second.repaired.isEmpty)
  }

  // 0.7 is 2.11:1 on white. #767676 has 4.54:1, so it passes, and asks for more with Increase Contrast.
  @Test("makes room for another one, which the same run makes")
  func rounds() throws {
    let color = "Color(red: 0.7, green: 0.7, blue: 0.7)"
    let source = card("Text(\"2 nights\").font(.subheadline).foregroundStyle(\(color)).background(.white)")
    let folder = try RepairFolder(["Card.swift": source])
    let first = try folder.repaired(unsafe: true)
    #expect(first.repaired.map(\.rule).sorted() == ["ignored-increase-contrast", "insufficient-contrast"])
    #expect(first.files.map(\.old) == [Array(source.utf8)])
    #expect(first.after.report.findings.filter { $0.severity > .note } == [])
    try first.write()
    let second = try folder.repaired(unsafe: true)
    #expect(second.files == [])
    #expect(second.repaired.isEmpty)
  }

  // On white the second level, 60 % of #3C3C43, is 3.4:1, and accepted; the third, 30 %, is 1.7:1. As long as the level
  // alone tells the two texts apart, the second one may not have that of the first.
  @Test("that would have made two texts alike is made in the same run, once another one tells them apart")
  func afterAnother() throws {
    func source(_ line: String) -> String {
      card(
        "Text(publishedDate, style: .date)\(line)",
        title: "Text(author).font(.footnote).foregroundStyle(.secondary)"
      ).replacing("View {\n  var", with: "View {\n  let author: String\n  let publishedDate: Date\n  var")
    }
    let folder = try RepairFolder(["Card.swift": source(".font(.footnote).foregroundStyle(.tertiary)")])
    let first = try folder.repaired(unsafe: true)
    #expect(first.text("Card.swift") == source(".font(.caption).foregroundStyle(.secondary)"))
    #expect(first.repaired.map(\.rule).sorted() == ["color-only-hierarchy", "insufficient-contrast"])
    #expect(first.left == [])
    try first.write()
    #expect(try folder.repaired(unsafe: true).files == [])
  }

  @Test("is not made where a comment hides the finding, or for other rules than those asked for")
  func unasked() throws {
    let line = "Text(\"2 nights\").font(.subheadline).foregroundStyle(.tertiary)"
    let hidden = try RepairFolder([
      "Card.swift": card("// evident:ignore insufficient-contrast -- on purpose\n      " + line)
    ])
    #expect(try hidden.repaired(unsafe: true).files == [])
    let open = try RepairFolder(["Card.swift": card(line)])
    #expect(try open.repaired(unsafe: true, rules: ["flat-vibrancy"]).files == [])
  }
}
