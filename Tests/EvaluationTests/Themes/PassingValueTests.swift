import Scene
import TestSupport
import Testing

/// What code assigns for a moment, where the values that it assigns are made by calls (S-61a).
struct PassingValueTests {
  /// A text in an ink on a paper, which `flash()` changes.
  private func look(_ flash: String) -> Look {
    Look(
      """
      import SwiftUI
      struct Shaky: View {
        @State private var ink = Color.black
        @State private var paper = Color.white
        var body: some View { Text("a").foregroundStyle(ink).background(paper).onTapGesture { flash() } }
        func mixed() async throws -> Color { .black }
        func flash() { \(flash) }
      }
      """)
  }

  @Test(
    "S-61a: a call that makes a colour does not keep code from what it assigns next",
    arguments: [
      "ink = Color.red; paper = Color.red.opacity(0.2)", "ink = Color(red: 1, green: 0, blue: 0); paper = .yellow",
      "ink = .red.opacity(0.5); paper = Color(white: 0.2).opacity(0.5)",
    ])
  func returning(flash: String) {
    let look = look("\(flash); DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { ink = .black; paper = .white }")
    #expect(look.foregrounds("a") == ["#000000"] && look.backgrounds("a") == ["#FFFFFF"], "\(look.dump)")
  }

  @Test(
    "S-61a: after one that may throw, wait or never return, what was assigned before may stay",
    arguments: [
      "ink = .red; paper = try await mixed(); ink = .black; paper = .white",
      "ink = .red; paper = (try? await mixed()) ?? .white; ink = .black; paper = .white",
      "ink = .red; paper = stored ?? fatalError(); ink = .black; paper = .white",
    ])
  func stopping(flash: String) {
    let look = look(flash)
    #expect(look.foregrounds("a") != ["#000000"], "\(look.dump)")
  }
}
