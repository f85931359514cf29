import Scene
import TestSupport
import Testing

/// Views whose bodies list several views without a stack (S-50, S-58).
struct ListedBodyTests {
  private func look(_ body: String) -> Look {
    Look(
      """
      import SwiftUI
      struct Pair: View { var body: some View { Color.black; Text("T").foregroundStyle(.white) } }
      struct Outer: View { var body: some View { Pair().padding(2) } }
      struct Kept<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View { content }
      }
      struct Sample: View { var body: some View { \(body) } }
      """)
  }

  @Test(
    "S-50, S-58: they lie on each other where the view stands in what lays its children on each other",
    arguments: [
      "ZStack { Pair() }", "ZStack { Color.white; Pair().padding(2) }", "ZStack { Outer() }",
      "ZStack { if Bool.random() { Pair() } else { Color.white } }", "GeometryReader { _ in Pair() }",
      "Color.white.overlay { Pair() }", "Text(\"a\").background { Pair().font(.title) }",
      "ZStack { Kept { Color.black; Text(\"T\").foregroundStyle(.white) } }",
    ])
  func piles(_ body: String) {
    let look = look(body)
    #expect(look.words("T") == "#FFFFFF on #000000", "\(look.dump)")
  }

  /// White on the system's background is 1:1 in light.
  @Test(
    "S-50, S-58: elsewhere they are children of the stack around, and what each lies on is its own",
    arguments: ["VStack { Pair() }", "ZStack { ScrollView { Pair() } }", "VStack { Outer() }"])
  func stacks(_ body: String) {
    let look = look(body)
    #expect(look.ratio("T") == 1, "\(look.dump)")
  }

  @Test("S-34, S-50: the words of a mask that are listed in it lie on each other")
  func mask() {
    let look = look("Color.black.mask { Text(\"A\"); Text(\"B\") }")
    let steps = look.placements("A").map { $0.layout.last }
    #expect(steps.map { $0?.axis } == [.depth], "\(look.dump)")
    #expect(look.placements("B").map { $0.layout.last?.child } == [1], "\(look.dump)")
  }
}
