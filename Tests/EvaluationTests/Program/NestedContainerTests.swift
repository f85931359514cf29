import Scene
import TestSupport
import Testing

/// Containers of the program that lie in one another, and views that contain themselves.
struct NestedContainerTests {
  private static let card = """
    import SwiftUI
    struct Card<Content: View>: View {
      @ViewBuilder let content: () -> Content
      var body: some View { VStack { content() } }
    }

    """

  @Test("a container that lies in the content of the same container is followed")
  func pages() {
    let look = Look(
      Self.card + """
        struct A: View { var body: some View { Card { B() } } }
        struct B: View { var body: some View { Card { C() } } }
        struct C: View { var body: some View { Card { D() } } }
        struct D: View { var body: some View { Card { Text("deep").foregroundStyle(.white) } } }
        @main struct Demo: App { var body: some Scene { WindowGroup { ZStack { Color.black; A() } } } }
        """)
    // White on black.
    #expect(look.ratio("deep") == 21, "\(look.dump)")
  }

  @Test("a container that one body writes several times around a text is followed")
  func literal() {
    let look = Look(
      Self.card + """
        struct A: View { var body: some View { Card { Card { Card { Card { Text("deep").foregroundStyle(.white) } } } } } }
        @main struct Demo: App { var body: some Scene { WindowGroup { ZStack { Color.black; A() } } } }
        """)
    #expect(look.ratio("deep") == 21, "\(look.dump)")
  }

  @Test("a container that a function puts around each of several views is followed")
  func wrapped() {
    let look = Look(
      Self.card + """
        extension View { func card() -> some View { Card { self } } }
        struct A: View { var body: some View { B().card() } }
        struct B: View { var body: some View { C().card() } }
        struct C: View { var body: some View { D().card() } }
        struct D: View { var body: some View { Text("deep").foregroundStyle(.white).card() } }
        @main struct Demo: App { var body: some Scene { WindowGroup { ZStack { Color.black; A() } } } }
        """)
    #expect(look.ratio("deep") == 21, "\(look.dump)")
  }

  @Test("a container that one body puts around a text by a function is followed, however often")
  func chained() {
    let look = Look(
      Self.card + """
        extension View { func card() -> some View { Card { self } } }
        struct A: View { var body: some View { Text("deep").foregroundStyle(.white).card().card().card().card() } }
        @main struct Demo: App { var body: some Scene { WindowGroup { ZStack { Color.black; A() } } } }
        """)
    #expect(look.ratio("deep") == 21, "\(look.dump)")
  }

  @Test(
    "a container that a function puts around itself several times in one body is followed",
    arguments: [
      #"Text("deep").foregroundStyle(.white).card().card().card().card()"#,
      #"Text("deep").foregroundStyle(.white).inCard.inCard.inCard.inCard"#,
      #"Text("deep").foregroundStyle(.white).twice().twice().twice()"#,
    ])
  func repeated(_ body: String) {
    let look = Look(
      Self.card + """
        extension View {
          func card() -> some View { Card { self } }
          var inCard: some View { Card { self } }
          func twice() -> some View { self.card().card() }
        }
        struct A: View { var body: some View { \(body) } }
        @main struct Demo: App { var body: some Scene { WindowGroup { ZStack { Color.black; A() } } } }
        """)
    #expect(look.ratio("deep") == 21, "\(look.dump)")
  }

  @Test(
    "a function that calls itself ends, and so do two that call each other",
    arguments: ["func nest() -> some View { Card { self.nest() } }", "func nest() -> some View { Card { again } }"])
  func endless(_ function: String) {
    let look = Look(
      Self.card + """
        extension View {
          \(function)
          var again: some View { Card { self.nest() } }
        }
        struct A: View { var body: some View { Text("deep").foregroundStyle(.white).nest(); Text("here") } }
        @main struct Demo: App { var body: some Scene { WindowGroup { A() } } }
        """)
    #expect(look.ratio("here") == 21, "\(look.dump)")
  }

  @Test(
    "a view that contains itself ends, whatever lies between",
    arguments: [
      "Card { Node(level: level + 1) }", "row(level)", "Node(level: level + 1).carded()",
      "Between { level in Node(level: level) }",
    ])
  func circles(_ body: String) {
    let look = Look(
      Self.card + """
        struct Node: View {
          let level: Int
          var body: some View { Text("here"); if level < 50 { \(body) } }
          func row(_ level: Int) -> some View { Card { Text("row"); row(level + 1) } }
        }
        struct Between<C: View>: View {
          @ViewBuilder let content: (Int) -> C
          var body: some View { Card { content(1); Text("between") } }
        }
        extension View { func carded() -> some View { Card { self } } }
        @main struct Demo: App { var body: some Scene { WindowGroup { Node(level: 0) } } }
        """)
    #expect(look.ratio("here") == 21, "\(look.dump)")
  }

  @Test("a view behind one that is not followed to its end is not certain, though its list paints its own ground")
  func behindWhatIsCut() throws {
    let groups = (String(repeating: "Group { ", count: 45), String(repeating: " }", count: 45))
    let views = (0..<14).map { number in
      "struct V\(number): View { var body: some View { \(groups.0)V\(number + 1)()\(groups.1) } }"
    }
    let look = Look(
      """
      import SwiftUI
      \(views.joined(separator: "\n"))
      struct V14: View { var body: some View { List { Text("hint").foregroundStyle(.yellow) } } }
      @main struct Demo: App { var body: some Scene { WindowGroup { V0().preferredColorScheme(.dark) } } }
      """)
    let reading = try #require(look.reading("hint"))
    #expect(!reading.isCertain, "\(look.dump)")
  }
}
