import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// The foreground in force and how it is resolved, on the iOS 18 palette: red #FF3B30, blue #007AFF, green #34C759.
@Suite struct ForegroundTests {
  @Test("S-25 to S-31, S-62, S-63: the composited foreground in light", arguments: samples + levels)
  func foreground(_ sample: Sample) {
    let look = Look(body: sample.body, declarations: sample.declarations)
    for (text, color) in sample.expected {
      #expect(look.foreground(text) == color, "\(look.dump)")
    }
  }

  static let samples: [Sample] = [
    Sample("S-25", #"Text("a")"#, ["a": "#000000"]),
    Sample("S-25", #"Button("a") {}"#, ["a": "#007AFF"]),
    Sample("S-25", #"VStack { Button("a") {} }.foregroundStyle(.red)"#, ["a": "#FF3B30"]),
    Sample("S-25", #"Button {} label: { Text("a") }.foregroundColor(.green)"#, ["a": "#34C759"]),
    Sample("S-5", #"VStack { Text("a").foregroundStyle(.red) }.foregroundStyle(.green)"#, ["a": "#FF3B30"]),
    Sample("S-5", #"Text("a").foregroundStyle(.red).foregroundStyle(.green)"#, ["a": "#FF3B30"]),
    Sample("S-29", #"VStack { Text("a").foregroundColor(nil) }.foregroundColor(.red)"#, ["a": "#000000"]),
    Sample("S-30", #"VStack { Text("a"); Button("b") {} }.tint(.red)"#, ["a": "#000000", "b": "#FF3B30"]),
    Sample("S-30", #"VStack { Text("a").foregroundStyle(.tint) }.tint(.red)"#, ["a": "#FF3B30"]),
    Sample("S-30", #"VStack { Text("a").foregroundStyle(.tint) }.accentColor(.green)"#, ["a": "#34C759"]),
    Sample("S-30", #"VStack { Text("a").foregroundColor(.accentColor) }.accentColor(.green)"#, ["a": "#34C759"]),
    Sample("S-30", #"VStack { Text("a").foregroundColor(.accentColor) }.tint(.green)"#, ["a": "#007AFF"]),
    Sample("S-30", #"VStack { Text("a").foregroundStyle(.tint) }.tint(.red).accentColor(.green)"#, ["a": "#FF3B30"]),
    Sample("S-30", #"VStack { VStack { Button("a") {} }.tint(nil) }.tint(.red)"#, ["a": "#007AFF"]),
    Sample("S-30", #"VStack { VStack { Button("a") {} }.accentColor(nil) }.accentColor(.red)"#, ["a": "#007AFF"]),
    Sample("S-5", #"VStack { Button("a") {}.accentColor(.red) }.accentColor(nil)"#, ["a": "#FF3B30"]),
    Sample("S-30", #"Button("a") {}.accentColor(nil).padding().accentColor(.red).tint(.green)"#, ["a": "#34C759"]),
    // S-31: with `Color` elsewhere the common type is `Color`, whose secondary is absolute: #3C3C43 at 60 %.
    Sample(
      "S-31", #"VStack { Text("a").foregroundStyle(Self.on ? .secondary : Color.red) }.foregroundStyle(.blue)"#,
      with: "extension Sample { static let on = true }", ["a": "#8A8A8E"]),
    // A hierarchical style stays so in an erased one: blue at half opacity over white, (0+255)/2, (122+255)/2.
    Sample(
      "S-31", #"VStack { Text("a").foregroundStyle(AnyShapeStyle(.secondary)) }.foregroundStyle(.blue)"#,
      ["a": "#80BCFF"]),
    Sample(
      "S-31", #"VStack { Text("a").foregroundStyle(shade) }.foregroundStyle(.blue)"#,
      with: "let shade: Color = .secondary", ["a": "#8A8A8E"]),
    Sample(
      "S-31", #"VStack { Text("a").foregroundStyle(shades[1]) }.foregroundStyle(.blue)"#,
      with: "let shades: [Color] = [.primary, .secondary]", ["a": "#8A8A8E"]),
  ]

  static let levels: [Sample] = [
    Sample("S-26", #"VStack { Text("a").foregroundStyle(.secondary) }.foregroundStyle(.blue)"#, ["a": "#80BCFF"]),
    Sample("S-26", #"VStack { Text("a").foregroundStyle(.secondary) }.foregroundStyle(.secondary)"#, ["a": "#8A8A8E"]),
    Sample("S-26", #"VStack { Text("a").foregroundStyle(.primary) }.foregroundStyle(.secondary)"#, ["a": "#000000"]),
    Sample(
      "S-26",
      #"VStack { VStack { Text("a").foregroundStyle(.primary) }.foregroundStyle(.secondary) }.foregroundStyle(.blue)"#,
      ["a": "#007AFF"]),
    Sample(
      "S-26",
      #"VStack { VStack { Text("a").foregroundStyle(.secondary) }.foregroundStyle(.tertiary) }.foregroundStyle(.blue)"#,
      ["a": "#80BCFF"]),
    Sample(
      "S-27",
      #"VStack { Text("a"); HStack { Text("b") }.foregroundStyle(.secondary); HStack { Text("c") }.foregroundStyle(.tertiary) }.foregroundStyle(.red, .blue)"#,
      ["a": "#FF3B30", "b": "#007AFF", "c": "#007AFF"]),
    Sample(
      "S-27", #"VStack { HStack { Text("b") }.foregroundStyle(.tertiary) }.foregroundStyle(.red, .blue, .green)"#,
      ["b": "#34C759"]),
    // S-62: a level under white is white at 50 %: over black 127.5; `Color.secondary` is #EBEBF5 in dark, here light.
    Sample(
      "S-62", #"VStack { Text("a").foregroundStyle(.secondary) }.foregroundStyle(.white).background(.black)"#,
      ["a": "#808080"]),
    Sample("S-62", #"VStack { Text("a").foregroundColor(.secondary) }.foregroundStyle(.blue)"#, ["a": "#8A8A8E"]),
    Sample("S-62", #"VStack { Text("a").foregroundStyle(Color.primary) }.foregroundStyle(.blue)"#, ["a": "#000000"]),
    Sample("S-63", #"Text("a").foregroundStyle(.secondary)"#, ["a": "#8A8A8E"]),
    // Blue at 25 %: 255*.75 = 191.25, 122*.25+191.25 = 221.75; at 18 %: 255*.82 = 209.1, 21.96+209.1 = 231.06.
    Sample("S-63", #"VStack { Text("a").foregroundStyle(.tertiary) }.foregroundStyle(.blue)"#, ["a": "#BFDEFF"]),
    Sample("S-63", #"VStack { Text("a").foregroundStyle(.quaternary) }.foregroundStyle(.blue)"#, ["a": "#D1E7FF"]),
    Sample("S-63a", #"Button {} label: { Text("a").foregroundStyle(.primary) }"#, ["a": "#007AFF"]),
    Sample("S-63a", #"Button {} label: { Text("a").foregroundStyle(.secondary) }"#, ["a": "#80BCFF"]),
    Sample("S-63a", #"Button {} label: { Text("a").foregroundStyle(Color.primary) }"#, ["a": "#000000"]),
    Sample("S-63a", #"Button {} label: { Text("a").foregroundColor(.primary) }"#, ["a": "#000000"]),
    Sample("S-63b", #"Text("a").foregroundStyle(.blue.secondary)"#, ["a": "#80BCFF"]),
    Sample("S-63b", #"Text("a").foregroundStyle(Color.blue.tertiary)"#, ["a": "#BFDEFF"]),
    Sample("S-63b", #"VStack { Text("a").foregroundStyle(.tint.secondary) }.tint(.blue)"#, ["a": "#80BCFF"]),
    Sample("S-67", #"VStack { Text("a").foregroundStyle(.foreground) }.foregroundStyle(.blue)"#, ["a": "#007AFF"]),
    Sample("S-67", #"Text("a").foregroundStyle(.foreground.opacity(0.5))"#, ["a": "#808080"]),
    Sample("S-67", #"Text("a").foregroundStyle(.shadow(.inner(radius: 1)))"#, ["a": "#000000"]),
    Sample(
      "S-67", #"VStack { Text("a").foregroundStyle(.shadow(.drop(radius: 1))) }.foregroundStyle(.blue)"#,
      ["a": "#007AFF"]),
    Sample("S-67", #"Text("a").foregroundStyle(Color(uiColor: .secondaryLabel))"#, ["a": "#8A8A8E"]),
    Sample("S-67", #"Text("a").foregroundStyle(Color(.systemRed))"#, ["a": "#FF3B30"]),
  ]

  @Test("S-66 secondary on the system background: light, dark, Increase Contrast")
  func secondary() throws {
    let look = Look(body: #"Text("a").foregroundStyle(.secondary)"#)
    // Figures of S-66.
    let expected: [(Appearance, Double)] = [(.light, 3.44), (.dark, 6.36)]
    for (appearance, ratio) in expected {
      #expect(abs(try #require(look.ratio("a", appearance)) - ratio) < 0.01)
    }
    #expect(look.isCertain("a") == true)
  }

  @Test("S-28 a text's own level under a pair is the pair's second or the faded first")
  func textLevelUnderPair() throws {
    let look = Look(body: #"VStack { Text("a").foregroundStyle(.secondary) }.foregroundStyle(.red, .blue)"#)
    // Blue on white 4.02; red at 50 % over white is (255, 157, 151.5) with 2.00.
    let bounds = try #require(look.bounds("a"), "\(look.dump)")
    #expect(abs(bounds.low - 2.00) < 0.01)
    #expect(abs(bounds.high - 4.02) < 0.01)
    #expect(look.isCertain("a") == false)
    #expect(look.foreground("a") == nil)
  }

  @Test("S-29 no colour inside a prominent button is white or primary")
  func noColorInProminentButton() throws {
    let look = Look(
      body: #"Button {} label: { Text("a").foregroundColor(nil) }.buttonStyle(.borderedProminent)"#)
    #expect(look.isCertain("a") == false, "\(look.dump)")
    // White on #007AFF is 4.02, black on it 21/4.02 = 5.23.
    let bounds = try #require(look.bounds("a"))
    #expect(abs(bounds.low - 4.02) < 0.01)
    #expect(abs(bounds.high - 5.23) < 0.01)
  }

  @Test(
    "S-30, S-58 a tint that depends on a condition is followed on both paths",
    arguments: [
      #"Button("a") {}"#, #"Text("a").foregroundStyle(.tint)"#,
      #"Button {} label: { Text("a").foregroundStyle(.primary) }"#,
    ])
  func conditionalTint(_ leaf: String) {
    let look = Look(
      "import SwiftUI\nstruct Sample: View { let on: Bool\n var body: some View { VStack { \(leaf) }.tint(on ? .red : .green) } }"
    )
    #expect(look.foregrounds("a") == ["#34C759", "#FF3B30"], "\(look.dump)")
    #expect(look.conditions("a") == ["!on", "on"])
  }

  @Test("S-27 a pair whose members depend on a condition is followed on both paths")
  func conditionalPair() {
    let look = Look(
      "import SwiftUI\nstruct Sample: View { let on: Bool\n var body: some View { VStack { Text(\"a\") }.foregroundStyle(on ? Color.red : .green, .blue) } }"
    )
    #expect(look.foregrounds("a") == ["#34C759", "#FF3B30"], "\(look.dump)")
  }

  @Test("S-62 the absolute secondary keeps its dark value under a custom style")
  func absoluteSecondaryInDark() {
    let look = Look(body: #"VStack { Text("a").foregroundColor(.secondary) }.foregroundStyle(.white)"#)
    // #EBEBF5 at 60 % over black: 141, 141, 147.
    #expect(look.foreground("a", .dark) == "#8D8D93", "\(look.dump)")
  }

  @Test("S-27: the layers of a palette lie on each other, so that none of them is the colour of the whole symbol")
  func palette() {
    let look = Look(
      body: """
        Image(systemName: "bolt").foregroundStyle(.white, .orange)
        Image(systemName: "star").foregroundStyle(.primary, .secondary)
        Text("a").foregroundStyle(.white, .orange)
        """)
    func form(_ text: String) -> ForegroundStyle.Form? { look.placements(text).first?.foreground.form }
    #expect(form("bolt") == .custom, "\(look.dump)")
    #expect(form("star") == .level(.primary))
    #expect(form("a") == .neutral)
  }

  @Test(
    "S-27: of a mark on a filled shape what counts is whether the mark stands out from the shape",
    arguments: [
      // Red on white, and white on red: 1.05 / (0.2460 + 0.05) = 3.55.
      (".white, .red", 3.55), (".white, .black", 21), (".black, Color(white: 0.9)", 16.75),
      // In the colour of the shape the mark is not seen.
      ("Color(white: 0.4), Color(white: 0.4)", 1),
      // All of it is faint, whatever lies on what: 0.9 has luminance 0.7874, so 1.05 / 0.8374 = 1.25.
      (".white, Color(white: 0.9)", 1.25),
    ])
  func paletteRatio(styles: String, ratio: Double) {
    let look = Look(body: "Image(systemName: \"xmark.circle.fill\").foregroundStyle(\(styles))")
    #expect(abs((look.bounds("xmark.circle.fill")?.low ?? 0) - ratio) < 0.01, "\(look.dump)")
    #expect(look.isCertain("xmark.circle.fill") == false)
  }

  @Test("S-27: a mark is seen on its shape, also where that has no one colour", arguments: Appearance.allCases)
  func paletteBackground(appearance: Appearance) {
    let look = Look(
      body: "Image(systemName: \"xmark.circle.fill\").foregroundStyle(.white, .green)", platform: .ios26)
    let backgrounds = look.readings("xmark.circle.fill", appearance).map { $0.background?.hexString }
    #expect(!backgrounds.isEmpty && !backgrounds.contains("#FFFFFF") && !backgrounds.contains("#000000"))
  }

  @Test(
    "S-27: a palette symbol that is seen in one arrangement of its layers alone is undecided",
    arguments: [
      // On white 0.5 has 3.98 and 0.6 has 2.85; the one on the other has 0.3685 / 0.2640 = 1.40.
      "Color(white: 0.5), Color(white: 0.6)",
      // A symbol of two layers leaves out the black, and white on 0.9 has 1.25.
      ".white, Color(white: 0.9), .black",
    ])
  func paletteUndecided(styles: String) {
    let look = Look(body: "Image(systemName: \"cloud.rain\").foregroundStyle(\(styles))")
    #expect(look.undecided("cloud.rain") == .unsupportedExpression, "\(look.dump)")
    #expect(look.bounds("cloud.rain") == nil)
  }

  @Test(
    "S-27: a symbol that may have one layer alone does not pass by its second colour", arguments: ["heart", "wifi"])
  func paletteOfOneLayer(symbol: String) {
    let look = Look(body: "Image(systemName: \"\(symbol)\").foregroundStyle(Color(white: 0.9), .black)")
    #expect(look.undecided(symbol) == .unsupportedExpression, "\(look.dump)")
    let seen = Look(body: "Image(systemName: \"\(symbol)\").foregroundStyle(Color(white: 0.4), .black)")
    // 0.4 has luminance 0.1329: 1.05 / 0.1829.
    #expect(abs((seen.bounds(symbol)?.low ?? 0) - 5.74) < 0.01, "\(seen.dump)")
  }

  @Test("S-27: symbols of the same colours are told apart by their names, those of packages too")
  func paletteNames() {
    let look = Look(
      body: """
        Image(systemName: "heart").foregroundStyle(.white, .black)
        Image(systemName: "xmark.circle.fill").foregroundStyle(.white, .black)
        Image(systemSymbol: .checkmarkCircleFill).foregroundStyle(.white, .black)
        """)
    #expect(look.undecided("heart") == .unsupportedExpression, "\(look.dump)")
    #expect(look.bounds("xmark.circle.fill")?.low == 21)
    let typed = look.scene.elements.filter { $0.text == nil }.flatMap(\.placements).compactMap { $0.readings[.light] }
    #expect(typed.map { $0.ratio?.low } == [21], "\(look.dump)")
  }

  @Test("S-77: a level of watchOS is no whiter than white")
  func whiteLevels() {
    func look(_ paper: String) -> Look {
      Look(
        "import SwiftUI\nstruct Sample: View { var body: some View { Text(\"a\").foregroundStyle(.secondary)"
          + ".background(\(paper)) } }", platform: .watchos)
    }
    // 0.6 has luminance 0.3185: 1.05 / 0.3685 = 2.85.
    let light = look("Color(white: 0.6)")
    #expect(light.bounds("a", .dark)?.low == 1, "\(light.dump)")
    #expect(abs((light.bounds("a", .dark)?.high ?? 0) - 2.85) < 0.01)
    #expect(light.isCertain("a", .dark) == true)
    // On 0.2 white has 12.6: how white the level is decides.
    #expect(look("Color(white: 0.2)").undecided("a", .dark) == .externalModule)
  }

  @Test("S-34: an image as a style is no colour")
  func imagePaint() {
    #expect(
      Look(body: "Text(\"a\").foregroundStyle(ImagePaint(image: Image(\"sea\")))").undecided("a") == .imageBackdrop)
    #expect(Look(body: "Text(\"a\").background(ImagePaint(image: Image(\"sea\")))").undecided("a") == .imageBackdrop)
  }
}
