import ColorScience
import Findings
import PlatformStyles
import Rules
import Scene
import Testing

struct HardCodedVibrancyTests {
  private let rule = "hard-coded-vibrancy"
  private let glass = MaterialSurface(material: nil, activatesVibrancy: true, range: place(20), id: 1)

  private func style(
    _ form: ForegroundStyle.Form, isProjectStyle: Bool = true, hasWrittenOpacity: Bool = false
  ) -> ForegroundStyle {
    ForegroundStyle(
      form: form, isProjectStyle: isProjectStyle, hasWrittenOpacity: hasWrittenOpacity, description: ".ink",
      range: isProjectStyle ? place(11, column: 22) : nil)
  }

  private func isFound(_ style: ForegroundStyle, kind: Element.Kind = .text, isOverGlass: Bool = true) -> Bool {
    !findings(
      [text(10, .everywhere(style, reading(9), material: isOverGlass ? glass : nil), kind: kind)], rule: rule
    ).isEmpty
  }

  @Test
  func neutralsAndOpacitiesAreHardCoded() {
    #expect(isFound(style(.neutral)))
    #expect(isFound(style(.neutral, hasWrittenOpacity: true)))
    #expect(isFound(style(.system("systemGray"))))
    #expect(isFound(style(.level(.primary), hasWrittenOpacity: true)))
    #expect(isFound(style(.level(.primary), isProjectStyle: false, hasWrittenOpacity: true)))
    #expect(isFound(style(.system("label"), hasWrittenOpacity: true)))
    #expect(isFound(style(.neutral), kind: .symbol))
  }

  @Test("over a material that is only assumed nothing is said")
  func assumed() {
    func found(isAssumed: Bool) -> Bool {
      var surface = glass
      surface.isAssumed = isAssumed
      return !findings([text(10, .everywhere(style(.neutral), reading(9), material: surface))], rule: rule).isEmpty
    }
    #expect(found(isAssumed: false))
    #expect(!found(isAssumed: true))
  }

  @Test
  func levelsAndTintsAreNot() {
    #expect(!isFound(style(.level(.secondary))))
    #expect(!isFound(style(.system("systemBlue"))))
    #expect(!isFound(style(.system("systemBlue"), hasWrittenOpacity: true)))
    #expect(!isFound(style(.custom, hasWrittenOpacity: true)))
    #expect(!isFound(style(.neutral, isProjectStyle: false)))
    #expect(!isFound(style(.neutral), kind: .shape))
  }

  @Test("over a material that is a view of its own a level alone is no advice", arguments: [true, false])
  func advice(activates: Bool) {
    let material = MaterialSurface(material: .thick, activatesVibrancy: activates, range: place(20), id: 1)
    let help = findings([text(10, .everywhere(style(.neutral), reading(9), material: material))], rule: rule)
      .flatMap(\.help)
    #expect(help.count == 1)
    #expect(help.allSatisfy { $0.hasPrefix("give the material as a style") == !activates })
  }

  /// A colour of a catalog is told by the value that it has everywhere.
  @Test
  func neutralsOfACatalogAreHardCoded() {
    func isFound(_ light: String, _ dark: String, isCatalogAccent: Bool = false) -> Bool {
      var own = style(.custom)
      own.ownColor = OwnColor(name: "Fog", range: place(1, file: "Fog.colorset/Contents.json"))
      if isCatalogAccent { own.range = own.ownColor?.range }
      var placement = Placement.everywhere(own, reading(9), material: glass)
      for appearance in Appearance.allCases {
        placement.readings[appearance]?.ink = Color(hex: appearance.scheme == .light ? light : dark)
      }
      return !findings([text(10, placement)], rule: rule).isEmpty
    }
    #expect(isFound("#FFFFFF", "#FFFFFF"))
    #expect(isFound("#666666", "#666666"))
    #expect(!isFound("#FFFFFF", "#000000"))
    #expect(!isFound("#FFFFFE", "#FFFFFE"))
    #expect(!isFound("#FFFFFF", "#FFFFFF", isCatalogAccent: true))
  }

  @Test
  func nothingIsSaidOverAnOpaqueBackground() {
    #expect(!isFound(style(.neutral), isOverGlass: false))
  }

  @Test("a tint colours what it is told to colour, whatever lies behind")
  func tints() {
    var tint = style(.system("systemGray"))
    #expect(isFound(tint))
    tint.isTint = true
    #expect(!isFound(tint))
  }

  @Test
  func tintedGlassAndPassingLooksAreLeftAlone() {
    var tinted = glass
    tinted.isTinted = true
    #expect(findings([text(10, .everywhere(style(.neutral), reading(9), material: tinted))], rule: rule).isEmpty)
    var hovered = Placement.everywhere(style(.neutral), reading(9), material: glass)
    hovered.isPassing = true
    #expect(findings([text(10, hovered)], rule: rule).isEmpty)
    let rest = Placement.everywhere(style(.neutral), reading(9), material: glass)
    #expect(findings([text(10, hovered, rest)], rule: rule).count == 1)
  }

  @Test
  func oneExpressionIsOneFinding() {
    let found = findings(
      [10, 14].map { text($0, .everywhere(style(.neutral), reading(9), material: glass)) }, rule: rule)
    #expect(found.map(\.range) == [place(11, column: 22)])
    #expect(found.map(\.elements) == [["Card.swift:10:5", "Card.swift:14:5"]])
    #expect(found.first?.message == "'.ink' over glass is a hard-coded colour instead of a vibrancy level")
    #expect(found.first?.severity == .warning)
  }

  @Test("the opacity of a group is where a person would change it")
  func faded() {
    var faded = style(.level(.primary), isProjectStyle: false, hasWrittenOpacity: true)
    faded.fade = place(14, column: 20)
    let found = findings([text(10, .everywhere(faded, reading(9), material: glass))], rule: rule)
    #expect(found.map(\.range) == [place(14, column: 20)])
  }

  @Test("the opacity of a view is at fault for a written level, and a white for itself")
  func fadedStyles() {
    func found(_ form: ForegroundStyle.Form) -> Finding? {
      var faded = style(form, hasWrittenOpacity: true)
      faded.fade = place(14, column: 20)
      return findings([text(10, .everywhere(faded, reading(9), material: glass))], rule: rule).first
    }
    let level = found(.level(.primary))
    #expect(level?.range == place(14, column: 20))
    #expect(level?.message == "a hard-coded opacity fades '.ink' over glass, instead of a vibrancy level")
    #expect(found(.neutral)?.range == place(11, column: 22))
  }
}
