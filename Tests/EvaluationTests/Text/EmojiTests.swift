import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

@Suite("Texts of emoji")
struct EmojiTests {
  /// A list of 40 emoji, from the rat to the penguin, more than elements of a list are told apart.
  private static let animals =
    "["
    + (UInt32(0x1F400)...0x1F427).compactMap { Unicode.Scalar($0).map { "\"\($0)\"" } }.joined(separator: ", ") + "]"

  @Test(
    "a text of nothing but emoji has colours of its own, whatever it is drawn in",
    arguments: [
      "\"🎃\"", "\"👩‍🔬 🇩🇰\"", "\"❤\\u{FE0F}\"", "count > 3 ? \"😀\" : \"😡\"", "verbatim: \"🦊\"",
      "count > 3 ? \"😀\" : \"\"",
      // Unicode presents these as text, and Apple's systems have a picture of them alone.
      "\"🕷\"", "\"🌶 🖥\"",
      "\(animals)[count]", "\(animals).randomElement() ?? \"😀\"",
    ])
  func pictures(_ words: String) throws {
    let look = look(words)
    #expect(try #require(look.scene.elements.first).placements.allSatisfy { $0.exemption == .content }, "\(look.dump)")
  }

  @Test(
    "what holds a letter, a digit or an older sign is drawn in the text's colour",
    arguments: [
      "\"🎃 Tonight\"", "\"42\"", "\"✓\"", "\"❤\"", "\"❤\\u{FE0E}\"", "\"🕷\\u{FE0E}\"",
      "count > 3 ? \"😀\" : \"none\"", "(\(animals) + [\"none\"])[count]",
    ])
  func words(_ words: String) throws {
    let look = look(words)
    #expect(try #require(look.scene.elements.first).placements.contains { $0.exemption == nil }, "\(look.dump)")
  }

  @Test(
    "what a loop over emoji shows are pictures",
    arguments: [("[\"😀\", \"😡\"]", true), (animals, true), ("[\"😀\", \"none\"]", false)])
  func loops(_ list: String, _ isPicture: Bool) throws {
    let look = Look(body: "ForEach(\(list), id: \\.self) { sign in Text(sign).foregroundStyle(.white) }")
    let placements = try #require(look.scene.elements.first).placements
    #expect(placements.allSatisfy { $0.exemption == .content } == isPicture, "\(look.dump)")
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

  @Test(
    "the raw value of an enumeration is a picture where each case has one",
    arguments: [
      ("Mood", "mood.rawValue", true), ("Mood?", "mood?.rawValue ?? \"🙂\"", true),
      ("Mood", "verbatim: mood.rawValue", true), ("Mood?", "mood?.rawValue ?? \"none\"", false),
      ("Mixed", "mood.rawValue", false), ("Named", "mood.rawValue", false),
    ])
  func rawValues(_ type: String, _ words: String, _ isPicture: Bool) throws {
    let look = Look(
      """
      import SwiftUI
      enum Mood: String { case happy = "😀", sad = "😢" }
      enum Mixed: String { case happy = "😀", sad }
      enum Named: String { case happy, sad }
      struct Diary: View {
        let mood: \(type)
        var body: some View { Text(\(words)).foregroundStyle(.white) }
      }
      """)
    let placements = try #require(look.scene.elements.first).placements
    #expect(placements.allSatisfy { $0.exemption == .content } == isPicture, "\(look.dump)")
  }

  @Test(
    "S-140: of a structure whose named values are emoji no text surely fails",
    arguments: [("🎉", "😇", false), ("🎉", "angel", true), ("party", "angel", true)])
  func structures(_ first: String, _ second: String, _ isCertain: Bool) throws {
    let look = Look(
      """
      import SwiftUI
      struct Reaction: RawRepresentable {
        let rawValue: String
        static let party = Self(rawValue: "\(first)")
        static let angel = Reaction(rawValue: "\(second)")
      }
      struct Badge: View {
        let reaction: Reaction
        var body: some View { Text(reaction.rawValue).foregroundStyle(.white) }
      }
      """)
    let placement = try #require(look.scene.elements.first?.placements.first)
    // White on the white of the screen is 1:1, whatever of it is drawn so.
    #expect(placement.exemption == nil)
    #expect(placement.readings[.light]?.ratio?.low == 1, "\(look.dump)")
    #expect(placement.readings[.light]?.isCertain == isCertain, "\(look.dump)")
  }

  @Test(
    "S-140: a text beside emoji does not surely fail if it is called an icon, and is a picture if called an emoji",
    arguments: [
      ("icon ?? \"🐢\"", false, false), ("emoji ?? \"🐢\"", true, false), ("shownEmoji", true, false),
      ("icon ?? \"none\"", false, true), ("emoji ?? \"none\"", false, true),
      // What stands in for words, or before them, tells nothing of these.
      ("title ?? \"🐢\"", false, true), ("isFirst ? \"🥇\" : pet.name", false, true),
      ("isFirst ? \"🥇\" : \"\\(pet.rank)\"", false, true),
    ])
  func fallbacks(_ words: String, _ isPicture: Bool, _ isCertain: Bool) throws {
    let look = Look(
      """
      import SwiftUI
      struct Pet {
        let name: String
        let rank: Int
        let isFirst: Bool
        var title: String?
        var icon: String?
        var emoji: String?
        var shownEmoji: String { emoji ?? "🐢" }
      }
      struct PetRow: View {
        let pet: Pet
        var body: some View { Text(pet.\(words)).foregroundStyle(.white) }
      }
      """)
    let placements = try #require(look.scene.elements.first).placements
    #expect(placements.allSatisfy { $0.exemption == .content } == isPicture, "\(look.dump)")
    // White on the white of the screen is 1:1, whatever of it is drawn so.
    #expect(isPicture || placements.contains { $0.readings[.light]?.isCertain == true } == isCertain, "\(look.dump)")
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
