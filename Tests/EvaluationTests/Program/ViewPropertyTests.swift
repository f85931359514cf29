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

  @Test("a property that nothing declares is no one's known")
  func unknown() {
    #expect(look("Panel().header.background(Color.white)").undecided("a") != nil)
  }
}
