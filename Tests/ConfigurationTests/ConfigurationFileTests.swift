import ColorScience
import Configuration
import Findings
import Rules
import SourceFacts
import Testing

@Suite("What a configuration says")
struct ConfigurationFileTests {
  private func file(_ text: String) throws -> ConfigurationFile {
    try ConfigurationFile(Array(text.utf8), path: "App/.evident.yml")
  }

  private func complaint(_ text: String) -> String? {
    do {
      _ = try file(text)
      return nil
    } catch {
      return (error as? ConfigurationError)?.sentence
    }
  }

  @Test("reads every key")
  func everyKey() throws {
    let found = try file(
      """
      extends: ../shared/base.yml
      profile: wcag
      platform: macos
      include: [App, Kit/Sources]
      exclude:
        - "**/*Snapshots*"
        - Generated
      fail-on: warning
      rules:
        insufficient-contrast: { severity: warning, normal-text: 7, large-text: 4.5 }
        flat-vibrancy: { severity: off }
        hard-coded-vibrancy:
      overrides:
        - files: ["Watch/**"]
          platform: watchos
          rules: { insufficient-contrast: { large-text: 3 } }
        - { files: [Legacy] }
      tokens:
        Theme.ink: { light: "#102030" }
      """)
    var expected = ConfigurationFile()
    expected.extends = .init(path: "../shared/base.yml", line: 1)
    expected.profile = .wcag
    expected.platform = "macos"
    expected.include = ["App", "Kit/Sources"]
    expected.exclude = ["**/*Snapshots*", "Generated"]
    expected.failOn = .warning
    expected.rules = [
      "insufficient-contrast": RuleSettings(severity: .warning, options: ["normal-text": 7, "large-text": 4.5]),
      "flat-vibrancy": RuleSettings(severity: .off), "hard-coded-vibrancy": RuleSettings(),
    ]
    expected.overrides = [
      ConfigurationOverride(
        files: ["Watch/**"], platform: "watchos",
        rules: ["insufficient-contrast": RuleSettings(options: ["large-text": 3])]),
      ConfigurationOverride(files: ["Legacy"]),
    ]
    let ink = try #require(Color(hex: "#102030"))
    expected.tokens = [
      ColorToken(
        name: "Theme.ink", slots: [ColorSlot(value: .color(ink, .srgb))],
        range: SourceRange(file: "App/.evident.yml", line: 19, column: 3, endLine: 19, endColumn: 12))
    ]
    #expect(found == expected)
  }

  @Test(
    "says nothing where a key is empty",
    arguments: ["rules:", "include:", "exclude: []", "overrides:", "tokens: {}", "rules: { flat-vibrancy: }"])
  func emptyKeys(text: String) throws {
    let found = try file(text + "\n")
    #expect(found.include == nil || found.include == [])
    #expect(found.exclude == nil || found.exclude == [])
    #expect(found.overrides.isEmpty && found.tokens.isEmpty)
    #expect(found.rules.values.allSatisfy { $0 == RuleSettings() })
  }

  @Test(
    "names the line and what was probably meant",
    arguments: [
      ("profil: wcag\n", "1: there is no key 'profil'; did you mean 'profile'?"),
      ("\nprofile: strict\n", "2: there is no profile 'strict'; expected one of standard, wcag, apple"),
      ("profile: wcga\n", "1: there is no profile 'wcga'; did you mean 'wcag'?"),
      ("profile: [wcag]\n", "1: expected one of standard, wcag, apple, found a list"),
      ("profile:\n", "1: expected one of standard, wcag, apple, found nothing"),
      ("platform: macosx\n", "1: there is no platform 'macosx'; did you mean 'macos'?"),
      ("fail-on: eror\n", "1: there is no level 'eror'; did you mean 'error'?"),
      ("include: App\n", "1: expected a list, found 'App'"),
      ("include:\n- a: b\n", "2: expected a pattern of paths, found a mapping"),
      ("exclude: [\"!App\"]\n", "1: a pattern can't begin with '!'"),
      ("exclude: [\"../App\"]\n", "1: a pattern can't lead out of the configuration's folder"),
      ("exclude: [**/*.swift]\n", "1: anchors and aliases are not read here; "),
      (
        "rules:\n  insuficient-contrast: {}\n",
        "2: there is no rule 'insuficient-contrast'; did you mean 'insufficient-contrast'?"
      ),
      (
        "rules:\n  insufficient-contrast:\n    normaltext: 4\n",
        "3: there is no option 'normaltext'; did you mean 'normal-text'?"
      ),
      (
        "rules:\n  flat-vibrancy: { normal-text: 4 }\n",
        "2: there is no option 'normal-text'; expected one of severity"
      ),
      (
        "rules:\n  insufficient-contrast: { normal-text: high }\n",
        "2: expected a number from 1 to 21, found 'high'"
      ),
      ("rules:\n  insufficient-contrast: { normal-text: 0.5 }\n", "2: expected a number from 1 to 21, found '0.5'"),
      ("rules:\n  insufficient-contrast: { normal-text: nan }\n", "2: expected a number from 1 to 21, found 'nan'"),
      ("rules:\n  flat-vibrancy: { severity: warn }\n", "2: there is no severity 'warn'; did you mean 'warning'?"),
      ("rules:\n  flat-vibrancy: off\n", "2: expected keys and values, found 'off'"),
      ("overrides:\n- platform: ios\n", "2: the key 'files' is missing"),
      ("overrides:\n- { files: [A], profile: wcag }\n", "2: there is no key 'profile'; expected one of "),
      ("extends: []\n", "1: expected the path of a configuration, found a list"),
      ("- profile\n", "1: expected keys and values, found a list"),
      ("profile: wcag\nplatform: ios\nprofile: apple\n", "3: the key 'profile' stands here twice"),
      ("tokens:\n  A.b: { dark: \"#000000\", dark: \"#FFFFFF\" }\n", "2: the key 'dark' stands here twice"),
      ("profile: wcag\n---\nprofile: apple\n", "2: not YAML: but found another document"),
      (
        "profile: \"a\\e[31m\\nb\"\n", "1: there is no profile 'a [31m b'; expected one of standard, wcag, apple"
      ),
      (
        "profile: \(String(repeating: "x", count: 50))\n",
        "1: there is no profile '\(String(repeating: "x", count: 40))…'; expected one of standard, wcag, apple"
      ),
      ("\tprofile: wcag\n", "1: a tab can't indent YAML; use spaces"),
    ])
  func mistakes(text: String, sentence: String) throws {
    let complaint = try #require(self.complaint(text))
    #expect(complaint.hasPrefix("App/.evident.yml:\(sentence)"), "\(complaint)")
    #expect(!complaint.contains("\n"))
  }

  @Test("lets its own words stand before those it extends")
  func extending() throws {
    let base = try file(
      """
      extends: root.yml
      profile: apple
      platform: tvos
      include: [Base]
      exclude: [Old]
      fail-on: never
      rules: { insufficient-contrast: { severity: note, normal-text: 7 }, flat-vibrancy: { severity: off } }
      overrides: [{ files: [A] }]
      tokens: { Theme.ink: { light: "#000000" } }
      """)
    let own = try file(
      """
      extends: base.yml
      profile: wcag
      include: [Own]
      rules: { insufficient-contrast: { normal-text: 5 } }
      overrides: [{ files: [B] }]
      tokens: { Theme.ink: { light: "#FFFFFF" } }
      """)
    let result = own.extending(base)
    #expect(result.extends?.path == "root.yml")
    #expect(result.profile == .wcag && result.platform == "tvos" && result.failOn == .never)
    #expect(result.include == ["Own"] && result.exclude == ["Old"])
    #expect(
      result.rules == [
        "insufficient-contrast": RuleSettings(severity: .note, options: ["normal-text": 5]),
        "flat-vibrancy": RuleSettings(severity: .off),
      ])
    #expect(result.overrides.map(\.files) == [["A"], ["B"]])
    #expect(ColorTokens(result.tokens)["Theme.ink"]?.slots == [ColorSlot(value: .color(.white, .srgb))])
  }
}
