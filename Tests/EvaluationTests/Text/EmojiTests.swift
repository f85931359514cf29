import PlatformStyles
import Scene
import TestSupport
import Testing

@Suite("Texts of emoji")
struct EmojiTests {
  @Test(
    "a text of nothing but emoji has colours of its own, whatever it is drawn in",
    arguments: [
      "\"🎃\"", "\"👩‍🔬 🇩🇰\"", "\"❤\\u{FE0F}\"", "count > 3 ? \"😀\" : \"😡\"", "verbatim: \"🦊\"",
      "count > 3 ? \"😀\" : \"\"",
    ])
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

  @Test(
    "a label that a function fills with emoji shows pictures, where it fills it",
    arguments: [
      ("mood.text = \"🎃\"", true), ("mood.text = count > 3 ? \"😀\" : \"😡\"", true),
      ("if count > 3 { mood.text = \"😀\" } else { mood.text = nil }", true),
      ("mood.text = count > 3 ? \"😀\" : \"none\"", false),
    ])
  func rows(_ statement: String, _ isPicture: Bool) throws {
    let look = Look(
      """
      import UIKit
      final class MoodRow: UICollectionViewCell {
        private let mood = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          contentView.addSubview(mood)
        }
        required init?(coder: NSCoder) { fatalError() }
        func fill(_ count: Int) { \(statement) }
      }
      """)
    let placements = try #require(look.scene.elements.first).placements
    #expect(placements.allSatisfy { $0.exemption == .content } == isPicture, "\(look.dump)")
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
