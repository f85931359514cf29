import Audit
import Findings
import Foundation
import Reporting
import Testing

@Suite("The formats of other tools")
struct FormatTests {
  /// Signs that every format has to escape in its own way.
  static let awkward = "50 % <b>\"A&B\"</b> | `x`, [y]: 表 \u{7}\nnext"

  static func awkwardReport() throws -> Report {
    var report = try SampleReport.make()
    report.findings[0].message = awkward
    return report
  }

  @Test("Xcode gets absolute paths, notes that stand alone first, and follow-ups behind their finding")
  func xcode() throws {
    let text = xcodeReport(try SampleReport.make(), workingDirectory: FilePath(absolute: "/work tree"))
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines[0] == "/work tree/App/Broken.swift:5:1: warning: problem: expected '}'")
    #expect(lines[3] == "/work tree/App/Row.swift:5:2: note: text does not scale [fixed-type-size]")
    let error = try #require(lines.firstIndex { $0.contains(": error: ") })
    #expect(lines[error].hasPrefix("/work tree/App/Row.swift:4:41: error: text has a contrast of 3.26:1"))
    #expect(lines[error].hasSuffix(" [insufficient-contrast]"))
    // The first note has no place, so it stands where its finding does; the second stands at the definition.
    #expect(lines[error + 1].hasPrefix("/work tree/App/Row.swift:4:41: note: "))
    #expect(lines[error + 2] == "/work tree/App/Theme.swift:2:22: note: 'faint' is defined here")
    #expect(lines.count == 8)
  }

  @Test("GitHub gets a command a finding, escaped as its toolkit does")
  func gitHub() throws {
    let lines = gitHubAnnotations(try Self.awkwardReport()).split(separator: "\n").map(String.init)
    let error = try #require(lines.first)
    #expect(
      error.hasPrefix(
        "::error file=App/Row.swift,line=4,endLine=4,col=41,endColumn=46,title=evident%3A insufficient-contrast::50 %25 "
      ))
    #expect(error.contains("%0Anext%0Alight: #8E8E93 on #FFFFFF, 3.26:1, below 4.5:1%0A"))
    #expect(lines.contains("::warning file=App/Broken.swift,line=5,col=1,title=evident%3A problem::expected '}'"))
    #expect(lines.count == 6 && lines.allSatisfy { $0.hasPrefix("::") })
  }

  @Test("GitHub shows ten of a level, so the tenth says how many are left out", arguments: [(10, 10, 0), (11, 10, 2)])
  func gitHubLimit(findings: Int, shown: Int, missing: Int) throws {
    var report = try SampleReport.make()
    report.problems = []
    report.findings = Array(repeating: SampleReport.contrastFinding, count: findings)
    let lines = gitHubAnnotations(report).split(separator: "\n")
    #expect(lines.count == shown)
    #expect(lines.last?.contains("::\(missing) more at this level") == (missing > 0))
  }

  @Test("a region of several lines has no columns for GitHub")
  func gitHubLines() throws {
    var report = try SampleReport.make()
    report.problems = []
    report.findings = [SampleReport.contrastFinding]
    report.findings[0].range.endLine = 6
    #expect(gitHubAnnotations(report).hasPrefix("::error file=App/Row.swift,line=4,endLine=6,title="))
  }

  @Test("GitLab gets one issue a finding with an identity of its own")
  func gitLab() throws {
    let issues = try #require(
      try JSONSerialization.jsonObject(with: Data(gitLabReport(Self.awkwardReport()))) as? [[String: Any]])
    #expect(issues.map { $0["severity"] as? String } == ["major", "minor", "info"])
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 3)
    #expect(issues[0]["description"] as? String == Self.awkward)
    let location = try #require(issues[0]["location"] as? [String: Any])
    #expect(location["path"] as? String == "App/Row.swift")
    #expect(location["lines"] as? [String: Int] == ["begin": 4, "end": 4])
  }

  @Test("Markdown keeps every row on its line, whatever the message holds")
  func markdown() throws {
    let text = markdownReport(try Self.awkwardReport())
    let row = try #require(text.split(separator: "\n").first { $0.contains("insufficient-contrast") })
    #expect(
      row.hasPrefix(
        "| App/Row.swift:4:41 | 50 % &lt;b&gt;\"A&amp;B\"&lt;/b&gt; \\| \\`x\\`, \\[y\\]: 表 \u{FFFD}\u{FFFD}next"))
    #expect(row.hasSuffix("<br>dark: \\#FFFFFF on \\#000000, 21:1, at least 4.5:1 |"))
    #expect(text.contains("\n## 1 error\n") && text.contains("\n## 1 note\n") && !text.contains("left out"))
  }

  @Test("Markdown stays within its limit and says what is missing", arguments: [1_500, 4_000])
  func markdownLimit(limit: Int) throws {
    var report = try SampleReport.make()
    report.findings = Array(repeating: SampleReport.contrastFinding, count: 40) + [SampleReport.noteFinding]
    let text = markdownReport(report, byteLimit: limit)
    #expect(text.utf8.count <= limit)
    let rows = text.split(separator: "\n").count { $0.contains("(`") }
    #expect(rows > 0 && text.contains("\n\(41 - rows) of 41 findings left out"))
    // What matters less is not shown where something that matters more is missing.
    #expect(!text.contains("1 note\n\n|"))
  }
}
