import Scene
import TestSupport
import Testing

/// Texts whose backdrop changes with the condition that changes their hue.
struct HueBackdropTests {
  private func cues(_ text: String) -> [Set<StyleFork.Cue>] {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        let isUp: Bool
        let sea: Color
        var body: some View { VStack { \(text) } }
      }
      """)
    return look.scene.forks.map(\.cues)
  }

  private static let text = "Text(\"A\").foregroundStyle(isUp ? Color.green : Color.red)"

  /// On white 15 % of #34C759 and #FF3B30 are #E1F7E6 and #FFE2E0, of luminances 0.89 and 0.81: 0.94 / 0.86 = 1.1.
  @Test(
    "a backdrop in two hues is no sign beside the hue of the words",
    arguments: [
      "\(text).background(isUp ? Color.green.opacity(0.15) : Color.red.opacity(0.15))",
      "\(text).background((isUp ? Color.green : Color.red).opacity(0.15))",
      "HStack { \(text); Text(\"B\") }.background(isUp ? Color.green.opacity(0.15) : Color.red.opacity(0.15))",
    ])
  func hues(_ text: String) {
    #expect(cues(text) == [[]])
  }

  /// #E5E5EA and #F2F2F7 have 1.1:1. Yellow, #FFCC00 of luminance 0.64, has 0.69 / 0.09 = 7:1 to a blue of 0.04.
  @Test(
    "one that comes and goes, that is another gray or of other lightness, or that is not known, is a sign",
    arguments: [
      "\(text).background(isUp ? Color.green.opacity(0.15) : Color.clear)",
      "\(text).background(isUp ? Color.green.opacity(0.15) : Color.red.opacity(0.5))",
      "\(text).background(isUp ? Color(.systemGray5) : Color(.systemGray6))",
      "\(text).background(isUp ? Color.yellow : Color(red: 0, green: 0, blue: 0.8))",
      "\(text).background(isUp ? Color.green.opacity(0.15) : sea)",
    ])
  func signs(_ text: String) {
    #expect(cues(text) == [[.look]])
  }
}
