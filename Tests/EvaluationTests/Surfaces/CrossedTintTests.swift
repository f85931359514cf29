import Scene
import TestSupport
import Testing

/// By which style a text is described that may or may not have the tint set around its sheet.
struct CrossedTintTests {
  private func look(tint: String, on ground: String) -> Look {
    Look(
      body: """
        Text("x").sheet(isPresented: .constant(true)) {
          Button("B") {}.frame(maxWidth: .infinity, maxHeight: .infinity).background(\(ground))
        }.tint(\(tint))
        """)
  }

  // The system's blue is 0.212 bright and #004080 0.052: 0.262 / 0.102 = 2.6, while white has 1.05 / 0.102 = 10.3.
  @Test("S-61b: where the tint would be read and the system's own is not, the system's is meant")
  func systemsTint() {
    let look = look(tint: "Color.white", on: "Color(red: 0, green: 0.25, blue: 0.5)")
    #expect(look.placements("B").map(\.foreground.isProjectStyle) == [false], "\(look.dump)")
  }

  // Yellow on white has 1.5 and the blue 4.0: an edit of the tint is called for all the same.
  @Test("S-61b: where both fall short, the tint is meant")
  func ownTint() {
    let look = look(tint: "Color.yellow", on: "Color.white")
    #expect(look.placements("B").map(\.foreground.isProjectStyle).contains(true), "\(look.dump)")
  }
}
