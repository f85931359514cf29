import Audit
import ColorScience
import Findings
import PlatformStyles
import Rules
import Scene
import Testing

/// JSON files that code finds in its bundle by a name that it writes.
@Suite struct BundledFileTests {
  let folder: DiscoveryFolder

  init() throws { folder = try DiscoveryFolder() }

  /// The colours of a text that shows the first theme of a file; `nil` for one that is not known.
  private func foregrounds() throws -> Set<String?> {
    try folder.write(
      "App/Sample.swift",
      text: """
        import SwiftUI
        struct Theme: Codable { let shade: Double; var ink: Color { Color(white: shade) } }
        func all() -> [Theme] {
          guard let file = Bundle.main.url(forResource: "Themes", withExtension: "json"),
            let data = try? Data(contentsOf: file),
            let themes = try? JSONDecoder().decode([Theme].self, from: data)
          else { return [] }
          return themes
        }
        struct Sample: View {
          private let theme = all()[0]
          var body: some View { Text("a").foregroundStyle(theme.ink) }
        }
        """)
    let platform = try #require(PlatformChoice(argument: "ios18"))
    let report = try audit(
      AuditRequest(paths: ["."], workingDirectory: folder.path, profile: .standard, platform: platform)
    ).report
    return Set(
      report.scene.elements.flatMap(\.placements).map { $0.readings[.light]?.foreground?.hexString })
  }

  @Test func theOneOfItsNameIsRead() throws {
    try folder.write("App/Resources/Themes.json", text: #"[{"shade": 0.2}, {"shade": 1}]"#)
    try folder.write("AppTests/Themes.json", "App/Assets.xcassets/Themes.dataset/Themes.json", text: "[]")
    // 0.2 of 255 is #33.
    #expect(try foregrounds() == ["#333333"])
  }

  @Test func anAnswerIsKeptAsLongAsTheFileSaysTheSame() throws {
    let store = try DiscoveryFolder()
    let cache = RunCache(folder: FilePath("cache", relativeTo: store.path), settling: 3600)
    let key = try #require(RunKey(words: ["audit"], standardInput: nil, workingDirectory: folder.path))
    try folder.write("App/Themes.json", text: #"[{"shade": 0.2}]"#)
    _ = try cache.keeping(key) {
      _ = try foregrounds()
      return RunAnswer(output: [], warnings: [], files: [], isFailing: false)
    }
    #expect(cache.answer(to: key) != nil)
    try folder.write("App/Themes.json", text: #"[{"shade": 0.3}]"#)
    #expect(cache.answer(to: key) == nil)
  }

  @Test func noneOfTwoIsRead() throws {
    try folder.write("App/Resources/Themes.json", "App/More/Themes.json", text: #"[{"shade": 0.2}]"#)
    #expect(try foregrounds() == [nil])
  }

  @Test func whatIsIgnoredOrLargerThanPresetsAreIsNotRead() throws {
    try folder.write("App/Themes.json", text: #"[{"shade": 0.2}]"# + String(repeating: " ", count: 1 << 18))
    #expect(try foregrounds() == [nil])
    try folder.write("App/Themes.json", text: #"[{"shade": 0.2}]"#)
    #expect(try foregrounds() == ["#333333"])
    try folder.write(".gitignore", text: "Themes.json\n")
    #expect(try foregrounds() == [nil])
  }
}
