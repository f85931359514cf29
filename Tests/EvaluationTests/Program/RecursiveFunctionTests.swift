import PlatformStyles
import Scene
import TestSupport
import Testing

/// Functions that call themselves for what stacks hold, which is made after they returned.
struct RecursiveFunctionTests {
  @Test(
    "a function that makes a stack of what it makes is followed twice",
    arguments: [
      "AnyView(ZStack { Color.GROUND; make(inner) })",
      "AnyView(VStack { make(inner); make(inner) }.background(.GROUND))",
      "AnyView(framed { make(inner) }.background(Color.GROUND))",
    ])
  func arms(_ arm: String) throws {
    let arms = ["red", "blue", "green", "orange", "white", "pink", "teal", "mint"].map { ground in
      "case .\(ground)(let inner): \(arm.replacing("GROUND", with: ground))"
    }
    let look = Look(
      """
      import SwiftUI
      indirect enum Part {
        case text, red(Part), blue(Part), green(Part), orange(Part), white(Part), pink(Part), teal(Part), mint(Part)
      }
      func make(_ part: Part) -> AnyView {
        switch part {
        case .text: AnyView(Text("T").foregroundStyle(.white))
        \(arms.joined(separator: "\n"))
        }
      }
      func framed<C: View>(@ViewBuilder _ content: () -> C) -> some View { HStack { content() } }
      struct Sample: View { let part: Part; var body: some View { make(part) } }
      """)
    // White on the background, and within one stack on each of the colours.
    let grounds = Set(look.placements("T").compactMap { $0.readings[.light]?.background })
    #expect(grounds.count == 8, "\(look.dump)")
    // Eight stacks, and eight in each of these, with a few views each; what these would hold is not made.
    #expect(look.scene.work.viewsPainted < 1_000)
  }

  @Test("a function whose content is handed to it is followed however often code writes it around a text")
  func content() {
    let look = Look(
      body: "card { card { card { card { Text(\"deep\").foregroundStyle(.white) } } } }.background(.black)",
      declarations: """
        func card<C: View>(@ViewBuilder _ content: () -> C) -> some View { content().padding() }
        """)
    #expect(look.ratio("deep") == 21, "\(look.dump)")
  }
}
