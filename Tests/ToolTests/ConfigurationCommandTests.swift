import Foundation
import Testing

@Suite("The configuration")
struct ConfigurationCommandTests {
  let tool: Tool

  init() throws { tool = try Tool() }

  @Test("decides where no flag does")
  func flags() throws {
    try tool.write("Invisible.swift", Sample.failing)
    try tool.write(".evident.yml", "fail-on: never\nprofile: wcag\nplatform: macos\n")
    let outcome = try tool.run("--format", "json")
    #expect(outcome.status == 0)
    #expect(try outcome.document()["profile"] as? String == "wcag")
    #expect(try outcome.document()["platform"] as? String == "macos")
    let asked = try tool.run("--format", "json", "--fail-on", "error", "--profile", "apple", "--platform", "ios18")
    #expect(asked.status == 1)
    #expect(try asked.document()["profile"] as? String == "apple")
    #expect(try asked.document()["platform"] as? String == "ios18")
  }

  @Test("can be named")
  func named() throws {
    try tool.write("Invisible.swift", Sample.failing)
    try tool.write("ci/evident.yml", "rules: { insufficient-contrast: { severity: warning } }\n")
    #expect(try tool.run("--config", "ci/evident.yml").status == 0)
    #expect(try tool.run("inspect", "Invisible.swift:5", "--config", "ci/evident.yml").status == 0)
    #expect(
      try tool.run("--config", "ci/none.yml").complaints == "evident: error: there is no configuration 'ci/none.yml'\n")
  }

  @Test("stops with one sentence and writes nothing where it is wrong")
  func mistakes() throws {
    try tool.write("App/Invisible.swift", Sample.failing)
    try tool.write("App/.evident.yml", "profile: wcag\nrules:\n  insuficient-contrast: { severity: off }\n")
    let outcome = try tool.run("--output", "json=report.json")
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.complaints
        == "evident: error: App/.evident.yml:3: there is no rule 'insuficient-contrast'; did you mean "
        + "'insufficient-contrast'?\n")
    #expect(throws: (any Error).self) { try tool.read("report.json") }
  }
}
