import PlatformStyles
import Scene
import TestSupport
import Testing

/// Views that methods of enumerations make.
struct EnumViewTests {
  @Test(
    "a method of an enumeration whose case is not known gives the views of all cases",
    arguments: [
      "func page() -> some View { Text(\"b\").foregroundStyle(.black) }",
      """
      @ViewBuilder func page() -> some View {
        switch self { case .first: Text("a").foregroundStyle(.black); case .second: Text("b").foregroundStyle(.black) }
      }
      """,
    ])
  func method(_ page: String) {
    let look = Look(
      """
      import SwiftUI
      enum Route { case first, second
        \(page)
      }
      struct Root: View { let route: Route; var body: some View { route.page() } }
      """)
    #expect(look.foreground("b") == "#000000", "\(look.dump)")
  }

  @Test("a method of an enumeration with more cases than are followed makes its views, too")
  func manyCases() {
    let look = Look(
      """
      import SwiftUI
      enum Route { case \((0..<80).map { "c\($0)" }.joined(separator: ", "))
        func page() -> some View { Text("b").foregroundStyle(.black) }
      }
      struct Root: View { let route: Route; var body: some View { route.page() } }
      """)
    #expect(look.foreground("b") == "#000000", "\(look.dump)")
  }
}
