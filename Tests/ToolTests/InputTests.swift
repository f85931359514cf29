import Foundation
import Testing

@Suite("What is read")
struct InputTests {
  let tool: Tool

  init() throws { tool = try Tool() }

  @Test("takes one file from standard input, under the name it is given")
  func standardInput() throws {
    let outcome = try tool.run(
      "-", "--stdin-filename", "Views/Invisible.swift", "--format", "json", "--elements", input: Sample.failing)
    #expect(outcome.status == 1)
    let findings = try #require(try outcome.document()["findings"] as? [[String: Any]])
    #expect(!findings.isEmpty)
    #expect(findings.allSatisfy { $0["file"] as? String == "Views/Invisible.swift" })
    #expect(try tool.run("-", input: Sample.failing).status == 1)
    #expect(try tool.run("-", input: Sample.passing).status == 0)
  }

  @Test("lets standard input stand for the file on disk")
  func unsavedFile() throws {
    try tool.write("View.swift", Sample.failing)
    #expect(try tool.run(".").status == 1)
    #expect(try tool.run(".", "-", "--stdin-filename", "View.swift", input: Sample.passing).status == 0)
  }

  @Test("goes on past files it can't read or parse")
  func badFiles() throws {
    try tool.write("Invisible.swift", Sample.failing)
    try tool.write("Empty.swift", "")
    try tool.write("Latin1.swift", Data(Array("// ".utf8) + [0xA9, 0x0A]))
    try tool.write("Wide.swift", Data([0xFF, 0xFE, 0x6C, 0x00]))
    try tool.write("Broken.swift", "struct Row: View { var body: some View { Text(\n")
    try FileManager.default.createSymbolicLink(
      atPath: tool.folder.appendingPathComponent("Gone.swift").path, withDestinationPath: "nowhere")
    let outcome = try tool.run("--format", "json")
    #expect(outcome.status == 1)
    let problems = try #require(try outcome.document()["problems"] as? [[String: Any]])
    let files = Set(problems.compactMap { $0["file"] as? String })
    #expect(files == ["Broken.swift", "Gone.swift", "Latin1.swift", "Wide.swift"])
    #expect(try outcome.summary()["files"] as? Int == 5)
    for file in files { #expect(outcome.complaints.contains("evident: warning: \(file)")) }
    let text = try tool.run().text
    for file in files { #expect(text.contains("  \(file)")) }
  }

  @Test("can't run where a file that is named is no text", arguments: [[0x2F, 0x2F, 0xA9], [0xFF, 0xFE, 0x6C, 0x00]])
  func namedBytes(bytes: [UInt8]) throws {
    try tool.write("Bytes.swift", Data(bytes))
    try tool.write("View.swift", Sample.passing)
    let outcome = try tool.run("Bytes.swift", "View.swift")
    #expect(outcome.status == 2)
    #expect(outcome.complaints == "evident: error: 'Bytes.swift' could not be read: it is not UTF-8 text\n")
  }

  @Test("takes a zero byte for white space")
  func zeroByte() throws {
    try tool.write("View.swift", Data(Array(Sample.failing.utf8) + [0x00, 0x0A]))
    let outcome = try tool.run("View.swift")
    #expect(outcome.status == 1)
    #expect(!outcome.complaints.contains("warning"))
  }

  @Test(
    "survives hostile sources",
    arguments: [
      String(repeating: "VStack { ", count: 400), String(repeating: "(", count: 5_000),
      "let x = " + String(repeating: "[", count: 3_000), "\u{FEFF}", "#if", "struct A: View { var body: some View {",
      "import SwiftUI\nstruct A: View { var body: some View { A() } }\n",
      "\"\"\"\n" + String(repeating: "\\(", count: 40), "let s = \"\u{202E}\u{1B}[31m\"\n",
    ])
  func hostile(source: String) throws {
    try tool.write("Hostile.swift", source)
    let outcome = try tool.run("--format", "json", "--elements")
    #expect(outcome.status < 2)
    #expect(try outcome.summary()["files"] as? Int == 1)
    #expect(try tool.run().status == outcome.status)
  }

  @Test("reads a file of five megabytes")
  func large() throws {
    let table = String(repeating: "  0x0123, 0x4567, 0x89AB, 0xCDEF, // generated\n", count: 1_000)
    try tool.write("Table.swift", "let table: [Int] = [\n\(table)]\n")
    try tool.write("Comment.swift", "/*" + String(repeating: "x", count: 5_000_000) + "*/\n" + Sample.failing)
    #expect(try tool.run().status == 1)
  }

  @Test("takes names with spaces, emoji and colons")
  func names() throws {
    try tool.write("My App 😀/Row: new.swift", Sample.failing)
    let outcome = try tool.run()
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("My App 😀/Row: new.swift:6:"))
    #expect(try tool.run("inspect", "My App 😀/Row: new.swift:5").text.contains("Nobody reads this"))
  }
}
