import Scene
import TestSupport
import Testing

/// Texts of which nothing is drawn, in a view that holds what can't be followed.
struct UndrawnTextTests {
  private func look(_ body: String) -> Look {
    Look(
      """
      import SwiftUI
      import Sparkle
      @main struct Shown: App { var body: some Scene { WindowGroup { Page(isOn: true) } } }
      struct Page: View {
        @State var isOn: Bool
        var body: some View {
          ZStack {
            \(body)
            SparkleShower(count: 3)
          }
        }
      }
      """)
  }

  @Test(
    "S-32, S-46: a text that was met and of which nothing is drawn is none that nothing leads to",
    arguments: [
      "foregroundColor(.clear)", "foregroundStyle(.clear)", "opacity(0)", "hidden()",
      "redacted(reason: .placeholder)",
    ])
  func undrawn(modifier: String) {
    let look = look("Text(\"a\").\(modifier).overlay(Text(\"b\"))")
    #expect(look.texts == ["b"], "\(look.dump)")
  }

  @Test(
    "S-32, S-58: one that is drawn on one way is seen there",
    arguments: ["foregroundColor(isOn ? .clear : .black)", "opacity(isOn ? 0 : 1)"])
  func drawnOnOneWay(modifier: String) {
    let look = look("Text(\"a\").\(modifier)")
    #expect(look.texts == ["a"] && look.placements("a").count == 1, "\(look.dump)")
  }
}
