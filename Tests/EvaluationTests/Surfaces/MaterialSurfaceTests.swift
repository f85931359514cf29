import ColorScience
import Findings
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Materials, vibrancy and glass.
struct MaterialSurfaceTests {
  @Test("S-70, S-71: a material as a style makes default levels vibrant")
  func vibrant() {
    let look = Look(
      body: "VStack { Text(\"T\"); Text(\"U\").foregroundStyle(.secondary) }.background(.regularMaterial)")
    for text in ["T", "U"] {
      let placement = look.placements(text).first
      #expect(placement?.material?.material == .regular, "\(look.dump)")
      #expect(placement?.material?.activatesVibrancy == true)
      #expect(placement?.foreground.isVibrant == true)
      #expect(look.isCertain(text) == false)
    }
    #expect(look.placements("T").first?.foreground.form == .level(.primary))
    #expect(look.placements("U").first?.foreground.form == .level(.secondary))
    // Even the worst kit keeps primary text above 10.4 on the regular light material (S-73).
    #expect((look.bounds("T")?.low ?? 0) > 10.4)
    let ids = Set(["T", "U"].compactMap { look.placements($0).first?.material?.id })
    #expect(ids.count == 1)
  }

  @Test("S-58, S-70: a shape may be filled with either of two materials")
  func eitherMaterial() {
    let look = Look(
      """
      import SwiftUI
      struct Chip: View { let big: Bool
        var body: some View {
          Text("T").background { Capsule().fill(big ? Material.ultraThin : Material.thin) }
        }
      }
      """)
    let surfaces = look.placements("T").map(\.material)
    #expect(surfaces.count == 2, "\(look.dump)")
    #expect(surfaces.allSatisfy { $0?.activatesVibrancy == false })
  }

  @Test(
    "S-76: glass with a tint is told from plain glass on each path",
    arguments: [
      (".regular", [false]), (".regular.tint(.indigo)", [true]), (".regular.tint(ink)", [true]),
      (".regular.tint(on ? .indigo : nil)", [false, true]),
    ])
  func tintedGlass(glass: String, isTinted: [Bool]) {
    let look = Look(
      """
      import SwiftUI
      struct Pill: View { let on: Bool; let ink: Color
        var body: some View { Text("T").foregroundStyle(.white).glassEffect(\(glass), in: .capsule) }
      }
      """, platform: .ios26)
    let found = look.placements("T").map { $0.material?.isTinted == true }
    #expect(found.sorted { !$0 && $1 } == isTinted, "\(look.dump)")
  }

  @Test("what a pointer or a finger makes of a look is told from how it is otherwise")
  func passing() {
    let look = Look(
      """
      import SwiftUI
      struct Chip: View {
        @State private var isHovering = false
        var body: some View {
          Text("T").background(isHovering ? Color.indigo.opacity(0.5) : Color.indigo).background(.thinMaterial)
            .onHover { isHovering = $0 }
        }
      }
      """)
    #expect(look.placements("T").filter { $0.material != nil }.map(\.isPassing) == [true], "\(look.dump)")
    #expect(look.placements("T").filter { $0.material == nil }.map(\.isPassing) == [false])
  }

  @Test(
    "S-71: a custom style on the text or an ancestor is not vibrant",
    arguments: [
      "Text(\"T\").foregroundStyle(.white).background(.thinMaterial)",
      "Text(\"T\").background(.thinMaterial).foregroundStyle(.white)",
      "VStack { Text(\"T\").foregroundStyle(.secondary) }.foregroundStyle(.blue).background(.thinMaterial)",
      "Text(\"T\").foregroundColor(.gray).background(.thinMaterial, in: Capsule())",
    ])
  func custom(_ body: String) {
    let placement = Look(body: body).placements("T").first
    #expect(placement?.foreground.isVibrant == false)
    #expect(placement?.material?.material == .thin)
  }

  @Test(
    "S-70: a material that is a view lies behind, but switches no vibrancy on",
    arguments: [
      "ZStack { Rectangle().fill(.ultraThinMaterial); Text(\"T\") }",
      "Text(\"T\").background { Rectangle().fill(.ultraThinMaterial) }",
      "Text(\"T\").background(RoundedRectangle(cornerRadius: 8).fill(.ultraThinMaterial))",
      "Rectangle().fill(.ultraThinMaterial).overlay { Text(\"T\") }",
    ])
  func inactive(_ body: String) {
    let look = Look(body: body)
    let placement = look.placements("T").first
    #expect(placement?.material?.material == .ultraThin, "\(look.dump)")
    #expect(placement?.material?.activatesVibrancy == false)
    #expect(placement?.foreground.isVibrant == false)
  }

  @Test("S-73: an opaque layer in front of the material ends it")
  func opaqueInFront() {
    for body in [
      "Text(\"T\").background(Color.white).background(.thinMaterial)",
      "VStack { Text(\"T\").background { Color.white } }.background(.thinMaterial)",
    ] {
      let look = Look(body: body)
      #expect(look.placements("T").first?.material == nil, "\(look.dump)")
      #expect(look.background("T") == "#FFFFFF")
    }
    let translucent = Look(body: "Text(\"T\").background(Color.white.opacity(0.2)).background(.thinMaterial)")
    #expect(translucent.placements("T").first?.material?.material == .thin, "\(translucent.dump)")
  }

  /// Black on #B7B7B7, of luminance 0.4735: (0.4735 + 0.05) / 0.05 = 10.47; on white 21.
  @Test("S-73, S-141: black passes over any regular light material, white over any dark one")
  func certainPass() {
    let look = Look(
      body: "ZStack { Image(\"sea\"); Text(\"T\").foregroundStyle(Color.black).background(.regularMaterial) }")
    #expect((look.bounds("T")?.low ?? 0) > 10.4, "\(look.dump)")
    #expect((look.bounds("T")?.high ?? 0) <= 21.01)
    #expect(look.undecided("T") == nil)
    // White on #545454, of luminance 0.0887: 1.05 / 0.1387 = 7.57; on #212121, 0.0152: 1.05 / 0.0652 = 16.1.
    let white = Look(
      body: "ZStack { Image(\"sea\"); Text(\"T\").foregroundStyle(Color.white).background(.regularMaterial) }")
    #expect(abs((white.bounds("T", .dark)?.low ?? 0) - 7.57) < 0.1, "\(white.dump)")
    #expect(abs((white.bounds("T", .dark)?.high ?? 0) - 16.1) < 0.1)
  }

  /// White at 0.4 on thick light (#EDEDED…#F9F9F9) stays close to the surface: at most 1.2:1.
  @Test("S-141: white at 0.4 fails over any thick light material")
  func certainFail() {
    let look = Look(
      body: "ZStack { Image(\"sea\"); Text(\"T\").foregroundStyle(.white.opacity(0.4)).background(.thickMaterial) }")
    #expect((look.bounds("T")?.high ?? 21) < 1.2, "\(look.dump)")
    #expect(look.isCertain("T") == true)
    #expect(look.placements("T").first?.foreground.hasWrittenOpacity == true)
  }

  @Test("S-74, S-75: bar and ultra-thick are materials, one with an opacity is not known")
  func others() {
    #expect(Look(body: "Text(\"T\").background(.bar)").placements("T").first?.material?.material == .bar)
    #expect(Look(body: "Text(\"T\").background(.ultraThickMaterial)").isCertain("T") == false)
    #expect(Look(body: "Text(\"T\").background(Material.thin)").placements("T").first?.material?.material == .thin)
    #expect(Look(body: "Text(\"T\").background(.thinMaterial.opacity(0.5))").undecided("T") == .material)
  }

  @Test("S-74: Reduce Transparency makes a material opaque, in an unpublished colour")
  func reducedTransparency() {
    let look = Look(body: "ZStack { Image(\"sea\"); Text(\"T\").foregroundStyle(.black).background(.thinMaterial) }")
    #expect(look.isCertain("T", .lightAssistive) == false, "\(look.dump)")
    #expect((look.bounds("T", .lightAssistive)?.low ?? 0) > 10)
  }

  @Test(
    "S-76: glass is not known",
    arguments: [
      "glassEffect()", "glassEffect(.regular, in: .capsule)", "glassEffect(.clear)",
      "glassEffect(.regular.interactive())",
    ])
  func glass(_ modifier: String) {
    let look = Look(body: "Text(\"T\").padding().\(modifier)", platform: .ios26)
    #expect(look.undecided("T") == .material, "\(look.dump)")
    #expect(look.placements("T").first?.material?.activatesVibrancy == true)
    #expect(look.placements("T").first?.material.map { $0.material == nil } == true)
  }

  @Test(
    "S-76: glass is clear that is told so and has no tint",
    arguments: [
      ("glassEffect(.clear)", true), ("glassEffect(.clear.interactive(), in: .capsule)", true),
      ("background { Color.clear.glassEffect(.clear) }", true), ("glassEffect(.clear.tint(.red))", false),
      ("glassEffect()", false),
    ])
  func clearGlass(_ modifier: String, isClear: Bool) {
    let look = Look(body: "Text(\"T\").\(modifier)", platform: .ios26)
    #expect(look.reading("T")?.layers.last?.isClearGlass == isClear, "\(look.dump)")
  }

  @Test("S-76: an opaque tint is close to the colour but never certain; the identity is nothing")
  func tintedGlass() {
    let tinted = Look(
      body: "Text(\"T\").foregroundStyle(.white).glassEffect(.regular.tint(.blue))", platform: .ios26)
    #expect(tinted.isCertain("T") == false, "\(tinted.dump)")
    let identity = Look(body: "Text(\"T\").glassEffect(.identity)", platform: .ios26)
    #expect(identity.words("T") == "#000000 on #FFFFFF", "\(identity.dump)")
  }

  @Test("S-76, S-95: the glass of a prominent button has a tint, that of a plain glass button none")
  func glassButtons() {
    func isTinted(_ style: String) -> Bool? {
      let body = "Button { } label: { Text(\"T\").foregroundStyle(.white) }.buttonStyle(.\(style))"
      let look = Look(body: body, platform: .ios26)
      let surfaces = look.placements("T").compactMap(\.material)
      #expect(surfaces.count == 1, "\(look.dump)")
      return surfaces.first?.isTinted
    }
    #expect(isTinted("glassProminent") == true)
    #expect(isTinted("glass") == false)
  }

  @Test("S-70, S-71: the material of the environment makes levels vibrant without a layer of its own")
  func environmentMaterial() {
    let look = Look(
      body: """
        ZStack {
          Image("sea")
          VStack { Text("T").foregroundStyle(.secondary).background(.quaternary) }
            .environment(\\.backgroundMaterial, .regular)
        }
        """)
    #expect(look.placements("T").first?.foreground.isVibrant == true, "\(look.dump)")
    #expect(look.undecided("T") == .imageBackdrop)
    let none = Look(
      body: "VStack { Text(\"T\").environment(\\.backgroundMaterial, nil) }.background(.regularMaterial)")
    #expect(none.placements("T").first?.foreground.isVibrant == false, "\(none.dump)")
  }

  @Test("S-71: a level as a background inside a material is vibrant, so its colour is not certain")
  func vibrantLayer() {
    let body = "Text(\"T\").foregroundStyle(.white).background(.quaternary)"
    #expect(Look(body: body).isCertain("T") == true)
    #expect(Look(body: "VStack { \(body) }.background(.thickMaterial)").isCertain("T") == false)
  }

  /// The glass that a sidebar may be is bounded by nothing, so a translucent platter on it says nothing either.
  @Test("S-76, S-83: a fill on a sidebar's material is bounded, one on glass is not")
  func sidebarRow() throws {
    let body = "List { Text(\"T\").listRowBackground(Color(.tertiarySystemFill)) }.listStyle(.sidebar)"
    // Material over white is #B7B7B7 at the darkest, the fill #767680 at 0.12 on it still above #A0A0A0 (0.3515):
    // (0.3515 + 0.05) / 0.05 = 8.03.
    let bounds = try #require(Look(body: body).bounds("T"))
    #expect(bounds.low > 8.03)
    #expect(Look(body: body, platform: .ios26).undecided("T") == .material)
    // Where the fill leaves little of what lies behind, glass or not, it decides.
    let solid = Look(
      body: "Text(\"T\").foregroundStyle(.black).background(Color.white.opacity(0.9)).glassEffect()", platform: .ios26)
    #expect((solid.bounds("T")?.low ?? 0) > 15, "\(solid.dump)")
    // (0, 0.6, 0.8) at 90 % is (0, 0.54, 0.72) over black, of luminance 0.2153, and (0.1, 0.64, 0.82) over white, of
    // luminance 0.3109: 1.05 / 0.2653 = 3.96 and 1.05 / 0.3609 = 2.91.
    let narrow = Look(
      body: "Text(\"T\").foregroundStyle(.white).background(Color(red: 0, green: 0.6, blue: 0.8).opacity(0.9))"
        + ".glassEffect()", platform: .ios26)
    #expect(abs((narrow.bounds("T")?.low ?? 0) - 2.91) < 0.01, "\(narrow.dump)")
    #expect(abs((narrow.bounds("T")?.high ?? 0) - 3.96) < 0.01)
  }

  @Test("S-77: watchOS is always dark on black")
  func watch() {
    let look = Look(body: "Text(\"T\").foregroundStyle(Color.white)", platform: .watchos)
    #expect(look.words("T", .light) == "-", "\(look.dump)")
    #expect(look.words("T", .dark) == "#FFFFFF on #000000")
  }

  @Test("S-70, S-71: a material in the environment makes levels vibrant and paints nothing")
  func environment() {
    let look = Look(
      body: """
        VStack { Text("T").foregroundStyle(.secondary); Text("U").foregroundStyle(.red) }
          .environment(\\.backgroundMaterial, .regular)
        """)
    #expect(look.placements("T").first?.foreground.isVibrant == true, "\(look.dump)")
    #expect(look.placements("T").first?.material == nil)
    #expect(look.isCertain("T") == false)
    // #FF3B30 has luminance 0.2455: 1.05 / 0.2955 = 3.55.
    #expect(abs((look.ratio("U") ?? 0) - 3.55) < 0.01)
    let none = Look(body: #"Text("T").foregroundStyle(.secondary).environment(\.backgroundMaterial, nil)"#)
    #expect(none.foreground("T") == "#8A8A8E", "\(none.dump)")
    #expect(none.isCertain("T") == true)
  }

  @Test("S-141: a vibrant level on a fill over an image is not a known failure")
  func vibrantOverUnknown() {
    let look = Look(
      body: """
        ZStack {
          Image("sea").resizable()
          Text("T").foregroundStyle(.secondary).background(.quaternary).environment(\\.backgroundMaterial, .regular)
        }
        """)
    #expect(look.isCertain("T") == false, "\(look.dump)")
  }

  @Test("of a material that nearly opaque layers hide nothing is seen")
  func hidden() {
    func surface(_ layers: String) -> MaterialSurface? {
      let look = Look(body: "Text(\"T\").foregroundStyle(.white)\(layers).background(.thinMaterial)")
      return look.placements("T").first?.material
    }
    // 0.2 · 0.5 = 0.1 of the material shines through, and 0.5 of it.
    #expect(surface(".background(Color.black.opacity(0.8)).background(Color.black.opacity(0.5))") == nil)
    #expect(surface(".background(Color.black.opacity(0.8))") == nil)
    #expect(surface(".background(Color.black.opacity(0.5))") != nil)
  }

  @Test(
    "of a material behind a picture nothing is seen, but for one that is nearly transparent",
    arguments: [("", true), (".opacity(0.9)", true), (".opacity(0.1)", false)])
  func hiddenByPicture(_ fade: String, _ isHidden: Bool) {
    // Through a tenth of a picture and the scrim shine 0.9 · 0.3 = 0.27 of the material.
    let text = "Text(\"T\").foregroundStyle(.white).background(Color.black.opacity(0.7))"
    let look = Look(body: "HStack { Image(\"sea\").resizable()\(fade).overlay { \(text) } }.background(.thinMaterial)")
    #expect(look.placements("T").map { $0.material == nil } == [isHidden], "\(look.dump)")
  }

  @Test("the opacity of a group over a material is where it is written")
  func fade() {
    let look = Look(body: "HStack { Text(\"T\") }\n.opacity(0.5).background(.thinMaterial)")
    #expect(look.placements("T").first?.foreground.fade?.line == 6, "\(look.dump)")
    let dimmed = Look(body: "HStack { Text(\"T\") }.background(.thinMaterial)\n.opacity(0.5)")
    #expect(dimmed.placements("T").first?.foreground.fade == nil, "\(dimmed.dump)")
  }

  @Test(
    "S-76: glass on a clear view lies behind what stands before that",
    arguments: [
      "Text(\"T\").foregroundStyle(.white).background { Color.clear.glassEffect(.regular, in: .rect) }",
      "Text(\"T\").foregroundStyle(.white).background { Rectangle().fill(.clear).glassEffect() }",
      "ZStack { Color.clear.glassEffect(); Text(\"T\").foregroundStyle(.white) }",
    ])
  func glassBehind(_ body: String) {
    let look = Look(body: body, platform: .ios26)
    #expect(look.undecided("T") == .material, "\(look.dump)")
    let none = Look(
      body: "Text(\"T\").foregroundStyle(.white).background { Color.clear.glassEffect(.identity) }", platform: .ios26)
    #expect(none.words("T") == "#FFFFFF on #FFFFFF", "\(none.dump)")
  }
}
