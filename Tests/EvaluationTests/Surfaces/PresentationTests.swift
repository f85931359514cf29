import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Sheets, popovers, covers and pushed screens.
struct PresentationTests {
  @Test("S-61, S-61b: a pushed screen has the styles that are set around its stack, not those inside")
  func stylesOfTheStack() {
    let declarations = """
      struct Inked: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.foregroundStyle(Color(white: 0.2)) }
      }
      """
    let around = Look(
      body: "NavigationStack { NavigationLink(\"L\") { Button(\"B\") {} } }.buttonStyle(Inked())",
      declarations: declarations)
    // 0.2 × 255 = 51.
    #expect(around.foreground("B") == "#333333", "\(around.dump)")
    let inside = Look(
      body: "NavigationStack { VStack { NavigationLink(\"L\") { Button(\"B\") {} } }.buttonStyle(Inked()) }",
      declarations: declarations)
    #expect(inside.foreground("B") == "#007AFF", "\(inside.dump)")
  }

  private static func look(_ body: String, platform: Platform = .ios18) -> Look {
    Look(
      "import SwiftUI\nstruct Sample: View { @State private var isShown = false\nvar body: some View { \(body) } }",
      platform: platform)
  }

  @Test("S-77: a popover of macOS is a material, a sheet is the window's background")
  func macPopover() throws {
    func look(_ modifier: String) -> Look {
      let shown = "Text(\"T\").foregroundStyle(.black).presentationDetents([.medium])"
      return Self.look("Text(\"s\").\(modifier)(isPresented: $isShown) { \(shown) }", platform: .macos)
    }
    #expect(look("popover").isCertain("T") == false)
    #expect(look("sheet").isCertain("T") == true)
    #expect(try #require(look("popover").placements("T").first).material != nil)
    #expect(try #require(look("sheet").placements("T").first).material == nil)
  }

  @Test(
    "S-92: sheets and popovers are elevated, covers are not",
    arguments: [
      ("sheet(isPresented: $isShown) { Text(\"T\") }", "#1C1C1E"),
      ("sheet(isPresented: $isShown, onDismiss: {}) { Text(\"T\") }", "#1C1C1E"),
      ("sheet(isPresented: $isShown, content: { Text(\"T\") })", "#1C1C1E"),
      ("popover(isPresented: $isShown) { Text(\"T\") }", "#1C1C1E"),
      ("fullScreenCover(isPresented: $isShown) { Text(\"T\") }", "#000000"),
    ])
  func presentations(modifier: String, dark: String) {
    let look = Self.look("Color.blue.\(modifier)")
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
    #expect(look.words("T", .dark) == "#FFFFFF on \(dark)")
  }

  @Test("S-92: from iOS 26 a sheet of part of the screen may be glass")
  func partialSheet() {
    let partial = Self.look(
      "Text(\"x\").sheet(isPresented: $isShown) { Text(\"T\").presentationDetents([.medium]) }", platform: .ios26)
    #expect(partial.isCertain("T") == false, "\(partial.dump)")
    let full = Self.look("Text(\"x\").sheet(isPresented: $isShown) { Text(\"T\") }", platform: .ios26)
    #expect(full.isCertain("T") == true, "\(full.dump)")
    #expect(full.words("T", .dark) == "#FFFFFF on #1C1C1E")
    let older = Self.look("Text(\"x\").sheet(isPresented: $isShown) { Text(\"T\").presentationDetents([.medium]) }")
    #expect(older.isCertain("T") == true, "\(older.dump)")
  }

  @Test("S-61b: backgrounds, fonts and styles stay behind, tint may go along")
  func environment() {
    let look = Self.look(
      """
      VStack { Text("x") }.background(Color.black)
        .sheet(isPresented: $isShown) { VStack { Text("T"); Button("U") {} } }
        .font(.caption).foregroundStyle(.red).tint(.green)
      """)
    #expect(look.words("T") == "#000000 on #FFFFFF uncertain", "\(look.dump)")
    #expect(look.font("T")?.size == 17)
    // #34C759 has luminance 0.4230: 1.05 / 0.4730 = 2.22; the accent #007AFF has 0.2116: 4.02.
    #expect(abs((look.bounds("U")?.low ?? 0) - 2.22) < 0.01)
    #expect(abs((look.bounds("U")?.high ?? 0) - 4.02) < 0.01)
    #expect(look.isCertain("U") == false)
    let origins = look.placements("T").first?.provenance ?? []
    #expect(origins.filter { $0.kind == .assumed }.map(\.of) == [.foreground, .font])
  }

  @Test("S-61b, S-97: where the tint does not go along, a switch is green")
  func tintOfToggles() throws {
    let look = Self.look(
      "Text(\"x\").sheet(isPresented: $isShown) { Toggle(\"U\", isOn: $isShown) }.tint(.purple)")
    let colors = Set(
      look.scene.elements.filter { $0.text == "Toggle" }.flatMap(\.placements).compactMap {
        $0.readings[.light]?.foreground?.hexString
      })
    // Purple is #AF52DE, green #34C759; on either path the track is the one or the other.
    #expect(colors.isSubset(of: ["#AF52DE", "#34C759"]), "\(look.dump)")
    let ratio = try #require(look.bounds("Toggle"))
    // Green has luminance 0.4230: 1.05 / 0.4730 = 2.22. Purple has 0.2042: 1.05 / 0.2542 = 4.13.
    #expect(abs(ratio.low - 2.22) < 0.01)
    #expect(abs(ratio.high - 4.13) < 0.01)
  }

  @Test("S-61b: the style of a control may cross into a presentation or not")
  func stylesAround() {
    let look = Self.look(
      """
      Text("x").sheet(isPresented: $isShown) { VStack { Button("U") {}; Button("V") {}.buttonStyle(.plain) } }
        .buttonStyle(.plain)
      """)
    #expect(look.isCertain("U") == false, "\(look.dump)")
    #expect(
      Set(look.placements("U").compactMap { $0.readings[.light]?.foreground?.hexString }) == ["#000000", "#007AFF"])
    #expect(look.isCertain("V") == true)
    #expect(look.words("V") == "#000000 on #FFFFFF")
  }

  @Test("S-61b: what nothing sets around a presentation stays certain")
  func nothingAround() {
    let look = Self.look("Text(\"x\").sheet(isPresented: $isShown) { VStack { Text(\"T\"); Button(\"U\") {} } }")
    #expect(look.isCertain("T") == true, "\(look.dump)")
    #expect(look.words("U") == "#007AFF on #FFFFFF")
    let origins = look.placements("T").first?.provenance ?? []
    #expect(!origins.contains { $0.kind == .assumed })
  }

  @Test("S-61b: a pushed screen surely has the tint that is set around its stack")
  func tintOfTheStack() {
    let around = Look(body: "NavigationStack { NavigationLink(\"L\") { Button(\"B\") {} } }.tint(.green)")
    #expect(around.words("B") == "#34C759 on #FFFFFF", "\(around.dump)")
    let inside = Look(body: "NavigationStack { NavigationLink(\"L\") { Button(\"B\") {} }.tint(.green) }")
    #expect(inside.isCertain("B") == false, "\(inside.dump)")
  }

  @Test("S-55, S-61b: a scheme pinned around a presentation may hold inside")
  func pinnedScheme() {
    let look = Self.look(
      "Text(\"x\").fullScreenCover(isPresented: $isShown) { VStack { Text(\"T\"); Text(\"U\").foregroundStyle(.white) } }"
        + ".environment(\\.colorScheme, .dark)")
    // Black on white or white on black: 21:1 both.
    #expect(look.bounds("T") == RatioBounds(21), "\(look.dump)")
    // White on white or on black.
    #expect(look.bounds("U")?.low == 1)
    #expect(look.bounds("U")?.high == 21)
    #expect(look.isCertain("U") == false)
    #expect(look.isCertain("U", .dark) == true)
  }

  @Test("S-61a, S-61b: a value of the program may cross into a presentation or have its default there")
  func ownValues() {
    func look(_ body: String) -> Look {
      Look(
        body: body,
        declarations: """
          extension EnvironmentValues { @Entry var ink = Color.black }
          struct Inner: View {
            @Environment(\\.ink) var ink
            var body: some View { Text("T").foregroundStyle(ink) }
          }
          """)
    }
    let sheet = look("Text(\"x\").sheet(isPresented: .constant(true)) { Inner() }.environment(\\.ink, .white)")
    #expect(sheet.bounds("T")?.low == 1, "\(sheet.dump)")
    #expect(sheet.bounds("T")?.high == 21)
    #expect(sheet.isCertain("T") == false)
    let same = look("Text(\"x\").sheet(isPresented: .constant(true)) { Inner() }.environment(\\.ink, .black)")
    #expect(same.words("T") == "#000000 on #FFFFFF", "\(same.dump)")
  }

  @Test("S-61b, S-142: what is shown only if a value crosses into a presentation never fails for sure")
  func viewsByOwnValue() {
    let look = Look(
      body: "Text(\"x\").sheet(isPresented: .constant(true)) { Inner() }.environment(\\.isLoud, true)",
      declarations: """
        extension EnvironmentValues { @Entry var isLoud = false }
        struct Inner: View {
          @Environment(\\.isLoud) var isLoud
          var body: some View {
            if isLoud { Text("T").foregroundStyle(.white) } else { Text("U").foregroundStyle(.white) }
          }
        }
        """)
    #expect(look.words("T") == "#FFFFFF on #FFFFFF uncertain", "\(look.dump)")
    #expect(look.words("U") == "#FFFFFF on #FFFFFF uncertain")
  }

  @Test("S-57: a presentation's background replaces the sheet's, and does nothing elsewhere")
  func presentationBackground() {
    let painted = Self.look(
      "Text(\"x\").sheet(isPresented: $isShown) { VStack { Text(\"T\") }.presentationBackground(Color.blue) }")
    #expect(painted.words("T") == "#000000 on #007AFF", "\(painted.dump)")
    let built = Self.look(
      "Text(\"x\").sheet(isPresented: $isShown) { VStack { Text(\"T\") }.presentationBackground { Color.blue } }")
    #expect(built.words("T") == "#000000 on #007AFF", "\(built.dump)")
    let elsewhere = Look(body: "VStack { Text(\"T\") }.presentationBackground(Color.blue)")
    #expect(elsewhere.words("T") == "#000000 on #FFFFFF", "\(elsewhere.dump)")
  }

  @Test("S-57: what shows through a presentation's background is not the sheet's own")
  func translucentPresentation() {
    let clear = Self.look(
      "Text(\"x\").sheet(isPresented: $isShown) { Text(\"T\").presentationBackground(.clear) }")
    #expect(clear.undecided("T") == .unknownBackdrop, "\(clear.dump)")
    let material = Self.look(
      "Text(\"x\").sheet(isPresented: $isShown) { Text(\"T\").presentationBackground(.thinMaterial) }")
    #expect(material.placements("T").first?.material?.material == .thin, "\(material.dump)")
    #expect(material.reading("T")?.background == nil)
  }

  @Test("S-82: lists in a sheet are elevated too")
  func elevatedList() {
    let look = Self.look("Text(\"x\").sheet(isPresented: $isShown) { Form { Text(\"T\") } }")
    #expect(look.words("T", .dark) == "#FFFFFF on #2C2C2E", "\(look.dump)")
    #expect(look.words("T", .light) == "#000000 on #FFFFFF")
  }

  @Test("S-61b: a pushed screen starts on its own background")
  func destination() {
    let look = Self.look(
      """
      NavigationStack {
        List { NavigationLink("x", value: 1) }
          .navigationDestination(for: Int.self) { number in Text("T") }
      }
      """)
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
    #expect(look.words("T", .dark) == "#FFFFFF on #000000")
    let link = Self.look("List { NavigationLink { Text(\"T\") } label: { Text(\"U\") } }")
    #expect(link.words("T", .dark) == "#FFFFFF on #000000", "\(link.dump)")
    #expect(link.words("U", .dark) == "#FFFFFF on #1C1C1E")
  }

  @Test("S-94b: a widget stands on its container background")
  func widget() {
    let look = Look(body: "VStack { Text(\"T\") }.containerBackground(.blue, for: .widget)")
    #expect(look.words("T") == "#000000 on #007AFF", "\(look.dump)")
    let built = Look(body: "VStack { Text(\"T\") }.containerBackground(for: .widget) { Color.blue }")
    #expect(built.words("T") == "#000000 on #007AFF", "\(built.dump)")
  }

  @Test("S-94a: a placeholder for a whole view")
  func unavailable() {
    let look = Look(
      body: """
        ContentUnavailableView {
          Label("T", systemImage: "star")
        } description: {
          Text("D")
        } actions: {
          Button("A") {}
        }
        """)
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
    #expect(look.words("D") == "#8A8A8E on #FFFFFF")
    #expect(look.words("star") == "#8A8A8E on #FFFFFF")
    #expect(look.words("A") == "#007AFF on #FFFFFF")
    #expect(look.font("T")?.size == 22)
    let short = Look(body: "ContentUnavailableView(\"T\", systemImage: \"star\", description: Text(\"D\"))")
    #expect(short.words("D") == "#8A8A8E on #FFFFFF", "\(short.dump)")
    #expect(short.words("T") == "#000000 on #FFFFFF")
  }

  @Test("S-26, S-94a: whether a level in a placeholder counts from the default one or from its own is not certain")
  func levelInUnavailable() throws {
    let look = Look(
      body: """
        ContentUnavailableView {
          Label { Text("T") } icon: { Image(systemName: "star").foregroundStyle(.secondary) }
        } description: {
          Text("D").foregroundStyle(.secondary)
        }
        """)
    for text in ["D", "star"] {
      // Secondary on white is 3.44 (S-66); half of it has an alpha of 0.3, as tertiary has: 1.73.
      let bounds = try #require(look.bounds(text), "\(look.dump)")
      #expect(abs(bounds.low - 1.73) < 0.01 && abs(bounds.high - 3.44) < 0.01, "\(look.dump)")
      #expect(look.isCertain(text) == false)
    }
  }

  @Test(
    "S-61b: a screen for an item knows the item's type",
    arguments: [
      "Text(\"s\").sheet(item: $mood) { shown in Text(\"T\").foregroundStyle(shown.tone) }",
      "Text(\"s\").popover(item: $mood) { Text(\"T\").foregroundStyle($0.tone) }",
      "Text(\"s\").navigationDestination(item: $mood) { shown in Text(\"T\").foregroundStyle(shown.tone) }",
      "Text(\"s\").navigationDestination(for: Mood.self) { shown in Text(\"T\").foregroundStyle(shown.tone) }",
    ])
  func item(_ body: String) {
    let look = Look(
      """
      import SwiftUI
      enum Mood: Identifiable {
        case calm, loud
        var id: Self { self }
        var tone: Color { switch self { case .calm: .green; case .loud: .red } }
      }
      struct Sample: View { @State var mood: Mood?; var body: some View { \(body) } }
      """)
    #expect(look.foregrounds("T") == ["#34C759", "#FF3B30"], "\(look.dump)")
  }
}
