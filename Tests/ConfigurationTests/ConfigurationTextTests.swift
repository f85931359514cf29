import Configuration
import Findings
import Rules
import SourceFacts
import Testing

@Suite("Configurations that are written")
struct ConfigurationTextTests {
  private func file(_ text: String) throws -> ConfigurationFile {
    try ConfigurationFile(Array(text.utf8), path: ".evident.yml")
  }

  @Test("starts with what holds anyway")
  func starter() throws {
    var expected = ConfigurationFile()
    expected.profile = .standard
    expected.platform = "ios"
    expected.failOn = .error
    #expect(try file(ConfigurationFile.starter) == expected)
  }

  /// An example behind `# ` is a key at the margin or what is indented below one.
  @Test("shows examples that are right")
  func examples() throws {
    let keys = ["include", "exclude", "rules", "overrides", "tokens"]
    let lines = ConfigurationFile.starter.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let isExample = line.hasPrefix("#   ") || keys.contains { line.hasPrefix("# \($0):") }
      return isExample ? line.dropFirst(2) : line
    }
    let found = try file(lines.joined(separator: "\n"))
    #expect(found.include?.isEmpty == false && found.exclude?.isEmpty == false)
    #expect(!found.overrides.isEmpty && !found.tokens.isEmpty)
    #expect(found.rules.keys.sorted() == RuleCatalog.metadata.map(\.id))
    for rule in RuleCatalog.metadata {
      let settings = try #require(found.rules[rule.id])
      #expect(settings.severity?.rawValue == rule.severity.rawValue)
      #expect(settings.options == Dictionary(uniqueKeysWithValues: rule.options.map { ($0.name, $0.defaultValue) }))
    }
  }

  @Test("names every key and every option in the schema")
  func schema() {
    let schema = ConfigurationSchema.text
    let keys = [
      "extends", "profile", "platform", "include", "exclude", "fail-on", "rules", "overrides", "tokens", "files",
      "light-increased", "severity", "normal-text", "large-text", "non-text",
    ]
    for key in keys + RuleCatalog.metadata.map(\.id) { #expect(schema.contains("\"\(key)\": {"), "\(key)") }
  }
}
