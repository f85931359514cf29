import PlatformStyles
import Scene
import TestSupport
import Testing

/// Themes that code makes of another one, or of what it reads at run time (S-61a).
@Suite struct CopiedThemeTests {
  /// Themes of stored colours: black on white and white on black.
  private static let stored = """
    struct Theme {
      var isLarge = false
      let ink: Color
      let paper: Color
      static let day = Theme(ink: .black, paper: .white)
      static let night = Theme(ink: .white, paper: .black)
      MORE
    }
    """

  private static let hex = """
    extension Color {
      init(hex: String) {
        var number: UInt64 = 0
        Scanner(string: hex).scanHexInt64(&number)
        self.init(
          red: Double((number & 0xff0000) >> 16) / 255, green: Double((number & 0x00ff00) >> 8) / 255,
          blue: Double(number & 0x0000ff) / 255)
      }
    }
    """

  /// Themes of the same colours, by their digits.
  private static let computed = """
    \(hex)
    struct Theme {
      let title: String
      let front: String, back: String
      var ink: Color { Color(hex: front) }
      var paper: Color { Color(hex: back) }
      init(title: String, front: String, back: String) { self.title = title; self.front = front; self.back = back }
      static let day = Theme(title: "Day", front: "000000", back: "FFFFFF")
      static let night = Theme(title: "Night", front: "FFFFFF", back: "000000")
      MORE
    }
    """

  private func look(_ theme: String, _ more: String, code: String = "", ink: String = "theme.ink") -> Look {
    Look(
      """
      import SwiftUI
      \(theme.replacing("MORE", with: more))
      func all() -> [Theme] { [Theme.day, Theme.night] }
      \(code)
      struct Sample: View {
        let theme: Theme
        var body: some View { Text("a").foregroundStyle(\(ink)).background(theme.paper) }
      }
      """)
  }

  private func themes(_ look: Look) -> [String] { look.placements("a").map { $0.theme ?? "any" }.sorted() }

  @Test(
    "a copy of a theme is no theme of its own",
    arguments: [
      (stored, "func larger() -> Theme { Theme(isLarge: true, ink: ink, paper: paper) }", ""),
      (stored, "", "func copy(_ theme: Theme) -> Theme { Theme(ink: theme.ink, paper: theme.paper) }"),
      (
        stored,
        "init(ink: Color, paper: Color) { self.ink = ink; self.paper = paper }; "
          + "init(copying other: Theme) { self.init(ink: other.ink, paper: other.paper) }",
        "func copy(_ theme: Theme) -> Theme { Theme(copying: theme) }"
      ),
      (
        computed, "init(copying other: Theme) { title = other.title; front = other.front; back = other.back }",
        "func copy(_ theme: Theme) -> Theme { Theme(copying: theme) }"
      ),
      (
        computed, "",
        "func copy(_ theme: Theme) -> Theme { Theme(title: \"Copy\", front: theme.front, back: theme.back) }"
      ),
    ])
  func copies(_ theme: String, _ more: String, _ code: String) {
    let look = look(theme, more, code: code)
    #expect(themes(look) == ["day", "night"], "\(look.dump)")
    #expect(look.foregrounds("a") == ["#000000", "#FFFFFF"])
  }

  @Test("what a copy has of its own, any theme may have")
  func flags() {
    let look = look(
      Self.stored, "func larger() -> Theme { Theme(isLarge: true, ink: ink, paper: paper) }",
      ink: "theme.isLarge ? Color(white: 0.6) : theme.ink")
    #expect(Set(themes(look)) == ["day", "night"], "\(look.dump)")
    // 0.6 of 255 is #99.
    #expect(look.foregrounds("a") == ["#000000", "#999999", "#FFFFFF"])
  }

  @Test(
    "what takes one look from elsewhere, or gets another one later, is a theme of its own",
    arguments: [
      (stored, "func mixed(_ other: Theme) -> Theme { Theme(ink: ink, paper: other.paper) }", ""),
      (stored, "func swapped() -> Theme { Theme(ink: paper, paper: ink) }", ""),
      (stored, "func plain() -> Theme { Theme(ink: ink, paper: .white) }", ""),
      (
        computed.replacing("let front: String, back", with: "var front: String; let back"), "",
        "func copy(_ theme: Theme, _ front: String) -> Theme { "
          + "var copy = Theme(title: \"Copy\", front: theme.front, back: theme.back); copy.front = front; return copy }"
      ),
    ])
  func others(_ theme: String, _ more: String, _ code: String) {
    let look = look(theme, more, code: code)
    #expect(themes(look).count > 2, "\(look.dump)")
    #expect(look.foregrounds("a").contains("?") || look.backgrounds("a").contains("?"))
  }

  @Test("a theme that is filled with what code reads is another one, and no path for each of its parts")
  func filled() {
    let initializer = """
      init(stored: Stored) {
        title = ""
        if stored.front != nil { front = stored.front } else { front = "000000" }
        if stored.back != nil { back = stored.back } else { back = "FFFFFF" }
      }
      """
    let code = """
      class Stored: NSManagedObject { @NSManaged var front: String!; @NSManaged var back: String! }
      func load(_ one: Stored) -> Theme { Theme(stored: one) }
      """
    let look = look(Self.computed, initializer, code: code)
    #expect(themes(look) == ["another", "day", "night"], "\(look.dump)")
    #expect(look.placements("a").first { $0.theme == "another" }?.readings[.light]?.undecided?.reason == .runtimeValue)
  }
}
