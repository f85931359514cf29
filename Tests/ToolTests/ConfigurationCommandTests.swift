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

  /// The example of the documentation as JSON, the language of schemas.
  private static let example = """
    {
      "profile": "standard", "platform": "ios", "include": ["App", "Packages"], "exclude": ["**/*Tests*", "Pods"],
      "fail-on": "error",
      "rules": {
        "insufficient-contrast": { "severity": "error", "normal-text": 4.5, "large-text": 3 },
        "single-axis-hierarchy": { "severity": "warning" },
        "unspoken-value": { "severity": "off" }
      },
      "overrides": [
        { "files": ["WatchApp/**"], "platform": "watchos", "rules": { "fixed-type-size": { "severity": "off" } } }
      ],
      "tokens": {
        "Color.brand.textSecondary": { "light": "#656D77", "dark": "#A9B2BC", "light-increased": "#4C5158" }
      }
    }
    """

  private func violations(_ document: String) throws -> [String] {
    let outcome = try tool.run("config", "schema")
    #expect(outcome.status == 0 && outcome.complaints.isEmpty)
    return try JSONSchema(outcome.output).violations(of: Data(document.utf8))
  }

  @Test("has a schema that takes the documentation's example, and keys without values")
  func schema() throws {
    #expect(try violations(Self.example) == [])
    #expect(try violations(#"{"rules": null, "include": null, "tokens": {}}"#) == [])
    // The same text is a configuration, as JSON is YAML.
    try tool.write("Invisible.swift", Sample.failing)
    try tool.write(".evident.yml", Self.example)
    #expect(try tool.run("Invisible.swift").status == 1)
  }

  @Test(
    "has a schema that rejects what the program rejects",
    arguments: [
      (#"{"profil": "wcag"}"#, "'profil' is not known"), (#"{"profile": "strict"}"#, "is none of"),
      (#"{"include": "App"}"#, "is no"), (#"{"exclude": ["!App"]}"#, "does not fit"),
      (#"{"rules": {"insuficient-contrast": {}}}"#, "'insuficient-contrast' is not known"),
      (#"{"rules": {"insufficient-contrast": {"normaltext": 4}}}"#, "'normaltext' is not known"),
      (#"{"rules": {"insufficient-contrast": {"normal-text": 22}}}"#, "is above 21"),
      (#"{"rules": {"insufficient-contrast": {"normal-text": 0.5}}}"#, "is below 1"),
      (#"{"rules": {"insufficient-contrast": {"normal-text": "high"}}}"#, "is no"),
      (#"{"rules": {"flat-vibrancy": {"severity": "warn"}}}"#, "is none of"),
      (#"{"overrides": [{"platform": "ios"}]}"#, "'files' is missing"),
      (##"{"tokens": {"Theme.ink": {"ligth": "#111111"}}}"##, "'ligth' is not known"),
      (##"{"tokens": {"Theme.ink": {"light": "#11111"}}}"##, "does not fit"),
      (##"{"tokens": {"Theme.ink": {}}}"##, "holds less than 1"),
      (##"{"tokens": {"Theme.ink()": {"light": "#111111"}}}"##, "does not fit"),
    ])
  func rejection(document: String, violation: String) throws {
    let found = try violations(document)
    #expect(found.count == 1 && found.allSatisfy { $0.contains(violation) }, "\(found)")
    try tool.write("Plain.swift", Sample.passing)
    try tool.write(".evident.yml", document)
    #expect(try tool.run().status == 2)
  }

  @Test("starts with a file that changes nothing and is not overwritten")
  func start() throws {
    try tool.write("Invisible.swift", Sample.failing)
    let before = try tool.run("--format", "json").output
    let outcome = try tool.run("init")
    #expect(outcome.status == 0 && outcome.output.isEmpty)
    #expect(outcome.complaints == "evident: note: wrote '.evident.yml'\n")
    #expect(try tool.run("--format", "json").output == before)
    try tool.write(".evident.yml", "fail-on: never\n")
    let again = try tool.run("init")
    #expect(again.status == 2)
    #expect(again.complaints == "evident: error: '.evident.yml' could not be written: File exists\n")
    #expect(try tool.read(".evident.yml") == Data("fail-on: never\n".utf8))
  }

  @Test("tells what applies to a file, as a configuration of its own")
  func effective() throws {
    try tool.write("base.yml", "rules: { insufficient-contrast: { normal-text: 7 } }\n")
    try tool.write(
      "App/.evident.yml",
      """
      extends: ../base.yml
      exclude: [Old]
      overrides: [{ files: [Watch], platform: watchos, rules: { flat-vibrancy: { severity: off } } }]
      tokens: { Theme.ink: { light: "#102030", dark: "#FFFFFF80" } }
      """)
    for file in ["App/Home.swift", "App/Watch/Old/A.swift", "A.swift"] { try tool.write(file, Sample.passing) }
    let plain = try tool.run("config", "show", "--effective", "App/Home.swift").text
    #expect(plain.hasPrefix("# App/Home.swift: App/.evident.yml, extending base.yml\nprofile: standard\n"))
    #expect(plain.contains("\nplatform: ios\n"))
    #expect(plain.contains("\n  insufficient-contrast: { severity: error, normal-text: 7, large-text: 3 }\n"))
    #expect(plain.contains("\n  flat-vibrancy: { severity: warning }\n"))
    #expect(plain.contains("\n  missing-dark-variant: { severity: note }\n"))
    #expect(plain.hasSuffix("\ntokens:\n  \"Theme.ink\": { light: \"#102030\", dark: \"#FFFFFF80\" }\n"))
    let old = try tool.run("config", "show", "--effective", "App/Watch/Old/A.swift", "--profile", "wcag").text
    #expect(old.contains("\n# left out of audits\nprofile: wcag\nplatform: watchos\n"))
    #expect(old.contains("\n  flat-vibrancy: { severity: off }\n"))
    #expect(try tool.run("config", "show", "--effective", "A.swift").text.hasPrefix("# A.swift: no configuration\n"))
    try tool.write("copy.yml", plain)
    let copy = try tool.run("config", "show", "--effective", "A.swift", "--config", "copy.yml").text
    #expect(copy.drop { $0 != "\n" } == plain.drop { $0 != "\n" })
    let missing = try tool.run("config", "show", "--effective", "No.swift")
    #expect(missing.status == 2)
    #expect(missing.complaints == "evident: error: there is no file or folder 'No.swift'\n")
  }
}
