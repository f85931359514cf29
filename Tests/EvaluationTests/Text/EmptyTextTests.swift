import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Texts that are empty on some paths (S-58).
struct EmptyTextTests {
  private func look(_ body: String) -> Look {
    Look(
      """
      import SwiftUI
      struct Sample: View {
        let isShut: Bool
        let count: Int
        let name: String?
        private var words: String { isShut ? "" : "more" }
        var body: some View { \(body) }
      }
      """)
  }

  @Test(
    "a text that is empty wherever it stands is nothing to read",
    arguments: ["words", "isShut ? \"\" : \"more\"", "isShut ? \" \" : \"\\(count) s\""])
  func never(_ words: String) {
    let look = look("if isShut { Text(\(words)).foregroundStyle(.white) }")
    #expect(look.scene.elements.isEmpty, "\(look.dump)")
  }

  @Test(
    "what lies behind an empty text is behind nothing",
    arguments: [("isShut", "words"), ("isShut", "isShut ? \"\" : \"more\""), ("name == nil", "name ?? \"\"")])
  func behind(_ condition: String, _ words: String) {
    let look = look(
      """
      ZStack {
        if \(condition) { Color.black }
        Text(\(words)).foregroundStyle(.black)
      }.background(Color.white)
      """)
    let ratios = look.scene.elements.flatMap(\.placements).compactMap { $0.readings[.light]?.ratio?.low }
    #expect(ratios == [21], "\(look.dump)")
  }

  @Test("a text with words on every path is read on each")
  func always() {
    let look = look(
      """
      ZStack {
        if isShut { Color.black }
        Text(isShut ? "less" : "more").foregroundStyle(.black)
      }.background(Color.white)
      """)
    let ratios = look.scene.elements.flatMap(\.placements).compactMap { $0.readings[.light]?.ratio?.low }
    #expect(Set(ratios) == [1, 21], "\(look.dump)")
  }
}
