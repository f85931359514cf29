import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Lists and forms: backdrops, platters and what takes their place.
struct ListTests {
  private static func row(_ name: String, _ body: String, _ declarations: String = "") -> SurfaceCase {
    SurfaceCase(
      name, body, declarations: declarations, light: "#000000 on #FFFFFF", dark: "#FFFFFF on #1C1C1E")
  }

  private static let rowView = "struct Row: View { var body: some View { HStack { Text(\"T\"); Spacer() } } }\n"

  @Test(
    "S-82: rows of a grouped list or form lie on platters",
    arguments: [
      row("list", "List { Text(\"T\") }"), row("inset", "List { Text(\"T\") }.listStyle(.insetGrouped)"),
      row("typed style", "List { Text(\"T\") }.listStyle(InsetGroupedListStyle())"),
      row("form", "Form { Text(\"T\") }"), row("section", "List { Section { Text(\"T\") } }"),
      row("titled section", "List { Section(\"x\") { VStack { Text(\"T\") } } }"),
      row("data", "List([1, 2], id: \\.self) { number in Text(\"T\") }"),
      row("loop", "List { ForEach(0..<3) { index in Text(\"T\") } }"),
      row("deletable loop", "List { ForEach(0..<3) { index in Text(\"T\") }.onDelete { _ in } }"),
      row(
        "loop in a section",
        "List { Section { ForEach(0..<3, id: \\.self) { index in Text(\"T\") }.onMove { _, _ in } } }"),
      row("custom row", "List { ForEach(0..<3) { index in Row() } }", rowView),
      row("group", "List { Group { Text(\"T\") }.padding() }"),
      row(
        "section of its own view", "List { Part() }",
        "struct Part: View { var body: some View { Section(\"x\") { Text(\"T\") } } }\n"),
      row(
        "loop of its own view", "List { Part() }",
        "struct Part: View { var body: some View { ForEach(0..<2) { _ in Text(\"T\") }.onDelete { _ in } } }\n"),
      row(
        "row that may be a section, modified", "List { Part() }",
        "struct Part: View { @State var isOn = false; var body: some View { parts.id(1).onAppear {} }\n"
          + "@ViewBuilder var parts: some View { if isOn { Section { Text(\"x\") } } else { Text(\"T\") } } }\n"),
      row(
        "row beside a section, modified", "List { Part() }",
        "struct Part: View { var body: some View { parts.id(1) }\n"
          + "@ViewBuilder var parts: some View { Section { Text(\"x\") }; Text(\"T\") } }\n"),
      row("in a stack", "NavigationStack { List { Text(\"T\") }.navigationTitle(\"x\") }"),
      row("modified section", "List { Section { Text(\"T\") }.textCase(nil).listSectionSeparator(.hidden) }"),
    ])
  func platters(_ sample: SurfaceCase) { sample.check() }

  @Test("S-81: a plain list and its rows are the system background")
  func plain() {
    SurfaceCase(
      "plain", "List { Text(\"T\") }.listStyle(.plain)", light: "#000000 on #FFFFFF", dark: "#FFFFFF on #000000"
    ).check()
    SurfaceCase(
      "plain in a loop", "List { ForEach(0..<2) { _ in Text(\"T\") } }.listStyle(PlainListStyle())",
      light: "#000000 on #FFFFFF", dark: "#FFFFFF on #000000"
    ).check()
  }

  /// Black on #B7B7B7, of luminance 0.4735: 0.5235 / 0.05 = 10.47; on white 21.
  @Test("S-83: a sidebar lies on a material over anything, from iOS 26 possibly on glass")
  func sidebar() throws {
    let body = "List { Text(\"T\") }.listStyle(.sidebar)"
    let bounds = try #require(Look(body: body).bounds("T"))
    #expect(abs(bounds.low - 10.47) < 0.1)
    #expect(abs(bounds.high - 21) < 0.01)
    #expect(Look(body: body, platform: .ios26).undecided("T") == .material)
  }

  /// Secondary grey on #F2F2F7 is (132.8, 132.8, 139), 3.30:1 (S-66); on #000000 (141, 141, 147).
  @Test(
    "S-84, S-85: headers and footers lie on the list in secondary grey",
    arguments: [
      "Section(\"T\") { Text(\"x\") }", "Section { Text(\"x\") } header: { Text(\"T\") }",
      "Section(header: Text(\"T\")) { Text(\"x\") }", "Section { Text(\"x\") } footer: { Text(\"T\") }",
      "Section { Text(\"x\") } header: { Text(\"T\").foregroundStyle(.primary) }",
      "Section(\"T\") { ForEach(0..<2) { _ in Text(\"x\") }.onDelete { _ in } }",
      "if true { Section(\"T\") { Text(\"x\") } }",
    ])
  func headers(_ section: String) {
    let look = Look(body: "List { \(section) }")
    #expect(look.words("T") == "#85858B on #F2F2F7", "\(look.dump)")
    #expect(abs((look.ratio("T") ?? 0) - 3.30) < 0.01)
    #expect(look.words("T", .dark) == "#8D8D93 on #000000")
    #expect(look.words("x") == "#000000 on #FFFFFF")
  }

  @Test("S-63a, S-84: the absolute primary restores the label colour in a header")
  func absolutePrimaryHeader() {
    let look = Look(body: "Form { Section { Text(\"x\") } header: { Text(\"T\").foregroundStyle(Color.primary) } }")
    #expect(look.words("T") == "#000000 on #F2F2F7", "\(look.dump)")
  }

  @Test("S-84: a header of increased prominence is primary and bold")
  func prominentHeader() {
    for body in [
      "List { Section(\"T\") { Text(\"x\") }.headerProminence(.increased) }",
      "List { Section(\"T\") { Text(\"x\") } }.headerProminence(.increased)",
    ] {
      let look = Look(body: body)
      #expect(look.words("T") == "#000000 on #F2F2F7", "\(look.dump)")
      #expect(look.font("T")?.size == 20)
      #expect(look.font("T")?.weight == .bold)
    }
  }

  @Test("S-84: a header of a plain list may be primary or secondary")
  func plainHeader() {
    let look = Look(body: "List { Section(\"T\") { Text(\"x\") } }.listStyle(.plain)")
    #expect(look.isCertain("T") == false, "\(look.dump)")
    #expect(abs((look.bounds("T")?.low ?? 0) - 3.44) < 0.01)
    #expect(abs((look.bounds("T")?.high ?? 0) - 21) < 0.01)
  }

  @Test("S-85: a footer is a footnote")
  func footerFont() {
    #expect(Look(body: "List { Section { Text(\"x\") } footer: { Text(\"T\") } }").font("T")?.size == 13)
  }

  private static func none(_ name: String, _ ground: String, _ declarations: String = "") -> SurfaceCase {
    SurfaceCase(
      name, "List { Text(\"T\").listRowBackground(\(ground)) }", declarations: declarations,
      light: "#000000 on #FFFFFF", dark: "#FFFFFF on #1C1C1E")
  }

  private static func blue(_ name: String, _ body: String, _ declarations: String = "") -> SurfaceCase {
    SurfaceCase(
      name, body, declarations: declarations, light: "#000000 on #007AFF", dark: "#FFFFFF on #0A84FF")
  }

  @Test(
    "S-57: a row's background takes the platter's place",
    arguments: [
      blue("row", "List { Text(\"T\").listRowBackground(Color.blue) }"),
      blue("style", "List { Text(\"T\").listRowBackground(Rectangle().fill(.blue)) }"),
      blue("further out", "List { Text(\"T\").padding().listRowBackground(Color.blue).listRowSeparator(.hidden) }"),
      blue("section", "List { Section(\"x\") { Text(\"T\") }.listRowBackground(Color.blue) }"),
      blue("loop", "List { ForEach(0..<2) { _ in Text(\"T\") }.listRowBackground(Color.blue) }"),
      blue(
        "loop, more", "List { ForEach(0..<2) { _ in Text(\"T\") }.listRowBackground(Color.blue).onDelete { _ in } }"),
      blue("plain", "List { Text(\"T\").listRowBackground(Color.blue) }.listStyle(.plain)"),
      blue(
        "own view", "List { Row() }",
        "struct Row: View { var body: some View { Text(\"T\").listRowBackground(Color.blue) } }\n"),
      blue(
        "clear over a background",
        "List { Text(\"T\").listRowBackground(Color.clear) }.scrollContentBackground(.hidden).background(Color.blue)"),
      blue(
        "clear in a plain list",
        "List { Text(\"T\").listRowBackground(Color.clear) }.listStyle(.plain).scrollContentBackground(.hidden)"
          + ".background(Color.blue)"),
      SurfaceCase(
        "translucent over the list, not the platter",
        "List { Text(\"T\").listRowBackground(Color.white.opacity(0.5)) }",
        dark: "#FFFFFF on #808080"),
      SurfaceCase(
        "none", "List { Text(\"T\").listRowBackground(nil) }", light: "#000000 on #FFFFFF", dark: "#FFFFFF on #1C1C1E"),
      none("none of a type", "Color?.none"), none("none of a generic type", "Optional<Color>.none"),
      none("none of a constant", "ground", "let ground: Color? = .none"),
    ])
  func rowBackgrounds(_ sample: SurfaceCase) { sample.check() }

  @Test(
    "S-57: on the path that gives no background the platter stays",
    arguments: [
      "Text(\"T\").listRowBackground(isOn ? Color.blue : nil)",
      "Section { Text(\"T\") }.listRowBackground(isOn ? Color.blue : nil)",
      "Text(\"T\").listRowBackground(ground)", "Text(\"T\").listRowBackground(isOn ? Color.blue : Color?.none)",
    ])
  func conditionalRowBackground(_ row: String) {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        let isOn: Bool
        var ground: Color? { if isOn { return .blue }; return nil }
        var body: some View { List { \(row) } }
      }
      """)
    #expect(look.backgrounds("T") == ["#007AFF", "#FFFFFF"], "\(look.dump)")
    #expect(look.backgrounds("T", .dark) == ["#0A84FF", "#1C1C1E"])
  }

  @Test(
    "S-57: a row's background on the list itself is none of its rows'",
    arguments: ["List", "Form"])
  func rowBackgroundOfTheList(_ list: String) {
    let look = Look(body: "\(list) { Text(\"T\"); Section(\"x\") { Text(\"U\") } }.listRowBackground(Color.blue)")
    #expect(look.words("T", .dark) == "#FFFFFF on #1C1C1E", "\(look.dump)")
    #expect(look.words("U", .dark) == "#FFFFFF on #1C1C1E")
  }

  @Test("S-84: a header that the system draws bold is not bold as written")
  func standardWeight() {
    let look = Look(
      body: """
        List { Section { Text("x") } header: { VStack { Text("T"); Text("B").bold() } } }.listStyle(.sidebar)
        """)
    #expect(look.font("T")?.weight == .bold, "\(look.dump)")
    #expect(look.font("T")?.boldAsWritten == false)
    #expect(look.font("B")?.boldAsWritten == true)
  }

  @Test("S-57: a section's row background leaves its header alone")
  func rowBackgroundAndHeader() {
    let look = Look(body: "List { Section(\"T\") { Text(\"x\") }.listRowBackground(Color.blue) }")
    #expect(look.words("T") == "#85858B on #F2F2F7", "\(look.dump)")
  }

  @Test("S-57: a hidden scroll background uncovers what lies behind the list, but no row")
  func hiddenBackground() {
    for list in ["List", "Form"] {
      let look = Look(
        body: "\(list) { Section(\"H\") { Text(\"T\") } }.scrollContentBackground(.hidden).background(Color.black)")
      #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
      // #3C3C43 at 0.6 on black: (36, 36, 40.2)
      #expect(look.words("H") == "#242428 on #000000", "\(look.dump)")
    }
    let plain = Look(
      body: "List { Text(\"T\") }.listStyle(.plain).scrollContentBackground(.hidden).background(Color.blue)")
    #expect(plain.words("T") == "#000000 on #FFFFFF", "\(plain.dump)")
  }

  @Test("S-50: a text over a list has the list behind it")
  func overList() {
    let look = Look(body: "List { Text(\"x\") }.overlay { Text(\"T\") }")
    // There may be a row or none.
    #expect(look.isCertain("T") == false, "\(look.dump)")
    // Black on #F2F2F7, of luminance 0.8910: (0.8910 + 0.05) / 0.05 = 18.82; on white 21.
    #expect(abs((look.bounds("T")?.low ?? 0) - 18.82) < 0.01)
    #expect(abs((look.bounds("T")?.high ?? 0) - 21) < 0.01)
    let plain = Look(body: "List { Text(\"x\") }.listStyle(.plain).overlay { Text(\"T\") }")
    #expect(plain.background("T") == "#FFFFFF", "\(plain.dump)")
    let floating = Look(body: "ZStack { List { Text(\"x\") }; Button(\"T\") {}.background(Color.white) }")
    #expect(floating.words("T") == "#007AFF on #FFFFFF", "\(floating.dump)")
  }

  @Test("S-84, S-85: a loop in a header or footer makes no rows")
  func loopsInAccessories() {
    let look = Look(
      body: """
        List {
          Section { Text("R") } header: {
            ForEach(0..<2) { _ in Text("H").foregroundStyle(.black) }
          } footer: {
            Group { Text("F").foregroundStyle(.black) }
          }
        }
        """)
    #expect(look.words("R") == "#000000 on #FFFFFF", "\(look.dump)")
    #expect(look.words("H") == "#000000 on #F2F2F7")
    #expect(look.words("F") == "#000000 on #F2F2F7")
  }

  @Test("S-83: a list in the leading column of a split view is a sidebar unless it is told otherwise")
  func splitView() throws {
    func split(_ leading: String) -> Look {
      Look(body: "NavigationSplitView { \(leading) } detail: { List { Text(\"detail\") } }")
    }
    for leading in ["List { Text(\"T\") }", "NavigationStack { List { Text(\"T\") } }"] {
      let look = split(leading)
      // On the material over anything: between 10.47 and 21, as on any sidebar.
      let bounds = try #require(look.bounds("T"))
      #expect(abs(bounds.low - 10.47) < 0.1, "\(look.dump)")
      #expect(abs(bounds.high - 21) < 0.01)
      #expect(look.words("detail", .dark) == "#FFFFFF on #1C1C1E")
    }
    let grouped = split("List { Text(\"T\") }.listStyle(.insetGrouped)")
    #expect(grouped.words("T", .dark) == "#FFFFFF on #1C1C1E", "\(grouped.dump)")
    let pushed = split("List { NavigationLink(\"L\") { List { Text(\"T\") } } }")
    #expect(pushed.words("T", .dark) == "#FFFFFF on #1C1C1E", "\(pushed.dump)")
  }

  @Test("S-84: where one of a header's styles has no published colour, the words are about that one")
  func unpublishedHeader() throws {
    let look = Look(body: "List { Section(\"T\") { Text(\"x\") } }", platform: .watchos)
    let placement = try #require(look.placements("T").first)
    #expect(placement.foreground.description.contains("secondary"), "\(look.dump)")
    let undecided = try #require(placement.readings[.dark]?.undecided)
    #expect(undecided.isUnpublished)
    #expect(undecided.detail == "'secondaryLabel' on watchos")
  }

  @Test("S-77: a row on watchOS lies on a platter that is not published, and that hides little of the black")
  func watchPlatters() throws {
    func look(_ gray: Int, _ modifiers: String = "") -> Look {
      let color = "Color(red: \(gray) / 255, green: \(gray) / 255, blue: \(gray) / 255)"
      return Look(body: "List { Text(\"T\").foregroundStyle(\(color))\(modifiers) }", platform: .watchos)
    }
    // At most white at 14 % lies on the black: 0.14 has a luminance of 0.0174. Gray 128 (0.2159) has 0.2659 / 0.05 = 5.32
    // on black and 0.2659 / 0.0674 = 3.95 on that, which a platter decides that is not known.
    let gray = try #require(look(128).placements("T").first?.readings[.dark]?.undecided)
    #expect(gray.isUnpublished)
    let clear = try #require(look(128, ".listRowBackground(Color.clear)").bounds("T", .dark))
    #expect(abs(clear.low - 5.32) < 0.01 && abs(clear.high - 5.32) < 0.01)
    // White has 1.05 / 0.0674 = 15.58 at least; gray 64 (0.0513) has 0.1013 / 0.05 = 2.03 at most.
    let white = try #require(look(255).bounds("T", .dark))
    #expect(abs(white.low - 15.58) < 0.02 && abs(white.high - 21) < 0.01)
    #expect(abs(try #require(look(64).bounds("T", .dark)).high - 2.03) < 0.01)
  }

  @Test(
    "S-81: behind clear rows of a plain list may lie what is put around it, and behind others the list's own background",
    arguments: [
      (".listRowBackground(Color.clear)", ["?"]), ("", ["#FFFFFF"]),
      (".listRowBackground(Color.red)", ["#FF3B30"]),
    ])
  func clearRows(_ modifier: String, _ backgrounds: [String]) {
    let blue = "Color(red: 0, green: 0, blue: 1)"
    let look = Look(
      body: "List { Text(\"T\")\(modifier) }.listStyle(.plain).background(\(blue))")
    #expect(look.backgrounds("T") == backgrounds, "\(look.dump)")
    // Black has 0.0722 + 0.05 over 0.05 on blue, 2.44, and 21 on white.
    #expect(look.bounds("T").map { $0.low < 2.45 && $0.high > 20.99 } == (backgrounds == ["?"]), "\(look.dump)")
    let bare = Look(body: "List { Text(\"T\").listRowBackground(Color.clear) }.listStyle(.plain)")
    #expect(bare.isCertain("T") == true, "\(bare.dump)")
  }

  private static let keeper = """
    struct Note: Identifiable, Hashable { let id: Int; let name: String }
    final class Keeper: ObservableObject {
      @Published var note: Note?
      @Published var notes: [Note] = []
    }
    """

  @Test(
    "S-77: what asks whether its row is selected stands on what the system paints behind that",
    arguments: [
      (
        "List(keeper.notes, id: \\.self, selection: $keeper.note) { note in",
        "let isOn = keeper.note?.id == note.id\nText(\"T\").foregroundColor(isOn ? .white : .black)"
      ),
      (
        "List(keeper.notes, selection: $chosen) { note in",
        "Text(\"T\").foregroundColor(chosen == note.id ? .white : .black)"
      ),
      (
        "List(selection: $marked) { ForEach(keeper.notes) { note in",
        "HStack { Text(\"T\").foregroundStyle(marked.contains(note.id) ? Color.white : Color.black) } }"
      ),
      (
        "List(selection: $marked) { ForEach(keeper.notes) { note in",
        "if marked.contains(note.id) { Text(\"T\").foregroundColor(.white) } else { Text(\"T\") } }"
      ),
    ])
  func selectedRows(_ list: String, _ row: String) {
    func look(_ row: String) -> Look {
      Look(
        """
        import SwiftUI
        \(Self.keeper)
        struct Notes: View {
          @ObservedObject var keeper: Keeper
          @State private var chosen: Int?
          @State private var marked: Set<Int> = []
          @State private var isLoud = false
          var body: some View { \(list) \(row) } }
        }
        """, platform: .macos)
    }
    let selected = look(row)
    let white = selected.readings("T").filter { $0.foreground?.hexString == "#FFFFFF" }
    #expect(!white.isEmpty && white.allSatisfy { $0.undecided?.reason == .unknownBackdrop }, "\(selected.dump)")
    #expect(selected.backgrounds("T").contains("#FFFFFF"))
    // Its own background takes the place of the row's, and what asks anything else lies on the row at rest.
    let other = look("Text(\"T\").foregroundColor(isLoud ? .white : .black)\(list.contains("ForEach") ? "}" : "")")
    #expect(other.backgrounds("T") == ["#FFFFFF"], "\(other.dump)")
  }
}
