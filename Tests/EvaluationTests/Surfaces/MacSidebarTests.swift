import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Sidebars of macOS, through which what lies behind the window shows (S-77, S-83).
@Suite struct MacSidebarTests {
  @Test(
    "What stands in a sidebar has a backdrop between bounds, and is judged without certainty",
    arguments: [
      "NavigationSplitView { List { Text(\"T\").foregroundColor(.gray) } } detail: { Color.white }",
      "NavigationSplitView { VStack { Text(\"T\").foregroundColor(.gray) } } detail: { Color.white }",
      "NavigationView { List { Text(\"T\").foregroundColor(.gray) }; Color.white }",
      "List { Text(\"T\").foregroundColor(.gray) }.listStyle(.sidebar)",
    ])
  func sidebar(_ body: String) throws {
    let look = Look(body: body, platform: .macos)
    let bounds = try #require(look.bounds("T"), "\(look.dump)")
    #expect(!bounds.isExact && look.isCertain("T") == false, "\(look.dump)")
    #expect(layers(look).isSuperset(of: ["regular material", "what lies behind the window"]), "\(look.dump)")
  }

  @Test("The other columns are the window's background")
  func detail() {
    let look = Look(
      body: "NavigationSplitView { Color.clear } detail: { Text(\"T\").foregroundColor(.gray) }", platform: .macos)
    #expect(layers(look) == ["windowBackground"], "\(look.dump)")
  }

  @Test(
    "S-81: a list outside of sidebars paints the background of a table",
    arguments: [
      "NavigationView { Color.clear; List { Text(\"T\") } }", "List { Text(\"T\") }",
      "List { Text(\"T\") }.listStyle(.inset)", "List { Text(\"T\") }.listStyle(.bordered)",
      "ZStack { List { Text(\"x\") }.listStyle(.plain); Text(\"T\") }",
    ])
  func table(_ body: String) {
    let look = Look(body: body, platform: .macos)
    // controlBackgroundColor.
    #expect(look.background("T") == "#FFFFFF" && look.background("T", .dark) == "#1E1E1E", "\(look.dump)")
    #expect(look.isCertain("T") == true, "\(look.dump)")
  }

  @Test("S-94c: a form has its window's background, and a list that hides its own too")
  func noTable() {
    for body in ["Form { Text(\"T\") }", "List { Text(\"T\") }.scrollContentBackground(.hidden)"] {
      let look = Look(body: body, platform: .macos)
      #expect(layers(look) == ["windowBackground"], "\(look.dump)")
    }
  }

  @Test(
    "S-81: what every second row of a striped list has is not published",
    arguments: [".listStyle(.bordered(alternatesRowBackgrounds: true))", ".alternatingRowBackgrounds()"])
  func striped(_ modifier: String) {
    let look = Look(body: "List { Text(\"T\").foregroundColor(.yellow) }\(modifier)", platform: .macos)
    #expect(look.isCertain("T") == false, "\(look.dump)")
  }

  @Test("S-57: a list in a style of sidebars that hides its background has the window's or the view's own")
  func hidden() {
    let list = "List { Text(\"T\").foregroundColor(.gray) }.listStyle(.sidebar).scrollContentBackground(.hidden)"
    let bare = Look(body: list, platform: .macos)
    #expect(layers(bare) == ["windowBackground"], "\(bare.dump)")
    let painted = Look(body: "\(list).background(Color.white)", platform: .macos)
    #expect(painted.background("T") == "#FFFFFF" && painted.isCertain("T") == true, "\(painted.dump)")
    let column = Look(body: "NavigationSplitView { \(list) } detail: { Color.white }", platform: .macos)
    #expect(layers(column).contains("regular material"), "\(column.dump)")
  }

  private func layers(_ look: Look) -> Set<String> { Set(look.reading("T")?.layers.map(\.description) ?? []) }

  @Test(
    "A list in a sidebar that is told to be none is as in the other columns",
    arguments: [".inset", ".plain", ".bordered"])
  func told(_ style: String) {
    let list = "List { Text(\"T\").foregroundColor(.gray) }.listStyle(\(style))"
    let look = Look(body: "NavigationView { \(list); Color.white }", platform: .macos)
    #expect(look.background("T") == "#FFFFFF", "\(look.dump)")
    let clear = Look(body: "NavigationView { \(list).scrollContentBackground(.hidden); Color.white }", platform: .macos)
    #expect(layers(clear).contains("regular material"), "\(clear.dump)")
  }

  @Test("S-77: what lies behind a window shows in a sidebar in place of what is painted around the list")
  func behindWindow() {
    let look = Look(
      body: "ZStack { Color.blue; List([1], id: \\.self) { _ in Text(\"T\") }.listStyle(.sidebar) }", platform: .macos)
    #expect(look.reading("T")?.isOnSystemBackground == true, "\(look.dump)")
  }

  @Test("S-77: a sidebar that may be faded hides nothing")
  func fadedSidebar() {
    let look = Look(
      body: """
        ZStack {
          Color.white
          List([1], id: \\.self) { _ in Text("x") }.listStyle(.sidebar).opacity(isOn ? 1 : 0)
          Text("T").foregroundStyle(.white)
        }
        """, declarations: "private var isOn: Bool { Bool.random() }", platform: .macos)
    #expect(look.backgrounds("T").contains("#FFFFFF"), "\(look.dump)")
  }
}
