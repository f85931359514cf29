import PlatformStyles
import Scene
import TestSupport
import Testing

/// Colours that the running program takes from a list.
struct PickedColorTests {
  @Test(
    "a colour that an index takes from a list is one of several answers to one question, and no other choice is",
    arguments: [
      ("tones[index]", 2), ("Color(white: shares[index])", 2), ("isOn ? Color.red : tones[index]", 2),
      ("isOn ? Color.yellow : Color.mint", 0), ("tones[1]", 0),
    ])
  func picks(_ color: String, _ count: Int) {
    let look = Look(
      body: "Text(\"a\").foregroundStyle(\(color))",
      declarations: """
        let tones: [Color] = [.yellow, .mint]
        let shares = [0.8, 0.9]
        let index = Int.random(in: 0...1)
        let isOn = Int.random(in: 0...1) == 1
        """)
    let picks = look.placements("a").compactMap(\.foreground.pick)
    #expect(picks.count == count && Set(picks).count == min(count, 1), "\(look.dump)")
  }
}
