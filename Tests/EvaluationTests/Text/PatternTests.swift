import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Shapes of code that apps are full of, each through several clauses at once.
@Suite struct PatternTests {
  /// The composited colours of `a` in light as `foreground on background`, over all placements.
  private func pairs(_ look: Look) -> Set<String> {
    Set(
      look.readings("a").map {
        "\($0.foreground?.hexString ?? "?") on \($0.background?.hexString ?? "?")"
      })
  }

  private func view(_ stored: String, _ body: String, _ declarations: String = "") -> Look {
    Look(
      "import SwiftUI\n\(declarations)\nstruct Sample: View {\n\(stored)\n  var body: some View {\n\(body)\n  }\n}\n")
  }

  @Test("S-58, S-31 a selected chip")
  func chip() {
    let look = view(
      "let isSelected: Bool",
      #"Text("a").foregroundStyle(isSelected ? .white : .primary).background(isSelected ? Color.accentColor : .clear)"#)
    #expect(pairs(look) == ["#FFFFFF on #007AFF", "#000000 on #FFFFFF"], "\(look.dump)")
    #expect(look.isCertain("a") == true)
  }

  @Test("S-31 erased styles on both arms keep their kinds")
  func erased() {
    let look = view(
      "let on: Bool", #"Text("a").foregroundStyle(on ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))"#)
    #expect(pairs(look) == ["#007AFF on #FFFFFF", "#8A8A8E on #FFFFFF"], "\(look.dump)")
  }

  @Test("S-58 size and weight by two conditions are four paths")
  func twoConditions() {
    let look = view(
      "let big: Bool\nlet strong: Bool",
      #"Text("a").font(big ? .title : .body).fontWeight(strong ? .bold : .regular)"#)
    let fonts = Set(look.readings("a").compactMap { $0.font.map { "\($0.size ?? 0) \($0.weight?.name ?? "?")" } })
    #expect(fonts == ["28.0 bold", "28.0 regular", "17.0 bold", "17.0 regular"], "\(look.dump)")
  }

  @Test(
    "S-58 tokens chosen by the scheme",
    arguments: [
      "Theme.text(for: scheme)", "Theme(scheme).text", "Theme.of(scheme).text", "scheme.text",
      "scheme == ColorScheme.dark ? Color.white : .black",
    ])
  func schemeTokens(_ color: String) {
    let look = view(
      #"@Environment(\.colorScheme) private var scheme"#, "Text(\"a\").foregroundStyle(\(color))",
      """
      struct Theme {
        let text: Color
        init(text: Color) { self.text = text }
        init(_ scheme: ColorScheme) { text = scheme == .dark ? .white : .black }
        static let day = Theme(text: .black)
        static let night = Theme(text: .white)
        static func of(_ scheme: ColorScheme) -> Theme { scheme == .dark ? .night : .day }
        static func text(for scheme: ColorScheme) -> Color {
          switch scheme {
          case .light: return .black
          case .dark: return .white
          @unknown default: return .red
          }
        }
      }
      extension ColorScheme { var text: Color { self == .dark ? .white : .black } }
      """)
    #expect(look.foregrounds("a", .light) == ["#000000"], "\(look.dump)")
    #expect(look.foregrounds("a", .dark) == ["#FFFFFF"], "\(look.dump)")
  }

  @Test("S-60 a modifier that switches over a token")
  func styledText() {
    let look = view(
      "", #"VStack { Text("a").styled(.title); Text("b").styled(.note) }"#,
      """
      enum Token { case title, note }
      extension View {
        @ViewBuilder func styled(_ token: Token) -> some View {
          switch token {
          case .title: self.font(.title).foregroundStyle(.red)
          case .note: font(.caption).foregroundColor(.secondary)
          }
        }
      }
      """)
    #expect(look.fontWords("a") == "28 regular", "\(look.dump)")
    #expect(look.foreground("a") == "#FF3B30")
    #expect(look.fontWords("b") == "12 regular")
    #expect(look.foreground("b") == "#8A8A8E")
  }

  @Test("S-58, S-101 a button style that looks at isEnabled shows its enabled arm")
  func enabledArm() {
    let look = view(
      "let busy: Bool", #"Button("a") {}.buttonStyle(Plate()).disabled(busy)"#,
      """
      struct Plate: ButtonStyle {
        @Environment(\\.isEnabled) private var isEnabled
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.foregroundColor(isEnabled ? .white : .gray).background(isEnabled ? Color.red : .clear)
        }
      }
      """)
    #expect(pairs(look) == ["#FFFFFF on #FF3B30"], "\(look.dump)")
  }

  @Test(
    "S-114 UIKit's colours extended by the program",
    arguments: ["Color(.brand)", "Color(uiColor: .brand)", "Color(UIColor.brand)", "Color(.Palette.text)"])
  func platformTokens(_ color: String) {
    let look = view(
      "", "Text(\"a\").foregroundStyle(\(color))",
      """
      extension UIColor {
        static let brand = UIColor(red: 0.4, green: 0.2, blue: 0.6, alpha: 1)
        enum Palette { static let text = brand }
      }
      """)
    #expect(look.foregrounds("a") == ["#663399"], "\(look.dump)")
  }

  @Test("S-58 values carried by a case")
  func payload() {
    let look = view(
      "", #"VStack { Row(kind: .custom(.red)); Row(kind: .plain) }"#,
      """
      enum Kind {
        case plain
        case custom(Color)
        var color: Color {
          switch self {
          case .plain: .green
          case .custom(let color): color
          }
        }
      }
      struct Row: View { let kind: Kind; var body: some View { Text("a").foregroundStyle(kind.color) } }
      """)
    #expect(look.foregrounds("a") == ["#34C759", "#FF3B30"], "\(look.dump)")
  }

  @Test("S-58 a default that every caller replaces is never shown")
  func replacedDefault() {
    let look = view(
      "", #"Badge(color: .green)"#,
      #"struct Badge: View { var color: Color = .yellow; var body: some View { Text("a").foregroundStyle(color) } }"#)
    #expect(look.foregrounds("a") == ["#34C759"], "\(look.dump)")
  }

  @Test("S-61a a published theme that nothing replaces is the one it begins with")
  func publishedTheme() {
    let look = view(
      "@ObservedObject private var themes = Themes.shared", #"Text("a").foregroundStyle(themes.current.text)"#,
      """
      struct Theme { var text: Color; static let day = Theme(text: .yellow) }
      final class Themes: ObservableObject { static let shared = Themes(); @Published var current = Theme.day }
      """)
    // Yellow of iOS 18 in light.
    #expect(look.foregrounds("a") == ["#FFCC00"], "\(look.dump)")
  }

  @Test(
    "S-58 an optional of the running program falls back to a known colour on one path",
    arguments: [#"item?.color ?? .red"#, #"item.map { $0.color } ?? .red"#, #"item == nil ? .red : item!.color"#])
  func optionalChain(_ color: String) {
    let look = view(
      "let item: Item?", "Text(\"a\").foregroundStyle(\(color))", "struct Item { var color: Color }")
    #expect(!look.readings("a").isEmpty)
    #expect(
      look.readings("a").allSatisfy { $0.undecided != nil || $0.foreground?.hexString == "#FF3B30" }, "\(look.dump)")
  }

  @Test("S-4, S-60 a container of the program around a row of the program")
  func nested() {
    let look = view(
      "", #"Card(title: "a") { Row(text: "b") }"#,
      """
      struct Card<Content: View>: View {
        private let title: LocalizedStringKey
        private let content: Content
        init(title: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.title = title; self.content = content() }
        var body: some View {
          VStack { Text(title).font(.headline).foregroundStyle(.white); content }.padding().background(.black)
        }
      }
      struct Row: View {
        var text: String
        var body: some View { Text(text).foregroundStyle(.red) }
      }
      """)
    #expect(pairs(look) == ["#FFFFFF on #000000"], "\(look.dump)")
    #expect(look.foreground("b") == "#FF3B30")
    #expect(look.background("b") == "#000000")
    #expect(look.fontWords("a") == "17 semibold")
  }

  @Test(
    "S-36 known filters are exact or undecided, never the unfiltered colours",
    arguments: [".colorInvert()", ".brightness(0.3)", ".colorMultiply(.red)"])
  func exactFilters(_ modifier: String) {
    let look = Look(body: "Text(\"a\").foregroundStyle(.white).background(.black)\(modifier)")
    // Brightness leaves white as it is, since channels end at 1, but not the black behind it.
    #expect(
      look.readings("a").allSatisfy {
        $0.undecided?.reason == .filterOrBlend || $0.foreground?.hexString != "#FFFFFF"
          || $0.background?.hexString != "#000000"
      }, "\(look.dump)")
  }

  @Test("S-36: a filter that depends on a state leaves what lies behind known where it changes nothing")
  func sometimesFilteredGround() {
    let look = Look(body: "Text(\"T\").background { Color.yellow.brightness(isOn ? 0.2 : 0) }")
    #expect(look.backgrounds("T") == ["#FFCC00", "?"], "\(look.dump)")
    #expect(look.readings("T").contains { $0.undecided?.reason == .filterOrBlend }, "\(look.dump)")
  }

  // Yellow of iOS 18 in light is #FFCC00; 0.2 more in each channel is 51 more, up to 255.
  @Test(
    "S-36: a filter on what lies behind that changes nothing, or is exact on a solid colour",
    arguments: [
      ("Color.yellow.brightness(0)", ["#FFCC00"]), ("Capsule().fill(Color.yellow).saturation(1)", ["#FFCC00"]),
      ("Color.yellow.contrast(1)", ["#FFCC00"]), ("Color.yellow.grayscale(0).blur(radius: 0)", ["#FFCC00"]),
      ("Color.yellow.colorInvert()", ["#0033FF"]), ("Color.yellow.brightness(0.2)", ["#FFFF33"]),
      ("Color.yellow.brightness(0.2).colorInvert()", ["#0000CC"]),
    ])
  func filteredGround(_ ground: String, _ colors: [String]) {
    for body in ["Text(\"T\").background { \(ground) }", "ZStack { \(ground); Text(\"T\") }"] {
      let look = Look(body: body)
      #expect(Set(look.backgrounds("T")) == Set(colors), "\(look.dump)")
    }
  }

  // Half white over black is #808080; less 0.5 it is black. Each by itself would leave #404040.
  @Test("S-36: brightness that ends at a bound is not exact on what shines through another layer")
  func filteredTranslucency() {
    let look = Look(
      body: "Text(\"T\").background { ZStack { Color.black; Color.white.opacity(0.5) }.brightness(-0.5) }")
    #expect(look.undecided("T") == .filterOrBlend, "\(look.dump)")
  }

  @Test("S-66: what a filter makes of a background of the system is none of the system's")
  func filteredSystemGround() {
    let plain = Look(body: "Text(\"T\").background(Color(.systemBackground))")
    let inverted = Look(body: "Text(\"T\").background(Color(.systemBackground).colorInvert())")
    #expect(plain.reading("T")?.isOnSystemBackground == true, "\(plain.dump)")
    #expect(inverted.reading("T")?.isOnSystemBackground == false, "\(inverted.dump)")
    #expect(inverted.ratio("T") == 1, "\(inverted.dump)")
  }
}
