import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// A theme that the running program selects is one of those that the program has, the same one everywhere (S-61a).
struct ThemeTests {
  /// `Linen` is black on white, `Slate` white on black.
  static let themes = """
    protocol Theme { var ink: Color { get }; var paper: Color { get } }
    struct Linen: Theme { let ink = Color.black; let paper = Color.white }
    struct Slate: Theme { var ink: Color { .white }; let paper = Color.black }
    final class Selection: ObservableObject {
      @Published var current: any Theme = Linen()
      func select(_ dark: Bool) { current = dark ? Slate() : Linen() }
    }
    """

  /// The themes of a text with its colours, as `Linen: #000000 on #FFFFFF`.
  private func themes(_ look: Look, _ text: String, _ appearance: Appearance = .light) -> [String] {
    look.placements(text).compactMap { placement in
      placement.readings[appearance].map { reading in
        let foreground = reading.foreground?.hexString ?? "?"
        let background = reading.background?.hexString ?? "?"
        return "\(placement.theme ?? "any"): \(foreground) on \(background)"
      }
    }.sorted()
  }

  private static let both = ["Linen: #000000 on #FFFFFF", "Slate: #FFFFFF on #000000"]

  @Test(
    arguments: [
      "@EnvironmentObject var selection: Selection; var theme: any Theme { selection.current }",
      "@Environment(Selection.self) private var selection; var theme: any Theme { selection.current }",
      "@ObservedObject var selection: Selection; var theme: any Theme { selection.current }",
      "@StateObject private var selection = Selection(); var theme: any Theme { selection.current }",
      "let theme: any Theme", "let theme: Theme", "@State private var theme: any Theme",
    ])
  func conformersOfAProtocolAreThemes(source: String) {
    let look = Look(
      """
      import SwiftUI
      \(Self.themes)
      struct Sample: View {
        \(source)
        var body: some View { Text("a").foregroundStyle(theme.ink).background(theme.paper) }
      }
      """)
    #expect(themes(look, "a") == Self.both, "\(look.dump)")
    #expect(look.isCertain("a") == true)
    #expect(look.conditions("a") == ["", ""])
  }

  @Test(
    arguments: [
      "struct Sample: View { let theme: any Theme", "struct Sample<T: Theme>: View { let theme: T",
      "struct Sample: View { @Environment(\\.theme) var theme",
    ])
  func conformersThatNothingMakesAreThemes(start: String) {
    let look = Look(
      """
      import SwiftUI
      protocol Theme { var ink: Color { get }; var paper: Color { get } }
      struct Linen: Theme { let ink = Color.black; let paper = Color.white }
      struct Slate: Theme { init() {}; var ink: Color { .white }; let paper = Color.black }
      struct Tinted: Theme { let ink: Color; let paper = Color.black }
      extension EnvironmentValues { @Entry var theme: any Theme = Linen() }
      struct Root: View {
        let shown: any Theme
        var body: some View { Sample().environment(\\.theme, shown) }
      }
      \(start)
        var body: some View { Text("a").foregroundStyle(theme.ink).background(theme.paper) }
      }
      """)
    #expect(themes(look, "a") == Self.both, "\(look.dump)")
  }

  @Test func themesComeThroughTheEnvironment() {
    let look = Look(
      """
      import SwiftUI
      \(Self.themes)
      struct ThemeKey: EnvironmentKey { static let defaultValue: any Theme = Linen() }
      extension EnvironmentValues {
        var theme: any Theme { get { self[ThemeKey.self] } set { self[ThemeKey.self] = newValue } }
      }
      struct Line: View {
        @Environment(\\.theme) private var theme
        var body: some View { Text("a").foregroundStyle(theme.ink).background(theme.paper); Text("plain") }
      }
      struct Other: View {
        @Environment(\\.theme) private var theme
        var body: some View { Text("default").foregroundStyle(theme.ink).background(theme.paper) }
      }
      @main struct Main: App {
        @StateObject private var selection = Selection()
        var body: some Scene { WindowGroup { Line().environment(\\.theme, selection.current) } }
      }
      """)
    #expect(themes(look, "a") == Self.both, "\(look.dump)")
    // What doesn't ask for the theme is not multiplied.
    #expect(themes(look, "plain") == ["any: #000000 on #FFFFFF"])
    // Nobody sets it above this view.
    #expect(themes(look, "default") == ["any: #000000 on #FFFFFF"])
  }

  @Test(
    arguments: [
      // Statics of a structure, an enumeration in settings, and constants of another type.
      """
      struct Theme {
        var ink: Color; var paper: Color
        static let Linen = Theme(ink: .black, paper: .white)
        static let Slate = Theme(ink: .white, paper: .black)
      }
      struct Sample: View {
        let theme: Theme
        var body: some View { Text("a").foregroundStyle(theme.ink).background(theme.paper); hint }
        var hint: some View { Button("b") { choose([Theme.Linen, .Slate]) } }
      }
      """,
      """
      enum Theme: String, CaseIterable {
        case Linen, Slate
        var ink: Color { switch self { case .Linen: .black; case .Slate: .white } }
        var paper: Color { self == .Linen ? .white : .black }
      }
      struct Sample: View {
        @AppStorage("theme") private var theme = Theme.Linen
        var body: some View { Text("a").foregroundStyle(theme.ink).background(theme.paper) }
      }
      """,
      """
      struct Palette { let ink: Color; let paper: Color }
      enum Palettes {
        static let Linen = Palette(ink: .black, paper: .white)
        static let Slate = Palette(ink: .white, paper: .black)
        static let all = [Linen, Slate]
      }
      final class Store: ObservableObject {
        static let shared = Store()
        @Published var palette: Palette = Palettes.Linen
        func use(_ palette: Palette) { self.palette = palette }
      }
      struct Sample: View {
        @ObservedObject private var store = Store.shared
        var body: some View { Text("a").foregroundStyle(store.palette.ink).background(store.palette.paper) }
      }
      """,
    ])
  func instancesAndCasesAreThemes(source: String) {
    let look = Look("import SwiftUI\n" + source)
    #expect(themes(look, "a") == Self.both, "\(look.dump)")
  }

  @Test func pinnedSchemesFollowTheTheme() {
    let look = Look(
      """
      import SwiftUI
      protocol Theme { var paper: Color { get }; var scheme: ColorScheme { get } }
      struct Linen: Theme { let paper = Color.white; let scheme = ColorScheme.light }
      struct Slate: Theme { let paper = Color.black; let scheme = ColorScheme.dark }
      func themes() -> [any Theme] { [Linen(), Slate()] }
      struct Sample: View {
        let theme: any Theme
        var body: some View {
          VStack { Text("primary").background(theme.paper); Text("plain") }.preferredColorScheme(theme.scheme)
        }
      }
      struct Part: View {
        let theme: any Theme
        var body: some View { Text("part").background(theme.paper).environment(\\.colorScheme, theme.scheme) }
      }
      """)
    // The label is black in the light scheme and white in the dark one; no theme pairs it with its own colour.
    #expect(themes(look, "primary", .light) == ["Linen: #000000 on #FFFFFF"], "\(look.dump)")
    #expect(themes(look, "primary", .dark) == ["Slate: #FFFFFF on #000000"])
    #expect(themes(look, "plain", .dark) == ["any: #FFFFFF on #000000"])
    #expect(look.foregrounds("part", .light) == ["#000000"])
    #expect(look.foregrounds("part", .dark) == ["#FFFFFF"])
    #expect(look.placements("part").allSatisfy { $0.readings.values.allSatisfy { ($0.ratio?.low ?? 0) > 20 } })
  }

  @Test func defaultsOfAProtocolCount() {
    let look = Look(
      """
      import SwiftUI
      enum Role { case title, note }
      protocol Theme { var ink: Color { get }; var note: Color { get }; func color(_ role: Role) -> Color }
      extension Theme {
        var note: Color { ink.opacity(0.5) }
        func color(_ role: Role) -> Color { switch role { case .title: ink; case .note: note } }
      }
      struct Linen: Theme { let ink = Color.black }
      struct Slate: Theme { let ink = Color.black; let note = Color(red: 0.4, green: 0.2, blue: 0.6) }
      func themes() -> [any Theme] { [Linen(), Slate()] }
      struct Sample: View {
        let theme: any Theme
        var body: some View { Text("a").foregroundStyle(theme.color(.note)); Text("b").foregroundStyle(theme.ink) }
      }
      """)
    // Black at 50 % over white is 127.5, rounded to 128.
    #expect(themes(look, "a") == ["Linen: #808080 on #FFFFFF", "Slate: #663399 on #FFFFFF"], "\(look.dump)")
  }

  @Test func onlyThemesThatTheProgramMakesCount() {
    let look = Look(
      """
      import SwiftUI
      \(Self.themes)
      struct Unused: Theme { let ink = Color.red; let paper = Color.red }
      struct Shown: Theme { let ink = Color.green; let paper = Color.green }
      #Preview { Sample(theme: Shown()) }
      struct Sample: View {
        let theme: any Theme
        var body: some View { Text("a").foregroundStyle(theme.ink).background(theme.paper) }
      }
      """,
      files: [
        "Tests/AppTests/Mock.swift": "struct Mock: Theme { let ink = Color.red; let paper = Color.red }; let m = Mock()"
      ]
    )
    #expect(themes(look, "a") == Self.both, "\(look.dump)")
  }

  @Test(
    "values of a type count however its initialiser is called",
    arguments: [
      ".init(isFaint: false)", "Self(isFaint: false)", "Mark.init(isFaint: false)", "Outer.Mark(isFaint: false)",
    ])
  func initialisers(call: String) {
    let look = Look(
      """
      import SwiftUI
      enum Outer {
        struct Mark {
          let number: Int
          let isFaint: Bool
          init(number: Int = 0, isFaint: Bool) { self.number = number; self.isFaint = isFaint }
          var ink: Color { isFaint ? .gray : .black }
          static func faint(_ number: Int) -> [Mark] { [Mark(number: 1, isFaint: true), Mark(number: 2, isFaint: true)] }
          static func strong() -> Mark { \(call) }
        }
      }
      struct Sample: View {
        let mark: Outer.Mark
        var body: some View { Text("a").foregroundStyle(mark.ink) }
      }
      """)
    // With one of the calls left out all marks would be gray.
    #expect(Set(look.foregrounds("a")) == ["#8E8E93", "#000000"], "\(look.dump)")
  }

  @Test func aThemeMadeAtRunTimeStaysUndecidedBesideTheKnownOnes() {
    let look = Look(
      """
      import SwiftUI
      \(Self.themes)
      struct Custom: Theme { let ink: Color; let paper: Color }
      func make(_ ink: Color) -> any Theme { Custom(ink: ink, paper: .white) }
      struct Sample: View {
        let theme: any Theme
        var body: some View { Text("a").foregroundStyle(theme.ink).background(theme.paper) }
      }
      """)
    #expect(themes(look, "a") == Self.both + ["another: ? on ?"], "\(look.dump)")
    let other = look.placements("a").first { $0.theme == "another" }
    #expect(other?.readings[.light]?.undecided?.reason == .runtimeValue)
    #expect(other?.readings[.light]?.undecided?.detail.contains("Custom") == false)
  }

  @Test("what code sets on a theme right where it makes it is of this theme, and what it leaves out is nil")
  func themesThatAreSetUpWhereTheyAreMade() {
    let look = Look(
      """
      import SwiftUI
      class Theme {
        let name: String
        var ink: Color?
        var paper: Color?
        init(name: String) { self.name = name }
      }
      class Themes {
        static let shared = Themes()
        var current: Theme
        var all: [Theme] = []
        init() {
          let linen = Theme(name: "Linen")
          linen.ink = .black
          linen.paper = .white
          all.append(linen)
          current = linen
          addOthers()
        }
        func addOthers() {
          let slate = Theme(name: "Slate")
          slate.ink = .white
          slate.paper = .black
          all.append(slate)
          all.append(Theme(name: "System"))
        }
        func activate(_ theme: Theme) { current = theme }
      }
      struct Sample: View {
        var body: some View {
          Text("T").foregroundStyle(Themes.shared.current.ink ?? Color(white: 0.2))
            .background(Themes.shared.current.paper ?? Color(white: 0.8))
        }
      }
      """)
    // 0.2 and 0.8 of 255 are #33 and #CC.
    #expect(themes(look, "T") == Self.both + ["System: #333333 on #CCCCCC"], "\(look.dump)")
  }

  @Test func moreThemesThanAreFollowedAreNamed() {
    let many = (0..<33).map { "struct T\($0): Theme { let ink = Color(white: 0.\($0 + 10)) }" }
    let made = (0..<33).map { "T\($0)()" }.joined(separator: ", ")
    let look = Look(
      """
      import SwiftUI
      protocol Theme { var ink: Color { get } }
      \(many.joined(separator: "\n"))
      func all() -> [any Theme] { [\(made)] }
      struct Sample: View {
        let theme: any Theme
        var body: some View { Text("a").foregroundStyle(theme.ink) }
      }
      """)
    #expect(look.undecided("a") == .tooManyPaths)
    #expect(look.reading("a")?.undecided?.detail == "33 values of 'Theme'")
  }

  @Test func elementsOfAListAreNotTheThemeInForce() {
    let look = Look(
      """
      import SwiftUI
      \(Self.themes)
      struct Sample: View {
        let themes: [any Theme]
        @EnvironmentObject var selection: Selection
        var body: some View {
          ForEach(themes) { theme in Text("a").foregroundStyle(theme.ink).background(selection.current.paper) }
        }
      }
      """)
    // The protocol's element is no theme in force, so its colour is not known, whatever the paper.
    #expect(themes(look, "a") == ["Linen: ? on #FFFFFF", "Slate: ? on #000000"], "\(look.dump)")
  }

  @Test func statesAndKindsAreNoThemes() {
    let look = Look(
      """
      import SwiftUI
      enum Status { case open, closed
        var ink: Color { self == .open ? .black : .white }
        var paper: Color { self == .open ? .white : .black }
        var edge: Color { .gray }
      }
      struct Sample: View {
        let status: Status
        var body: some View { Text("a").foregroundStyle(status.ink).background(status.paper) }
      }
      """)
    #expect(look.placements("a").map(\.theme) == [nil, nil])
    #expect(look.conditions("a") == ["status == .closed", "status == .open"])
  }

  @Test func themesChosenByASettingAreNamed() {
    let look = Look(
      """
      import SwiftUI
      \(Self.themes)
      struct Sample: View {
        @AppStorage("name") private var name = "linen"
        var theme: any Theme { switch name { case "slate": return Slate(); default: return Linen() } }
        var body: some View { Text("a").foregroundStyle(theme.ink).background(theme.paper) }
      }
      """)
    #expect(themes(look, "a") == Self.both, "\(look.dump)")
  }
}
