import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Forms of macOS on what programs paint around them (S-94c).
struct MacFormTests {
  private func look(_ modifiers: String, container: String = "Form") -> Look {
    Look(
      """
      import SwiftUI
      @main struct Demo: App { var body: some Scene { WindowGroup { Screen() } } }
      struct Screen: View {
        var body: some View { \(container) { Section("S") { Text("T") } }\(modifiers) }
      }
      """, platform: .macos)
  }

  @Test("S-94c: a grouped form lies on a window's background, whatever is painted around it")
  func grouped() throws {
    let look = look(".formStyle(.grouped).background(Color.white)")
    let plain = self.look(".formStyle(.grouped)")
    for appearance in [Appearance.light, .dark] {
      let reading = try #require(look.reading("T", appearance))
      #expect(reading.background == nil && reading.backgroundRange != nil, "\(look.dump)")
      #expect(reading.ratio == plain.reading("T", appearance)?.ratio)
      #expect(reading.isCertain)
    }
    // White of 85 % is far from black: no text of the system fails on a window's background.
    #expect(try #require(look.reading("T", .dark)?.ratio?.low) > 9)
  }

  @Test(
    "S-94c: a form of columns paints nothing, nor does a grouped one that is told to hide it",
    arguments: [
      ".background(Color.white)", ".formStyle(.columns).background(Color.white)",
      ".formStyle(.grouped).scrollContentBackground(.hidden).background(Color.white)",
    ])
  func clear(_ modifiers: String) {
    let look = look(modifiers)
    #expect(look.backgrounds("T", .dark) == ["#FFFFFF"], "\(look.dump)")
  }

  @Test("S-77: what a grouped form paints in a popover is not published")
  func popover() {
    let look = Look(
      """
      import SwiftUI
      struct Screen: View {
        var body: some View {
          Button("B") {}.popover(isPresented: .constant(true)) {
            Form { Text("T") }.formStyle(.grouped).background(Color.white)
          }
        }
      }
      """, platform: .macos)
    #expect(look.readings("T", .dark).allSatisfy { !$0.isCertain }, "\(look.dump)")
    #expect(!look.readings("T", .dark).isEmpty)
  }
}
