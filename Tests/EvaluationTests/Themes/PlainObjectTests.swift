import PlatformStyles
import Scene
import TestSupport
import Testing

/// What objects hold that tell nobody of changes: views ask again whenever they are drawn.
struct PlainObjectTests {
  @Test(
    "what an initialiser gives a property is not all that it can hold where code assigns it",
    arguments: [
      "final class Store { static let shared = Store(); var names: [String]; var isBusy: Bool; init() { names = []; isBusy = false } CHANGE }",
      "final class Store { static let shared = Store(); var names: [String] = []; var isBusy = false; CHANGE }",
    ])
  func assigned(_ store: String) {
    let change = "func load(_ all: [String]?) { names = all ?? []; isBusy = true }"
    func look(_ change: String) -> Look {
      Look(
        """
        import SwiftUI
        \(store.replacing("CHANGE", with: change))
        struct Page: View {
          let store = Store.shared
          var body: some View {
            if store.names.isEmpty { Text("none") } else { ForEach(store.names, id: \\.self) { _ in Text("row") } }
            if store.isBusy { Text("busy") }
          }
        }
        """)
    }
    #expect(Set(look(change).texts) == ["none", "row", "busy"], "\(look(change).dump)")
  }

  @Test("what an object was just made with is what it holds, and a flag that is only set to what it is stays so")
  func made() {
    func look(_ flag: String) -> Look {
      Look(
        """
        import SwiftUI
        final class Options { var isDark: Bool; init(isDark: Bool) { self.isDark = isDark }; func turn() { isDark = false } }
        final class Store { static let shared = Store(); var isOn: Bool; init() { isOn = true }; func reset() { isOn = true } }
        struct Page: View {
          var body: some View { Text("T").foregroundStyle(\(flag) ? Color.black : .white) }
        }
        """)
    }
    #expect(look("Options(isDark: true).isDark").foregrounds("T") == ["#000000"])
    #expect(look("Store.shared.isOn").foregrounds("T") == ["#000000"])
  }
}
