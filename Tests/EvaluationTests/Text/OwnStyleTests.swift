import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Styles of the program, and members that it adds to styles.
@Suite struct OwnStyleTests {
  @Test("S-60, S-67: the composited foreground in light", arguments: samples)
  func foreground(_ sample: Sample) {
    let look = Look(body: sample.body, declarations: sample.declarations)
    for (text, color) in sample.expected {
      #expect(look.foreground(text) == color, "\(look.dump)")
    }
  }

  private static let ink = """
    struct Ink: ShapeStyle {
      var share: Double
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        switch environment.colorScheme {
        case .dark: return Color.white.opacity(share)
        default: return Color.black.opacity(share)
        }
      }
    }
    extension ShapeStyle where Self == Ink {
      static func ink(_ share: Double) -> Self { .init(share: share) }
      static var ink: Ink { Ink(share: 1) }
    }
    """

  static let samples: [Sample] = [
    // Black at 50 % over white: 127.5.
    Sample("S-67", #"Text("a").foregroundStyle(Ink(share: 0.5))"#, with: ink, ["a": "#808080"]),
    Sample("S-67", #"Text("a").foregroundStyle(.ink)"#, with: ink, ["a": "#000000"]),
    // White at 50 % over white.
    Sample(
      "S-55, S-67", #"VStack { Text("a").foregroundStyle(Ink(share: 0.5)) }.environment(\.colorScheme, .dark)"#,
      with: ink, ["a": "#FFFFFF"]),
    Sample(
      "S-67", #"Text("a").foregroundStyle(Layered(base: Ink(share: 0.5)))"#,
      with: ink
        + "\nstruct Layered: ShapeStyle { var base: Ink; func resolve(in values: EnvironmentValues) -> Ink { base } }",
      ["a": "#808080"]),
    // The label colour of the level at 60 %: #3C3C43 over white: 138, 138, 142.2.
    Sample(
      "S-60", #"Text("a").foregroundStyle(.secondary.plain)"#,
      with: "extension ShapeStyle { var plain: AnyShapeStyle { AnyShapeStyle(self) } }", ["a": "#8A8A8E"]),
    // #3C3C43 at 0.6 * 0.25 over white: 225.75, 225.75, 226.8.
    Sample(
      "S-60", #"Text("a").foregroundStyle(.secondary.dimmed(by: 0.25))"#,
      with: "extension ShapeStyle { func dimmed(by share: Double) -> some ShapeStyle { opacity(share) } }",
      ["a": "#E2E2E3"]),
  ]

  private static let wash = """
    struct Wash: ShapeStyle, View {
      let name: String
      let pick: @Sendable (Shades) -> Color
      var share = 1.0
      func resolve(in environment: EnvironmentValues) -> Color { pick(environment.shades).opacity(share) }
      func thinned(_ share: Double) -> Wash { Wash(name: name, pick: pick, share: share) }
    }
    struct Shades { var inks: Inks; var sheet: Color }
    struct Inks { var first: Color }
    extension EnvironmentValues { @Entry var shades: Shades = .init(inks: .init(first: .black), sheet: .white) }
    extension ShapeStyle where Self == Wash {
      static var firstInk: Wash { .init(name: "first", pick: \\.inks.first) }
      static var sheet: Wash { .init(name: "sheet") { $0.sheet } }
      static var white: Wash { .init(name: "white", pick: { _ in .white }) }
    }
    """

  static let washes: [Sample] = [
    Sample("S-67", #"Text("a").foregroundStyle(.firstInk)"#, with: wash, ["a": "#000000"]),
    Sample("S-67", #"Text("a").foregroundStyle(Wash.firstInk)"#, with: wash, ["a": "#000000"]),
    Sample("S-67", #"Text("a").foregroundStyle(.sheet)"#, with: wash, ["a": "#FFFFFF"]),
    Sample("S-67", #"Text("a").foregroundStyle(.white)"#, with: wash, ["a": "#FFFFFF"]),
    // Black at 50 % over white: 127.5.
    Sample("S-67", #"Text("a").foregroundStyle(Wash.firstInk.thinned(0.5))"#, with: wash, ["a": "#808080"]),
    Sample("S-67", #"Text("a").foregroundStyle(.firstInk.thinned(0.5))"#, with: wash, ["a": "#808080"]),
    Sample("S-67", #"Text("a").foregroundStyle(Wash.firstInk.opacity(0.5))"#, with: wash, ["a": "#808080"]),
    // Black at 50 % over black.
    Sample(
      "S-51, S-67", #"Text("a").foregroundStyle(.firstInk.thinned(0.5)).background(.firstInk)"#, with: wash,
      ["a": "#000000"]),
    Sample(
      "S-51, S-67", #"ZStack { Wash.firstInk; Text("a").foregroundStyle(.firstInk.thinned(0.5)) }"#, with: wash,
      ["a": "#000000"]),
    Sample(
      "S-58, S-67",
      #"Text("a").foregroundStyle(.firstInk).environment(\.shades, Shades(inks: Inks(first: .white), sheet: .black))"#,
      with: wash, ["a": "#FFFFFF"]),
  ]

  @Test("S-67: a style of the program that is a view too is filled with itself", arguments: washes)
  func fillings(_ sample: Sample) { foreground(sample) }

  @Test("S-67: a style of the program is resolved in each scheme")
  func schemes() {
    let look = Look(body: #"Text("a").foregroundStyle(Ink(share: 0.5))"#, declarations: Self.ink)
    // White at 50 % over black.
    #expect(look.foreground("a", .dark) == "#808080", "\(look.dump)")
    #expect(look.isCertain("a") == true)
  }

  @Test(
    "S-36: what most blend modes of a style make of it is not known, nor what any makes of a group or an unknown ground",
    arguments: [
      "Text(\"a\").foregroundStyle(Color.red.blendMode(.multiply))",
      "Text(\"a\").foregroundStyle(.secondary.burnt).opacity(0.5)",
      "Text(\"a\").foregroundStyle(.secondary.burnt).background(Image(\"Photo\"))",
    ])
  func blendMode(_ body: String) {
    let look = Look(
      body: body, declarations: "extension ShapeStyle { var burnt: some ShapeStyle { blendMode(.plusDarker) } }")
    #expect(look.undecided("a") != nil, "\(look.dump)")
    #expect(look.ratio("a") == nil)
  }

  @Test("S-36: a style that adds light to a known ground or takes it away is measured on it")
  func addedLight() {
    let gray = "Color(white: 0.5)"
    let lighter = Look(body: "Text(\"a\").foregroundStyle(\(gray).blendMode(.plusLighter)).background(\(gray))")
    // 0.5 and 0.5 make white.
    #expect(lighter.words("a") == "#FFFFFF on #808080", "\(lighter.dump)")
    #expect(lighter.isCertain("a") == true)
    let darker = Look(body: "Text(\"a\").foregroundStyle(\(gray).blendMode(.plusDarker)).background(.white)")
    // 1 + 0.5 - 1.
    #expect(darker.words("a") == "#808080 on #FFFFFF", "\(darker.dump)")
    // Of what is translucent two readings bound the result.
    let faint = Look(body: "Text(\"a\").foregroundStyle(.secondary.blendMode(.plusDarker))")
    #expect(faint.isCertain("a") == false, "\(faint.dump)")
  }

  @Test("S-36: light that is added makes nothing whiter than white, so that a text fails where white would")
  func utmostLight() {
    func look(over ground: String) -> Look {
      Look(
        body: """
          Text("a").foregroundStyle(.secondary.blendMode(.plusLighter))
            .environment(\\.backgroundMaterial, .regular).background(\(ground))
          """)
    }
    let bright = look(over: "Color(white: 2.0 / 3)")
    #expect(bright.isCertain("a") == true, "\(bright.dump)")
    #expect(bright.bounds("a")?.low == 1)
    // #AAAAAA has the relative luminance 0.402, white on it 1.05 / 0.452.
    #expect(abs((bright.bounds("a")?.high ?? 0) - 2.32) < 0.01)
    let dim = look(over: "Color(white: 0.2)")
    #expect(dim.undecided("a") != nil, "\(dim.dump)")
  }
}
