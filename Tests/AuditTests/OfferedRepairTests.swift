import Audit
import Findings
import Rules
import Testing

/// Repairs that a report offers, of which a person makes one and leaves the others.
@Suite("An offered repair")
struct OfferedRepairTests {
  /// On one level with the time above it, the name that says more would leave that time above itself.
  private let ticket = """
    import SwiftUI

    struct Ticket: View {
      let pierName: String
      let updated: String

      var body: some View {
        VStack(alignment: .leading) {
          Text("€12").font(.title).foregroundStyle(.primary)
          Text(updated).font(.caption).foregroundStyle(.primary)
          Text(pierName).font(.footnote).foregroundStyle(.white.opacity(0.6))
        }
        .padding()
        .background(.ultraThinMaterial)
      }
    }

    struct Hall: View {
      var body: some View {
        ZStack {
          Image("hall").resizable()
          Ticket(pierName: "North", updated: "Updated 5 minutes ago")
        }
      }
    }

    """

  @Test("stands by itself, or with those that it needs")
  func standAlone() throws {
    let offered = try offers(["Ticket.swift": ticket])
    let findings = offered.report.findings.filter { $0.severity >= .warning }
    #expect(Set(findings.map(\.rule)) == ["flat-vibrancy", "hard-coded-vibrancy", "insufficient-contrast"])
    for finding in findings {
      let fix = try #require(finding.fixes.first)
      let changed = applied(fix.edits, to: ticket)
      let left = try offers(["Ticket.swift": changed]).report.findings.filter { $0.severity >= .warning }
      #expect(left.allSatisfy { known in findings.contains { $0.rule == known.rule } }, "\(fix.title)")
    }
  }

  @Test("names the places of those that it needs")
  func needed() throws {
    let findings = try offers(["Ticket.swift": ticket]).report.findings
    let fixes = Dictionary(
      findings.flatMap { finding in finding.fixes.map { (finding.rule, $0) } }, uniquingKeysWith: { first, _ in first })
    #expect(fixes["flat-vibrancy"]?.title == "use the vibrancy level '.secondary'")
    #expect(fixes["flat-vibrancy"]?.edits.map(\.range.line) == [10])
    #expect(
      fixes["hard-coded-vibrancy"]?.title
        == "use the vibrancy level '.secondary', with what repairs 'Ticket.swift:10:52'")
    #expect(fixes["hard-coded-vibrancy"]?.edits.map(\.range.line) == [10, 11])
    #expect(fixes["hard-coded-vibrancy"]?.applicability == "safe")
  }

  @Test("is made with all others by 'fix', each once")
  func fixed() throws {
    let outcome = try RepairFolder(["Ticket.swift": ticket]).repaired()
    #expect(Set(outcome.titles) == ["safe: use the vibrancy level '.secondary'"])
    #expect(outcome.left == [])
  }

  private func offers(_ files: [String: String]) throws -> AuditOutcome {
    let folder = try RepairFolder(files)
    let request = AuditRequest(
      paths: ["."], workingDirectory: folder.folder.path, profile: .standard,
      platform: PlatformChoice(argument: "ios18"))
    return try audit(request, offering: RepairOptions(includesUnsafe: true, standAlone: true))
  }

  private func applied(_ edits: [Finding.Edit], to text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf8) }
    for edit in edits.sorted(by: { $0.range > $1.range }) {
      let line = edit.range.line - 1
      lines[line].replaceSubrange(edit.range.column - 1..<edit.range.endColumn - 1, with: Array(edit.replacement.utf8))
    }
    return lines.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
  }
}
