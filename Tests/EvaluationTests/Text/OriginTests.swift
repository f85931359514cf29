import Findings
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Where ingredients come from: every name on the way from the use to where the value is written.
struct OriginTests {
  /// The steps of an ingredient, each as kind, detail and place; a step that explains the one before is indented.
  private func steps(_ ingredient: Provenance.Ingredient, _ look: Look, _ text: String = "a") -> [String] {
    let placement = look.placements(text).first
    return (placement?.provenance ?? []).filter { $0.of == ingredient }.map { step in
      let place = step.range.map { " \($0.id)" } ?? ""
      return "\(step.isContinued ? "  " : "")\(step.kind.rawValue) \(step.detail)\(place)"
    }
  }

  private static let palette = [
    "Theme.swift": "enum Theme { static let accent = Palette.slate\nstatic let card = Color(white: 0.9) }",
    "Palette.swift": "enum Palette { static let slate = Color(\"Slate\") }",
    "A.xcassets/Slate.colorset/Contents.json": """
    {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":
    {"red":"0x40","green":"0x48","blue":"0x50","alpha":"1.000"}}}]}
    """,
  ]

  @Test("a colour through a parameter, two constants and a catalog")
  func color() {
    let look = Look(
      """
      import SwiftUI
      struct Screen: View { var body: some View { Tag(ink: Theme.accent) } }
      struct Tag: View {
        let ink: Color
        var body: some View {
          Text("a").foregroundStyle(ink)
        }
      }
      """, files: Self.palette)
    #expect(
      steps(.foreground, look) == [
        "token 'ink' Source.swift:6:31", "  token 'Theme.accent' Source.swift:2:54",
        "  token 'Palette.slate' Theme.swift:1:34", "  asset 'Slate' Palette.swift:1:35",
        "  asset 'Slate' A.xcassets/Slate.colorset/Contents.json:1:1",
      ])
  }

  @Test(
    "a colour through a property or a function of the view",
    arguments: [
      ("tone", "var tone: Color { Theme.accent }", "tone"),
      ("tone()", "func tone() -> Color { Theme.accent }", "tone(…)"),
    ])
  func member(use: String, declaration: String, name: String) {
    let look = Look(
      "import SwiftUI\nstruct Tag: View {\n  \(declaration)\n  var body: some View { Text(\"a\").foregroundStyle(\(use)) }\n}",
      files: Self.palette)
    #expect(
      steps(.foreground, look).prefix(3) == [
        "token '\(name)' Source.swift:4:51", "  token 'Theme.accent' Source.swift:3:3",
        "  token 'Palette.slate' Theme.swift:1:34",
      ])
  }

  @Test("a colour written where it is used is one step")
  func literal() {
    let look = Look(body: "Text(\"a\").foregroundStyle(Color(white: 0.4))")
    #expect(steps(.foreground, look) == ["literal #666666 Source.swift:5:27"])
  }

  @Test("a style inherited from a view in another file")
  func inherited() {
    let look = Look(
      "import SwiftUI\nstruct Screen: View { var body: some View {\nTag().foregroundStyle(Theme.accent) } }",
      files: Self.palette.merging(["Tag.swift": "struct Tag: View { var body: some View { Text(\"a\") } }"]) { $1 })
    #expect(
      steps(.foreground, look).prefix(2) == [
        "inherited 'Theme.accent' Source.swift:3:23", "  token 'Palette.slate' Theme.swift:1:34",
      ])
  }

  @Test("the layers that can be seen, from the front one to the one that decides")
  func layers() {
    let look = Look(
      """
      import SwiftUI
      struct Card: View { var body: some View {
        VStack { Text("a")
          .background(Color.black.opacity(0.3)) }
        .background(Theme.card) } }
      """, files: Self.palette)
    #expect(
      steps(.background, look) == [
        "system black at 30 % Source.swift:4:17", "token 'Theme.card' Source.swift:5:15",
        "  literal #E6E6E6 Theme.swift:2:19",
      ])
    let reading = look.reading("a")
    // The background of the system lies behind the card, which hides it.
    #expect(reading?.layers.count == 2)
    #expect(reading?.seenLayers.map(\.description) == ["black at 30 %", "#E6E6E6"])
  }

  @Test("a gradient by its name, with every colour in it")
  func gradient() {
    let look = Look(
      """
      import SwiftUI
      struct Card: View { var body: some View {
        Text("a").background(LinearGradient(gradient: Theme.dusk, startPoint: .top, endPoint: .bottom)) } }
      """,
      files: [
        "Theme.swift": "enum Theme { static let dusk = Gradient(colors: [Palette.night, .red]) }",
        "Palette.swift": "enum Palette { static let night = Color(white: 0.2) }",
      ])
    #expect(
      steps(.background, look) == [
        "token 'Theme.dusk' Source.swift:3:24", "  literal a gradient Theme.swift:1:32",
        "  literal #333333 Palette.swift:1:35", "  system systemRed Theme.swift:1:65",
      ])
  }

  @Test("a layer that nothing is known of decides, so none behind it is named")
  func unknownLayer() {
    let look = Look(body: "ZStack { Image(\"pier\"); Text(\"a\") }")
    #expect(steps(.background, look).count == 1)
    #expect(look.reading("a")?.seenLayers.count == 1)
  }

  @Test("fonts and opacities")
  func fontAndOpacity() {
    let look = Look(
      "import SwiftUI\nstruct Tag: View { var body: some View {\nText(\"a\").font(Fonts.small).opacity(0.5)\n} }",
      files: ["Fonts.swift": "enum Fonts { static let small = Font.caption }"])
    #expect(
      steps(.font, look) == ["token 'Fonts.small' Source.swift:3:16", "  system .caption Fonts.swift:1:33"])
    #expect(steps(.opacity, look) == ["literal 0.5 Source.swift:3:37"])
    #expect(steps(.font, Look(body: "Text(\"a\")")) == ["default S-10"])
  }

  @Test(
    "what is undecided is named with its ingredient",
    arguments: [
      ("Text(\"a\").foregroundStyle(ink)", Provenance.Ingredient.foreground),
      ("ZStack { Image(\"pier\"); Text(\"a\") }", .background), ("Text(\"a\").opacity(share)", .opacity),
    ])
  func undecided(body: String, ingredient: Provenance.Ingredient) {
    let look = Look(
      "import SwiftUI\nstruct Tag: View { let ink: Color; let share: Double\nvar body: some View { \(body) } }")
    #expect(look.reading("a")?.undecided?.ingredient == ingredient, "\(look.dump)")
  }

  @Test("S-142: each of two tokens answers for the appearances that it is drawn in")
  func tokenOfEachScheme() {
    let look = Look(
      """
      import SwiftUI
      enum Ink {
        static let day = Color.red
        static let night = Color.green
      }
      struct Tag: View {
        @Environment(\\.colorScheme) private var scheme
        var body: some View { Text("a").foregroundStyle(scheme == .dark ? Ink.night : Ink.day) }
      }
      """)
    let placements = look.placements("a")
    #expect(placements.count == 2, "\(look.dump)")
    for placement in placements {
      let isDay = placement.foreground.definition?.line == 3
      #expect(Set(placement.readings.keys.map(\.scheme)) == [isDay ? .light : .dark])
      #expect(placement.foreground.definition?.line == (isDay ? 3 : 4))
    }
  }
}
