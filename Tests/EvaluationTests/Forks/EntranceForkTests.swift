import Scene
import TestSupport
import Testing

/// What decides how something comes in or moves is no state that a colour could tell.
struct EntranceForkTests {
  private func forks(_ change: String, stored: String = "@State private var isLit = false") -> Set<String> {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        \(stored)
        var body: some View {
          HStack { Circle().fill(isLit ? Color.red : .orange); Text("Berth") }\(change)
        }
      }
      """)
    return Set(look.scene.forks.map(\.condition))
  }

  @Test(
    "a state that a view sets or toggles at once whenever it comes into sight is no fork",
    arguments: [
      ".onAppear { withAnimation(.easeInOut.repeatForever()) { isLit = true } }",
      ".onAppear { withAnimation(.easeInOut.repeatForever()) { isLit.toggle() } }",
      ".onAppear { isLit = true }.animation(.default.repeatForever(), value: isLit).onDisappear { isLit = false }",
      ".onAppear { DispatchQueue.main.async { isLit = true } }", ".task { isLit = true }",
    ])
  func entrance(change: String) {
    #expect(forks(change) == [])
  }

  @Test(
    "what a person changes, what was waited for and what was asked before stay forks",
    arguments: [
      ".onTapGesture { isLit.toggle() }", ".onAppear { isLit = true }.onTapGesture { isLit.toggle() }",
      ".task { await load(); isLit = true }", ".task { count = await load(); isLit = true }",
      ".onAppear { isLit = Store.isOpen }",
      ".onAppear { if Store.isOpen { isLit = true } }",
      ".onAppear { guard Store.isOpen else { return }; isLit = true }",
      ".onAppear { isLit = true }.sheet(isPresented: $isLit) { Text(\"S\") }",
      ".onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 9) { isLit = true } }",
    ])
  func states(change: String) {
    #expect(forks(change) == ["isLit"])
  }

  @Test("a value that a view is handed is a state, whatever another one calls its own")
  func handed() {
    let stored = """
      let isLit: Bool
      struct Other: View {
        @State private var isLit = false
        var body: some View { Text("o").onAppear { isLit = true } }
      }
      """
    #expect(forks("", stored: stored) == ["isLit"])
  }
}
