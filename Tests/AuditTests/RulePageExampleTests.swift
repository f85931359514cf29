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

    var testDescription: String { "\(rule): \(kind)" }
    var source: String { lines.joined(separator: "\n") }

    /// The lines that carry a marker for the page's own rule.
    var markedLines: [Int] {
      lines.enumerated().filter { $0.element.contains("// finding: \(rule)") }.map { $0.offset + 1 }
    }
  }

  static let examples: [Example] = RuleCatalog.metadata.flatMap { rule -> [Example] in
    var found: [Example] = []
    var open: (kind: String, lines: [String])?
    for line in (RulePages.page(of: rule.id) ?? "").split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```swift ") {
        open = (String(line.dropFirst("```swift ".count)), [])
      } else if line.hasPrefix("```"), let block = open {
        found.append(Example(rule: rule.id, kind: block.kind, lines: block.lines))
        open = nil
      } else {
        open?.lines.append(String(line))
      }
    }
    return found
  }

  private func findings(of example: Example) throws -> [Finding] {
    let platform = try #require(PlatformChoice(argument: "ios18"))
    let root = FilePath(absolute: "/")
    let request = AuditRequest(
      paths: [], standardInput: .init(name: "Example.swift", bytes: Array(example.source.utf8)), workingDirectory: root,
      profile: .standard, platform: platform)
    return try audit(request).report.findings.filter { $0.rule == example.rule }
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
