import PlatformStyles
import Scene
import TestSupport
import Testing

/// Views that something names and that no root was seen to show.
struct UnshownViewTests {
  @Test("a view that another one shows is judged there, whatever the order in the source")
  func parentsFirst() {
    let look = Look(
      """
      import SwiftUI
      struct Badge: View { var body: some View { Text("a").foregroundStyle(.white) } }
      struct Panel: View { var body: some View { Badge().background(.black) } }
      struct Maker { func make() -> Any { outside(Panel()) } }
      """)
    #expect(look.words("a") == "#FFFFFF on #000000", "\(look.dump)")
    #expect(look.placements("a").count == 1)
  }

  @Test("a view that views of a circle show is judged there, though these show each other and come later")
  func besidesCircles() {
    let look = Look(
      """
      import SwiftUI
      struct Badge: View { var body: some View { Text("a").foregroundStyle(.white) } }
      struct Panel: View {
        let depth: Int
        var body: some View { VStack { Badge(); if depth > 0 { Outer(depth: depth) } }.background(.black) }
      }
      struct Outer: View { let depth: Int; var body: some View { Panel(depth: depth - 1) } }
      struct Maker { func make() -> Any { outside(Panel(depth: 1)) } }
      """)
    #expect(Set(look.backgrounds("a")) == ["#000000"], "\(look.dump)")
  }

  @Test("where a view is seen to be shown counts more than where nothing shows it")
  func deadCallers() {
    let look = Look(
      """
      import SwiftUI
      @main struct Demo: App { var body: some Scene { WindowGroup { ZStack { Color.black; Badge() } } } }
      struct Badge: View { var body: some View { Text("a").foregroundStyle(.white) } }
      struct Dead: View { var body: some View { Badge(); Text("own").foregroundStyle(.white) } }
      public struct Offered: View { public init() {}; public var body: some View { Badge().background(.gray) } }
      """)
    let backgrounds = Set(look.backgrounds("a"))
    #expect(backgrounds.contains("#000000") && !backgrounds.contains("#FFFFFF"), "\(look.dump)")
    // Code of other modules may show what is public.
    #expect(backgrounds.count == 2, "\(look.dump)")
    #expect(look.words("own") == "#FFFFFF on #FFFFFF")
  }

  @Test("what begins with a view that nothing shows is told from what the program shows")
  func strays() {
    let look = Look(
      """
      import SwiftUI
      @main struct Demo: App { var body: some Scene { WindowGroup { Text("shown") } } }
      struct Dead: View { var body: some View { Text("dead") } }
      """)
    #expect(look.placements("shown").map(\.isStray) == [false])
    #expect(look.placements("dead").map(\.isStray) == [true])
  }

  @Test("what conforms to a protocol of the program that refines View is a view", arguments: ["Screen", "Panel"])
  func refined(_ name: String) {
    let look = Look(
      """
      import SwiftUI
      protocol Panel: View { var tag: Int { get } }
      protocol Screen: Panel {}
      enum Home {}
      extension Home {
        struct Root: \(name) {
          let tag = 1
          var body: some View { Hint().background(.black) }
        }
      }
      struct Hint: View { var body: some View { Text("a").foregroundStyle(.white) } }
      """)
    #expect(look.words("a") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test("what conforms to an alias that stands for views is a view", arguments: ["Page", "Sheet", "Plain"])
  func aliases(_ name: String) {
    let look = Look(
      """
      import SwiftUI
      protocol Numbered { var tag: Int { get } }
      typealias Page = Numbered & View
      typealias Sheet = Page & Sendable
      typealias Plain = View
      struct Cover: \(name) {
        let tag = 1
        var body: some View { Hint().background(.black) }
      }
      struct Hint: View { var body: some View { Text("a").foregroundStyle(.white) } }
      """)
    #expect(look.words("a") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test("of views that show each other, the first goes on")
  func circle() {
    let look = Look(
      """
      import SwiftUI
      struct Even: View { var body: some View { Text("even").foregroundStyle(.black); Odd() } }
      struct Odd: View { var body: some View { Text("odd").foregroundStyle(.black); Even() } }
      """)
    #expect(look.foreground("even") == "#000000", "\(look.dump)")
    #expect(look.foreground("odd") == "#000000")
  }

  @Test(
    "a view for systems that are not audited any more is none",
    arguments: [
      ("if #unavailable(iOS 18) { Old() } else { New() }", false),
      ("if #available(iOS 17, *) { New() } else { Old() }", false),
      ("if #available(iOS 26, *) { New() } else { Old() }", true),
    ])
  func oldSystems(_ body: String, _ isSeen: Bool) {
    let look = Look(
      body: body,
      declarations: """
        struct Old: View { var body: some View { Text("old").foregroundStyle(.black) } }
        struct New: View { var body: some View { Text("new").foregroundStyle(.black) } }
        """)
    #expect(look.placements("old").isEmpty == !isSeen, "\(look.dump)")
  }

  @Test("a function with other labels does not hide a component of the framework")
  func functionNamedAsAComponent() {
    let look = Look(
      body: #"List { Section("head") { Text("row") } }.listStyle(.insetGrouped)"#,
      declarations: """
        func Section(_ title: String, content: () -> some View, more: () -> AnyView) -> some View {
          Group { content() }.background(.red)
        }
        """)
    // The platter of a grouped list, in dark.
    #expect(look.background("row", .dark) == "#1C1C1E", "\(look.dump)")
    let other = Look(
      body: #"Mark("a", ink: .white)"#,
      declarations: """
        func Mark(_ text: String, size: Double) -> some View { Text(text).foregroundStyle(.red) }
        func Mark(_ text: String, ink: Color) -> some View { Text(text).foregroundStyle(ink) }
        """)
    #expect(other.foreground("a") == "#FFFFFF", "\(other.dump)")
  }

  @Test("S-143: a text that only older systems show is none that nothing leads to", arguments: [17, 26])
  func olderSystems(_ version: Int) {
    let look = Look(
      """
      import SwiftUI
      @main struct Program: App { var body: some Scene { WindowGroup { Text("T") } } }
      struct Row<Content: Missing>: View {
        let content: Content
        @ViewBuilder func part(_ other: String) -> some View {
          if #available(iOS \(version), *) { content.shown() } else { Text(other) }
        }
        var body: some View { content.shown() }
      }
      """)
    #expect(look.scene.elements.contains { $0.text != "T" } == (version == 26), "\(look.dump)")
  }
}
