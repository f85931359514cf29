import Scene
import TestSupport
import Testing

/// The state of a view that an initialiser starts with one of its parameters (S-143).
struct StartedStateTests {
  private func look(_ parameter: String, _ change: String) -> Look {
    Look(
      """
      import SwiftUI
      @main struct Program: App { var body: some Scene { WindowGroup { Lamp(\(parameter): false) } } }
      struct Lamp: View {
        @State private var isLit: Bool
        init(\(parameter): Bool) { _isLit = State(initialValue: \(parameter)) }
        var body: some View {
          VStack {
            \(change)
            if isLit { Text("lit") } else { Text("dark") }
          }
        }
      }
      """)
  }

  @Test(
    "what code or a binding changes later is seen both ways, whatever the parameter is called",
    arguments: ["isLit", "initially"],
    [
      "Button(\"b\") { isLit = true }", "Button(\"b\") { self.isLit = true }", "Button(\"b\") { isLit.toggle() }",
      "Toggle(\"b\", isOn: $isLit)",
    ])
  func changed(_ parameter: String, _ change: String) {
    let look = look(parameter, change)
    #expect(look.elements("lit").count == 1, "\(look.dump)")
    #expect(look.elements("dark").count == 1)
  }

  @Test("a value that nothing changes is what the parameter of that name gave")
  func unchanged() {
    let look = look("isLit", "Text(\"b\")")
    #expect(look.elements("lit").isEmpty, "\(look.dump)")
    #expect(look.elements("dark").count == 1)
  }

  @Test("a colour is the one that the parameter gave or one that code sets")
  func colors() {
    let look = Look(
      """
      import SwiftUI
      @main struct Program: App { var body: some Scene { WindowGroup { Swatch(ink: Color.red) } } }
      struct Swatch: View {
        @State private var ink: Color
        init(ink: Color) { _ink = State(initialValue: ink) }
        var body: some View { Button("b") { ink = .black }; Text("T").foregroundStyle(ink) }
      }
      """)
    // systemRed of iOS 18 in light.
    #expect(Set(look.foregrounds("T")) == ["#FF3B30", "#000000"], "\(look.dump)")
  }
}
