import Scene
import TestSupport
import Testing

/// Texts that code sets together with the state that a colour tells.
struct JointTextTests {
  private func forks(_ code: String) -> [String] {
    let look = Look(
      """
      import SwiftUI
      struct Berth { let name: String; let isFree: Bool }
      struct Sample: View {
        let berth: Berth
        @State private var title = ""
        @State private var isGood = false
        var body: some View { HStack { Circle().fill(isGood ? .green : .red); Text(title) }.onTapGesture { act() } }
        \(code)
      }
      """)
    return Set(
      look.scene.forks.map { fork in ([fork.condition] + fork.cues.map(\.rawValue).sorted()).joined(separator: " ") }
    ).sorted()
  }

  @Test(
    "words that code sets in one go with a state may tell it, whatever they are called",
    arguments: [
      "func act() { title = \"Moored\"; isGood = true }",
      "func act() { if berth.isFree { title = \"In\"; isGood = true } else { title = \"Out\"; isGood = false } }",
      "func act() { show(\"In\", true) }; func show(_ words: String, _ good: Bool) { title = words; isGood = good }",
    ])
  func together(code: String) {
    let found = forks(code)
    #expect(!found.isEmpty)
    for fork in found { #expect(fork.hasSuffix(" text"), "\(fork)") }
  }

  @Test(
    "a name that is set elsewhere, emptied, or taken with the state from one thing tells nothing of it",
    arguments: [
      "func act() { isGood.toggle() }; func rename() { title = \"Moored\" }",
      "func act() { isGood = true }; func rename() { title = \"Moored\" }",
      "func act() { title = \"\"; isGood = false }; func rename() { title = \"In\" }; func free() { isGood = true }",
      "func act() { title = berth.name; isGood = berth.isFree }",
    ])
  func apart(code: String) {
    #expect(forks(code) == ["isGood"])
  }
}
