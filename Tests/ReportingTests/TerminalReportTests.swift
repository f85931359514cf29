import Audit
import ColorScience
import Findings
import Foundation
import Reporting
import Rules
import Scene
import Testing

@Suite("The terminal report")
struct TerminalReportTests {
  @Test("says everything in words")
  func plain() throws {
    let text = terminalReport(try SampleReport.make(), sources: SampleReport.sources, style: TerminalStyle())
    try assertSnapshot(text, named: "plain")
    #expect(!text.contains("\u{1B}"))
  }

  @Test("shows measured colours as they are where the terminal can")
  func trueColor() throws {
    let style = TerminalStyle(isColored: true, hasTrueColor: true)
    try assertSnapshot(
      terminalReport(try SampleReport.make(), sources: SampleReport.sources, style: style), named: "true-color")
  }

  @Test("shows no measured colour on a terminal that would change it")
  func colored() throws {
    let style = TerminalStyle(isColored: true)
    let text = terminalReport(try SampleReport.make(), sources: SampleReport.sources, style: style)
    #expect(text.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    #expect(!text.contains("Aa"))
  }

  @Test("breaks lines between words where the terminal is narrow, with each caret under what it is about")
  func narrow() throws {
    var report = try SampleReport.make()
    report.findings = [SampleReport.contrastFinding]
    report.findings[0].notes.append(
      .init(message: "one of several words that together are longer than a line of these"))
    let sources = SourceTexts([
      (path: "App/Row.swift", bytes: Array("\n\n\n\(String(repeating: "abcd ", count: 40))\n".utf8))
    ])
    let style = TerminalStyle(isColored: true, width: 50)
    let colored = terminalReport(report, sources: sources, style: style)
    let lines = colored.replacing(#/\u{1B}\[[0-9;]*m/#, with: "").split(separator: "\n").map(String.init)
    // The lines of a repair stay whole, so that they can be copied.
    #expect(lines.allSatisfy { $0.count <= 50 || $0.hasPrefix("    -") || $0.hasPrefix("    +") }, "\(lines)")
    let full = terminalReport(report, sources: sources, style: TerminalStyle()).split { $0 == " " || $0 == "\n" }
    // Nothing is lost but what is cut from the source line.
    #expect(full.filter { !$0.hasPrefix("abcd") }.allSatisfy { word in lines.contains { $0.contains(word) } })
    // Column 41 begins a word of the source.
    let caret = try #require(lines.firstIndex { $0.contains("^^^^^") })
    let column = lines[caret].prefix { $0 != "^" }.count
    #expect(lines[caret - 1].dropFirst(column).hasPrefix("abcd "))
    #expect(lines[caret + 1].hasSuffix(" #8E8E93 on #FFFFFF"))
  }

  @Test("shows tabs as columns, in the lines of a repair too")
  func tabs() throws {
    var report = try SampleReport.make()
    report.findings = [SampleReport.contrastFinding]
    let lines = "\n\n\n\t\t\(String(repeating: "abcd ", count: 40))\n"
    let sources = SourceTexts([(path: "App/Row.swift", bytes: Array(lines.utf8))])
    let text = terminalReport(report, sources: sources, style: TerminalStyle())
    #expect(text.contains("    -        abcd abcd"), "\(text)")
    #expect(!text.contains("\t") && !text.contains("\u{FFFD}"))
  }

  @Test("has findings and nothing else when it is quiet")
  func quiet() throws {
    let report = try SampleReport.make()
    let full = terminalReport(report, sources: SampleReport.sources, style: TerminalStyle())
    let quiet = terminalReport(report, sources: SampleReport.sources, style: TerminalStyle(isQuiet: true))
    #expect(full.hasPrefix(quiet))
    #expect(!quiet.contains("judged") && !quiet.contains("problems"))
  }

  @Test("gives the help of notes once")
  func helpOfNotes() throws {
    var report = try SampleReport.make()
    report.findings = [SampleReport.noteFinding, SampleReport.noteFinding, SampleReport.hierarchyFinding]
    let text = terminalReport(report, sources: SourceTexts(), style: TerminalStyle(isQuiet: true))
    let note = "App/Row.swift:5:2: note: text does not scale [fixed-type-size]\n"
    #expect(text.hasPrefix("\(note)  help: use a text style\n\(note)\nApp/Row.swift:5:29: warning: "))
  }

  @Test("does without the source")
  func withoutSource() throws {
    let text = terminalReport(try SampleReport.make(), sources: SourceTexts(), style: TerminalStyle())
    #expect(text.contains("App/Row.swift:4:41: error: "))
    #expect(!text.contains(" | "))
  }

  @Test("says so where there is nothing to say")
  func empty() throws {
    var report = try SampleReport.make()
    report.findings = []
    report.problems = []
    report.summary = Summary(files: 1, scene: .init(), judgement: .init(profile: .standard, elements: []), findings: [])
    let text = terminalReport(report, sources: SampleReport.sources, style: TerminalStyle())
    #expect(text == "no findings in 1 file\nno elements to judge\n")
  }

  /// A finding on one line of a file of its own, and the lines that show it.
  func snippet(_ source: [UInt8], column: Int, endColumn: Int, endLine: Int = 1) throws -> [String] {
    var report = try SampleReport.make()
    let range = SourceRange(file: "a.swift", line: 1, column: column, endLine: endLine, endColumn: endColumn)
    report.findings = [
      Finding(rule: "some-rule", severity: .error, verdict: .fails, message: "wrong", range: range)
    ]
    let sources = SourceTexts([(path: "a.swift", bytes: source)])
    let text = terminalReport(report, sources: sources, style: TerminalStyle(isQuiet: true))
    return text.split(separator: "\n").dropFirst().map(String.init)
  }

  @Test(
    "puts carets under what is meant, in columns of the terminal",
    arguments: [
      ("let gray = 1", 5, 9, " 1 | let gray = 1", "   |     ^^^^"),
      // Wide characters take two columns and three or four bytes.
      ("表 gray", 5, 9, " 1 | 表 gray", "   |    ^^^^"), ("😀😀 gray", 10, 14, " 1 | 😀😀 gray", "   |      ^^^^"),
      // A family joined by zero-width joiners is one character of 18 bytes.
      ("👨‍👩‍👧 gray", 20, 24, " 1 | 👨‍👩‍👧 gray", "   |    ^^^^"),
      // A combining accent takes no column of its own.
      ("e\u{301} gray", 5, 9, " 1 | e\u{301} gray", "   |   ^^^^"),
      ("\tgray", 2, 6, " 1 |     gray", "   |     ^^^^"), ("表表", 1, 4, " 1 | 表表", "   | ^^"),
      // An empty range still has one caret, also behind the end.
      ("gray", 2, 2, " 1 | gray", "   |  ^"), ("gray", 5, 5, " 1 | gray", "   |     ^"),
      ("gray", 9, 12, " 1 | gray", "   |     ^"),
    ])
  func carets(source: String, column: Int, endColumn: Int, line: String, carets: String) throws {
    #expect(try snippet(Array(source.utf8), column: column, endColumn: endColumn) == [line, carets])
  }

  @Test("underlines the first line of what spans several, without the space at its end")
  func severalLines() throws {
    #expect(
      try snippet(Array("VStack {  \r\n}\r\n".utf8), column: 1, endColumn: 2, endLine: 2) == [
        " 1 | VStack {  ", "   | ^^^^^^^^",
      ])
  }

  @Test("shows a part of a very long line")
  func longLine() throws {
    let source = Array(repeating: UInt8(ascii: "x"), count: 3_000_000) + Array(" gray".utf8)
    let lines = try snippet(source, column: 3_000_002, endColumn: 3_000_006)
    #expect(lines.allSatisfy { $0.count < 300 })
    let carets = try #require(lines.last)
    #expect(lines.first?.dropFirst(carets.prefix { $0 != "^" }.count) == "gray")
  }

  @Test("shows each of two places far apart on a line in a part of its own, each over its carets")
  func farApart() throws {
    var report = try SampleReport.make()
    let ranges = [1, 306].map {
      SourceRange(file: "a.swift", line: 1, column: $0, endLine: 1, endColumn: $0 + 4)
    }
    report.findings = [
      Finding(
        rule: "some-rule", severity: .error, verdict: .fails, message: "wrong", range: ranges[1],
        labels: [.init(text: "backdrop", range: ranges[0])])
    ]
    let source = "gold\(String(repeating: " ", count: 301))pink"
    let text = terminalReport(
      report, sources: SourceTexts([(path: "a.swift", bytes: Array(source.utf8))]),
      style: TerminalStyle(isQuiet: true, width: 60))
    let lines = text.split(separator: "\n").dropFirst().map(String.init)
    let cut = lines.map { $0.filter { $0 != " " } }
    #expect(cut == ["1|…pink", "|^^^^", "1|gold…", "|----backdrop"])
    #expect(lines[0].distance(to: "pink") == lines[1].distance(to: "^"))
    #expect(lines[2].distance(to: "gold") == lines[3].distance(to: "-"))
  }

  @Test("survives bytes that are no text and characters that steer a terminal")
  func hostileSource() throws {
    let lines = try snippet([0x1B, 0x63, 0xFF, 0x61], column: 1, endColumn: 2)
    #expect(lines == [" 1 | \u{FFFD}c\u{FFFD}a", "   | ^"])
  }

  @Test("shows no line where a range lies outside the file")
  func outsideFile() throws {
    var report = try SampleReport.make()
    let range = SourceRange(file: "a.swift", line: 7, column: 1, endLine: 7, endColumn: 2)
    report.findings = [
      Finding(rule: "some-rule", severity: .error, verdict: .fails, message: "wrong", range: range)
    ]
    let sources = SourceTexts([(path: "a.swift", bytes: [])])
    let text = terminalReport(report, sources: sources, style: TerminalStyle(isQuiet: true))
    #expect(text == "a.swift:7:1: error: wrong [some-rule]\n\n")
  }

  @Test("says all that is known about an element")
  func inspection() throws {
    let report = try SampleReport.make()
    try assertSnapshot(terminalInspection(of: [0, 1], in: report, style: TerminalStyle()), named: "inspection")
    #expect(terminalInspection(of: [], in: report, style: TerminalStyle()).isEmpty)
  }

  @Test("breaks what is known about an element between words where the terminal is narrow")
  func narrowInspection() throws {
    let report = try SampleReport.make()
    let full = terminalInspection(of: [0, 1], in: report, style: TerminalStyle())
    let narrow = terminalInspection(of: [0, 1], in: report, style: TerminalStyle(width: 60))
    #expect(full.split(separator: "\n").contains { $0.count > 60 })
    #expect(narrow.split(separator: "\n").allSatisfy { $0.count <= 60 }, "\(narrow)")
    #expect(full.split { $0 == " " || $0 == "\n" } == narrow.split { $0 == " " || $0 == "\n" })
  }

  @Test("breaks what was repaired, and why the rest was not, between words where the terminal is narrow")
  func narrowRepairs() throws {
    let source = """
      import SwiftUI

      struct Parcel: View {
        var body: some View {
          VStack {
            Text("Parcel").font(.headline)
            Text("Arrives on Friday").font(.subheadline).foregroundStyle(.tertiary)
            Text("Left at the door").foregroundStyle(.white)
              .background(LinearGradient(colors: [.white, .black], startPoint: .top, endPoint: .bottom))
          }
        }
      }
      """
    let request = AuditRequest(
      paths: [], standardInput: .init(name: "Parcel.swift", bytes: Array(source.utf8)),
      workingDirectory: FilePath(absolute: "/"))
    let outcome = try repair(request, RepairOptions())
    #expect(!outcome.repaired.isEmpty && !outcome.unrepaired.isEmpty)
    let full = repairReport(outcome, isDone: true, style: TerminalStyle())
    let narrow = repairReport(outcome, isDone: true, style: TerminalStyle(width: 60))
    #expect(full.split(separator: "\n").contains { $0.count > 60 })
    #expect(narrow.split(separator: "\n").allSatisfy { $0.count <= 60 }, "\(narrow)")
    #expect(full.split { $0 == " " || $0 == "\n" } == narrow.split { $0 == " " || $0 == "\n" })
  }
}

extension String {
  /// How many characters stand before a part.
  fileprivate func distance(to part: String) -> Int? {
    range(of: part).map { distance(from: startIndex, to: $0.lowerBound) }
  }
}
