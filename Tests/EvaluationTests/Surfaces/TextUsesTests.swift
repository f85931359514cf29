import Scene
import TestSupport
import Testing

/// Which uses of one text by a component or a function are levels of each other (S-131, S-132).
struct TextUsesTests {
  private func look(_ body: String) -> Look {
    Look(
      """
      import SwiftUI
      struct Line: View {
        let words: String
        var tone = Color(white: 0.1)
        var body: some View { Text(words).foregroundStyle(tone) }
      }
      struct Berth: View {
        let words: String
        var tone = Color(white: 0.1)
        var body: some View { HStack { Image(systemName: "ferry"); Text(words).foregroundStyle(tone) } }
      }
      struct Sample: View {
        let isOut: Bool
        func line(_ words: String, _ tone: Color) -> some View { Text(words).foregroundStyle(tone) }
        var body: some View {
          \(body)
        }
      }
      """)
  }

  @Test(
    "two uses of one text in a column, each alone and in a look of its own, are compared",
    arguments: [
      ("VStack { Line(words: \"A\"); Line(words: \"B\", tone: Color(white: 0.3)) }", 1),
      ("VStack { Line(words: \"A\", tone: .primary); Line(words: \"B\", tone: .secondary).padding() }", 1),
      ("VStack { line(\"A\", .black); line(\"B\", Color(white: 0.3)) }", 1),
      (
        "VStack { Line(words: \"A\"); Line(words: \"B\", tone: Color(white: 0.3));"
          + " Line(words: \"C\", tone: Color(white: 0.4)) }", 2
      ),
    ])
  func compared(body: String, count: Int) {
    let look = look(body)
    #expect(look.pairs == ["A/A"], "\(look.dump)")
    #expect(look.scene.groups.flatMap(\.pairs).map(\.placements.count) == [count], "\(look.dump)")
  }

  @Test(
    "repeated instances, chips, rows and what a condition decides are not",
    arguments: [
      "VStack { Line(words: \"A\"); Line(words: \"B\") }",
      "VStack { Line(words: \"A\"); Line(words: \"B\", tone: Color(white: 0.3)); Line(words: \"C\") }",
      "VStack { Line(words: \"A\"); Line(words: \"B\", tone: .gray); Line(words: \"C\", tone: .gray) }",
      "HStack { Line(words: \"A\"); Line(words: \"B\", tone: Color(white: 0.3)) }",
      "VStack { Berth(words: \"A\"); Berth(words: \"B\", tone: Color(white: 0.3)) }",
      "VStack { Line(words: \"A\").background(.white); Line(words: \"B\", tone: .secondary).background(.white) }",
      "VStack { Line(words: \"A\", tone: isOut ? .black : .gray); Line(words: \"B\", tone: isOut ? .gray : .black) }",
      "VStack { if isOut { Line(words: \"A\") } else { Line(words: \"B\", tone: .gray) } }",
      "VStack { ForEach([(\"A\", Color.black), (\"B\", .gray)], id: \\.0) { Line(words: $0.0, tone: $0.1) } }",
    ])
  func notCompared(body: String) {
    let look = look(body)
    #expect(look.pairs == [], "\(look.dump)")
  }
}
