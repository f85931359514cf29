import Scene
import TestSupport
import Testing

/// A type of themes of which some are decoded may be another one than those that the source makes (S-61a).
@Suite struct DecodedThemeTests {
  @Test(
    "however the decoded type holds them",
    arguments: ["Theme", "[Theme]", "Theme?", "[String: Theme]", "[Theme?]", "[String: [Theme]]"])
  func decoded(_ type: String) {
    let look = Look(
      """
      import SwiftUI
      struct Theme: Codable {
        let shade: Double
        var ink: Color { Color(white: shade) }
        static let all = [Theme(shade: 0), Theme(shade: 0.2)]
      }
      func presets() -> [Theme] { Theme.all }
      func load(_ data: Data) throws { keep(try JSONDecoder().decode(\(type).self, from: data)) }
      struct Sample: View {
        let theme: Theme
        var body: some View { Text("a").foregroundStyle(theme.ink) }
      }
      """)
    // 0.2 of 255 is #33.
    #expect(look.foregrounds("a") == ["#000000", "#333333", "?"], "\(look.dump)")
    #expect(look.placements("a").contains { $0.theme == "another" })
  }
}
