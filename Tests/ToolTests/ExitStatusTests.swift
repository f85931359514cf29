import Foundation
import Testing

@Suite("The exit status")
struct ExitStatusTests {
  let tool: Tool

  init() throws { tool = try Tool() }

  @Test("is 0 where nothing is found and 1 where something is")
  func findings() throws {
    try tool.write("Plain.swift", Sample.passing)
    #expect(try tool.run().status == 0)
    try tool.write("Invisible.swift", Sample.failing)
    #expect(try tool.run().status == 1)
    #expect(try tool.run("audit", ".").status == 1)
    #expect(try tool.run("Plain.swift").status == 0)
  }

  @Test("heeds '--fail-on'", arguments: [("error", 1), ("warning", 1), ("note", 1), ("never", 0)] as [(String, Int32)])
  func failOn(level: String, status: Int32) throws {
    try tool.write("Invisible.swift", Sample.failing)
    #expect(try tool.run("--fail-on", level).status == status)
  }

  @Test(
    "is 2 with a complaint where the command could not run",
    arguments: [
      ["Nothing.swift"], ["A.swift", "Nothing"], ["--format", "nonsense"], ["--format", "pdf"], ["--nonsense"],
      ["--profile", "strict"], ["--platform", "android"], ["--jobs", "0"], ["--jobs", "many"], ["--fail-on", "always"],
      ["--output", "report.json"], ["--output", "json="], ["--output", "json=no/such/folder/report.json"],
      ["--color", "sometimes"], ["--stdin-filename", "A.swift"], ["explain"], ["explain", "no-such-rule"], ["inspect"],
      ["--cache-path", ""], ["fix", "--diff", "--cache-path", ""],
      ["inspect", "A.swift"], ["inspect", "Nothing.swift:1"], ["inspect", "Empty:1"], ["inspect", "Read me.md:1"],
      ["Empty"], ["Read me.md"], ["audti"], [""], ["audit", "A.swift", ""], ["fix", "--diff", ""],
    ])
  func failures(arguments: [String]) throws {
    try tool.write("A.swift", Sample.dull)
    try tool.write("Read me.md", "text\n")
    try tool.write("Empty/notes.txt", "text\n")
    let outcome = try tool.runAll(arguments)
    #expect(outcome.status == 2)
    #expect(!outcome.complaints.isEmpty)
    #expect(outcome.output.isEmpty)
  }

  @Test(
    "names what was probably meant",
    arguments: [
      (["--formt", "json"], "--format"), (["--format", "jsn"], "'json'"), (["--profile", "standart"], "'standard'"),
      (["--platform", "macosx"], "'macos'"), (["--fail-on", "eror"], "'error'"),
      (["explain", "insuficient-contrast"], "'insufficient-contrast'"), (["inspekt"], "'inspect'"),
    ])
  func hints(arguments: [String], hint: String) throws {
    try tool.write("A.swift", Sample.dull)
    let complaints = try tool.runAll(arguments).complaints
    #expect(complaints.lowercased().contains("did you mean"))
    #expect(complaints.contains(hint))
  }

  @Test(
    "is 0 for help and version", arguments: [["--help"], ["audit", "--help"], ["help", "inspect"], ["--version"]])
  func help(arguments: [String]) throws {
    let outcome = try tool.runAll(arguments)
    #expect(outcome.status == 0)
    #expect(!outcome.output.isEmpty && outcome.complaints.isEmpty)
  }

  @Test("goes with the version that is fixed")
  func version() throws {
    #expect(try tool.run("--version").text == "0.1.0\n")
  }

  @Test("has one sentence for a folder without sources")
  func noSource() throws {
    #expect(try tool.run().complaints == "evident: error: there is no Swift or Interface Builder source in '.'\n")
  }
}
