import Scene
import TestSupport
import Testing

/// What an initialiser gives the storage of a state, as `_ink = State(initialValue: ink)` does (S-143).
struct StateStorageTests {
  private func look(_ members: String, made call: String, body: String = "Text(\"T\").foregroundStyle(ink)") -> Look {
    Look(
      """
      import SwiftUI
      final class Model: ObservableObject { let ink: Color; init(ink: Color) { self.ink = ink } }
      struct Note: Identifiable { let id: Int; var ink: Color }
      @main struct Program: App { var body: some Scene { WindowGroup { \(call) } } }
      struct Page: View {
        \(members)
        var body: some View { \(body) }
      }
      """)
  }

  @Test(
    "the storage holds what it is made with, whatever the default and the parameters are",
    arguments: [
      ("= Color.white", "start: Color", "_ink = State(initialValue: start)", "start: .black"),
      ("= Color.white", "ink: Color", "self._ink = State<Color>(wrappedValue: ink)", "ink: .black"),
      (": Color = .white", "ink: Color", "_ink = .init(initialValue: ink)", "ink: .black"),
      (": Color", "ink: Color", "self._ink = .init(wrappedValue: .black); print(ink)", "ink: .white"),
      (": Color", "ink: Color", "_ink = State(initialValue: .black); print(ink)", "ink: .white"),
      (": Color", "ink: Color?", "_ink = State(initialValue: ink ?? .black)", "ink: nil"),
      (": Color", "isDark: Bool", "_ink = State(initialValue: isDark ? .black : .white)", "isDark: true"),
    ])
  func replaced(_ declared: String, _ parameter: String, _ assignment: String, _ argument: String) {
    let look = look(
      "@State private var ink\(declared)\ninit(\(parameter)) { \(assignment) }", made: "Page(\(argument))")
    #expect(look.foregrounds("T") == ["#000000"], "\(look.dump)")
  }

  @Test(
    "a flag that nothing else changes is what its storage is made with",
    arguments: [
      ("= true", "_isLit = State(initialValue: isLit)", "false"),
      (": Bool", "_isLit = State(initialValue: !isLit)", "true"),
    ])
  func flag(_ declared: String, _ assignment: String, _ argument: String) {
    let look = look(
      "@State private var isLit\(declared)\ninit(isLit: Bool) { \(assignment) }", made: "Page(isLit: \(argument))",
      body: "if isLit { Text(\"lit\") } else { Text(\"dark\") }")
    #expect(look.texts == ["dark"], "\(look.dump)")
  }

  @Test("what other code assigns stands beside it, in the place of the default")
  func changed() {
    let look = look(
      "@State private var ink = Color.white\ninit(start: Color) { _ink = State(initialValue: start) }",
      made: "Page(start: Color(red: 1, green: 0, blue: 0))",
      body: "Button(\"b\") { ink = .black }; Text(\"T\").foregroundStyle(ink)")
    #expect(Set(look.foregrounds("T")) == ["#FF0000", "#000000"], "\(look.dump)")
  }

  @Test(
    "a list has the elements that it is made with, and any others where code of the view changes it",
    arguments: [
      (" = [Note(id: 0, ink: .white)]", "all", "", ["#000000"]),
      ("", "notes", "func add() { notes.append(Note(id: 2, ink: .white)) }", ["#000000", "#FFFFFF"]),
    ])
  func list(_ initial: String, _ parameter: String, _ change: String, _ expected: [String]) {
    let look = look(
      "@State private var notes: [Note]\(initial)\n"
        + "init(\(parameter): [Note]) { _notes = State(initialValue: \(parameter)) }\n\(change)",
      made: "Page(\(parameter): [Note(id: 1, ink: .black)])",
      body: "ForEach(notes) { note in Text(\"T\").foregroundStyle(note.ink) }")
    #expect(Set(look.foregrounds("T")) == Set(expected), "\(look.dump)")
  }

  @Test("a list may be any other where something is bound to it")
  func boundList() {
    let look = look(
      """
      @State private var names: [String]
      init() { _names = State(initialValue: []) }
      struct Adder: View {
        @Binding var names: [String]
        var body: some View { Color.red.onTapGesture { names.append("x") } }
      }
      """, made: "Page()", body: "if names.isEmpty { Text(\"A\") } else { Text(\"B\") }; Adder(names: $names)")
    #expect(Set(look.texts) == ["A", "B"], "\(look.dump)")
  }

  @Test("an object is the one that its storage is made with")
  func object() {
    let look = look(
      "@StateObject private var model: Model\n"
        + "init(model: Model?, ink: Color) { _model = StateObject(wrappedValue: model ?? Model(ink: ink)) }",
      made: "Page(model: nil, ink: .black)", body: "Text(\"T\").foregroundStyle(model.ink)")
    #expect(look.foregrounds("T") == ["#000000"], "\(look.dump)")
  }
}
