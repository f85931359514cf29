import PlatformStyles
import Scene
import TestSupport
import Testing

/// Tables of macOS (S-81).
struct MacTableTests {
  private func look(_ modifiers: String = "", platform: Platform = .macos) -> Look {
    Look(
      """
      import SwiftUI
      struct Entry: Identifiable { let id = 0 }
      struct Page: View {
        let all: [Entry]
        var body: some View { Table(all) { TableColumn("Name") { _ in Text("T") } }\(modifiers) }
      }
      """, platform: platform)
  }

  @Test("cells lie on the background of controls, of which every second row has another one")
  func cells() {
    let look = look()
    #expect(look.background("T", .dark) == "#1E1E1E", "\(look.dump)")
    #expect(look.isCertain("T", .dark) == false)
    #expect(self.look(".scrollContentBackground(.hidden)").background("T", .dark) != "#1E1E1E")
  }
}
