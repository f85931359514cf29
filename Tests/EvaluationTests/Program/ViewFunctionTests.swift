import Scene
import TestSupport
import Testing

/// Views whose body a protocol makes of a function, and calls that stand in a function of their own name (S-60).
@Suite struct ViewFunctionTests {
  private static let view = """
    struct Cover: Connected {
      struct Props { let title: String }
      func map(state: Int) -> Props { Props(title: "t") }
      func body(props: Props) -> some View { ZStack { Rectangle().fill(Color.black); Info() } }
    }
    struct Info: View { var body: some View { Text("a").foregroundColor(.white) } }
    struct Home: View { var body: some View { Cover() } }
    @main struct Program: App { var body: some Scene { WindowGroup { Home() } } }
    """

  @Test("A protocol of another module gives a view its body by its function")
  func foreign() {
    let look = Look("import SwiftUI\nimport Flow\n\(Self.view)")
    #expect(look.words("a") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test(
    "A method of a view that gives the view or a copy gives a view, which takes modifiers",
    arguments: [
      "return self", "let copy = self; return copy", "var copy = self; copy.tag = tag; return copy",
    ])
  func copies(_ statements: String) {
    let look = Look(
      """
      import SwiftUI
      struct Info: View {
        var tag = 0
        func tagged(_ tag: Int) -> Self { \(statements) }
        var body: some View { Text("a").foregroundStyle(.white) }
      }
      struct Home: View { var body: some View { Info().tagged(1).background(.black) } }
      @main struct Program: App { var body: some Scene { WindowGroup { Home() } } }
      """)
    #expect(look.words("a") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test("A protocol of the program gives a view its body by its function")
  func own() {
    let look = Look(
      """
      import SwiftUI
      protocol Connected: View {
        associatedtype Props
        associatedtype Content: View
        func map(state: Int) -> Props
        func body(props: Props) -> Content
      }
      extension Connected { var body: some View { body(props: map(state: 1)) } }
      \(Self.view)
      """)
    #expect(look.words("a") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test(
    "A modifier of a framework that a function of the same name and labels applies is not that function",
    arguments: [
      "self.onReceive(center.publisher(for: name), perform: action)",
      "onReceive(center.publisher(for: name), perform: action)",
    ])
  func overload(_ call: String) {
    let look = Look(
      """
      import SwiftUI
      extension View {
        func onReceive(
          _ name: Notification.Name, center: NotificationCenter = .default, perform action: @escaping (Notification) -> Void
        ) -> some View {
          \(call)
        }
      }
      struct Page: View {
        var body: some View {
          Text("a").foregroundColor(.white).background(Color.black).onReceive(Notification.Name("n")) { _ in }
        }
      }
      """)
    #expect(look.words("a") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test(
    "S-60: what a function for all views gives is called on the view, also without 'self' and without its source",
    arguments: ["hushed { $0.isQuiet = true }", "return hushed { $0.isQuiet = true }"])
  func unreadModifier(_ statement: String) {
    let look = Look(
      body: "VStack { Text(\"a\").foregroundStyle(.white) }.background(.black).quiet()",
      declarations: "extension View { func quiet() -> some View { \(statement) } }")
    #expect(look.elements("a").count == 1, "\(look.dump)")
    #expect(look.words("a") == "#FFFFFF on #000000", "\(look.dump)")
  }
}
