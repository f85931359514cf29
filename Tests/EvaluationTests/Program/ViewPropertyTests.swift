import Scene
import TestSupport
import Testing

/// Properties that are read of a view of the program, as `Panel().footer`.
@Suite struct ViewPropertyTests {
  private func look(_ body: String) -> Look {
    Look(
      body: body,
      declarations: """
        struct Panel: View {
          var ink = Color.white
          var body: some View { Text("a") }
          var footer: some View { Text("b").foregroundStyle(ink) }
        }
        """)
  }

  @Test("the property of a view is what that view makes of it")
  func property() {
    let look = look("Panel(ink: .black).footer.padding().background(Color.white)")
    #expect(look.words("b") == "#000000 on #FFFFFF", "\(look.dump)")
  }

  @Test("the body of a view that only gives a part of itself is shown nowhere")
  func body() {
    let shown = look("Panel().footer.background(Color.white)")
    #expect(shown.placements("a").allSatisfy { $0.readings.values.allSatisfy { $0.ratio == nil } }, "\(shown.dump)")
    // Where another place shows all of it, the body counts.
    #expect(look("Panel().footer; Panel().background(Color.white)").background("a") == "#FFFFFF")
  }

  @Test("a property that nothing declares is no one's known")
  func unknown() {
    #expect(look("Panel().header.background(Color.white)").undecided("a") != nil)
  }
}
