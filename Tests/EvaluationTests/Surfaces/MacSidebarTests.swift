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
    for body in [
      "NavigationSplitView { Color.clear } detail: { Text(\"T\").foregroundColor(.gray) }",
      "NavigationView { Color.clear; List { Text(\"T\").foregroundColor(.gray) } }",
    ] {
      let look = Look(body: body, platform: .macos)
      #expect(layers(look) == ["windowBackground"], "\(look.dump)")
    }
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
    #expect(look.reading("T")?.layers.first?.description == "windowBackground", "\(look.dump)")
    let clear = Look(body: "NavigationView { \(list).scrollContentBackground(.hidden); Color.white }", platform: .macos)
    #expect(layers(clear).contains("regular material"), "\(clear.dump)")
  }
}
