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

  @Test("what stands in for an element is one of the answers, too, where the list has it")
  func fallback() {
    let look = Look(
      """
      import SwiftUI
      struct Shares: View {
        static let tones = [0.8, 0.9]
        var parts: [String]
        var body: some View {
          ForEach(parts, id: \\.self) { part in
            Text("a").foregroundStyle(Color(white: Self.tones[parts.firstIndex(of: part) ?? 0]))
          }
        }
      }
      """)
    let placements = look.placements("a")
    let picks = placements.compactMap(\.foreground.pick)
    #expect(placements.count > 1 && picks.count == placements.count && Set(picks).count == 1, "\(look.dump)")
  }
}
