import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Texts that a loop adds to one another (S-41, S-59).
struct SummedTextTests {
  private func look(_ turn: String) -> Look {
    Look(
      """
      import SwiftUI
      struct Sample: View {
        let words: [String]
        func sum(_ make: (String) -> Text) -> Text {
          var all = Text("T").foregroundColor(.blue)
          var isFirst = true
          for word in words {
            \(turn)
            isFirst = false
          }
          return all
        }
        var body: some View { VStack { sum { Text($0).foregroundColor(.red) } }.background(Color.white) }
      }
      """)
  }

  // systemBlue, systemRed and systemGreen of iOS 18 in light.
  @Test(
    "what it starts with and what one turn adds",
    arguments: [
      ("all = all + make(word)", ["#007AFF", "#FF3B30"]),
      ("all = make(word) + all", ["#007AFF", "#FF3B30"]),
      ("all = Text(\"\\(all)\\(make(word))\")", ["#007AFF", "#FF3B30"]),
      ("if word.isEmpty { all = all + make(word) }", ["#007AFF", "#FF3B30"]),
      (
        "if !isFirst { all = all + Text(\", \").foregroundColor(.green) }\nall = all + make(word)",
        ["#007AFF", "#FF3B30", "#34C759"]
      ),
    ])
  func added(_ turn: String, colors: [String]) {
    let look = look(turn)
    let readings = look.scene.elements.filter { $0.kind == .text }.flatMap(\.placements).map { $0.readings[.light] }
    #expect(Set(readings.map { $0?.foreground?.hexString }) == Set(colors), "\(look.dump)")
    #expect(readings.allSatisfy { $0?.undecided == nil })
  }

  @Test("a turn that does more than add leaves what nobody knows", arguments: ["all = make(word)", "all = other(all)"])
  func replaced(_ turn: String) {
    let look = look(turn)
    let readings = look.scene.elements.flatMap(\.placements).map { $0.readings[.light] }
    #expect(readings.contains { $0?.undecided?.reason == .runtimeValue }, "\(look.dump)")
  }
}
