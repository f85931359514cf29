import ColorScience
import Configuration
import Findings
import SourceFacts
import Testing

@Suite("Tokens of a configuration")
struct TokenReaderTests {
  private func tokens(_ text: String) throws -> [ColorToken] {
    try ConfigurationFile(Array(text.utf8), path: ".evident.yml").tokens
  }

  @Test("reads the values by appearance, with the place of the name")
  func values() throws {
    let text = """
      # Colours of the package Brand.
      tokens:
        Color.brand.ink: { light: "#656D77", dark: "#A9B2BC", light-increased: "#4C5158" }
        "Farbe.müde":
          dark: '#fff'
      """
    let found = try tokens(text)
    let ink = ["#656D77", "#A9B2BC", "#4C5158"].compactMap { Color(hex: $0) }
    try #require(found.count == 2 && ink.count == 3)
    #expect(
      found[0]
        == ColorToken(
          name: "Color.brand.ink",
          slots: [
            ColorSlot(value: .color(ink[0], .srgb)), ColorSlot(luminosity: .dark, value: .color(ink[1], .srgb)),
            ColorSlot(isHighContrast: true, value: .color(ink[2], .srgb)),
          ], range: SourceRange(file: ".evident.yml", line: 3, column: 3, endLine: 3, endColumn: 18)))
    #expect(found[1].name == "Farbe.müde")
    #expect(found[1].slots == [ColorSlot(luminosity: .dark, value: .color(.white, .srgb))])
    // Two quotes and eleven bytes, as the umlaut has two.
    #expect(found[1].range == SourceRange(file: ".evident.yml", line: 4, column: 3, endLine: 4, endColumn: 16))
  }

  @Test("has no tokens in an empty file", arguments: ["", "# nothing\n", "tokens:\n", "\u{FEFF}tokens: {}\n", "---\n"])
  func empty(text: String) throws {
    #expect(try tokens(text).isEmpty)
  }

  @Test(
    "says what is wrong, and where",
    arguments: [
      ("tokns:\n", ".evident.yml:1: there is no key 'tokns'; did you mean 'tokens'?"),
      (
        "tokens:\n  Theme.ink: { ligth: \"#111111\" }\n",
        ".evident.yml:2: there is no key 'ligth'; did you mean 'light'?"
      ),
      (
        "tokens:\n  Theme.ink:\n    light: #111111\n",
        ".evident.yml:3: expected a colour such as \"#1C1C1E\", in quotes because '#' begins a comment, found nothing"
      ),
      (
        "tokens:\n  Theme.ink: { light: red }\n",
        ".evident.yml:2: expected a colour such as \"#1C1C1E\", in quotes because '#' begins a comment, found 'red'"
      ),
      (
        "tokens:\n  Theme.ink: {}\n",
        ".evident.yml:2: expected a value for one of light, dark, light-increased, dark-increased"
      ),
      ("tokens:\n  Theme.ink: \"#111111\"\n", ".evident.yml:2: expected keys and values, found '#111111'"),
      ("tokens:\n- Theme.ink\n", ".evident.yml:2: expected keys and values, found a list"),
      (
        "tokens:\n  Theme.ink(): { light: \"#111111\" }\n",
        ".evident.yml:2: expected a name as code spells it, such as 'Color.brand.ink', found 'Theme.ink()'"
      ),
      (
        "tokens:\n  a: { light: \"#111111\" }\n  a: { light: \"#222222\" }\n",
        ".evident.yml:3: the key 'a' stands here twice"
      ),
      ("tokens: {\n", ".evident.yml:2: not YAML: did not find expected node content"),
      ("[a]: b\n", ".evident.yml:1: expected a name as a key"),
    ])
  func mistakes(text: String, sentence: String) {
    #expect(complaint(text) == sentence)
  }

  @Test(
    "refuses what could make reading expensive",
    arguments: [
      ("a: &a [x]\nb: *a\n", 1), ("a: [x]\nb: *a\n", 2), ("exclude: [a, *b]\n", 1), ("? *a\n: b\n", 1),
      ("a: !!set {}\n", 1), ("a: |\n  text\n", 1), ("tokens:\n\ta: b\n", 2), ("'a\n\n&b': &c\n", 3),
    ])
  func hostile(text: String, line: Int) throws {
    let sentence = try #require(complaint(text))
    #expect(sentence.hasPrefix(".evident.yml:\(line): "))
    #expect(!sentence.contains("no key"))
  }

  @Test(
    "takes the same bytes in texts and comments for what they are",
    arguments: [
      "# &a *b\t|\ntokens:\n", "tokens: # *\n", "tokens: {} # '\n", "\"tokens\": {}\n", "'tokens': {}\t\n",
    ])
  func harmless(text: String) throws {
    #expect(try tokens(text).isEmpty)
  }

  @Test("stops before files that are no configuration")
  func size() {
    #expect(complaint("# " + String(repeating: "x", count: 1 << 18)) != nil)
    #expect(complaint(String(repeating: "[", count: 5_000)) != nil)
    #expect(complaint(String(repeating: "- ", count: 5_000)) != nil)
    #expect(complaint("tokens: \0") == ".evident.yml: not UTF-8 text")
  }

  private func complaint(_ text: String) -> String? {
    do {
      _ = try ConfigurationFile(Array(text.utf8), path: ".evident.yml")
      return nil
    } catch {
      return error.sentence
    }
  }
}
