import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Attributes that code sets on parts of a text (S-44).
struct AttributedRangeTests {
  private func look(_ statements: String) -> Look {
    Look(
      """
      import SwiftUI
      struct Found: View {
        let words: String
        let ranges: [Range<String.Index>]
        var marked: AttributedString {
          var text = AttributedString(words)
          for range in ranges {
            if let start = AttributedString.Index(range.lowerBound, within: text),
              let end = AttributedString.Index(range.upperBound, within: text)
            {
              \(statements)
            }
          }
          return text
        }
        var body: some View { Text(marked).foregroundStyle(.white).background(.black) }
      }
      """)
  }

  @Test("what one pair of bounds is given at several places it has together")
  func bounds() {
    let look = look("text[start..<end].backgroundColor = .yellow\ntext[start..<end].foregroundColor = .black")
    #expect(look.scene.elements.count == 2, "\(look.dump)")
    // Yellow of iOS 18 under black, and the rest of the text in white on black.
    let pairs = look.scene.elements.flatMap(\.placements).compactMap { $0.readings[.light] }.map {
      [$0.foreground?.hexString, $0.background?.hexString]
    }
    #expect(Set(pairs) == [["#000000", "#FFCC00"], ["#FFFFFF", "#000000"]], "\(look.dump)")
  }

  @Test("other bounds are another range")
  func others() {
    let look = look("text[start..<end].backgroundColor = .yellow\ntext[start...].foregroundColor = .black")
    #expect(look.scene.elements.count > 2, "\(look.dump)")
  }

  @Test("parts of one value that is not known are ranges of their own")
  func parts() {
    let look = Look(
      """
      import SwiftUI
      import Finder
      struct Found: View {
        let words: String
        var marked: AttributedString {
          var text = AttributedString(words)
          let (first, second) = Finder.both(in: text)
          text[first].foregroundColor = .white
          text[second].backgroundColor = .black
          return text
        }
        var body: some View { Text(marked).background(.white) }
      }
      """)
    // Black without attributes, white, black on black, and white on black.
    #expect(look.scene.elements.count == 4, "\(look.dump)")
  }

  @Test(
    "S-41, S-44: whatever the words are, the part that gets a colour is a run of its own",
    arguments: [
      "L10n.sum + \" \" + L10n.part", "Words.sum + \" \" + L10n.part", "\"of \" + Words.part", "L10n.Page.both(2)",
    ])
  func unknownWords(words: String) {
    let look = Look(
      """
      import SwiftUI
      struct Found: View {
        var marked: AttributedString {
          var text = AttributedString(\(words))
          if let range = text.range(of: L10n.part) { text[range].foregroundColor = .white }
          return text
        }
        var body: some View { Text(marked).foregroundStyle(.black).background(.white) }
      }
      """)
    // Black on white is 21:1, white on white 1:1.
    let ratios = look.scene.elements.flatMap(\.placements).compactMap { $0.readings[.light]?.ratio?.low }
    #expect(ratios.sorted() == [1, 21], "\(look.dump)")
  }

  @Test("S-44: what may be an attributed string already may have runs of its own")
  func unknownStrings() {
    let look = Look(
      """
      import SwiftUI
      struct Found: View {
        var body: some View { Text(AttributedString(Words.part)).foregroundStyle(.black).background(.white) }
      }
      """)
    let readings = look.scene.elements.flatMap(\.placements).compactMap { $0.readings[.light] }
    #expect(!readings.isEmpty && readings.allSatisfy { $0.undecided != nil }, "\(look.dump)")
  }
}
