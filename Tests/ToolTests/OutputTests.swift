import Foundation
import Testing

@Suite("What is written where")
struct OutputTests {
  let tool: Tool

  init() throws { tool = try Tool() }

  @Test("has findings on standard output and nothing on standard error")
  func streams() throws {
    try tool.write("Invisible.swift", Sample.failing)
    let outcome = try tool.run()
    #expect(outcome.text.contains("Invisible.swift:"))
    #expect(outcome.text.contains("insufficient-contrast"))
    #expect(outcome.text.contains("judged "))
    #expect(outcome.complaints.isEmpty)
  }

  @Test("leaves out the summary when it is quiet")
  func quiet() throws {
    try tool.write("Invisible.swift", Sample.failing)
    try tool.write("Broken.swift", "struct {\n")
    let outcome = try tool.run("--quiet")
    #expect(outcome.text.contains("Invisible.swift:") && !outcome.text.contains("judged "))
    #expect(try tool.run("--quiet", "--format", "json").complaints.isEmpty)
    try tool.write("Only.swift", Sample.dull)
    #expect(try tool.run("--quiet", "Only.swift").output.isEmpty)
  }

  @Test("colours only where it is asked to")
  func color() throws {
    try tool.write("Invisible.swift", Sample.failing)
    let trueColor = ["COLORTERM": "truecolor"]
    #expect(try !tool.run(environment: trueColor).text.contains("\u{1B}"))
    #expect(try tool.run("--color", "always", environment: trueColor).text.contains("\u{1B}[48;2;255;255;255m"))
    #expect(try tool.run("--color", "always", environment: ["NO_COLOR": "1"]).text.contains("\u{1B}"))
    #expect(try !tool.run("--color", "never", environment: trueColor).text.contains("\u{1B}"))
  }

  @Test("writes files in addition, as often as it is asked to")
  func files() throws {
    try tool.write("Invisible.swift", Sample.failing)
    let outcome = try tool.run(
      "--output", "json=a report.json", "--output", "terminal=report.txt", "--output", "json=b.json")
    #expect(outcome.status == 1)
    #expect(try tool.read("report.txt") == outcome.output)
    #expect(try tool.read("a report.json") == tool.read("b.json"))
    #expect(try tool.read("b.json") == tool.run("--format", "json").output)
  }

  @Test("is the same at any number of jobs and on every run")
  func determinism() throws {
    for index in 0..<12 {
      try tool.write("Part \(index)/Row.swift", Sample.failing.replacingOccurrences(of: "Invisible", with: "V\(index)"))
    }
    try tool.write("Broken.swift", "struct {\n")
    let first = try tool.run("--format", "json", "--elements", "--jobs", "1")
    for jobs in ["1", "2", "5"] {
      #expect(try tool.run("--format", "json", "--elements", "--jobs", jobs).output == first.output)
    }
    let text = try tool.run("--jobs", "1").output
    #expect(try tool.run("--jobs", "2").output == text)
  }

  @Test("has elements and groups in JSON only where they are asked for")
  func elements() throws {
    try tool.write("Invisible.swift", Sample.failing)
    let short = try tool.run("--format", "json").document()
    #expect(short["elements"] == nil && short["groups"] == nil)
    let long = try tool.run("--format", "json", "--elements").document()
    let elements = try #require(long["elements"] as? [[String: Any]])
    #expect(elements.contains { $0["file"] as? String == "Invisible.swift" && $0["kind"] as? String == "text" })
    #expect(long["groups"] is [Any])
  }

  @Test("prints the platform as it was asked for", arguments: ["ios", "ios18", "ios26", "macos"])
  func platform(name: String) throws {
    try tool.write("Plain.swift", Sample.passing)
    let document = try tool.run("--format", "json", "--elements", "--platform", name).document()
    #expect(document["platform"] as? String == name)
    let elements = try #require(document["elements"] as? [[String: Any]])
    #expect(elements.allSatisfy { $0["platform"] as? String == name })
  }

  @Test("prints timings on standard error")
  func timings() throws {
    try tool.write("Plain.swift", Sample.passing)
    let outcome = try tool.run("--timings", "--format", "json")
    for stage in ["discovery", "reading", "evaluation", "rules"] { #expect(outcome.complaints.contains("\(stage): ")) }
    #expect(try outcome.document()["summary"] != nil)
  }

  @Test("explains every rule that it lists, and what is at a place")
  func otherCommands() throws {
    let rules = try tool.run("rules").text.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    #expect(rules.contains("insufficient-contrast"))
    for rule in rules { #expect(try tool.run("explain", String(rule)).text.hasPrefix("# ")) }
    try tool.write("App/Invisible.swift", Sample.failing)
    let inspection = try tool.run("inspect", "App/Invisible.swift:5")
    #expect(inspection.status == 0)
    #expect(inspection.text.contains("App/Invisible.swift:5:5: text 'Nobody reads this' in 'Invisible'"))
    let document = try tool.run("inspect", "App/Invisible.swift:5", "--format", "json").document()
    #expect((document["elements"] as? [Any])?.count == 1)
    let nothing = try tool.run("inspect", "App/Invisible.swift:1")
    #expect(nothing.status == 0 && nothing.output.isEmpty)
    #expect(nothing.complaints.contains("no element stands at App/Invisible.swift:1"))
  }

  @Test("ends quietly where the reader has left")
  func brokenPipe() throws {
    try tool.write("Invisible.swift", Sample.failing)
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let outcome = try tool.runAll(["--format", "json"], output: pipe.fileHandleForWriting)
    #expect(outcome.status == 1)
    #expect(outcome.complaints.isEmpty)
  }

  @Test(
    "fails where standard output can't be written", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDisk() throws {
    try tool.write("Plain.swift", Sample.passing)
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let outcome = try tool.runAll([], output: full)
    #expect(outcome.status == 2)
    #expect(outcome.complaints.contains("standard output could not be written"))
  }
}
