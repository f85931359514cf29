import Rules
import Testing

/// Every page has the same headings and the examples that are run as tests.
struct RulePageTests {
  private static let headings = [
    "Why it matters", "Incorrect", "Correct", "How it is measured", "What it cannot tell", "Fix safety", "Options",
    "References",
  ]
  private static let kinds = [
    "swift incorrect": "Incorrect", "swift correct": "Correct", "swift undecided": "What it cannot tell",
  ]

  @Test
  func headingsAreFixed() {
    #expect(RulePage.all.count == RuleCatalog.all.count)
    for page in RulePage.all {
      #expect(page.sections.map(\.heading) == Self.headings, "\(page.id)")
      #expect(!page.title.isEmpty, "\(page.id)")
      #expect(page.summary.count == 1 && page.summary.first?.last == ".", "\(page.id): one sentence under the title")
      #expect(page.text.hasSuffix("\n") && !page.text.hasSuffix("\n\n"), "\(page.id)")
    }
  }

  @Test
  func sectionsAreNotEmpty() {
    for page in RulePage.all {
      for heading in Self.headings {
        let isFilled =
          page.prose(heading).contains { !$0.isWhitespace } || page.blocks.contains { $0.section == heading }
        #expect(isFilled, "\(page.id): \(heading)")
      }
    }
  }

  @Test
  func everyKindOfExampleIsThere() {
    for page in RulePage.all {
      for (kind, section) in Self.kinds {
        #expect(page.blocks.contains { $0.kind == kind && $0.section == section }, "\(page.id): \(kind)")
      }
      for block in page.examples {
        #expect(Self.kinds[block.kind] == block.section, "\(page.id): '\(block.kind)' in '\(block.section)'")
      }
    }
  }

  @Test
  func pagesSayWhetherThereAreRepairs() throws {
    let table = try Repository.text("Documentation/Repairs.md").split(separator: "\n").filter { $0.hasPrefix("| `") }
    let rules = Set(RulePage.all.map(\.id))
    var repaired: Set<String> = []
    for row in table {
      let first = row.split(separator: "|").first { $0.contains("`") } ?? ""
      repaired.formUnion(first.split(separator: "`").map(String.init))
    }
    repaired.formIntersection(rules)
    #expect(repaired.count > 5)
    for page in RulePage.all {
      let hasNone = page.prose("Fix safety").contains("no automatic repair") || page.id == "unverified-contrast"
      #expect(hasNone != repaired.contains(page.id), "\(page.id)")
    }
  }

  @Test
  func examplesStandAlone() {
    for page in RulePage.all {
      for block in page.examples {
        let code = block.lines.joined(separator: "\n")
        let isView = code.contains(": View {") && code.contains("var body: some View {")
        let isController = code.contains(": UIViewController {") && code.contains("func viewDidLoad() {")
        #expect(
          block.lines.first == "import SwiftUI" && isView || block.lines.first == "import UIKit" && isController,
          "\(page.id): \(block.kind)")
      }
    }
  }

  @Test
  func markersNameTheRightRules() {
    let ids = Set(RuleCatalog.metadata.map(\.id))
    for page in RulePage.all {
      for block in page.examples {
        #expect(Set(block.markedRules).isSubset(of: ids), "\(page.id): \(block.kind)")
        #expect(
          block.markedRules.contains(page.id) == (block.kind == "swift incorrect"), "\(page.id): \(block.kind)")
      }
    }
  }

  @Test
  func everyOptionIsExplained() {
    for rule in RuleCatalog.metadata {
      let options = RulePage.all.first { $0.id == rule.id }?.prose("Options") ?? ""
      for name in ["severity"] + rule.options.map(\.name) {
        #expect(options.contains("- `\(name)`: "), "\(rule.id): \(name)")
      }
    }
  }

  @Test
  func theEmbeddedPagesAreCurrent() {
    for page in RulePage.all {
      #expect(
        RulePages.page(of: page.id) == page.text,
        "\(page.id): run `swift run --package-path Tools generate-rule-pages`")
    }
    #expect(RulePages.page(of: "README") == nil)
  }
}
