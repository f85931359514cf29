import Audit
import Findings
import Foundation
import Reporting
import Rules
import Testing

@Suite("The SARIF report")
struct SARIFReportTests {
  func run(of report: Report) throws -> [String: Any] {
    let bytes = sarifReport(report, sources: SampleReport.sources)
    let document = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    return try #require((document["runs"] as? [[String: Any]])?.first)
  }

  func results(of report: Report) throws -> [[String: Any]] {
    try #require(try run(of: report)["results"] as? [[String: Any]])
  }

  func region(_ result: [String: Any]) throws -> [String: Int] {
    let location = try #require((result["locations"] as? [[String: Any]])?.first)
    return try #require((location["physicalLocation"] as? [String: Any])?["region"] as? [String: Int])
  }

  @Test("is written as it was")
  func golden() throws {
    let bytes = sarifReport(try SampleReport.make(), sources: SampleReport.sources)
    let text = try #require(String(bytes: bytes, encoding: .utf8))
    // The pages of the rules and their order are held by their own tests.
    let start = try #require(text.range(of: "\"automationDetails\""))
    let lines = text[start.lowerBound...].split(separator: "\n", omittingEmptySubsequences: false)
    try assertSnapshot(lines.filter { !$0.contains("\"ruleIndex\"") }.joined(separator: "\n"), named: "sarif")
  }

  @Test("has every rule with the texts that code scanning asks for")
  func rules() throws {
    let tool = try #require(try run(of: SampleReport.make())["tool"] as? [String: Any])
    let rules = try #require((tool["driver"] as? [String: Any])?["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == RuleCatalog.metadata.map(\.id))
    for rule in rules {
      for (key, limit) in ["shortDescription": 1_024, "fullDescription": 1_024, "help": 100_000] {
        let text = try #require((rule[key] as? [String: String])?["text"])
        #expect(!text.isEmpty && text.count <= limit)
      }
    }
  }

  @Test("refers to a rule by its place among them")
  func ruleIndices() throws {
    for result in try results(of: SampleReport.make()) {
      let id = try #require(result["ruleId"] as? String)
      #expect(result["ruleIndex"] as? Int == RuleCatalog.metadata.firstIndex { $0.id == id })
    }
  }

  @Test("counts columns in UTF-16 units")
  func columns() throws {
    let result = try #require(try results(of: SampleReport.make()).first)
    // '表' has three bytes and one unit, '😀' four bytes and two units: byte column 41 is unit column 41 - 2 - 2 = 37.
    #expect(try region(result) == ["startLine": 4, "startColumn": 37, "endLine": 4, "endColumn": 42])
  }

  @Test("keeps a region to one line, so that an alert shows on a change of that line")
  func tightRegions() throws {
    var report = try SampleReport.make()
    report.findings = [SampleReport.contrastFinding]
    report.findings[0].range = SourceRange(file: "App/Row.swift", line: 3, column: 5, endLine: 6, endColumn: 6)
    // Line 3 is '    VStack {': twelve characters, so its end is column 13.
    #expect(
      try region(results(of: report)[0]) == ["startLine": 3, "startColumn": 5, "endLine": 3, "endColumn": 13])
  }

  @Test("links every related place from the message")
  func related() throws {
    let result = try #require(try results(of: SampleReport.make()).first)
    let related = try #require(result["relatedLocations"] as? [[String: Any]])
    #expect(related.map { $0["id"] as? Int } == [1])
    let text = try #require((result["message"] as? [String: String])?["text"])
    #expect(text.contains("['faint' is defined here](1)"))
  }

  @Test("brackets of a message are no links")
  func brackets() throws {
    let result = try #require(try results(of: FormatTests.awkwardReport()).first)
    let text = try #require((result["message"] as? [String: String])?["text"])
    #expect(text.contains("\\[y\\]"))
  }

  @Test("names files by relative references", arguments: [("A b/ü#.swift", "A%20b/%C3%BC%23.swift"), ("a:b", "a%3Ab")])
  func uris(path: String, uri: String) throws {
    var report = try SampleReport.make()
    report.findings = [SampleReport.hierarchyFinding]
    report.findings[0].range.file = path
    let location = try #require((try results(of: report)[0]["locations"] as? [[String: Any]])?.first)
    let artifact = (location["physicalLocation"] as? [String: Any])?["artifactLocation"] as? [String: String]
    #expect(artifact == ["uri": uri, "uriBaseId": "%SRCROOT%"])
  }

  @Test("puts the worst first and stays within what is accepted")
  func limit() throws {
    var report = try SampleReport.make()
    report.problems = []
    report.findings = Array(repeating: SampleReport.noteFinding, count: 25_000) + [SampleReport.contrastFinding]
    let results = try results(of: report)
    #expect(results.count == 25_000)
    #expect(results.first?["level"] as? String == "error")
  }
}
