import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Looks that a function takes out of what it is handed, or of what it looks up before (S-61a).
struct HandedLooksTests {
  private static let presets = """
    import SwiftUI
    struct Preset: Identifiable {
      let id: String
      let ink: Color
      let paper: Color
      static let day = Preset(id: "day", ink: Color(red: 0.7, green: 0.7, blue: 0.7), paper: .white)
      static let night = Preset(id: "night", ink: .white, paper: .black)
      static let all = [day, night]
    }
    """

  /// A text of the store's `ink` on its `paper`, with a button that changes them.
  private func page(_ members: String, _ action: String = "") -> Look {
    Look(
      """
      \(Self.presets)
      final class Store: ObservableObject {
        \(members)
      }
      struct Sample: View {
        @StateObject private var store = Store()
        let stored: String
        var body: some View {
          Text("a").foregroundStyle(store.ink).background(store.paper)
          ForEach(Preset.all) { preset in Button("b") { \(action) } }
        }
      }
      """)
  }

  private static let start = "@Published var ink: Color = .black; @Published var paper: Color = .white;"

  /// Linear 0.7 is 0.4480, and (1 + 0.05) / (0.4480 + 0.05) = 2.108; black on white and white on black are 21.
  @Test(
    arguments: [
      ("func set(_ preset: Preset) { ink = preset.ink; paper = preset.paper }", "store.set(preset)"),
      ("func set(_ new: Preset) { let preset = new; ink = preset.ink; paper = preset.paper }", "store.set(preset)"),
      (
        """
        func set(_ name: String) {
          let preset = Preset.all.first { $0.id == name } ?? .day; ink = preset.ink; paper = preset.paper
        }
        """, "store.set(stored)"
      ),
      (
        """
        func set(_ name: String) {
          guard let preset = Preset.all.first(where: { $0.id == name }) else { return }
          ink = preset.ink; paper = preset.paper
        }
        """, "store.set(stored)"
      ),
      (
        """
        func set(_ name: String) {
          let preset = Preset.all.filter { $0.id == name }.first ?? .day; ink = preset.ink; paper = preset.paper
        }
        """, "store.set(stored)"
      ),
    ])
  func eachThatCanBeHandedIsSeenWithItsOwn(function: String, action: String) {
    let look = page(Self.start + function, action)
    let ratios = Set(look.readings("a").map { ($0.ratio?.low ?? 0).cents })
    #expect(ratios == [2.11, 21], "\(look.dump)")
  }

  @Test func aCallHandsWhatItWrites() {
    let look = page(Self.start + "func set(_ p: Preset) { ink = p.ink; paper = p.paper }", "store.set(.night)")
    #expect(look.readings("a").allSatisfy { $0.ratio?.low == 21 }, "\(look.dump)")
    #expect(look.foregrounds("a") == ["#000000", "#FFFFFF"], "\(look.dump)")
  }

  @Test func aLookOfStaticsChangesTogether() {
    let look = Look(
      """
      \(Self.presets)
      enum Style {
        static var ink: Color = .black
        static var paper: Color = .white
        static func set(_ preset: Preset) { ink = preset.ink; paper = preset.paper }
      }
      struct Sample: View {
        var body: some View {
          Text("a").foregroundStyle(Style.ink).background(Style.paper)
          Button("b") { Style.set(.night) }
        }
      }
      """)
    #expect(look.readings("a").allSatisfy { $0.ratio?.low == 21 }, "\(look.dump)")
    #expect(Set(look.foregrounds("a")) == ["#000000", "#FFFFFF"], "\(look.dump)")
  }

  @Test func anInitialiserMayLookThemUp() {
    let look = page(
      """
      @Published var ink: Color; @Published var paper: Color
      init() {
        let preset = Preset.all.first { $0.id == UserDefaults.standard.string(forKey: "preset") } ?? .day
        ink = preset.ink; paper = preset.paper
      }
      """)
    let ratios = Set(look.readings("a").map { ($0.ratio?.low ?? 0).cents })
    #expect(ratios == [2.11, 21], "\(look.dump)")
  }

  @Test(
    "what an initialiser finds takes the place of all that the declarations begin with",
    arguments: [
      "let preset = Preset.all.first { $0.id == UserDefaults.standard.string(forKey: \"preset\") } ?? .night",
      "let preset = UserDefaults.standard.bool(forKey: \"dark\") ? Preset.night : .night",
    ])
  func aLaterInitialiser(preset: String) {
    let look = page(Self.start + "init() { \(preset); ink = preset.ink; paper = preset.paper }")
    // White on black, black on white, and gray on white; never one of them on itself.
    #expect(!look.readings("a").contains { $0.ratio?.low == 1 }, "\(look.dump)")
  }

  @Test(
    "S-58: what is set for a scheme is not seen in the other one",
    arguments: [
      ("func set(_ s: ColorScheme) { if s == .dark { ink = .white } else { ink = .black } }", "store.set(scheme)"),
      ("func set(_ s: ColorScheme) { ink = s == .dark ? .white : .black }", "store.set(scheme)"),
    ])
  func theSchemeIsNotCrossed(function: String, action: String) {
    let look = Look(
      """
      import SwiftUI
      final class Store: ObservableObject {
        @Published var ink: Color = .black
        \(function)
      }
      struct Sample: View {
        @StateObject private var store = Store()
        @Environment(\\.colorScheme) private var scheme
        var body: some View { Text("a").foregroundStyle(store.ink).onAppear { \(action) } }
      }
      """)
    // White on the white ground of the light scheme is 1:1, and so is black on black in dark.
    #expect(!look.readings("a").contains { $0.ratio?.low == 1 }, "\(look.dump)")
  }

  @Test func aMethodThatIsHandedOnMayBeGivenAnything() {
    let look = page(
      Self.start + "func set(_ p: Preset) { ink = p.ink; paper = p.paper }",
      "store.set(.night); choose(store.set)")
    #expect(look.readings("a").contains { abs(($0.ratio?.low ?? 0) - 2.108) < 0.01 }, "\(look.dump)")
  }

  @Test func whatIsHandedFromElsewhereIsNotKnown() {
    let look = page(
      Self.start + "func set(_ remote: Remote) { ink = remote.ink; paper = remote.paper }", "store.set(x)")
    #expect(look.readings("a").contains { $0.undecided?.reason == .runtimeValue }, "\(look.dump)")
  }
}

/// Themes of which a person may choose each colour, beside sets that the program brings.
struct ChosenColorsTests {
  /// A text of the theme's `ink` on its `paper`, each of which a person may choose.
  private static let sample = """
    struct Sample: View {
      @StateObject private var theme = Theme()
      var body: some View {
        Text("a").foregroundStyle(theme.ink).background(theme.paper)
        ColorPicker("Ink", selection: $theme.ink)
        ColorPicker("Paper", selection: $theme.paper)
        ColorPicker("Tint", selection: $theme.tint)
      }
    }
    """

  private func page(_ assignments: String) -> Look {
    Look(
      """
      import SwiftUI
      struct Preset {
        let ink: Color, paper: Color, tint: Color, scheme: ColorScheme
        static let day = Preset(
          ink: Color(red: 0.7, green: 0.7, blue: 0.7), paper: .white, tint: .blue, scheme: .light)
        static let night = Preset(ink: .white, paper: .black, tint: .blue, scheme: .dark)
        static let all = [day, night]
      }
      final class Theme: ObservableObject {
        @Published var ink: Color = .black
        @Published var paper: Color = .white
        @Published var tint: Color = .blue
        @Published var scheme: ColorScheme = .light
        func set(_ preset: Preset) { \(assignments) }
      }
      \(Self.sample)
      """)
  }

  /// Linear 0.7 is 0.4480, and (1 + 0.05) / (0.4480 + 0.05) = 2.108.
  @Test func aSetIsJudgedAndAnyOtherChoiceIsOpen() {
    let look = page("ink = preset.ink; paper = preset.paper; tint = preset.tint")
    let readings = look.readings("a")
    #expect(readings.contains { abs(($0.ratio?.low ?? 0) - 2.108) < 0.01 && $0.isCertain }, "\(look.dump)")
    #expect(readings.contains { $0.ratio?.low == 21 }, "\(look.dump)")
    #expect(readings.contains { $0.undecided?.reason == .runtimeValue }, "\(look.dump)")
    #expect(!readings.contains { $0.ratio?.low == 1 }, "\(look.dump)")
  }

  @Test func aSetIsNamedByWhatIsAskedForIt() {
    let look = Look(
      """
      import SwiftUI
      enum Name: String { case day, night }
      struct Preset {
        let name: Name, ink: Color, paper: Color, tint: Color
        static let all = [
          Preset(name: .day, ink: .gray, paper: .white, tint: .blue),
          Preset(name: .night, ink: .white, paper: .black, tint: .blue),
        ]
      }
      final class Theme: ObservableObject {
        @Published var ink: Color = .black
        @Published var paper: Color = .white
        @Published var tint: Color = .blue
        func set(_ name: Name) {
          guard let preset = Preset.all.first(where: { $0.name == name }) else { return }
          ink = preset.ink; paper = preset.paper; tint = preset.tint
        }
      }
      \(Self.sample)
      """)
    #expect(Set(look.placements("a").compactMap(\.theme)) == [".day", ".night", "another"], "\(look.dump)")
  }

  @Test func aSetWithASchemeIsSeenInThatAlone() {
    let look = page("ink = preset.ink; paper = preset.paper; tint = preset.tint; scheme = preset.scheme")
    let known = look.placements("a").filter { $0.readings.values.contains { $0.ratio != nil } }
    #expect(known.count == 2, "\(look.dump)")
    for placement in known {
      let schemes = Set(placement.readings.filter { $0.value.ratio != nil }.keys.map(\.scheme))
      let isDay = placement.readings.values.contains { abs(($0.ratio?.low ?? 0) - 2.108) < 0.01 }
      #expect(schemes == [isDay ? .light : .dark], "\(look.dump)")
    }
  }
}

extension Double {
  /// The number to two places.
  fileprivate var cents: Double { (self * 100).rounded() / 100 }
}
