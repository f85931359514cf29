import ColorScience
import Scene
import TestSupport
import Testing

/// States of a view that the same code sets, or of which one follows the other: not met in any combination (S-3).
struct StatesSetTogetherTests {
  /// A text `T` whose ink is white while `dimmed`, on a ground that is black while `busy`, or else the reverse.
  private func look(_ modifiers: String, ground: String = "busy ? Color.black : Color.white") -> Look {
    Look(
      """
      import SwiftUI
      struct Sample: View {
        @State private var busy = false
        @State private var dimmed = false
        @State private var level = 0.0
        var body: some View {
          Text("T")
            .foregroundStyle(dimmed ? Color.white : Color.black)
            .background(\(ground))
            \(modifiers)
        }
      }
      """)
  }

  /// True where the text surely is as bright as its ground on some path: white on white, or black on black.
  private func isSurelyLost(_ look: Look) -> Bool {
    look.readings("T").contains { $0.isCertain && $0.ratio?.low == 1 }
  }

  @Test(
    "a pair that no piece of code leaves is not certain",
    arguments: [
      ".onTapGesture { busy = true; dimmed = true }",
      ".onTapGesture { if busy { dimmed = false; busy = false } else { busy = true; dimmed = true } }",
      ".onTapGesture { busy = true }.onChange(of: busy) { dimmed = busy }",
      ".onTapGesture { busy = true }.onChange(of: self.busy) { withAnimation { dimmed = busy } }",
    ])
  func together(_ modifiers: String) {
    let look = look(modifiers)
    #expect(!isSurelyLost(look), "\(look.dump)")
    #expect(look.readings("T").contains { $0.ratio?.low == 21 }, "\(look.dump)")
  }

  @Test("so is a number beside a flag")
  func numbers() {
    // Nothing of the ground is left at 0, all of it at 1: black on white, or white on black.
    let ground = "Color.black.opacity(level).background(Color.white)"
    let together = look(".onTapGesture { level = 1; dimmed = true }", ground: ground)
    #expect(!isSurelyLost(together), "\(together.dump)")
    let apart = look(".onTapGesture { level = 1 }.onLongPressGesture { dimmed = true }", ground: ground)
    #expect(isSurelyLost(apart), "\(apart.dump)")
  }

  @Test("a pair that the code leaves is certain")
  func left() {
    // Black on black at first, white on white behind the action.
    let look = look(".onTapGesture { busy = true; dimmed = true }", ground: "busy ? Color.white : Color.black")
    #expect(isSurelyLost(look), "\(look.dump)")
  }

  @Test(
    "states that other code sets, too, stand beside each other in any combination",
    arguments: [
      ".onTapGesture { busy = true }.onLongPressGesture { dimmed = true }",
      ".onTapGesture { busy = true; dimmed = true }.onLongPressGesture { dimmed = false }",
      ".onTapGesture { busy = true; dimmed = true }.onLongPressGesture { busy.toggle() }",
      ".onTapGesture { busy = true; dimmed = true }.overlay { Toggle(\"U\", isOn: $dimmed) }",
      ".onTapGesture { busy = true; dimmed = true }.onChange(of: busy) { dimmed = true }",
    ])
  func apart(_ modifiers: String) {
    let look = look(modifiers)
    #expect(isSurelyLost(look), "\(look.dump)")
  }

  /// A white text `T` while `isOn`, on the ground that an optional holds, or else on white.
  private func toast(_ actions: String, data: String = "Data?") -> Look {
    Look(
      """
      import SwiftUI
      struct Data { let tint: Color }
      struct Sample: View {
        @State private var isOn = false
        @State private var data: \(data)
        var body: some View {
          VStack {
            if isOn { Text("T").foregroundStyle(.white).background(data?.tint ?? .white) }
            \(actions)
          }
        }
      }
      """)
  }

  @Test(
    "a flag that is only set along with something is not met beside nil",
    arguments: [
      "Button(\"A\") { data = Data(tint: .black); isOn = true }; Button(\"B\") { isOn = false }",
      "Button(\"A\") { data = Data(tint: .black); isOn = true }; Button(\"B\") { isOn = false; data = nil }",
      "Button(\"A\") { isOn = true; data = Data(tint: .black) }",
      "Button(\"A\") { data = Data(tint: .black); withAnimation(.easeIn) { isOn = true } }",
    ])
  func presence(_ actions: String) {
    let look = toast(actions)
    #expect(!isSurelyLost(look), "\(look.dump)")
    #expect(look.readings("T").contains { $0.ratio?.low == 21 }, "\(look.dump)")
  }

  @Test(
    "a flag that is set elsewhere, or whose companion is taken away, is met beside nil",
    arguments: [
      "Button(\"A\") { data = Data(tint: .black); isOn = true }; Button(\"B\") { isOn = true }",
      "Button(\"A\") { data = Data(tint: .black); isOn = true }; Button(\"B\") { data = nil }",
      "Button(\"A\") { data = make(); isOn = true }; Button(\"B\") { isOn = false }",
      "Button(\"A\") { withAnimation { isOn = true } completion: { data = Data(tint: .black) } }",
    ])
  func absence(_ actions: String) {
    let look = toast(actions)
    #expect(isSurelyLost(look), "\(look.dump)")
  }
}
