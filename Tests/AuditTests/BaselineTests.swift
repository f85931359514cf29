import Audit
import Findings
import Foundation
import Rules
import Testing

/// Known findings that are put up with, until they get worse.
@Suite("A baseline") struct BaselineTests {
  let folder: DiscoveryFolder

  init() throws {
    folder = try DiscoveryFolder()
    // One finding is enough to follow.
    try folder.write(
      ".evident.yml",
      text: "rules: { ignored-increase-contrast: { severity: off }, missing-dark-variant: { severity: off } }\n")
  }

  /// A gray text on a background; on white 0.6 has 2.85:1, on black 7.37:1.
  private func card(_ gray: Double, on background: String = ".white", behind lines: Int = 0) -> String {
    "import SwiftUI\n" + String(repeating: "// words\n", count: lines) + """
      struct Card: View {
        var body: some View {
          Text("a").foregroundStyle(Color(white: \(gray))).background(\(background))
        }
      }

      """
  }

  private func outcome(_ baseline: Baseline? = nil, writes: Bool = false, paths: [String] = ["."]) throws
    -> AuditOutcome
  {
    let platform = try #require(PlatformChoice(argument: "ios18"))
    var request = AuditRequest(paths: paths, workingDirectory: folder.path, profile: .standard, platform: platform)
    request.baseline = baseline
    request.writesBaseline = writes
    return try audit(request)
  }

  @Test(
    "hides what it knows, wherever the lines go and however much better it gets",
    arguments: [(0.6, 0), (0.6, 9), (0.5, 3)])
  func known(gray: Double, lines: Int) throws {
    try folder.write("A.swift", text: card(0.6))
    let baseline = try outcome().baseline
    try folder.write("A.swift", text: card(gray, behind: lines))
    let report = try outcome(baseline).report
    #expect(report.findings.isEmpty)
    #expect(report.summary.baselined == 1)
    #expect(report.summary.findings[.error] == nil)
  }

  @Test("does not hide a ratio that got worse", arguments: [0.602, 0.61, 0.9])
  func worse(gray: Double) throws {
    try folder.write("A.swift", text: card(0.6))
    let baseline = try outcome().baseline
    try folder.write("A.swift", text: card(gray))
    let report = try outcome(baseline).report
    #expect(report.findings.map(\.rule) == ["insufficient-contrast"])
    #expect(report.summary.baselined == 0)
  }

  @Test("does not hide an appearance that did not fall short before")
  func otherAppearance() throws {
    try folder.write("A.swift", text: card(0.6, on: "Color(.systemBackground)"))
    let baseline = try outcome().baseline
    // 0.4 has 5.74:1 on white and 3.66:1 on black.
    try folder.write("A.swift", text: card(0.4, on: "Color(.systemBackground)"))
    #expect(try outcome(baseline).report.findings.count == 1)
  }

  @Test("does not hide a graver claim with the same identity")
  func graver() throws {
    // The default level is the system's choice on its own background, which the profile accepts.
    let accepted = card(0).replacingOccurrences(
      of: ".foregroundStyle(Color(white: 0.0)).background(.white)", with: ".foregroundStyle(.secondary)")
    try folder.write("A.swift", text: accepted)
    let baseline = try outcome().baseline
    #expect(try outcome().report.findings.map(\.verdict) == [.accepted])
    // #8A8A8E is what it shows on white.
    let written = accepted.replacingOccurrences(
      of: ".secondary", with: "Color(red: 0.5412, green: 0.5412, blue: 0.5569)")
    try folder.write("A.swift", text: written)
    #expect(try outcome(baseline).report.findings.map(\.verdict) == [.fails])
  }

  @Test("does not hide another finding")
  func another() throws {
    try folder.write("A.swift", text: card(0.6))
    let baseline = try outcome().baseline
    try folder.write("B.swift", text: card(0.6).replacingOccurrences(of: "Card", with: "Page"))
    #expect(try outcome(baseline).report.findings.map(\.range.file) == ["B.swift"])
  }

  /// Texts in a stack, each with its gray on white: 0.6 has 2.85:1, 0.7 2.12:1.
  private func stack(_ texts: [(words: String, gray: Double)]) -> String {
    let lines = texts.map { "Text(\"\($0.words)\").foregroundStyle(Color(white: \($0.gray)))" }
    return """
      import SwiftUI
      struct Card: View {
        var body: some View {
          VStack { \(lines.joined(separator: "\n")) }.background(.white)
        }
      }

      """
  }

  /// The lines of the texts that are reported against a baseline.
  private func reported(_ texts: [(words: String, gray: Double)], _ baseline: Baseline) throws -> [Int] {
    try folder.write("A.swift", text: stack(texts))
    return try outcome(baseline).report.findings.filter { $0.rule == "insufficient-contrast" }.map(\.range.line)
  }

  @Test("knows a text by other words, after others went and before others that came")
  func words() throws {
    try folder.write("A.swift", text: stack([("a", 0.6), ("b", 0.7)]))
    let baseline = try outcome().baseline
    #expect(try reported([("a", 0.6), ("b", 0.7)], baseline).isEmpty)
    #expect(try reported([("Another", 0.6), ("b", 0.7)], baseline).isEmpty)
    #expect(try reported([("b", 0.7)], baseline).isEmpty)
    #expect(try reported([("a", 0), ("b", 0.7)], baseline).isEmpty)
    // The stack begins on line 4.
    #expect(try reported([("c", 0.6), ("a", 0.6), ("b", 0.7)], baseline) == [4])
    #expect(try reported([("a", 0.65), ("b", 0.7)], baseline) == [4])
    #expect(try reported([("a", 0.7), ("b", 0)], baseline) == [4])
  }

  @Test("that is being written knows all")
  func writing() throws {
    try folder.write("A.swift", text: card(0.6))
    let report = try outcome(writes: true).report
    #expect(report.findings.isEmpty)
    #expect(report.summary.baselined == 1)
  }

  @Test("names entries that no finding has any more, in what was audited")
  func stale() throws {
    try folder.write("A.swift", text: card(0.6))
    try folder.write("B.swift", text: card(0.6).replacingOccurrences(of: "Card", with: "Page"))
    let baseline = try outcome().baseline
    #expect(try outcome(baseline).staleEntries.isEmpty)
    try folder.write("A.swift", text: card(0))
    #expect(try outcome(baseline).staleEntries == ["'insufficient-contrast' in A.swift"])
    let partly = try outcome(baseline, paths: ["A.swift"])
    #expect(partly.staleEntries == ["'insufficient-contrast' in A.swift"])
    // What was not audited stays in a baseline that is written again.
    #expect(String(decoding: partly.baseline.bytes, as: UTF8.self).contains("B.swift"))
    #expect(!String(decoding: partly.baseline.bytes, as: UTF8.self).contains("A.swift"))
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("B.swift"))
    #expect(
      try outcome(baseline, paths: ["A.swift"]).staleEntries
        == ["'insufficient-contrast' in A.swift", "'insufficient-contrast' in B.swift"])
  }

  @Test("is a file without a number or a line, which reads as it was written")
  func file() throws {
    try folder.write("App/Ä \"q\".swift", text: card(0.6, behind: 41))
    let written = try outcome().baseline
    try written.write(to: "known.json", workingDirectory: folder.path)
    #expect(try Baseline(file: "known.json", workingDirectory: folder.path) == written)
    let text = try String(contentsOf: folder.url.appendingPathComponent("known.json"), encoding: .utf8)
    let words = text.replacing(/"(fingerprint|family|words)": "[0-9a-f]{16}"/, with: "")
    #expect(words != text)
    let digits = words.filter(\.isNumber)
    #expect(digits.isEmpty)
    #expect(!text.contains("\"line\""))
    #expect(text.contains("\"light\": \""))
  }

  @Test("replaces its file as a whole")
  func replacement() throws {
    try folder.write("A.swift", text: card(0.6))
    try folder.write("kept.json", text: String(repeating: "x", count: 10_000))
    try folder.link("known.json", to: "kept.json")
    let baseline = try outcome().baseline
    try baseline.write(to: "known.json", workingDirectory: folder.path)
    #expect(try Data(contentsOf: folder.url.appendingPathComponent("kept.json")) == Data(baseline.bytes))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
    #expect(names == [".evident.yml", "A.swift", "kept.json", "known.json"])
    #expect(throws: AuditFailure.self) {
      try baseline.write(to: "no/such/known.json", workingDirectory: folder.path)
    }
  }

  @Test(
    "stops with one sentence where it can't be read",
    arguments: [
      ("", "'known.json' is no baseline; '--write-baseline' writes one"),
      ("{}", "'known.json' is no baseline; '--write-baseline' writes one"),
      ("[1]", "'known.json' is no baseline; '--write-baseline' writes one"),
      (
        #"{"evidentBaseline": "first", "findings": []}"#,
        "the baseline 'known.json' comes from another version; write it again with '--write-baseline'"
      ),
      (
        #"{"evidentBaseline": "second"}"#,
        "the baseline 'known.json' is damaged; write it again with '--write-baseline'"
      ),
      (
        #"{"evidentBaseline": "second", "findings": [{"rule": "a"}]}"#,
        "the baseline 'known.json' is damaged; write it again with '--write-baseline'"
      ),
      (
        #"{"evidentBaseline": "second", "findings": [{"rule": "a", "file": "b", "fingerprint": "c", "family": "d", "words": "e", "verdict": "fails", "grades": {"light": "A1"}}]}"#,
        "the baseline 'known.json' is damaged; write it again with '--write-baseline'"
      ),
    ])
  func unreadable(text: String, sentence: String) throws {
    try folder.write("known.json", text: text)
    #expect(throws: AuditFailure(sentence)) { try Baseline(file: "known.json", workingDirectory: folder.path) }
  }
}
