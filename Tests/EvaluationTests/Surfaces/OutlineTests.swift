import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Outlines of controls, which have two sides (S-33, S-54).
struct OutlineTests {
  /// A button on black, whose label is `T` in an outline of a light gray, by what stands in the place of `$`.
  private func outline(_ button: String) -> [Reading] {
    let look = Look(
      body: "ZStack { Color.black; \(button.replacing("$", with: "Color(white: 0.9)")) }")
    return look.scene.elements.filter { $0.kind == .shape }.flatMap(\.placements).compactMap { $0.readings[.light] }
  }

  @Test(
    "an outline at the edge of what is filled is seen on what lies outside, too",
    arguments: [
      "Button {} label: { Text(\"T\").overlay(Capsule().stroke($)) }.background(Color.white)",
      "Button {} label: { Text(\"T\").overlay { Capsule().strokeBorder($) } }.background(Color.white).cornerRadius(9)",
      "Button {} label: { Text(\"T\").background { Capsule().stroke($).background(Color.white) } }",
      "Button {} label: { Text(\"T\") }.background(Color.white).border($)",
    ])
  func outside(_ button: String) {
    // 0.9 is 0.7874 linear: 0.8374 / 0.05 = 16.7 on black, 1.05 / 0.8374 = 1.25 on white.
    let ratios = outline(button).compactMap(\.ratio?.low)
    #expect(!ratios.isEmpty && ratios.allSatisfy { abs($0 - 16.7) < 0.1 }, "\(ratios)")
  }

  @Test(
    "one around a margin does not lie on the picture within",
    arguments: [".padding(4)", ".padding()", ".padding(.all, 6)"])
  func margin(_ padding: String) {
    // 0.9 is 0.7874 linear: 0.8374 / 0.05 = 16.7 on black.
    let picture = "Image(\"harbour\").resizable().frame(width: 90, height: 90)"
    let readings = outline(
      "Button {} label: { \(picture)\(padding).overlay(RoundedRectangle(cornerRadius: 4).stroke($)) }")
    #expect(!readings.isEmpty && readings.allSatisfy { abs(($0.ratio?.low ?? 0) - 16.7) < 0.1 }, "\(readings)")
  }

  @Test(
    "one that stands within what is filled is seen on that alone",
    arguments: [
      "Button {} label: { Text(\"T\").overlay(Capsule().stroke($)).padding() }.background(Color.white)",
      "Button {} label: { HStack { Circle().stroke($); Text(\"T\") } }.background(Color.white)",
    ])
  func inside(_ button: String) {
    let ratios = outline(button).compactMap(\.ratio?.low)
    #expect(!ratios.isEmpty && ratios.allSatisfy { abs($0 - 1.25) < 0.01 }, "\(ratios)")
  }

  @Test(
    "an outline in front of or behind a field is its boundary, as a border is",
    arguments: [
      ("TextField(\"T\", text: $text).border($)", true),
      ("TextField(\"T\", text: $text).overlay(Capsule().stroke($))", true),
      ("TextField(\"T\", text: $text).padding().overlay { Capsule().strokeBorder($, lineWidth: 2) }", true),
      ("TextField(\"T\", text: $text).padding().background(Capsule().stroke($))", true),
      ("Text(\"T\").overlay(Capsule().stroke($))", false),
      ("TextField(\"T\", text: $text).overlay { HStack { Spacer(); Circle().stroke($) } }", false),
    ])
  func field(_ view: String, isBoundary: Bool) {
    let source = view.replacing("text: $text", with: "text: .constant(\"\")").replacing("$", with: "Color(white: 0.9)")
    let shapes = Look(body: "VStack { \(source) }").scene.elements.filter { $0.kind == .shape }
    let exemptions = shapes.flatMap(\.placements).map(\.exemption)
    #expect(!exemptions.isEmpty && exemptions.allSatisfy { $0 == (isBoundary ? nil : .decorative) }, "\(exemptions)")
  }

  // Black at 40 % on what black at 40 % makes of white is 0.36, 0.1065 linear; 0.6 is 0.3185 linear. A line within is
  // seen on white: 1.05 / 0.1565 = 6.71. One that reaches beyond is 0.6 there: 1.05 / 0.3685 = 2.85.
  @Test(
    "S-33: a translucent line lets through what it is drawn on, on both of its sides",
    arguments: [
      (".border($)", 6.71), (".overlay(Rectangle().strokeBorder($))", 6.71), (".overlay(Rectangle().stroke($))", 2.85),
    ])
  func translucent(_ line: String, _ ratio: Double) throws {
    let veil = "Color.black.opacity(0.4)"
    let look = Look(
      body: """
        Button {} label: { Text("T").background(\(veil))\(line.replacing("$", with: veil)) }.buttonStyle(.plain)
          .padding().background(Color.white)
        """)
    let shape = try #require(look.scene.elements.first { $0.kind == .shape }, "\(look.dump)")
    let found = try #require(shape.placements.first?.readings[.light]?.ratio, "\(look.dump)")
    #expect(abs(found.low - ratio) < 0.02 && found.isExact, "\(look.dump)")
  }
}
