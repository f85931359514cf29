import PlatformStyles
import Scene
import TestSupport
import Testing

/// Screens that a router makes, which the program knows by a protocol alone.
struct RouterTests {
  private static let router = """
    import SwiftUI
    enum Screen: Hashable {
      case first, second
      @ViewBuilder func view() -> some View { switch self { case .first: First(); case .second: Second() } }
    }
    protocol Router { func view(for screen: Screen) -> AnyView }
    final class BaseRouter: Router { func view(for screen: Screen) -> AnyView { AnyView(screen.view()) } }
    struct First: View { var body: some View { Text("one").foregroundStyle(.white) } }
    struct Second: View { var body: some View { Text("two").foregroundStyle(.white) } }
    """

  @Test("what an injected router makes is seen where it is shown")
  func injected() {
    let look = Look(
      """
      \(Self.router)
      @propertyWrapper struct Injected<Value> { init() {}; var wrappedValue: Value! { get { nil } set {} } }
      final class Store {
        @Injected() var router: Router!
        func screen(_ screen: Screen) -> AnyView { router.view(for: screen) }
      }
      struct Root: View {
        let store: Store
        var body: some View { VStack { store.screen(.first) }.background(.black) }
      }
      """)
    #expect(look.words("one") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test(
    "a container that is asked for a type hands out one of it",
    arguments: ["resolver.resolve(Router.self)!", "resolver.resolve(Router.self, name: \"main\")!"])
  func resolved(_ expression: String) {
    let look = Look(
      """
      \(Self.router)
      struct Root: View {
        let resolver: Resolver
        var router: Router { \(expression) }
        var body: some View { VStack { router.view(for: .second) }.background(.black) }
      }
      """)
    #expect(look.words("two") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test("which of several routers is handed out nobody knows")
  func several() {
    let look = Look(
      """
      \(Self.router)
      struct Root: View {
        let resolver: Resolver
        var router: Router { resolver.resolve(Router.self)! }
        var body: some View { VStack { router.view(for: .second) }.background(.black) }
      }
      struct OtherRouter: Router { func view(for screen: Screen) -> AnyView { AnyView(Text("other")) } }
      """)
    #expect(!look.backgrounds("two").contains("#000000"), "\(look.dump)")
  }
}
