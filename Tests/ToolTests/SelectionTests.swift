import Foundation
import Testing

@Suite("A choice of findings")
struct SelectionTests {
  let tool: Tool

  init() throws { tool = try Tool() }

  @Test("leaves out what a baseline knows, and says what it need not know any more")
  func baseline() throws {
    try tool.write("Invisible.swift", Sample.failing)
    let first = try tool.run("--write-baseline", "known.json", "--format", "json")
    #expect(first.status == 0)
    #expect(try first.summary()["baselined"] as? Int == 1)
    let second = try tool.run("--baseline", "known.json")
    #expect(second.status == 0)
    #expect(second.text.contains("1 in the baseline"))
    #expect(second.complaints.isEmpty)
    // A ratio of 1:1 can't get worse, so another view has to.
    try tool.write("Other.swift", Sample.failing.replacingOccurrences(of: "Invisible", with: "Other"))
    #expect(try tool.run("--baseline", "known.json").status == 1)
    try tool.write("Invisible.swift", Sample.passing)
    let third = try tool.run("--baseline", "known.json", "--fail-on", "never")
    #expect(
      third.complaints
        == "evident: warning: the baseline still holds 'insufficient-contrast' in Invisible.swift, which is not found any more\n"
    )
    #expect(try tool.run("--baseline", "known.json", "--fail-on", "never", "--quiet").complaints.isEmpty)
  }

  @Test(
    "is refused where it can't be made",
    arguments: [
      (["--baseline", "missing.json"], "the baseline 'missing.json' could not be read: No such file or directory"),
      (["--baseline", "Invisible.swift"], "'Invisible.swift' is no baseline; '--write-baseline' writes one"),
      (["--changed"], "no git repository holds these files, so nothing tells what changed"),
      (["--since", "main"], "no git repository holds these files, so nothing tells what changed"),
    ])
  func refusals(arguments: [String], sentence: String) throws {
    try tool.write("Invisible.swift", Sample.failing)
    let outcome = try tool.runAll(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.complaints == "evident: error: \(sentence)\n")
    #expect(outcome.output.isEmpty)
  }

  @Test("needs git, and one way to tell what changed")
  func git() throws {
    try tool.write("Invisible.swift", Sample.failing)
    let outcome = try tool.runAll(["--staged"], environment: ["PATH": "/nowhere"])
    #expect(outcome.status == 2)
    #expect(outcome.complaints == "evident: error: git is not there, and only it knows what changed\n")
    let both = try tool.run("--staged", "--changed")
    #expect(both.status == 2)
    #expect(both.complaints.contains("'--since', '--changed' and '--staged' exclude each other"))
  }
}
