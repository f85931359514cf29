import Scene
import TestSupport
import Testing

/// What an action in a loop over a known list puts into state: a part of one of the list's elements (S-59).
struct LoopedAssignmentTests {
  private func look(
    _ loop: String, choices: String = "Choice(id: 0, ink: .black), Choice(id: 1, ink: .white)", members: String = ""
  ) -> Look {
    Look(
      """
      import SwiftUI
      struct Choice: Identifiable { let id: Int; let ink: Color }
      struct Sample: View {
        private let choices = [\(choices)]
        @State private var ink: Color = .blue
        \(members)
        var body: some View {
          Text("T").foregroundStyle(ink)
          \(loop)
        }
      }
      """)
  }

  @Test(
    "S-59 a state is each element's part that the action of a loop gives it",
    arguments: [
      (#"ForEach(choices) { choice in Button("U") { ink = choice.ink } }"#, ""),
      (#"List(choices, id: \.id) { choice in Button("U") { self.ink = choice.ink } }"#, ""),
      (#"ForEach(choices) { choice in Button("U") { paint(choice.ink) } }"#, "func paint(_ new: Color) { ink = new }"),
    ])
  func elements(_ loop: String, _ members: String) {
    let look = look(loop, members: members)
    // systemBlue of iOS 18 in light is #007AFF.
    #expect(Set(look.foregrounds("T")) == ["#007AFF", "#000000", "#FFFFFF"], "\(look.dump)")
  }

  @Test("S-59 the only element of a list is what the action gives")
  func only() {
    let look = look(
      #"ForEach(choices) { choice in Button("U") { ink = choice.ink } }"#, choices: "Choice(id: 0, ink: .black)")
    #expect(Set(look.foregrounds("T")) == ["#007AFF", "#000000"], "\(look.dump)")
  }

  @Test(
    "what hides the loop's variable, and a list that is not known, tell nothing",
    arguments: [
      (#"ForEach(choices) { choice in Button("U") { load { choice in ink = choice.ink } } }"#, ""),
      (#"ForEach(others) { choice in Button("U") { ink = choice.ink } }"#, "let others: [Choice]"),
    ])
  func others(_ loop: String, _ members: String) {
    let look = look(loop, members: "\(members); func load(_ use: (Choice) -> Void) {}")
    #expect(!look.foregrounds("T").contains("#FFFFFF"), "\(look.dump)")
  }
}
