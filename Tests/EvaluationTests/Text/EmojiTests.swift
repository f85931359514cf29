import PlatformStyles
import Scene
import TestSupport
import Testing

@Suite("Texts of emoji")
struct EmojiTests {
  @Test(
    "a text of nothing but emoji has colours of its own, whatever it is drawn in",
    arguments: ["\"🎃\"", "\"👩‍🔬 🇩🇰\"", "\"❤\\u{FE0F}\"", "count > 3 ? \"😀\" : \"😡\"", "verbatim: \"🦊\""])
  func pictures(_ words: String) throws {
    let look = look(words)
    #expect(try #require(look.scene.elements.first).placements.allSatisfy { $0.exemption == .content }, "\(look.dump)")
  }

  @Test(
    "what holds a letter, a digit or an older sign is drawn in the text's colour",
    arguments: ["\"🎃 Tonight\"", "\"42\"", "\"✓\"", "\"❤\\u{FE0E}\"", "count > 3 ? \"😀\" : \"none\""])
  func words(_ words: String) throws {
    let look = look(words)
    #expect(try #require(look.scene.elements.first).placements.contains { $0.exemption == nil }, "\(look.dump)")
  }

  private func look(_ words: String) -> Look {
    Look(
      """
      struct Mood: View {
        let count: Int
        var body: some View { Text(\(words)).foregroundStyle(.white) }
      }
      """)
  }
}
