import PlatformStyles
import Scene
import TestSupport
import Testing

/// What programs add to a view of the framework by its own type (S-60).
struct ConcreteExtensionTests {
  @Test(
    "a modifier that is added to one type of views is followed there",
    arguments: ["ScrollView", "VStack", "HStack", "ZStack", "Form", "Group", "NavigationStack"])
  func container(_ type: String) {
    let look = Look(
      """
      import SwiftUI
      extension \(type) { @ViewBuilder func marked() -> some View { self.tint(.red).foregroundStyle(.green) } }
      struct Page: View { var body: some View { \(type) { Text("T") }.marked() } }
      """)
    // iOS 18's green in light is #34C759.
    #expect(look.foregrounds("T") == ["#34C759"], "\(look.dump)")
  }

  @Test("of modifiers with one name that of all views is meant for a container, which may be handed on as any view")
  func own() {
    let look = Look(
      """
      import SwiftUI
      extension View { func marked() -> some View { foregroundStyle(.red) } }
      extension VStack { func marked() -> some View { foregroundStyle(.green) } }
      struct Page: View {
        private var stack: some View { VStack { Text("T") } }
        var body: some View { stack.marked() }
      }
      """)
    // Red of iOS 18 is #FF3B30.
    #expect(look.foregrounds("T") == ["#FF3B30"], "\(look.dump)")
  }
}
