import Scene
import TestSupport
import Testing

/// The state of a view that an initialiser starts with one of its parameters (S-143).
struct StartedStateTests {
  private func look(_ parameter: String, _ change: String, _ declarations: String = "") -> Look {
    Look(
      """
      import SwiftUI
      \(declarations)
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

  @Test("a flag that only another view toggles, which has one of the same name, is what the parameter gave")
  func toggledElsewhere() {
    let look = look(
      "isLit", "Text(\"b\")",
      """
      struct Other: View {
        @State private var isLit = false
        var body: some View { Button("o") { isLit.toggle() } }
      }
      """)
    #expect(look.elements("lit").isEmpty, "\(look.dump)")
  }

  // MARK: - Memberwise initialisers

  @Test(
    "what the caller of a memberwise initialiser gives is seen beside what code or a binding makes of it",
    arguments: [
      ("isLit: false", "@State var isLit: Bool", "isLit", "Button(\"b\") { isLit = true }"),
      ("isLit: false", "@State var isLit: Bool", "isLit", "Button(\"b\") { self.isLit.toggle() }"),
      ("isLit: true", "@State var isLit: Bool", "isLit", "Toggle(\"b\", isOn: $isLit)"),
      ("isLit: true", "@State var isLit = false", "isLit", "Toggle(\"b\", isOn: $isLit)"),
      ("level: nil", "@State var level: Int?", "level != nil", "Button(\"b\") { level = 3 }"),
      ("level: 1", "@State var level: Int", "level > 5", "Button(\"b\") { level += 1 }"),
      ("mode: .calm", "@State var mode: Mode", "mode == .loud", "Button(\"b\") { mode = .loud }"),
      ("names: []", "@State var names: [String]", "names.isEmpty", "Button(\"b\") { names.append(\"x\") }"),
    ])
  func given(_ argument: String, _ declaration: String, _ question: String, _ change: String) {
    let look = memberwise(
      argument, declaration, "\(change)\nif \(question) { Text(\"lit\") } else { Text(\"dark\") }")
    #expect(Set(look.texts).isSuperset(of: ["lit", "dark"]), "\(look.dump)")
  }

  @Test("a colour that the caller gives is seen beside the one that code sets")
  func givenColor() {
    let look = memberwise(
      "ink: .white", "@State var ink: Color", "Button(\"b\") { ink = .black }; Text(\"T\").foregroundStyle(ink)")
    #expect(look.foregrounds("T") == ["#000000", "#FFFFFF"], "\(look.dump)")
  }

  @Test("a binding of one part leaves the others what the caller gave, whatever else the program makes")
  func boundPart() {
    let look = Look(
      """
      import SwiftUI
      struct User { var name: String; var ink: Color }
      @main struct Program: App {
        var body: some Scene {
          WindowGroup {
            VStack { Page(user: User(name: "A", ink: .black)); Dark(user: User(name: "B", ink: .white)) }
          }
        }
      }
      struct Page: View {
        @State var user: User
        var body: some View { VStack { Text("T").foregroundStyle(user.ink); TextField("n", text: $user.name) } }
      }
      struct Dark: View {
        let user: User
        var body: some View { Text("D").foregroundStyle(user.ink).background(.black) }
      }
      """)
    #expect(look.foregrounds("T") == ["#000000"], "\(look.dump)")
  }

  private func memberwise(_ argument: String, _ declaration: String, _ body: String) -> Look {
    Look(
      """
      import SwiftUI
      enum Mode { case calm, loud }
      @main struct Program: App { var body: some Scene { WindowGroup { Lamp(\(argument)) } } }
      struct Lamp: View {
        \(declaration)
        var body: some View { VStack { \(body) } }
      }
      """)
  }
}
