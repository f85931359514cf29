import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Texts that `reduce` adds up (S-41).
struct ReducedTextTests {
  @Test(
    "S-41, S-59: of a list that is not known, it is the text that it starts with and that of one element",
    arguments: [
      #"words.map { Text($0).foregroundColor(.red) }.reduce(Text("T").foregroundColor(.blue), +)"#,
      #"words.reduce(Text("T").foregroundColor(.blue)) { $0 + Text($1).foregroundColor(.red) }"#,
      #"words.filter { !$0.isEmpty }.reduce(Text("T").foregroundColor(.blue)) { $0 + Text($1).foregroundColor(.red) }"#,
    ])
  func unknownList(_ sum: String) {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        let words: [String]
        var body: some View { VStack { \(sum) }.background(Color.white) }
      }
      """)
    #expect(look.words("T") == "#007AFF on #FFFFFF", "\(look.dump)")
    #expect(look.fontWords("T") == "17 regular")
    let colors = look.scene.elements.compactMap { $0.placements.first?.readings[.light]?.foreground?.hexString }
    #expect(Set(colors) == ["#007AFF", "#FF3B30"])
    #expect(look.scene.elements.count == 2)
  }

  @Test(
    "S-41, S-59: it may start with the first element", arguments: [("first", "dropFirst"), ("last", "dropLast")])
  func ofElements(_ end: String, _ rest: String) {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        let words: [String]
        var sum: Text {
          let parts = words.map { Text($0).foregroundColor(.red) }
          guard let start = parts.\(end) else { return Text("") }
          return parts.\(rest)().reduce(start) { $0 + Text("T").foregroundColor(.blue) + $1 }
        }
        var body: some View { VStack { sum }.background(Color.white) }
      }
      """)
    #expect(look.foregrounds("T") == ["#007AFF"], "\(look.dump)")
    // systemBlue and systemRed of iOS 18 in light.
    let colors = look.scene.elements.compactMap { $0.placements.first?.readings[.light]?.foreground?.hexString }
    #expect(Set(colors) == ["#007AFF", "#FF3B30"])
    #expect(look.scene.elements.allSatisfy { $0.placements.allSatisfy { $0.readings[.light]?.undecided == nil } })
  }

  @Test("a number that is summed up is none of them")
  func numbers() {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        let counts: [Int]
        var body: some View { Text("T").opacity(counts.reduce(0, +) > 3 ? 1 : 0.5) }
      }
      """)
    #expect(look.placements("T").count == 2, "\(look.dump)")
  }
}
