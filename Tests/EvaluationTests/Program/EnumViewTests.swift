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

  @Test("a value that reaches types of one name with other cases is told by the cases of each")
  func typesOfOneName() {
    let look = Look(
      """
      import SwiftUI
      struct Outer: View {
        enum Kind { case first, second }
        let kind: Kind
        var body: some View {
          Text("a").foregroundStyle(kind == .first ? .black : .white)
          switch kind { case .first: Text("b"); case .second: Text("c") }
          Inner(kind: kind)
        }
      }
      struct Inner: View {
        enum Kind { case first, second, third }
        let kind: Kind
        var body: some View {
          switch kind { case .first: Text("d"); case .second: Text("e"); case .third: Text("f").foregroundStyle(.black) }
        }
      }
      """)
    #expect(look.foreground("f") == "#000000", "\(look.dump)")
    #expect(look.conditions("f") == ["kind == .third"])
  }
}
