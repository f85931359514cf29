import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Bindings that code makes of closures, by their labels or as trailing ones (S-58).
struct BindingTests {
  private func look(_ argument: String, _ wrapped: String, _ body: String) -> Look {
    Look(
      """
      import SwiftUI
      enum Order { case first, last }
      struct Child: View {
        @Binding var value: \(wrapped)
        var body: some View { \(body) }
      }
      struct Sample: View { var body: some View { Child(value: \(argument)) } }
      """)
  }

  @Test(
    "a text that a binding holds is there, whichever way the binding is made",
    arguments: [
      "Binding { \"abc\" } set: { _ in }", "Binding(get: { \"abc\" }, set: { _ in })",
      "Binding(get: { \"abc\" }) { _ in }", ".init { \"abc\" } set: { _ in }",
      "SwiftUI.Binding<String> { \"abc\" } set: { _ in }",
    ])
  func text(_ binding: String) {
    let look = look(binding, "String", "Text(value).foregroundStyle(.yellow)")
    let readings = look.scene.elements.filter { $0.kind == .text }.flatMap(\.placements).map { $0.readings[.light] }
    // #FFCC00 has a luminance of 0.6445: 1.05 / 0.6945 = 1.51 on white.
    #expect(readings.count == 1 && abs((readings[0]?.ratio?.low ?? 0) - 1.51) < 0.01, "\(look.dump)")
    #expect(readings.first??.isCertain == true)
  }

  @Test("what a binding's getter gives is asked where code asks the binding")
  func cases() {
    let body = "Text(\"T\").foregroundStyle(value == .first ? .yellow : .red)"
    for binding in ["Binding<Order> { .first } set: { _ in }", "Binding<Order>(get: { .first }, set: { _ in })"] {
      let look = look(binding, "Order", body)
      #expect(look.foregrounds("T") == ["#FFCC00"], "\(look.dump)")
    }
    let flag = look(
      "Binding(get: { false }, set: { _ in })", "Bool", "Text(\"T\").foregroundStyle(value ? .yellow : .red)")
    #expect(flag.foregrounds("T") == ["#FF3B30"], "\(flag.dump)")
  }

  @Test("a binding whose getter asks for a state has the values of the state")
  func state() {
    let look = Look(
      """
      import SwiftUI
      struct Child: View {
        @Binding var isOpen: Bool
        var body: some View { Text("T").foregroundStyle(isOpen ? .yellow : .red) }
      }
      struct Sample: View {
        @State private var berths = 0
        var body: some View {
          VStack { Child(isOpen: Binding(get: { berths > 0 }, set: { berths = $0 ? 1 : 0 })); Button("B") { berths += 1 } }
        }
      }
      """)
    #expect(look.foregrounds("T") == ["#FF3B30", "#FFCC00"], "\(look.dump)")
    #expect(look.conditions("T").contains("berths > 0"), "\(look.conditions("T"))")
  }

  @Test(
    "a colour that a binding's getter gives is known",
    arguments: [".init { .yellow } set: { _ in }", ".init(get: { .yellow }, set: { _ in })"])
  func color(_ binding: String) {
    let look = look(binding, "Color", "Text(\"T\").foregroundStyle(value)")
    #expect(look.words("T") == "#FFCC00 on #FFFFFF", "\(look.dump)")
  }
}
