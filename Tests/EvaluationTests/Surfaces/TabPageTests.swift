import PlatformStyles
import Scene
import TestSupport
import Testing

/// What the screens of tabs stand on.
struct TabPageTests {
  @Test(
    "S-80: a screen of a tab view stands on the system's background, whatever lies behind the tab view",
    arguments: [
      "TabView { Text(\"T\") }.background(.black)",
      "ZStack { Color.black; TabView { Text(\"T\").tabItem { Text(\"x\") } } }",
      "ZStack { Color.black; TabView { Tab(\"x\", systemImage: \"x\") { Text(\"T\") } }.tabViewStyle(.sidebarAdaptable) }",
    ])
  func screens(_ body: String) {
    let look = Look(body: body)
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
    #expect(look.words("T", .dark) == "#FFFFFF on #000000")
  }

  @Test(
    "pages that are turned let see what lies behind",
    arguments: [
      "TabView { Text(\"T\") }.tabViewStyle(.page).background(.red)",
      "TabView { Text(\"T\") }.tabViewStyle(PageTabViewStyle(indexDisplayMode: .never)).background(.red)",
      "ZStack { Color.red; TabView { Text(\"T\") }.tabViewStyle(.page(indexDisplayMode: .always)) }",
      "ZStack { Color.red; TabView { Text(\"x\") }.tabViewStyle(.page); Text(\"T\") }",
    ])
  func pages(_ body: String) {
    let look = Look(body: body)
    #expect(look.words("T") == "#000000 on #FF3B30", "\(look.dump)")
  }

  @Test("S-50: what stands in front of a tab view has its screen behind it")
  func inFront() {
    let look = Look(body: "ZStack { Color.red; TabView { Text(\"x\") }; Text(\"T\") }")
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
  }

  @Test("S-57: a screen shows the background of the presentation that it is on")
  func presented() {
    let look = Look(
      body: """
        Text("x").fullScreenCover(isPresented: .constant(true)) {
          TabView { Text("T") }.presentationBackground(.red)
        }
        """)
    #expect(look.background("T") == "#FF3B30", "\(look.dump)")
  }
}
