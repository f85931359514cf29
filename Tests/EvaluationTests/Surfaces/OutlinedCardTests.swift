import Scene
import TestSupport
import Testing

/// Which outlines make a card of a text, so that no neighbour is a level of it.
struct OutlinedCardTests {
  private func pairs(_ outline: String) -> [String] {
    Look(
      """
      import SwiftUI
      struct Sample: View {
        @State private var isOn = false
        var body: some View { VStack { Text("A"); \(outline) } }
      }
      """
    ).pairs
  }

  @Test(
    "S-131: an outline that some state does not show, or that is a line only, makes no card",
    arguments: [
      "Text(\"B\").overlay { if isOn { Capsule().stroke(.red) } }",
      "Text(\"B\").overlay(Capsule().stroke(isOn ? Color.red : .clear))",
      "Text(\"B\").overlay(Capsule().stroke(.red, lineWidth: isOn ? 1 : 0))",
      "Text(\"B\").border(.clear)", "Text(\"B\").border(isOn ? Color.red : .clear)",
      "Text(\"B\").border(.red, width: 0)", "Text(\"B\").border(.red, width: isOn ? 2 : 0)",
      "Text(\"B\").overlay(alignment: .bottom) { Rectangle().stroke(.red).frame(height: 1) }",
      "Text(\"B\").overlay(alignment: .bottom) { Rectangle().stroke(.red).frame(maxWidth: .infinity, maxHeight: 2) }",
    ])
  func compared(outline: String) {
    #expect(pairs(outline) == ["A/B"])
  }

  @Test(
    "S-131: an outline that every state shows makes a card, whatever else changes with the state",
    arguments: [
      "Text(\"B\").overlay { if isOn { Capsule().stroke(.red) } else { Rectangle().stroke(.blue) } }",
      "Text(\"B\").overlay(Capsule().stroke(isOn ? Color.red : .blue, lineWidth: isOn ? 2 : 1))",
      "Text(\"B\").border(isOn ? Color.red : .blue, width: isOn ? 2 : 1)",
      "Text(\"B\").overlay { Capsule().stroke(.red).frame(height: 24) }",
    ])
  func notCompared(outline: String) {
    #expect(pairs(outline) == [])
  }
}
