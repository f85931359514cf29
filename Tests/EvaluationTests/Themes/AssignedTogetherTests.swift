import ColorScience
import Scene
import TestSupport
import Testing

/// Colours that the same code changes: each piece of code decides on all of them (S-61a).
struct AssignedTogetherTests {
  /// A text of the store's `ink` on its `paper`.
  private func page(_ members: String) -> Look {
    Look(
      """
      import SwiftUI
      final class Store: ObservableObject {
        @Published var ink: Color = .black
        @Published var paper: Color = .white
        \(members)
      }
      struct Sample: View {
        @StateObject private var store = Store()
        var body: some View { Text("a").foregroundStyle(store.ink).background(store.paper) }
      }
      """)
  }

  @Test(
    arguments: [
      "func dim() { ink = .white; paper = .black }",
      "func dim() { withAnimation { self.paper = .black; self.ink = .white } }",
      "func dim(_ on: Bool) { guard on else { return }; ink = .white; paper = .black }",
      "func set(_ on: Bool) { if on { ink = .white; paper = .black } else { ink = .black; paper = .white } }",
      "func dim() { ink = .white; paper = .black }; func reset() { ink = .black; paper = .white }",
    ])
  func whatOneBlockSetsStandsTogether(members: String) {
    let look = page(members)
    #expect(look.foregrounds("a") == ["#000000", "#FFFFFF"], "\(look.dump)")
    // Black on white and white on black, and never white on white.
    let ratios = look.readings("a").map(\.ratio?.low)
    #expect(ratios.allSatisfy { $0 == 21 }, "\(look.dump)")
  }

  @Test(
    arguments: [
      "func dim() { ink = .white }; func dip() { paper = .black }",
      "func set(_ on: Bool) { if on { ink = .white } else { paper = .black } }",
      "func dim() { ink = .white; paper = .black }; func dip() { paper = .red }",
      "func dim() { ink = .white; paper = .black; ink = Remote.ink }",
      "func dim(_ on: Bool) { ink = .white; guard on else { return }; paper = .black }",
      "func dim(_ on: Bool) { ink = .white; if on { return }; paper = .black }",
      "func dim(_ other: Store) { ink = .white; other.paper = .black }",
    ])
  func whatDifferentCodeSetsIsNotToldApart(members: String) {
    let look = page(members)
    #expect(look.readings("a").allSatisfy { $0.undecided?.reason == .runtimeValue }, "\(look.dump)")
  }

  @Test func aValueOfSeveralKeepsItsArms() {
    let look = page("func set(_ n: Int, _ m: Int) { ink = n > 5 ? .white : .yellow; paper = m > 2 ? .black : .red }")
    // systemYellow and systemRed of iOS 18 in light: #FFCC00, #FF3B30.
    #expect(Set(look.foregrounds("a")) == ["#000000", "#FFFFFF", "#FFCC00"], "\(look.dump)")
    #expect(Set(look.backgrounds("a")) == ["#000000", "#FFFFFF", "#FF3B30"], "\(look.dump)")
    #expect(look.placements("a").count == 5, "\(look.dump)")
  }
}
