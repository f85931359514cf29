import Scene
import TestSupport
import Testing

/// What a field or an editor tells of a state by the colour of what is typed.
struct TypedForkTests {
  /// The conditions of the forks with what else changes with each, sorted.
  private func forks(_ body: String) -> [String] {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        let isMoored: Bool
        let tally: Double
        let isTyping: Bool
        @State private var berth = ""
        var body: some View { VStack { \(body) } }
      }
      """)
    return look.scene.forks.map { fork in
      ([fork.condition] + fork.cues.map(\.rawValue).sorted()).joined(separator: " ")
    }.sorted()
  }

  @Test(
    "a state that the colour of what is typed alone tells is a fork without a cue, whatever the prompt looks like",
    arguments: [
      "TextField(\"Berth\", text: $berth).foregroundStyle(isMoored ? .green : .red)",
      "SecureField(\"Berth\", text: $berth).foregroundStyle(isMoored ? .green : .red)",
      "TextEditor(text: $berth).foregroundStyle(isMoored ? .green : .red)",
    ])
  func withoutACue(body: String) {
    #expect(forks(body) == ["isMoored"])
  }

  @Test(
    "what is typed tells what the condition asks of it, and a caret that it is typed",
    arguments: [
      ("TextField(\"Berth\", text: $berth).foregroundStyle(UUID(uuidString: berth) == nil ? .red : .green)", "text"),
      ("TextField(\"Berth\", text: $berth).foregroundStyle(isTyping ? .green : .red)", "text"),
      ("TextField(isMoored ? \"In\" : \"Out\", text: $berth).foregroundStyle(isMoored ? .green : .red)", "modifier"),
    ])
  func withACue(body: String, cue: String) {
    let found = forks(body)
    #expect(!found.isEmpty && found.allSatisfy { $0.hasSuffix(" \(cue)") }, "\(found)")
  }

  @Test("what is typed tells nothing of a state that something beside it shows")
  func besideAField() {
    #expect(
      forks("Circle().fill(isMoored ? .green : .red); TextField(\"Berth\", text: $berth)") == ["isMoored"])
  }

  @Test("a number may tell by its sign what the colour does")
  func numbers() {
    #expect(
      forks("TextField(\"Tally\", value: .constant(tally), format: .number).foregroundStyle(isMoored ? .green : .red)")
        == [])
  }
}
