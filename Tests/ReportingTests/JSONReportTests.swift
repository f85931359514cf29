import Audit
import Findings
import Foundation
import PlatformStyles
import Reporting
import Rules
import Scene
import Testing

@Suite("The JSON report")
struct JSONReportTests {
  func text(_ bytes: [UInt8]) throws -> String {
    try #require(String(bytes: bytes, encoding: .utf8))
  }

  func parsed(_ bytes: [UInt8]) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  @Test("is written as it was")
  func golden() throws {
    let report = try SampleReport.make()
    try assertSnapshot(text(jsonReport(report, listsElements: true)), named: "json")
    try assertSnapshot(text(jsonInspection(of: [0, 1], in: report)), named: "json-inspection")
  }

  @Test("has elements and groups only where they are asked for")
  func keys() throws {
    let report = try SampleReport.make()
    let short = try parsed(jsonReport(report, listsElements: false))
    let long = try parsed(jsonReport(report, listsElements: true))
    let always: Set = ["schemaVersion", "tool", "profile", "platform", "summary", "problems", "findings"]
    #expect(Set(short.keys) == always)
    #expect(Set(long.keys) == always.union(["elements", "groups"]))
  }

  @Test("counts what the report holds")
  func summary() throws {
    let document = try parsed(jsonReport(try SampleReport.make(), listsElements: false))
    let summary = try #require(document["summary"] as? [String: Any])
    let counts = ["files": 3, "elements": 2, "judged": 1, "undecided": 1, "exempt": 0, "suppressed": 0, "baselined": 0]
    for (key, count) in counts { #expect(summary[key] as? Int == count, "\(key)") }
    #expect(summary["undecidedReasons"] as? [String: Int] == ["image-backdrop": 1])
    #expect(summary["findings"] as? [String: Int] == ["error": 1, "warning": 1, "note": 1])
    #expect(summary["adaptiveColors"] as? [String: Int] == ["custom": 2, "respondToIncreaseContrast": 1])
  }

  @Test("keeps ratios unrounded and leaves out what is not known")
  func elements() throws {
    let document = try parsed(jsonReport(try SampleReport.make(), listsElements: true))
    let elements = try #require(document["elements"] as? [[String: Any]])
    let title = try #require(elements.first)
    #expect(title["platform"] as? String == "ios")
    #expect(title["contexts"] == nil)
    let appearances = try #require(title["appearances"] as? [String: [String: Any]])
    #expect(Set(appearances.keys) == ["light", "dark"])
    #expect(appearances["light"]?["ratio"] as? [String: Double] == ["low": 3.2605, "high": 3.2605])
    #expect(appearances["light"]?["undecided"] is NSNull)
    let date = try #require(elements.last)
    #expect(date["platform"] as? String == "watchos")
    #expect(date["text"] is NSNull)
    let dark = try #require((date["appearances"] as? [String: [String: Any]])?["dark"])
    #expect(dark["ratio"] is NSNull && dark["foreground"] is NSNull && dark["background"] is NSNull)
    // An unknown without a place of its own stands where the element does.
    let undecided = try #require(dark["undecided"] as? [String: Any])
    #expect(undecided["reason"] as? String == "image-backdrop")
    #expect(undecided["file"] as? String == "App/Row.swift" && undecided["line"] as? Int == 5)
    let contexts = try #require(date["contexts"] as? [[String: Any]])
    #expect(contexts.map { $0["condition"] as? String } == ["isRead", nil])
    #expect(contexts.map { $0["theme"] as? String } == [nil, "night"])
  }

  @Test(
    "writes any text so that it is read back",
    arguments: ["", "\"\\/", "a\u{0}\u{1F}\u{7F}\n\t\r", "表 😀 é\u{2028}", "</script>"])
  func strings(text: String) throws {
    var report = try SampleReport.make()
    report.problems = [Problem(file: text, message: text)]
    let document = try parsed(jsonReport(report, listsElements: false))
    let problem = try #require((document["problems"] as? [[String: Any]])?.first)
    #expect(problem["file"] as? String == text && problem["message"] as? String == text)
    #expect(problem["line"] is NSNull)
  }

  @Test(
    "writes numbers in their shortest form",
    arguments: [(17.0, "17"), (3.2605, "3.2605"), (18.66, "18.66"), (0.1, "0.1"), (.infinity, "null"), (.nan, "null")])
  func numbers(number: Double, written: String) throws {
    var report = try SampleReport.make()
    report.scene.elements[0].placements[0].readings[.light]?.font?.size = number
    #expect(try text(jsonReport(report, listsElements: true)).contains("\"size\": \(written),"))
  }
}
