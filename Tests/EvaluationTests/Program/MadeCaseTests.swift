import Scene
import TestSupport
import Testing

/// Cases of enumerations that nothing in the program makes (S-58).
@Suite("A case that no code makes") struct MadeCaseTests {
  private func look(
    made: String = ".near", enumeration: String = "enum Goal: Hashable { case near, far }", more: String = "",
    start: String = "@main struct Sampler: App { var body: some Scene { WindowGroup { Sample() } } }",
    shown: String = "switch goal { case .near: Text(\"N\"); case .far: Text(\"F\") }", files: [String: String] = [:]
  ) -> Look {
    Look(
      """
      import SwiftUI
      \(enumeration)
      struct Sample: View {
        @State private var path: [Goal] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("B") { path.append(\(made)) }.navigationDestination(for: Goal.self) { goal in \(shown) }
          }
        }
      }
      \(start)
      \(more)
      """, files: files)
  }

  @Test(
    "is taken nowhere",
    arguments: [
      "switch goal { case .near: Text(\"N\"); case .far: Text(\"F\") }",
      "switch goal { case .far: Text(\"F\"); default: Text(\"N\") }",
      "if case .far = goal { Text(\"F\") } else { Text(\"N\") }",
      "if goal == .far { Text(\"F\") } else { Text(\"N\") }",
      "if Goal.far == goal { Text(\"F\") } else { Text(\"N\") }",
      "goal != .far ? Text(\"N\") : Text(\"F\")",
    ])
  func never(_ shown: String) {
    let look = look(shown: shown)
    #expect(Set(look.texts) == ["B", "N"], "\(look.dump)")
    #expect(look.conditions("N") == [""], "\(look.dump)")
  }

  @Test(
    "may be taken where any code names it outside of a pattern or question",
    arguments: [
      "func next() -> Goal { .far }", "let next = Goal.far", "let next: [Goal] = [.far]",
      "extension Goal { static var last: Goal { far } }", "extension Goal { static var last: Goal { self.far } }",
      "struct Halt: Error { var goal: Goal }\nfunc stop() throws { throw Halt(goal: .far) }",
      "func wait() { while step(.far) {} }\nfunc step(_ goal: Goal) -> Bool { false }",
      "struct Map { subscript(_ at: Int) -> Goal { get { .near } set { turn(to: .far) } } }",
      "#Preview { Sample(start: .far) }",
    ])
  func made(_ code: String) {
    #expect(Set(look(more: code).texts) == ["B", "F", "N"])
  }

  @Test("may be taken where code of another file makes it, but not where only tests do")
  func files() {
    let code = "func next() -> Goal { .far }"
    #expect(Set(look(files: ["Next.swift": code]).texts) == ["B", "F", "N"])
    #expect(Set(look(files: ["Tests/NextTests.swift": code]).texts) == ["B", "N"])
  }

  @Test(
    "may be taken where something else than its name may choose it",
    arguments: [
      "enum Goal: String { case near, far }", "enum Goal: CaseIterable { case near, far }",
      "enum Goal: Hashable { case near, far }\nextension Goal: Codable {}",
      "public enum Goal: Hashable { case near, far }", "@objc enum Goal: Int { case near, far }",
      "protocol Listed: CaseIterable {}\nenum Goal: Listed { case near, far }",
    ])
  func chosen(_ enumeration: String) {
    #expect(Set(look(enumeration: enumeration).texts) == ["B", "F", "N"])
  }

  @Test("may be taken where code makes none of them: all values come from elsewhere")
  func none() {
    #expect(Set(look(made: "read()").texts) == ["B", "F", "N"])
  }

  @Test("may be taken where only a part of a program is there")
  func part() {
    #expect(Set(look(start: "").texts) == ["B", "F", "N"])
  }

  @Test("is one with values, too")
  func values() {
    let look = look(
      made: ".near(1)", enumeration: "enum Goal: Hashable { case near(Int), far(String) }",
      shown: "switch goal { case .near(let count): Text(\"N\").tag(count); case .far(let name): Text(name) }")
    #expect(Set(look.texts) == ["B", "N"], "\(look.dump)")
    #expect(look.scene.elements.count == 2, "\(look.dump)")
  }

  @Test("leads to no text that nothing shows, where a part of the view can't be followed")
  func unseen() {
    let shown = "switch goal { case .near: Text(\"N\"); case .far: Elsewhere.wrap { Text(\"F\") } }"
    let hidden = look(shown: "VStack { Elsewhere.wrap { Text(\"U\") }; \(shown) }")
    #expect(Set(hidden.texts) == ["B", "N", "U"], "\(hidden.dump)")
    let seen = look(more: "let next = Goal.far", shown: "VStack { Elsewhere.wrap { Text(\"U\") }; \(shown) }")
    #expect(Set(seen.texts) == ["B", "F", "N", "U"], "\(seen.dump)")
  }

  @Test("leaves what only it shows a view that nobody shows")
  func views() {
    let look = look(
      more: "struct Far: View { var body: some View { Text(\"F\") } }",
      shown: "switch goal { case .near: Text(\"N\"); case .far: Far() }")
    #expect(Set(look.texts) == ["B", "F", "N"], "\(look.dump)")
    #expect(look.isCertain("F") == false, "\(look.dump)")
  }
}
