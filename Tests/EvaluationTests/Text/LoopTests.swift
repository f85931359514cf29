import PlatformStyles
import Scene
import TestSupport
import Testing

/// Loops over collections whose elements are known.
@Suite struct LoopTests {
  private static let mood = """
    enum Mood: CaseIterable {
      case calm, loud
      var tone: Color { switch self { case .calm: .green; case .loud: .red } }
    }
    """

  @Test(
    "S-59: a loop's body is seen with each of the known elements, also where it takes their numbers along",
    arguments: [
      "ForEach(Mood.allCases, id: \\.self) { mood in Text(\"a\").foregroundStyle(mood.tone) }",
      "ForEach(Array(Mood.allCases.enumerated()), id: \\.offset) { place, mood in Text(\"a\").foregroundStyle(mood.tone) }",
      "ForEach(Array(Mood.allCases.enumerated()), id: \\.offset) { Text(\"a\").foregroundStyle($0.element.tone) }",
    ])
  func elements(_ body: String) {
    let look = Look(body: body, declarations: Self.mood)
    #expect(look.foregrounds("a") == ["#34C759", "#FF3B30"], "\(look.dump)")
  }

  @Test("S-59: an element and its number belong together")
  func pairs() {
    let look = Look(
      body: """
        ForEach(Array(Mood.allCases.enumerated()), id: \\.offset) { place, mood in
          Text("a").foregroundStyle(place == 0 ? .black : mood.tone)
        }
        """, declarations: Self.mood)
    // The first is calm, so green is never shown.
    #expect(look.foregrounds("a") == ["#000000", "#FF3B30"], "\(look.dump)")
  }
}
