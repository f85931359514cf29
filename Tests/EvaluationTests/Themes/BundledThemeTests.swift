import Scene
import TestSupport
import Testing

/// Themes that code decodes from a JSON file of the program are those that the file lists (S-61a).
@Suite struct BundledThemeTests {
  private static let day = #"{"title": "Day", "shade": 0}"#
  /// 0.2 of 255 is #33.
  private static let sea = #"{"title": "Sea", "shade": 0.2}"#
  private static let found = #"Bundle.main.url(forResource: "Themes", withExtension: "json")"#

  /// A look of what a function makes of the file, which views show as it is or as any theme that was chosen.
  private func look(
    _ json: String, _ code: String, members: String = "", theme: String = "let theme: Theme", more: String = "",
    files: [String: String] = [:]
  ) -> Look {
    Look(
      """
      import SwiftUI
      struct Theme: Codable {
        let title: String
        let shade: Double
        var ink: Color { Color(white: shade) }
        \(members)
      }
      enum Presets { static func all() -> [Theme] { \(code) } }
      \(more)
      struct Sample: View {
        \(theme)
        var body: some View { Text("a").foregroundStyle(theme.ink) }
      }
      """, files: files.merging(["Resources/Themes.json": json]) { first, _ in first })
  }

  private static let whole = """
    guard let file = \(found), let data = try? Data(contentsOf: file),
      let themes = try? JSONDecoder().decode([Theme].self, from: data)
    else { return [] }
    return themes
    """

  @Test(
    "however code comes to the file's contents",
    arguments: [
      whole, "let decoder = JSONDecoder(); return try! decoder.decode([Theme].self, from: Data(contentsOf: \(found)!))",
      """
      let path = Bundle.main.path(forResource: "Themes.json", ofType: nil)!
      let data = try! Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
      return (try? JSONDecoder().decode([Theme].self, from: data)) ?? []
      """,
    ])
  func members(_ code: String) {
    let look = look("[\(Self.day), \(Self.sea)]", code)
    #expect(look.foregrounds("a") == ["#000000", "#333333"], "\(look.dump)")
    #expect(Set(look.placements("a").map(\.theme)) == ["Day", "Sea"])
  }

  @Test("the first one is the first in the file")
  func first() {
    let look = look("[\(Self.sea), \(Self.day)]", Self.whole, theme: "private let theme = Presets.all().first!")
    #expect(look.foregrounds("a") == ["#333333"], "\(look.dump)")
  }

  @Test(
    "what the type keeps, names and nests",
    arguments: [
      ("var isLarge = false; enum CodingKeys: String, CodingKey { case title, shade }", ""),
      (
        "var note: String?; let version = 2; let parts: [Part]; struct Part: Codable { let size: Int }",
        #", "parts": [{"size": 1}, {"size": 2}]"#
      ),
      ("let kind: Kind; enum Kind: String, Codable { case calm, loud }", #", "kind": "loud""#),
    ])
  func types(_ members: String, _ json: String) {
    let themes = [Self.day, Self.sea].map { "\($0.dropLast(1))\(json)}" }.joined(separator: ", ")
    let look = look("[\(themes)]", Self.whole, members: members)
    #expect(look.foregrounds("a") == ["#000000", "#333333"], "\(look.dump)")
  }

  @Test("keys may be spelled otherwise than properties")
  func keys() {
    let look = look(
      #"[{"name": "Day", "shade": 0}, {"name": "Sea", "shade": 0.2}]"#, Self.whole,
      members: "enum CodingKeys: String, CodingKey { case title = \"name\"; case shade }")
    #expect(look.foregrounds("a") == ["#000000", "#333333"], "\(look.dump)")
  }

  @Test(
    "what does not decode is not known",
    arguments: [
      ("[\(day), \(sea)", ""), (#"[{"title": "Day"}, \#(sea)]"#, ""), (#"[{"title": "Day", "shade": "0"}]"#, ""),
      (#"[{"title": "Day", "shade": true}, \#(sea)]"#, ""), ("[\(day), null]", ""),
      ("[\(day), \(sea)]", "let extra: Int"),
      ("[\(day), \(sea)]", "init(from decoder: Decoder) throws { title = \"\"; shade = 0.5 }"),
    ])
  func broken(_ json: String, _ members: String) {
    let look = look(json, Self.whole, members: members)
    #expect(look.foregrounds("a") == ["?"], "\(look.dump)")
  }

  @Test("nor is what of two files of one name is meant, or how keys are spelled")
  func unsure() {
    let json = "[\(Self.day), \(Self.sea)]"
    #expect(look(json, Self.whole, files: ["Other/Themes.json": json]).foregrounds("a") == ["?"])
    let spelled = look(
      json, Self.whole, more: "func read(_ d: JSONDecoder) { d.keyDecodingStrategy = .convertFromSnakeCase }")
    #expect(spelled.foregrounds("a") == ["?"], "\(spelled.dump)")
  }

  @Test("records are no presets: those without looks, and long lists")
  func records() {
    let long = Array(repeating: Self.day, count: 33).joined(separator: ", ")
    #expect(look("[\(long)]", Self.whole).foregrounds("a") == ["?"])
    let texts = look(
      "[\(Self.day), \(Self.sea)]", "[]",
      more: """
        struct Note: Codable, Identifiable { let id: String; let title: String }
        func notes() -> [Note] { \(Self.whole.replacing("[Theme]", with: "[Note]")) }
        struct Notes: View { var body: some View { ForEach(notes()) { Text($0.title) } } }
        """)
    #expect(!texts.texts.contains("Day"), "\(texts.dump)")
  }

  @Test("what is decoded from anything else is one more")
  func others() {
    let look = look(
      "[\(Self.day), \(Self.sea)]", Self.whole,
      more: "func load(_ data: Data) throws { keep(try JSONDecoder().decode(Theme.self, from: data)) }")
    #expect(look.foregrounds("a") == ["#000000", "#333333", "?"], "\(look.dump)")
    #expect(look.placements("a").contains { $0.theme == "another" })
  }
}
