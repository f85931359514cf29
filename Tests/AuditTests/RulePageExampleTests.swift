import Audit
import Findings
import PlatformStyles
import Rules
import Testing

/// The examples of the rule pages, run as a reader would run them.
@Suite("Examples on the rules' pages") struct RulePageExampleTests {
  /// A block of Swift on a page.
  struct Example: CustomTestStringConvertible, Sendable {
    let rule: String
    let kind: String
    let lines: [String]
    /// The files that the page shows beside it, by their paths.
    var files: [String: String] = [:]

    var testDescription: String { "\(rule): \(kind)" }
    var source: String { lines.joined(separator: "\n") }

    /// The lines that carry a marker for the page's own rule.
    var markedLines: [Int] {
      lines.enumerated().filter { $0.element.contains("// finding: \(rule)") }.map { $0.offset + 1 }
    }
  }

  static let examples: [Example] = RuleCatalog.metadata.flatMap { rule -> [Example] in
    var found: [Example] = []
    var files: [String: String] = [:]
    var open: (kind: String, lines: [String])?
    for line in (RulePages.page(of: rule.id) ?? "").split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```swift ") || line.hasPrefix("```json ") {
        open = (String(line.dropFirst("```".count)), [])
      } else if line.hasPrefix("```"), let block = open {
        let words = block.kind.split(separator: " ", maxSplits: 1).map(String.init)
        if words[0] == "json" {
          files[words[1]] = block.lines.joined(separator: "\n")
        } else {
          found.append(Example(rule: rule.id, kind: words[1], lines: block.lines))
        }
        open = nil
      } else {
        open?.lines.append(String(line))
      }
    }
    return found.map { example in
      var example = example
      example.files = files
      return example
    }
  }

  private func findings(of example: Example) throws -> [Finding] {
    let folder = try DiscoveryFolder()
    for (path, text) in example.files { try folder.write(path, text: text) }
    try folder.write("Example.swift", text: example.source)
    try folder.makeFolder(".git")
    return try folder.outcome(["."], asked: "ios18").report.findings.filter { $0.rule == example.rule }
  }

  @Test("every rule has its three kinds of example") func kinds() {
    for rule in RuleCatalog.metadata {
      let kinds = Set(Self.examples.filter { $0.rule == rule.id }.map(\.kind))
      #expect(kinds.isSuperset(of: ["incorrect", "correct", "undecided"]), "\(rule.id)")
    }
  }

  @Test(
    "an incorrect example has its finding on the marked lines", arguments: examples.filter { $0.kind == "incorrect" })
  func incorrect(_ example: Example) throws {
    #expect(!example.markedLines.isEmpty)
    #expect(try findings(of: example).map(\.range.line).sorted() == example.markedLines)
  }

  @Test("a correct example has no finding above a note", arguments: examples.filter { $0.kind == "correct" })
  func correct(_ example: Example) throws {
    #expect(try findings(of: example).filter { $0.verdict != .accepted }.isEmpty)
  }

  @Test("an undecided example is no error", arguments: examples.filter { $0.kind == "undecided" })
  func undecided(_ example: Example) throws {
    let found = try findings(of: example)
    #expect(found.allSatisfy { $0.verdict != .fails })
    let marked = example.markedLines
    if !marked.isEmpty { #expect(found.map(\.range.line).sorted() == marked) }
  }
}
