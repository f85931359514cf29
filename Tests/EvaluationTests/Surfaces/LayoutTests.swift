import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Layouts as values, and those of the program.
struct LayoutTests {
  private static let diagonal = """
    struct Diagonal: Layout {
      var gap = 1.0
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }
    """

  @Test(
    "S-58, S-59: what a layout lays out is seen",
    arguments: [
      "Diagonal { Text(\"T\").foregroundStyle(.red) }",
      "Diagonal(gap: 3) { Text(\"T\") }.foregroundStyle(.red)",
      "AnyLayout(Diagonal()) { Text(\"T\").foregroundStyle(.red) }",
      "let layout = AnyLayout(VStackLayout()); layout { Text(\"T\").foregroundStyle(.red) }",
      "let layout = Diagonal(); layout { Text(\"T\").foregroundStyle(.red) }",
      "let layout = HStackLayout(spacing: 4); layout { Text(\"T\").foregroundStyle(.red) }",
    ])
  func content(_ body: String) {
    let look = Look(body: body, declarations: Self.diagonal)
    #expect(look.foregrounds("T") == ["#FF3B30"], "\(look.dump)")
    #expect(look.backgrounds("T") == ["#FFFFFF"])
  }

  @Test("S-58: a layout that depends on a state shows the same on both paths")
  func chosen() {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        @State var isWide = false
        var layout: AnyLayout { isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout()) }
        var body: some View { layout { Text("T").foregroundStyle(.red); Text("U") } }
      }
      """)
    #expect(look.foregrounds("T") == ["#FF3B30"], "\(look.dump)")
    #expect(look.foregrounds("U") == ["#000000"])
  }

  @Test("S-51: what a layout of the program lays out may or may not lie behind what is in front of it")
  func behind() {
    let look = Look(
      body: "Diagonal { Color.black }.overlay { Text(\"T\").foregroundStyle(.white) }", declarations: Self.diagonal)
    // White on white to white on black.
    #expect(look.isCertain("T") == false, "\(look.dump)")
    #expect(look.bounds("T")?.low == 1)
    #expect(abs((look.bounds("T")?.high ?? 0) - 21) < 0.01)
  }
}
