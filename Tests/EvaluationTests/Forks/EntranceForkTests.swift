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
      ".overlay { Text(\"o\").onAppear { isLit = true } }", ".background(Color.blue.onAppear { isLit = true })",
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

  @Test(
    "what another view changes as it comes or goes tells that it was seen",
    arguments: [
      ".sheet(isPresented: .constant(true)) { Text(\"S\").onAppear { isLit = true } }",
      ".onDisappear { isLit = true }", ".onAppear { isOther = true }.onDisappear { isLit = true }",
      ".overlay { NavigationLink { Text(\"P\").onAppear { isLit = true } } label: { Text(\"L\") } }",
      ".overlay { LazyVStack { Text(\"E\").onAppear { isLit = true } } }",
      ".background { List { Text(\"E\").onAppear { isLit = true } } }",
      ".overlay { ForEach(rows, id: \\.self) { Text($0) }.onAppear { isLit = true } }",
      ".overlay { if Store.isOpen { Text(\"o\").onAppear { isLit = true } } }",
    ])
  func seenElsewhere(change: String) {
    #expect(forks(change) == ["isLit"])
  }

  @Test("a property that stands in body without a condition comes with it, and one behind a condition does not")
  func parts() {
    let part = """
      @State private var isLit = false
        private var mark: some View { Text("M").onAppear { isLit = true } }
      """
    #expect(forks(".overlay { VStack { mark } }", stored: part) == [])
    #expect(forks(".overlay { VStack { if Store.isOpen { mark } } }", stored: part) == ["isLit"])
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
