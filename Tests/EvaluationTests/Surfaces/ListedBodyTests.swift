import Scene
import TestSupport
import Testing

/// Views whose bodies list several views without a stack (S-50, S-58).
struct ListedBodyTests {
  private func look(_ body: String) -> Look {
    // A view that nothing shows would be seen by itself.
    let views = [
      "Pair": #"struct Pair: View { var body: some View { Color.black; Text("T").foregroundStyle(.white) } }"#,
      "Outer": "struct Outer: View { var body: some View { Pair().padding(2) } }",
      "Kept": "struct Kept<C: View>: View { @ViewBuilder var content: C; var body: some View { content } }",
    ]
    let shown = ["Outer", "Kept"].filter(body.contains) + (body.contains("Kept") ? [] : ["Pair"])
    return Look(
      """
      import SwiftUI
      \(shown.compactMap { views[$0] }.joined(separator: "\n"))
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
    let steps = ["A", "B"].map { text in look.scene.elements.first { $0.text == text }?.layout.last }
    #expect(steps.map { $0?.axis } == [.depth, .depth], "\(look.dump)")
    #expect(steps.map { $0?.child } == [0, 1], "\(look.dump)")
  }
}
