import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Texts that a mask cuts out of a fill.
@Suite struct CutOutTests {
  /// The readings of a text where it is seen.
  private func seen(_ look: Look) -> [Reading] {
    look.placements("a").filter { $0.exemption == nil }.compactMap { $0.readings[.light] }
  }

  @Test(
    "S-34, S-36: a text that is a mask is drawn in what it masks, whatever its own colour",
    arguments: [
      // 0.8 × 255 is 204.
      ("Color(white: 0.8).mask(Text(\"a\"))", "#CCCCCC"),
      ("Color(white: 0.8).mask { Text(\"a\").font(.title).foregroundStyle(.white) }.frame(height: 40)", "#CCCCCC"),
      ("Rectangle().fill(Color(white: 0.8)).mask(HStack { Text(\"a\").bold(); Spacer() })", "#CCCCCC"),
      ("ZStack { Color.red; Color(white: 0.8) }.mask(Text(\"a\"))", "#CCCCCC"),
      ("Color(white: 0.8).frame(width: 200, height: 40).mask(Text(\"a\"))", "#CCCCCC"),
      ("ZStack { Color.red; Color(white: 0.8) }.frame(height: 40).mask(Text(\"a\"))", "#CCCCCC"),
    ])
  func masks(_ body: String, _ foreground: String) {
    let look = Look(body: body)
    #expect(look.foreground("a") == foreground, "\(look.dump)")
    #expect(look.background("a") == "#FFFFFF")
  }

  @Test(
    "S-34: what the tables give without opacity is an opaque fill, and an opaque mask",
    arguments: [
      // systemGray is #8E8E93 in light.
      ("Color.gray.mask(Text(\"a\"))", "#8E8E93"), ("Color(.systemGray).mask(Text(\"a\"))", "#8E8E93"),
      ("Color(uiColor: .label).mask(Text(\"a\"))", "#000000"), ("Color.primary.mask(Text(\"a\"))", "#000000"),
      ("Color(white: 0.8).mask(Text(\"a\").foregroundColor(.gray))", "#CCCCCC"),
    ])
  func tables(_ body: String, _ foreground: String) {
    let look = Look(body: body)
    #expect(look.foreground("a") == foreground, "\(look.dump)")
  }

  @Test("S-54: under a gradient of system colours without opacity the words below are not seen")
  func systemGradients() {
    let gradient = "LinearGradient(colors: [.gray, .black], startPoint: .top, endPoint: .bottom)"
    let look = Look(body: "Text(\"a\").foregroundColor(.white).overlay(\(gradient).mask(Text(\"a\")))")
    // Of two texts one is hidden; the other's least is that of the gray: (1 + 0.05) / (0.2721 + 0.05).
    #expect(seen(look).compactMap { $0.ratio?.low }.map { ($0 * 100).rounded() / 100 } == [3.26], "\(look.dump)")
  }

  @Test("S-34: all stops of a gradient count for the text that masks it")
  func gradients() {
    let look = Look(
      body: "LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom).mask(Text(\"a\"))")
    // The last stop is the white of the backdrop.
    #expect(look.bounds("a")?.low == 1, "\(look.dump)")
  }

  @Test(
    "S-36: what is no plain fill, or lets it through in part, leaves the text undecided",
    arguments: [
      "Color.black.mask(Text(\"a\").foregroundStyle(.white.opacity(0.5)))",
      "ZStack { Color.red; Color.black.opacity(0.5) }.mask(Text(\"a\"))",
      "Color.black.opacity(0.5).mask(Text(\"a\"))",
      "Color.red.hueRotation(.degrees(90)).mask(Text(\"a\"))",
      "Color.red.frame(width: 9).background(Color.blue).mask(Text(\"a\"))",
      "Color.secondary.mask(Text(\"a\"))", "Color(uiColor: .systemFill).mask(Text(\"a\"))",
    ])
  func mixtures(_ body: String) {
    let look = Look(body: body)
    #expect(look.undecided("a") == .filterOrBlend, "\(look.dump)")
  }

  @Test(
    "S-34, S-54: a text under a fill that its own words are cut out of is seen in the fill",
    arguments: [
      "Text(\"a\").foregroundColor(.white).overlay(GRADIENT.mask(Text(\"a\")))",
      "Text(\"a\").foregroundColor(.clear).overlay { GRADIENT.mask { Text(\"a\") } }",
      "let text = Text(\"a\")\nreturn text.foregroundColor(.white).overlay(GRADIENT.mask(text))",
      "let text = Text(\"a\").foregroundColor(.white)\nreturn text.overlay(GRADIENT).mask(text)",
      "ZStack { Text(\"a\").foregroundColor(.white); GRADIENT.mask(Text(\"a\")) }",
      "let text = Text(\"a\")\nreturn ZStack { text.foregroundColor(.white); GRADIENT.mask(text) }",
    ])
  func ownWords(_ body: String) {
    let gradient = "LinearGradient(colors: [.black, .black], startPoint: .leading, endPoint: .trailing)"
    let look = Look(body: body.replacing("GRADIENT", with: gradient))
    // 1.05 / 0.05 of black on white.
    #expect(seen(look).map { $0.ratio?.low } == [21], "\(look.dump)")
  }

  @Test("S-54: under a translucent fill cut out of its own words a text is undecided")
  func veils() {
    let look = Look(body: "Text(\"a\").overlay(Color.white.opacity(0.5).mask(Text(\"a\")))")
    #expect(look.undecided("a") == .overlap, "\(look.dump)")
  }

  @Test("S-54: a fill cut out of other words, or one that moves across its own, leaves a text as it is")
  func others() {
    let others = Look(body: "Text(\"a\").overlay(Color(white: 0.8).mask(Text(\"b\")))")
    #expect(others.foreground("a") == "#000000", "\(others.dump)")
    #expect(others.foreground("b") == "#CCCCCC")
    let shimmer = Look(
      """
      import SwiftUI
      struct Sample: View {
        @State private var phase = 0.0
        var body: some View {
          Text("a").overlay(Color.white.offset(x: phase).mask(Text("a"))).onAppear { phase = 300 }
        }
      }
      """)
    #expect(shimmer.foreground("a") == "#000000", "\(shimmer.dump)")
  }

  /// A view that may be active, with a modifier around black words.
  private func sample(_ modifier: String) -> Look {
    Look(
      """
      import SwiftUI
      struct Sample: View {
        let isOn: Bool
        let part: Double
        var body: some View { Text("a").foregroundColor(.black)\(modifier) }
      }
      """)
  }

  @Test(
    "S-54: what is done to a cut-out leaves the words below it undecided, and it is no text of its own",
    arguments: [
      ".overlay { WHITE.opacity(0.3) }", ".overlay { WHITE.blur(radius: 2) }",
      ".overlay { Group { WHITE.opacity(0.3) } }",
      ".padding().background(Color.red).overlay { WHITE.opacity(0.3) }",
    ])
  func changes(_ modifier: String) {
    let look = sample(modifier.replacing("WHITE", with: "Color.white.mask { Text(\"a\") }"))
    #expect(look.readings("a").map { $0.undecided?.reason } == [.overlap], "\(look.dump)")
  }

  @Test(
    "S-54: a cut-out that need not lie on its words leaves them as they are, and is no text of its own",
    arguments: [
      ".overlay { WHITE.mask(Rectangle().offset(x: part)) }",
      ".overlay { WHITE.scaleEffect(x: part, anchor: .leading) }",
      ".overlay { WHITE.frame(width: part).clipped() }", ".overlay { WHITE.opacity(isOn ? 0.3 : 0) }",
      ".overlay { if isOn { WHITE.opacity(0.3) } }",
    ])
  func parts(_ modifier: String) {
    let look = sample(modifier.replacing("WHITE", with: "Color.white.mask { Text(\"a\") }"))
    #expect(seen(look).map { $0.foreground?.hexString } == ["#000000"], "\(look.dump)")
  }

  @Test("S-54: a veil in a depth stack leaves the words below undecided")
  func stackedVeils() {
    let look = Look(body: "ZStack { Text(\"a\"); Color.white.mask(Text(\"a\")).opacity(0.3) }")
    #expect(look.readings("a").map { $0.undecided?.reason } == [.overlap], "\(look.dump)")
  }

  @Test("S-50: a part of a depth stack leaves the words below as they are")
  func stackedParts() {
    let fill = "Color.white.frame(width: 9).mask(alignment: .leading) { Text(\"a\") }"
    let look = Look(body: "ZStack(alignment: .leading) { Text(\"a\").foregroundColor(.black); \(fill) }")
    #expect(seen(look).map { $0.foreground?.hexString } == ["#000000"], "\(look.dump)")
  }

  @Test("S-50: in a depth stack words that are aligned otherwise than those below lie beside them")
  func otherAlignments() {
    let look = Look(
      body: "ZStack(alignment: .leading) { Text(\"a\").foregroundColor(.black); Color(white: 0.8).mask(Text(\"a\")) }")
    #expect(Set(seen(look).compactMap { $0.foreground?.hexString }) == ["#000000", "#CCCCCC"], "\(look.dump)")
  }

  @Test("S-36: of a fill that grows nothing tells which of the words it reaches")
  func growing() {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        let part: Double
        var body: some View { Color(white: 0.8).frame(width: 100 * part).mask(Text("a")) }
      }
      """)
    #expect(look.undecided("a") == .filterOrBlend, "\(look.dump)")
  }

  @Test("S-54: a cut-out that is there or not is seen by itself")
  func switches() {
    let look = sample(".overlay { Color(white: 0.8).mask { Text(\"a\") }.opacity(isOn ? 1 : 0) }")
    #expect(Set(seen(look).compactMap { $0.foreground?.hexString }) == ["#000000", "#CCCCCC"], "\(look.dump)")
  }

  @Test("S-54: a lone stack around a cut-out changes nothing")
  func loneStacks() {
    let look = sample(".overlay { ZStack { Color(white: 0.8).mask { Text(\"a\") } } }")
    #expect(seen(look).map { $0.foreground?.hexString } == ["#CCCCCC"], "\(look.dump)")
  }

  @Test(
    "a fill behind the words that it is cut out of is no text of its own",
    arguments: [
      "Text(\"a\").background(SHADE)", "ZStack { SHADE.offset(y: 1); Text(\"a\") }",
      "ZStack { SHADE.blur(radius: 2); Text(\"a\") }",
      "Text(\"a\").background { ZStack { SHADE.offset(x: -1); SHADE.offset(x: 1) } }",
      "Text(\"a\").background { Group { SHADE.offset(x: 1) } }", "Text(\"a\").background { Shade() }",
      "ZStack { ForEach(0..<4) { SHADE.offset(x: CGFloat($0)) }; Text(\"a\") }",
      "Text(\"a\").shadow(radius: 1).background(SHADE).background(SHADE.offset(x: 1))",
    ])
  func shades(_ body: String) {
    let shade = "Color(white: 0.8).mask(Text(\"a\"))"
    let look = Look(
      body: body.replacing("SHADE", with: shade),
      declarations: body.contains("Shade()")
        ? "struct Shade: View { var body: some View { \(shade).offset(x: 1) } }" : "")
    #expect(look.readings("a").map { $0.undecided?.reason } == [.filterOrBlend], "\(look.dump)")
  }

  @Test(
    "S-32: a fill behind clear words that it is cut out of is the text",
    arguments: [
      "Text(\"a\").foregroundColor(.clear).background(FILL)", "Text(\"a\").foregroundStyle(.clear).background { FILL }",
      "ZStack { FILL; Text(\"a\").foregroundColor(.clear) }",
    ])
  func clearWords(_ body: String) {
    let look = Look(body: body.replacing("FILL", with: "Color(white: 0.8).mask(Text(\"a\"))"))
    #expect(seen(look).compactMap { $0.foreground?.hexString } == ["#CCCCCC"], "\(look.dump)")
  }

  @Test("a fill that is cut out of other words behind a text is a text of its own")
  func otherWords() {
    let shade = "Color(white: 0.9).mask(Text(\"a\"))"
    let look = Look(body: "Text(\"a\").background { ZStack { \(shade); Color(white: 0.8).mask(Text(\"b\")) } }")
    #expect(look.elements("b").count == 1, "\(look.dump)")
  }
}
