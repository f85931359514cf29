import PlatformStyles
import Scene
import TestSupport
import Testing

/// What objects hold that tell nobody of changes: views ask again whenever they are drawn.
struct PlainObjectTests {
  @Test(
    "what an initialiser gives a property is not all that it can hold where code assigns it",
    arguments: [
      "final class Store { var names: [String]; var isBusy: Bool; init() { names = []; isBusy = false } CHANGE }",
      "final class Store { var names: [String] = []; var isBusy = false; CHANGE }",
    ])
  func assigned(_ store: String) {
    let change = "func load(_ all: [String]?) { names = all ?? []; isBusy = true }"
    func look(_ change: String) -> Look {
      Look(
        """
        import SwiftUI
        \(store.replacing("CHANGE", with: change))
        struct Page: View {
          let store = Store()
          var body: some View {
            if store.names.isEmpty { Text("none") } else { ForEach(store.names, id: \\.self) { _ in Text("row") } }
            if store.isBusy { Text("busy") }
          }
        }
        """)
    }
    #expect(Set(look(change).texts) == ["none", "row", "busy"], "\(look(change).dump)")
  }
}
