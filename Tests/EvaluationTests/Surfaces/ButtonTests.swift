import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Buttons of every style, links and menus.
struct ButtonTests {
  @Test(
    "S-95: of the tints around a button and in its label either may be that of the text",
    arguments: [
      "Button {} label: { Text(\"T\").tint(.black) }.tint(.pink)",
      "Button {} label: { HStack { Text(\"T\") }.tint(.black) }.tint(.pink)",
    ])
  func tintWithin(_ button: String) {
    let look = Look(body: button)
    #expect(look.readings("T").allSatisfy { !$0.isCertain }, "\(look.dump)")
    // Black on white.
    #expect(look.readings("T").contains { ($0.ratio?.high ?? 0) > 20.9 }, "\(look.dump)")
  }

  @Test(
    "S-95, S-96: the default look of what is tapped",
    arguments: [
      SurfaceCase("button", "Button(\"T\") {}", light: "#007AFF on #FFFFFF", dark: "#0A84FF on #000000"),
      SurfaceCase("action", "Button(action: {}) { Text(\"T\") }", light: "#007AFF on #FFFFFF"),
      SurfaceCase("label", "Button { } label: { HStack { Text(\"T\") } }", light: "#007AFF on #FFFFFF"),
      SurfaceCase("borderless", "Button(\"T\") {}.buttonStyle(.borderless)", light: "#007AFF on #FFFFFF"),
      SurfaceCase("typed", "Button(\"T\") {}.buttonStyle(BorderlessButtonStyle())", light: "#007AFF on #FFFFFF"),
      SurfaceCase("tinted", "Button(\"T\") {}.tint(.red)", light: "#FF3B30 on #FFFFFF", dark: "#FF453A on #000000"),
      SurfaceCase("accented", "VStack { Button(\"T\") {} }.accentColor(.red)", light: "#FF3B30 on #FFFFFF"),
      SurfaceCase(
        "destructive", "Button(\"T\", role: .destructive) {}", light: "#FF3B30 on #FFFFFF", dark: "#FF453A on #000000"),
      SurfaceCase("cancel", "Button(\"T\", role: .cancel) {}", light: "#007AFF on #FFFFFF"),
      SurfaceCase("plain", "Button(\"T\") {}.buttonStyle(.plain)", light: "#000000 on #FFFFFF"),
      SurfaceCase("plain, typed", "Button(\"T\") {}.buttonStyle(PlainButtonStyle())", light: "#000000 on #FFFFFF"),
      SurfaceCase("plain within", "VStack { Button(\"T\") {} }.buttonStyle(.plain)", light: "#000000 on #FFFFFF"),
      SurfaceCase("styled ancestor", "VStack { Button(\"T\") {} }.foregroundStyle(.red)", light: "#FF3B30 on #FFFFFF"),
      SurfaceCase(
        "styled label", "Button { } label: { Text(\"T\").foregroundColor(.red) }", light: "#FF3B30 on #FFFFFF"),
      SurfaceCase("link", "Link(\"T\", destination: url)", light: "#007AFF on #FFFFFF"),
      SurfaceCase("link with a label", "Link(destination: url) { Text(\"T\") }", light: "#007AFF on #FFFFFF"),
      SurfaceCase("share", "ShareLink(item: \"x\") { Text(\"T\") }", light: "#007AFF on #FFFFFF"),
      SurfaceCase("menu", "Menu(\"T\") { Button(\"x\") {} }", light: "#007AFF on #FFFFFF"),
      SurfaceCase("menu with a label", "Menu { Button(\"x\") {} } label: { Text(\"T\") }", light: "#007AFF on #FFFFFF"),
      SurfaceCase(
        "over a background", "Button(\"T\") {}.padding().background(Color.black)", light: "#007AFF on #000000"),
      SurfaceCase(
        "background in the label", "Button { } label: { Text(\"T\").foregroundStyle(.white).background(Color.blue) }",
        light: "#FFFFFF on #007AFF"),
    ])
  func looks(_ sample: SurfaceCase) { sample.check() }

  @Test("S-95: what either tint may colour is not certain on any path, where one of them depends on a condition")
  func eitherTintOnPaths() {
    let look = Look(
      """
      enum Accent { case black, yellow }
      struct Rows: View {
        let accent: Accent
        var color: Color { switch accent { case .black: .black; case .yellow: .yellow } }
        var body: some View {
          VStack { Button {} label: { Text("T").tint(.black) } }.tint(color)
        }
      }
      """)
    let placements = look.placements("T")
    #expect(placements.contains { ($0.readings[.light]?.ratio?.low ?? 21) < 3 }, "\(look.dump)")
    #expect(!placements.contains { $0.readings[.light]?.isCertain == true && $0.readings[.light]!.ratio!.high < 4.5 })
  }

  @Test("S-95: the accent on white is 4.02:1")
  func accentRatio() {
    // #007AFF has luminance 0.2114: 1.05 / 0.2614 = 4.017
    #expect(abs((Look(body: "Button(\"T\") {}").ratio("T") ?? 0) - 4.017) < 0.01)
  }

  @Test("S-95: a destructive button under an explicit style may keep either")
  func destructiveWithStyle() {
    let look = Look(body: "VStack { Button(\"T\", role: .destructive) {} }.foregroundStyle(Color.blue)")
    #expect(look.isCertain("T") == false, "\(look.dump)")
    // Red on white is 3.547:1, blue 4.017:1.
    #expect(abs((look.bounds("T")?.low ?? 0) - 3.547) < 0.01)
    #expect(abs((look.bounds("T")?.high ?? 0) - 4.017) < 0.01)
  }

  @Test("S-95: small controls take the subheadline")
  func sizes() {
    #expect(Look(body: "Button(\"T\") {}").font("T")?.size == 17)
    #expect(Look(body: "Button(\"T\") {}.controlSize(.small)").font("T")?.size == 15)
    #expect(Look(body: "VStack { Button(\"T\") {} }.controlSize(.mini)").font("T")?.size == 15)
    #expect(Look(body: "Button(\"T\") {}.controlSize(.large)").font("T")?.size == 17)
  }

  /// 1.05 over the luminance of the fill plus 0.05, as listed in S-95.
  @Test(
    "S-95: white on a prominent fill",
    arguments: [
      (".blue", "#007AFF", 4.02, 3.65), (".red", "#FF3B30", 3.55, 3.41), (".green", "#34C759", 2.22, 2.02),
      (".orange", "#FF9500", 2.20, 2.06), (".indigo", "#5856D6", 5.65, 5.06), (".purple", "#AF52DE", 4.13, 3.52),
      (".pink", "#FF2D55", 3.65, 3.52),
    ])
  func prominent(tint: String, fill: String, light: Double, dark: Double) {
    let look = Look(body: "Button(\"T\") {}.buttonStyle(.borderedProminent).tint(\(tint))")
    #expect(look.words("T") == "#FFFFFF on \(fill)", "\(look.dump)")
    #expect(abs((look.ratio("T") ?? 0) - light) < 0.01)
    #expect(abs((look.ratio("T", .dark) ?? 0) - dark) < 0.01)
  }

  @Test("S-95: the default tint fills a prominent button, red a destructive one")
  func prominentDefaults() {
    let look = Look(body: "Button(\"T\") {}.buttonStyle(.borderedProminent)")
    #expect(look.words("T") == "#FFFFFF on #007AFF", "\(look.dump)")
    #expect(look.placements("T").first?.foreground.isProjectStyle == false)
    let destructive = Look(body: "Button(\"T\", role: .destructive) {}.buttonStyle(.borderedProminent)")
    #expect(destructive.words("T") == "#FFFFFF on #FF3B30", "\(destructive.dump)")
  }

  @Test("S-95: on a light prominent fill the label may be black")
  func lightProminent() {
    let look = Look(body: "Button(\"T\") {}.buttonStyle(.borderedProminent).tint(.yellow)")
    #expect(look.isCertain("T") == false, "\(look.dump)")
    // #FFCC00 has luminance 0.6445: 1.05 / 0.6945 = 1.51 and 0.6945 / 0.05 = 13.89.
    #expect(abs((look.bounds("T")?.low ?? 0) - 1.51) < 0.01)
    #expect(abs((look.bounds("T")?.high ?? 0) - 13.89) < 0.01)
  }

  /// White on black is 21:1. Cyan is #32ADE6 with 2.54 in light (S-95) and #64D2FF with a luminance of 0.5602 in dark:
  /// 1.05 / 0.6102 = 1.72 and 0.6102 / 0.05 = 12.20. White of 0.1 and 0.9 has 0.0100 and 0.7874: 1.05 / 0.0600 = 17.49,
  /// 1.05 / 0.8374 = 1.25 and 0.8374 / 0.05 = 16.75.
  @Test(
    "S-95: each appearance has its own fill, which tells there whether the label may be black",
    arguments: [(".primary", 21.0, 1.0, 21.0), (".cyan", 2.54, 1.72, 12.20), (".tide", 17.49, 1.25, 16.75)])
  func prominentByAppearance(tint: String, light: Double, low: Double, high: Double) throws {
    let look = Look(
      body: "Button(\"T\") {}.buttonStyle(.borderedProminent).tint(\(tint))",
      declarations: """
        extension Color {
          static let tide = Color(UIColor { traits in
            UIColor(white: traits.userInterfaceStyle == .dark ? 0.9 : 0.1, alpha: 1)
          })
        }
        """)
    #expect(abs((look.ratio("T") ?? 0) - light) < 0.01, "\(look.dump)")
    #expect(look.isCertain("T") == true)
    let dark = try #require(look.bounds("T", .dark), "\(look.dump)")
    #expect(abs(dark.low - low) < 0.01 && abs(dark.high - high) < 0.01)
    #expect(look.isCertain("T", .dark) == false)
  }

  @Test("S-95: a style in a prominent label, or on the button, wins over white")
  func prominentWithStyle() {
    for body in [
      "Button { } label: { Text(\"T\").foregroundStyle(.black) }.buttonStyle(.borderedProminent)",
      "Button(\"T\") {}.buttonStyle(.borderedProminent).foregroundStyle(.black)",
    ] {
      let look = Look(body: body)
      #expect(look.words("T") == "#000000 on #007AFF", "\(look.dump)")
    }
  }

  @Test("S-95: a bordered button keeps its tint over a gray fill")
  func bordered() {
    let look = Look(body: "Button(\"T\") {}.buttonStyle(.bordered)")
    #expect(look.foreground("T") == "#007AFF", "\(look.dump)")
    #expect(look.isCertain("T") == true)
    #expect(look.reading("T")?.isOnSystemBackground == true)
    // #767680 at 0.12 on white is (238.6, 238.6, 239.8): luminance 0.8603; the tint has 0.2114.
    #expect(abs((look.ratio("T") ?? 0) - 3.482) < 0.01)
  }

  @Test("S-95: a tinted bordered button's fill is known between two bounds")
  func tintedBordered() {
    let look = Look(body: "Button(\"T\") {}.buttonStyle(.bordered).tint(.green)")
    #expect(look.foreground("T") == "#34C759", "\(look.dump)")
    #expect(look.isCertain("T") == true)
    // #34C759 (0.4230) at 0.14 on white is (226.6, 247.2, 231.8): 0.8869; at 0.20 (214.4, 243.8, 221.8): 0.8420.
    #expect(abs((look.bounds("T")?.high ?? 0) - 1.981) < 0.01)
    #expect(abs((look.bounds("T")?.low ?? 0) - 1.886) < 0.01)
  }

  @Test(
    "S-77, S-95: on watchOS a button outside of lists is a platter, whose gray and label are not published",
    arguments: [#"Button("T") {}"#, #"Button("T") {}.buttonStyle(.bordered)"#, #"NavigationLink("T", value: 1)"#])
  func watchPlatter(_ body: String) {
    let look = Look(body: body, platform: .watchos)
    #expect(look.bounds("T", .dark) == nil, "\(look.dump)")
    #expect(look.undecided("T", .dark) == .externalModule, "\(look.dump)")
  }

  @Test("S-95: on watchOS a button in a row is white or tinted, and a plain one as the text around")
  func watchLabels() throws {
    // White on black has 21:1. The blue #0091FF has a luminance of 0.2747, the row's platter at most that of
    // white at 14 % (S-77), 0.0174: (0.2747 + 0.05) / (0.0174 + 0.05) = 4.82.
    let row = try #require(Look(body: #"List { Button("T") {} }"#, platform: .watchos).bounds("T", .dark))
    #expect(abs(row.low - 4.82) < 0.01 && abs(row.high - 21) < 0.01)
    let plain = Look(body: #"Button("T") {}.buttonStyle(.plain)"#, platform: .watchos)
    #expect(try #require(plain.ratio("T", .dark)) > 20.9, "\(plain.dump)")
  }

  @Test("S-95: glass buttons are not known")
  func glass() {
    let glass = Look(body: "Button(\"T\") {}.buttonStyle(.glass)", platform: .ios26)
    #expect(glass.undecided("T") == .material, "\(glass.dump)")
    #expect(glass.placements("T").map(\.foreground.isVibrant) == [true])
    let prominent = Look(body: "Button(\"T\") {}.buttonStyle(.glassProminent)", platform: .ios26)
    #expect(prominent.isCertain("T") == false, "\(prominent.dump)")
  }

  @Test("S-95: prominent glass in a written tint is nearly that colour")
  func tintedGlass() {
    let look = Look(
      body: "Button(\"T\") {}.buttonStyle(.glassProminent).tint(Color(red: 1, green: 0, blue: 0))", platform: .ios26)
    #expect(look.background("T") == "#FF0000", "\(look.dump)")
    #expect(look.isCertain("T") == false)
    // The colour is none that the system chose.
    #expect(look.reading("T")?.isOnSystemBackground == false)
  }

  @Test("S-61: a style of the program replaces the accent")
  func ownStyle() {
    let style = """
      struct Filled: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.padding().background(Color.blue).opacity(configuration.isPressed ? 0.5 : 1)
        }
      }
      """
    let look = Look(body: "VStack { Button(\"T\") {} }.buttonStyle(Filled())", declarations: style)
    #expect(look.words("T") == "#000000 on #007AFF", "\(look.dump)")
    let coloured = Look(
      body: "Button(\"T\") {}.buttonStyle(Filled()).foregroundStyle(.white)", declarations: style)
    #expect(coloured.words("T") == "#FFFFFF on #007AFF", "\(coloured.dump)")
  }

  @Test("S-101: what is always disabled is exempt, what may be is judged enabled")
  func disabled() {
    #expect(Look(body: "Button(\"T\") {}.disabled(true)").exemptions("T") == [.disabled])
    #expect(Look(body: "VStack { Button(\"T\") {}.disabled(false) }.disabled(true)").exemptions("T") == [.disabled])
    let maybe = Look(
      "import SwiftUI\nstruct Sample: View { @State private var name = \"\"\n"
        + "var body: some View { Button(\"T\") {}.disabled(name.isEmpty) } }")
    #expect(maybe.exemptions("T") == [], "\(maybe.dump)")
    #expect(maybe.words("T") == "#007AFF on #FFFFFF")
    let branch = Look(
      body: "Button(\"T\") {}.buttonStyle(Faded())",
      declarations: """
        struct Faded: ButtonStyle {
          @Environment(\\.isEnabled) private var isEnabled
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.foregroundStyle(isEnabled ? Color.blue : Color.gray)
          }
        }
        """)
    #expect(branch.words("T") == "#007AFF on #FFFFFF", "\(branch.dump)")
  }

  @Test("S-88, S-95: in a row too, the icon on a prominent button is drawn as its title is, not in its fill's tint")
  func prominentIcon() {
    let button = "Button { } label: { Label(\"T\", systemImage: \"bolt\") }"
    let prominent = Look(body: "List { \(button).buttonStyle(.borderedProminent).tint(.indigo) }")
    #expect(prominent.words("bolt") == "#FFFFFF on #5856D6", "\(prominent.dump)")
    #expect(prominent.words("T") == "#FFFFFF on #5856D6")
    let listed = Look(body: "List { \(button).buttonStyle(.borderedProminent).tint(.indigo).listItemTint(.red) }")
    #expect(listed.words("bolt") == "#FFFFFF on #5856D6", "\(listed.dump)")
    let plain = Look(body: "List { \(button).tint(.indigo) }")
    #expect(plain.words("bolt") == "#5856D6 on #FFFFFF", "\(plain.dump)")
  }

  @Test(
    "S-96: a link for sharing that is given no view shows its title or the system's words beside the sign for sharing",
    arguments: [
      ("ShareLink(item: \"x\")", "Share…"), ("ShareLink(items: [\"x\"], subject: Text(\"S\"))", "Share…"),
      ("ShareLink(\"T\", item: \"x\")", "T"), ("ShareLink(item: \"x\", preview: SharePreview(\"P\"))", "Share…"),
    ])
  func shared(_ link: String, _ title: String) {
    let look = Look(body: "\(link).tint(.indigo)")
    #expect(look.texts.sorted() == [title, "square.and.arrow.up"].sorted(), "\(look.dump)")
    #expect(look.words(title) == "#5856D6 on #FFFFFF", "\(look.dump)")
    #expect(look.words("square.and.arrow.up") == "#5856D6 on #FFFFFF", "\(look.dump)")
    #expect(Look(body: "ShareLink(item: \"x\") { Text(\"T\") }").texts == ["T"])
  }

  @Test(
    "S-96: links and menus take the framework's button styles as buttons do",
    arguments: [
      "Link(\"T\", destination: address)", "NavigationLink(\"T\") { Text(\"d\") }", "ShareLink(\"T\", item: address)",
      "Menu(\"T\") { }", "Menu { } label: { Text(\"T\") }",
    ])
  func styledLinks(_ control: String) {
    let address = "let address = URL(fileURLWithPath: \"/\")"
    func look(_ style: String) -> Look {
      Look(body: "\(control).buttonStyle(\(style)).tint(.indigo)", declarations: address)
    }
    let prominent = look(".borderedProminent")
    #expect(prominent.words("T") == "#FFFFFF on #5856D6", "\(prominent.dump)")
    let plain = look(".plain")
    #expect(plain.words("T") == "#000000 on #FFFFFF", "\(plain.dump)")
    // The tint lies behind its own label, which leaves less than the 5.69:1 that indigo has on white.
    let bordered = look(".bordered")
    #expect(bordered.foreground("T") == "#5856D6", "\(bordered.dump)")
    #expect(bordered.bounds("T").map { $0.high < 5 } == true, "\(bordered.dump)")
  }

  @Test("S-95: the fill and label of a bordered button are of the tint of their path")
  func tintsOfPaths() {
    let look = Look(
      body: """
        Button("T") {}.buttonStyle(.bordered)
          .tint(isOn ? Color.white : Color(red: 0.46, green: 0.46, blue: 0.46))
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(isOn ? Color.black : Color.white)
        """, declarations: "private var isOn: Bool { Bool.random() }")
    // #757575 on 15 to 20 % of itself over white, by hand: 3.59 to 3.87.
    let low = look.readings("T").compactMap(\.ratio?.low).min() ?? 0
    #expect(low > 3.5 && low < 3.9, "\(look.dump)")
    #expect(look.readings("T").count == 2)
  }

  @Test("S-95: a destructive button in its own red is that red, whatever is around it")
  func ownRed() {
    let look = Look(
      body: """
        VStack { Button("T", role: .destructive) {}.foregroundStyle(.red) }.foregroundStyle(Color(white: 0.1))
        """)
    #expect(look.placements("T").count == 1 && look.isCertain("T") == true, "\(look.dump)")
  }

  @Test("S-95: a style of the framework that is made without its name is that style")
  func unnamedStyle() {
    let look = Look(
      body: "Button {} label: { Text(\"T\").foregroundStyle(Color(white: 0.8)) }.buttonStyle(.card)",
      declarations: """
        extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
          static var card: BorderlessButtonStyle { .init() }
        }
        """)
    #expect(look.words("T") == "#CCCCCC on #FFFFFF", "\(look.dump)")
  }

  @Test(
    "S-61: the title of a menu beside a symbol is a label",
    arguments: [("", ["T", "star"]), (".labelStyle(.iconOnly)", ["star"])])
  func menuLabel(style: String, texts: [String]) {
    let look = Look(body: "Menu(\"T\", systemImage: \"star\") { Button(\"x\") {} }\(style)")
    #expect(look.texts.sorted() == texts, "\(look.dump)")
  }
}
