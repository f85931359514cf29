import ColorScience
import Findings
import PlatformStyles
import Scene
import SourceFacts
import TestSupport
import Testing

@Suite("Colours of packages that are not there")
struct TokenTests {
  private let line = SourceRange(file: ".evident.yml", line: 3, column: 3, endLine: 3, endColumn: 18)

  /// A token of values by scheme and contrast, as the configuration writes them.
  private func token(
    _ name: String, light: String? = nil, dark: String? = nil, lightIncreased: String? = nil,
    darkIncreased: String? = nil
  ) -> ColorToken {
    let values: [(String?, ColorSlot.Luminosity?, Bool)] = [
      (light, nil, false), (dark, .dark, false), (lightIncreased, nil, true), (darkIncreased, .dark, true),
    ]
    let slots = values.compactMap { hex, luminosity, isHigh in
      hex.flatMap { Color(hex: $0) }.map {
        ColorSlot(luminosity: luminosity, isHighContrast: isHigh, value: .color($0, .srgb))
      }
    }
    return ColorToken(name: name, slots: slots, range: line)
  }

  @Test(
    "finds a token however code spells it",
    arguments: [
      ("Color.brand.ink", "foregroundStyle(Color.brand.ink)"), ("Color.brand.ink", "foregroundStyle(.brand.ink)"),
      ("Color.brand.ink", "foregroundColor(.brand.ink)"), ("Color.brand.ink", "foregroundColor(paint)"),
      ("Color.brand.ink", "foregroundStyle(.brand.ink.opacity(1))"),
      ("Color.brand.ink", "foregroundStyle(isOn ? Color.brand.ink : .brand.ink)"),
      ("Color.Brand.ink", "foregroundStyle(.Brand.ink)"), ("Color.Brand.ink", "foregroundStyle(Color.Brand.ink)"),
      ("Color.Brand.Ink", "foregroundStyle(Color.Brand.Ink)"), ("Color.ink", "foregroundStyle(.ink)"),
      ("Theme.ink", "foregroundStyle(Theme.ink)"), ("Theme.ink", "foregroundStyle(Color(Theme.ink))"),
      ("Theme.shared.ink", "foregroundStyle(Theme.shared.ink)"), ("ink", "foregroundStyle(ink)"),
      ("theme.ink", "foregroundStyle(theme.ink)"), ("house.ink", "foregroundStyle(house.ink)"),
      ("UIColor.brand.ink", "foregroundStyle(Color(uiColor: .brand.ink))"),
      ("UIColor.brand.ink", "foregroundStyle(Color(UIColor.brand.ink))"),
      (".brand.ink", "foregroundStyle(.brand.ink)"),
    ])
  func spellings(name: String, modifier: String) {
    let look = Look(
      """
      import SwiftUI
      import Brand
      private let paint: Color = .brand.ink
      struct Sample: View {
        @Environment(\\.theme) private var theme
        let house: House
        let isOn: Bool
        var body: some View { Text("ink").\(modifier) }
      }
      """, tokens: [token(name, light: "#123456")])
    #expect(look.foregrounds("ink") == ["#123456"], "\(look.dump)")
    #expect(look.isCertain("ink") == true)
  }

  @Test("tells where the value is stated")
  func provenance() throws {
    let look = Look(
      body: "Text(\"ink\").foregroundStyle(.brand.ink)", tokens: [token("Color.brand.ink", light: "#123456")])
    let origins = (look.placements("ink").first?.provenance ?? []).filter { $0.of == .foreground }
    #expect(origins.map(\.kind) == [.token, .token])
    #expect(origins.map(\.detail) == ["'Color.brand.ink'", "'Color.brand.ink'"])
    #expect(origins.first?.range?.file == "Source.swift")
    #expect(origins.last?.range == line)
  }

  /// The lookup order of S-121, with a value without Increase Contrast standing for both schemes.
  @Test(
    "takes the value that is nearest to an appearance",
    arguments: [
      (["#111111", nil, nil, nil], ["#111111", "#111111", "#111111", "#111111"]),
      (["#111111", "#222222", nil, nil], ["#111111", "#222222", "#111111", "#222222"]),
      (["#111111", "#222222", "#333333", nil], ["#111111", "#222222", "#333333", "#222222"]),
      (["#111111", nil, "#333333", nil], ["#111111", "#111111", "#333333", "#333333"]),
      (["#111111", "#222222", nil, "#444444"], ["#111111", "#222222", "#111111", "#444444"]),
    ] as [([String?], [String])])
  func fallback(values: [String?], expected: [String]) {
    let token = token(
      "Theme.ink", light: values[0], dark: values[1], lightIncreased: values[2], darkIncreased: values[3])
    let look = Look(body: "Text(\"ink\").foregroundStyle(Theme.ink)", tokens: [token])
    let appearances: [Appearance] = [.light, .dark, .lightIncreased, .darkIncreased]
    #expect(appearances.map { look.foreground("ink", $0) } == expected)
  }

  @Test("keeps a scheme undecided for which nothing is stated")
  func missingScheme() {
    let look = Look(
      body: "Text(\"ink\").foregroundStyle(Theme.ink)", tokens: [token("Theme.ink", dark: "#EEEEEE")])
    #expect(look.undecided("ink", .light) == .externalModule)
    #expect(look.foreground("ink", .dark) == "#EEEEEE")
  }

  @Test(
    "goes by the source and the frameworks before a token",
    arguments: [
      ("Color.primary", "Color.primary", "#000000"), ("Color.brand", "Color.brand", "#FF0000"),
      ("Theme.ink", "Theme.ink", "#00FF00"), ("ink", "ink", "#0000FF"), ("item.ink", "item.ink", "#00FF00"),
    ])
  func ownNames(name: String, style: String, expected: String) {
    let look = Look(
      """
      import SwiftUI
      extension Color { static let brand = Color(red: 1, green: 0, blue: 0) }
      enum Theme { static let ink = Color(red: 0, green: 1, blue: 0) }
      struct Item { var ink: Color { Theme.ink } }
      let ink = Color(red: 0, green: 0, blue: 1)
      struct Sample: View {
        let item: Item
        var body: some View { Text("ink").foregroundStyle(\(style)) }
      }
      """, tokens: [token(name, light: "#123456")])
    #expect(look.foreground("ink") == expected)
  }

  @Test("tells a token from a longer one")
  func prefixes() {
    let tokens = [token("Color.brand", light: "#111111"), token("Color.brand.ink", light: "#222222")]
    for (style, expected) in [
      ("Color.brand", "#111111"), (".brand", "#111111"), ("Color.brand.ink", "#222222"), (".brand.ink", "#222222"),
    ] {
      let look = Look(body: "Text(\"ink\").foregroundStyle(\(style))", tokens: tokens)
      #expect(look.foreground("ink") == expected, "\(style)")
    }
  }

  @Test("stays with the type that code expects")
  func otherTypes() {
    let tokens = [token("Color.brand.ink", light: "#123456")]
    let look = Look(body: "Text(\"ink\").foregroundStyle(Color(uiColor: .brand.ink))", tokens: tokens)
    #expect(look.foreground("ink") == nil)
    #expect(look.undecided("ink") != nil)
  }

  /// Black at one half over white is 128 of 255.
  @Test("computes with a token as with any colour")
  func opacity() {
    let look = Look(
      body: "Text(\"ink\").foregroundStyle(.brand.ink.opacity(0.5)).background(Color(red: 1, green: 1, blue: 1))",
      tokens: [token("Color.brand.ink", light: "#000000")])
    #expect(look.foreground("ink") == "#808080")
  }

  /// What is looked up in a dictionary that anybody may fill is one of two values, neither of them known.
  @Test(
    "goes by a token where a type of the program stands before the package",
    arguments: ["foregroundColor(.brand.ink)", "foregroundColor(Color.brand.ink)", "foregroundStyle(.brand.ink)"])
  func wrappers(modifier: String) {
    let look = Look(
      """
      import SwiftUI
      import Brand
      @dynamicMemberLookup
      class Wrapper {
        private let tokens = Tokens()
        var overrides = [KeyPath<Tokens, Color>: Color]()
        subscript(dynamicMember keyPath: KeyPath<Tokens, Color>) -> Color {
          overrides[keyPath] ?? tokens[keyPath: keyPath]
        }
      }
      extension Color { static let brand = Wrapper() }
      extension ShapeStyle where Self == Color { static var brand: Wrapper { Color.brand } }
      struct Sample: View {
        var body: some View { Text("ink").\(modifier) }
      }
      """, tokens: [token("Color.brand.ink", light: "#123456")])
    #expect(look.foregrounds("ink") == ["#123456"], "\(look.dump)")
    #expect(look.isCertain("ink") == true)
  }

  @Test("goes by a token where the source tells the value on some paths only")
  func partlyKnown() {
    let look = Look(
      """
      import SwiftUI
      enum Theme {
        static var ink: Color { UserDefaults.standard.bool(forKey: "plain") ? .black : stored() }
        static func stored() -> Color { decode(UserDefaults.standard.data(forKey: "ink")) }
      }
      struct Sample: View {
        var body: some View { Text("ink").foregroundStyle(Theme.ink) }
      }
      """, tokens: [token("Theme.ink", light: "#123456")])
    #expect(look.foregrounds("ink") == ["#123456"], "\(look.dump)")
  }

  /// Blue at an opacity that nobody knows stays the source's blue.
  @Test("leaves a colour of the source alone whose opacity is not known")
  func unknownOpacity() {
    let look = Look(
      """
      import SwiftUI
      extension Color { static let ink = Color(red: 0, green: 0, blue: 1) }
      struct Sample: View {
        let share: Double
        var body: some View { Text("ink").foregroundStyle(.ink.opacity(share)) }
      }
      """, tokens: [token("Color.ink", light: "#123456")])
    let origins = look.placements("ink").flatMap(\.provenance).filter { $0.of == .foreground }
    #expect(!origins.contains { $0.kind == .token })
  }
}
