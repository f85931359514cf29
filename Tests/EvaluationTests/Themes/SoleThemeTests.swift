import Scene
import TestSupport
import Testing

/// A theme of which the source makes one value (S-61a).
@Suite struct SoleThemeTests {
  /// A text in the ink of a theme that is handed in; 0.6 of 255 is #99.
  private func look(_ code: String, type: String = "Theme", files: [String: String] = [:]) -> Look {
    Look(
      """
      import SwiftUI
      \(code)
      struct Sample: View {
        let theme: \(type)
        var body: some View { Text("a").foregroundStyle(theme.ink) }
      }
      """, files: files)
  }

  private func themes(_ look: Look) -> Set<String> { Set(look.placements("a").map { $0.theme ?? "any" }) }

  @Test(
    "is the one that views are given",
    arguments: [
      "struct Theme { let ink: Color; static let plain = Theme(ink: Color(white: 0.6)) }; "
        + "func first() -> Theme { .plain }",
      "struct Theme { let ink: Color; static let all = [Theme(ink: Color(white: 0.6))] }; "
        + "func all() -> [Theme] { Theme.all }",
      "struct Theme { let ink: Color }; func first() -> Theme { Theme(ink: Color(white: 0.6)) }",
      "struct Theme { let shade: Double; var ink: Color { Color(white: shade) } }; "
        + "func first() -> Theme { Theme(shade: 0.6) }",
    ])
  func sole(_ code: String) {
    let look = look(code)
    #expect(look.foreground("a") == "#999999", "\(look.dump)")
    #expect(look.undecided("a") == nil)
    #expect(look.isCertain("a") == true)
  }

  @Test(
    "is one of several where others may be made out of sight",
    arguments: [
      "struct Theme: Codable { MEMBERS }; "
        + "func read(_ data: Data) throws -> Theme { try JSONDecoder().decode(Theme.self, from: data) }",
      "struct Theme { MEMBERS }; func make(_ ink: Color) -> Theme { Theme(ink: ink) }",
      "struct Theme { MEMBERS; static let all: [String: Theme] = [\"faint\": Theme(ink: .gray)] }",
      "public struct Theme { MEMBERS }",
      "typealias Look = Theme; struct Theme { MEMBERS }",
    ])
  func open(_ code: String) {
    let members = "let ink: Color; static let plain = Theme(ink: Color(white: 0.6))"
    let look = look(code.replacing("MEMBERS", with: members) + "\nfunc first() -> Theme { .plain }")
    #expect(themes(look) == ["plain", "another"], "\(look.dump)")
    #expect(look.foregrounds("a") == ["#999999", "?"])
    #expect(look.readings("a").contains { $0.undecided?.reason == .runtimeValue })
  }

  @Test("a placeholder of which code asks a colour alone is no theme in force")
  func placeholder() {
    let look = look(
      """
      struct Theme: Decodable { let ink: Color; static let loading = Theme(ink: Color(white: 0.6)) }
      struct Waiting: View { var body: some View { Rectangle().fill(Theme.loading.ink) } }
      """)
    #expect(themes(look) == ["any"], "\(look.dump)")
    #expect(look.undecided("a") != nil)
  }

  @Test(
    "data, what is made of values of the running program, and what previews and tests make are none",
    arguments: [
      ("struct Badge { let ink: Color }; func first() -> Badge { Badge(ink: .gray) }", "Badge"),
      (
        "struct ThemeRow { let title: String; let ink: Color }; "
          + "func row(_ title: String) -> ThemeRow { ThemeRow(title: title, ink: .gray) }",
        "ThemeRow"
      ),
      ("struct Theme { let ink: Color }; #Preview { Sample(theme: Theme(ink: .gray)) }", "Theme"),
    ])
  func others(_ code: String, _ type: String) {
    let tests = ["Tests/AppTests/Sample.swift": "let sample = Theme(ink: .gray)"]
    let look = look(code, type: type, files: type == "Theme" ? tests : [:])
    #expect(look.undecided("a") != nil, "\(look.dump)")
    #expect(themes(look) == ["any"])
  }

  @Test("a flag that code turns has both values, whatever a theme is made with")
  func flags() {
    let look = look(
      """
      struct Theme { var isNight = false; var ink: Color { isNight ? .white : .black } }
      struct Owner: View {
        @State private var theme = Theme()
        var body: some View { Toggle("Night", isOn: $theme.isNight); Sample(theme: theme) }
      }
      """)
    #expect(look.foregrounds("a") == ["#000000", "#FFFFFF"], "\(look.dump)")
  }

  @Test("what any value of an open type shows is told by the type alone")
  func shared() {
    let look = look(
      "public struct Theme { let isNight: Bool; var ink: Color { isNight ? .white : .black } }; "
        + "func first() -> Theme { Theme(isNight: true) }")
    #expect(look.foregrounds("a") == ["#000000", "#FFFFFF"], "\(look.dump)")
    #expect(themes(look) == ["any"])
  }
}
