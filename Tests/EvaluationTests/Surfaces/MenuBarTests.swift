import PlatformStyles
import Scene
import TestSupport
import Testing

/// Items of the menu bar and what they open (S-94).
struct MenuBarTests {
  @Test(
    "S-94: the menu bar draws its items and their menus, but the window that one opens is the program's",
    arguments: [
      ("MenuBarExtra(\"M\") { Text(\"A\"); Items() }", []),
      ("MenuBarExtra { Text(\"A\"); Items() } label: { Face() }", []),
      ("MenuBarExtra(content: { Items() }) { Face() }", []),
      ("MenuBarExtra(\"M\") { Text(\"A\"); Items() }.menuBarExtraStyle(.menu)", []),
      ("MenuBarExtra(\"M\") { Text(\"A\"); Items() }.menuBarExtraStyle(.window)", ["A", "C"]),
      ("MenuBarExtra { Items() } label: { Face() }.menuBarExtraStyle(.window).defaultSize(width: 9, height: 9)", ["C"]),
      ("WindowGroup { Text(\"A\") }.commands { CommandMenu(\"M\") { Items() } }", ["A"]),
    ])
  func menuBar(scene: String, texts: [String]) {
    let face = "struct Face: View { var body: some View { Text(\"E\") } }"
    let look = Look(
      """
      import SwiftUI
      @main struct Desk: App {
        var body: some Scene { \(scene) }
      }
      struct Items: View { var body: some View { Button { } label: { Text("C") } } }
      \(scene.contains("Face") ? face : "")
      """, platform: .macos)
    #expect(Set(look.texts) == Set(texts), "\(look.dump)")
  }
}
