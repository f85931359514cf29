import Evaluation
import Scene
import TestSupport
import Testing

/// What is not evaluated, since nothing depends on it.
@Suite("Saved work") struct SavedWorkTests {
  /// A sum of 0.6 and noughts, which takes at least four expressions for each nought.
  private func sum(noughts: Int) -> String {
    (["0.6"] + Array(repeating: "0 * step", count: noughts)).joined(separator: " + ")
  }

  @Test("a function of which eight calls used up their allowance has a tenth of it from then on")
  func longCalls() {
    // Of 100 expressions the long ones take all; a middle one takes about 40, and the short one no more than ten.
    let texts = (1...8).map { "Text(\"long \($0)\").opacity(share(\($0)))" }
    let look = Look(
      """
      import SwiftUI
      func share(_ step: Double) -> Double {
        if step == 20 { return 0.6 }
        if step > 8 { return \(sum(noughts: 8)) }
        return \(sum(noughts: 40))
      }
      struct Sample: View { var body: some View { VStack {
        Text("middle").opacity(share(10))
        \(texts.joined(separator: "\n"))
        Text("late").opacity(share(11))
        Text("short").opacity(share(20))
      } } }
      """, allowances: Allowances(view: 10_000, call: 100))
    // Black at 0.6 over white is 255 * 0.4 = 102.
    #expect(look.foreground("middle") == "#666666", "\(look.dump)")
    for number in 1...8 { #expect(look.undecided("long \(number)") != nil, "\(look.dump)") }
    #expect(look.undecided("late") != nil, "\(look.dump)")
    #expect(look.foreground("short") == "#666666", "\(look.dump)")
    #expect(look.scene.work.bounds == [.expressions: 9])
  }

  @Test("constants that no code names are not evaluated for the themes that a type stands for")
  func namedConstants() {
    let look = Look(
      """
      import SwiftUI
      func tone(_ number: Double) -> Color { Color(red: number / 10, green: number / 10, blue: number / 10) }
      struct Theme {
        let ink: Color
        static let plain = Theme(ink: tone(1))
        static let loud = Theme(ink: tone(2))
        static let unused = Theme(ink: tone(3))
      }
      struct Sample: View {
        let theme: Theme
        var body: some View { Text("a").foregroundStyle(theme.ink) }
      }
      func all() -> [Theme] { [Theme.plain, Theme.loud] }
      """)
    #expect(look.scene.work.callsEvaluated == 2, "\(look.dump)")
  }

  @Test("once a way to a view was left out, no further one is compared with those that were followed")
  func waysPastTheBound() {
    let look = Look(
      ManyWays.source(
        showing: "VStack { Badge(ink: ink); Badge(ink: ink) }",
        declarations: """
          let ink = Color.black
          struct Badge: View { let ink: Color; var body: some View { Text("T").foregroundStyle(ink) } }
          """))
    // Both of the first look are followed in any case. In each of the next 298 looks the second one is compared with the
    // first one; then 300 ways were followed, and the two below the second arm of the first choice, which is a call
    // site that was not met before.
    #expect(look.scene.work.waysCompared == 298)
    #expect(look.scene.work.bounds[.views] == 2 * (ManyWays.count - 1 - 298) - 2)
  }
}
