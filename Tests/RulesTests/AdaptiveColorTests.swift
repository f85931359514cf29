import ColorScience
import Findings
import PlatformStyles
import Rules
import Scene
import Testing

/// Colours of the project's own, in light and dark and with Increase Contrast.
struct AdaptiveColorTests {
  private let slate = Color(hex: "#5B6B7B") ?? .clear

  /// A reading of a colour, composited or not, on a backdrop.
  private func drawn(_ ink: String, on background: String, isCertain: Bool = true) -> Reading {
    var result = reading(ink, on: background, isCertain: isCertain)
    result.ink = Color(hex: ink)
    return result
  }

  private func own(_ line: Int, name: String = "Palette.slate") -> ForegroundStyle {
    var style = ForegroundStyle.custom(line, name: name)
    style.ownColor = OwnColor(name: name, range: place(2, file: "\(name).json"))
    return style
  }

  private func element(
    _ line: Int, light: Reading, dark: Reading, name: String = "Palette.slate", exemption: Exemption? = nil,
    kind: Element.Kind = .text, increased: (light: Reading, dark: Reading)? = nil
  ) -> Element {
    let readings: [Appearance: Reading] = [
      .light: light, .dark: dark, .lightIncreased: increased?.light ?? light, .darkIncreased: increased?.dark ?? dark,
    ]
    return text(
      line, Placement(exemption: exemption, foreground: own(line, name: name), readings: readings), kind: kind)
  }

  // MARK: - Missing dark variants

  private func variants(_ elements: Element...) -> [Finding] { findings(elements, rule: "missing-dark-variant") }

  /// #5B6B7B has the luminance 0.1426, so 5.45:1 on white and 3.85:1 on black.
  @Test
  func oneValueOnTwoBackdropsIsFoundAtTheColour() throws {
    let onSystem = element(10, light: drawn("#5B6B7B", on: "#FFFFFF"), dark: drawn("#5B6B7B", on: "#000000"))
    let finding = try #require(variants(onSystem).first)
    #expect(finding.range == place(2, file: "Palette.slate.json"))
    #expect(finding.severity == .note)
    #expect(finding.message == "'Palette.slate' has one value for light and dark, while what lies behind it changes")
    let note = try #require(finding.notes.first)
    #expect(note.range == place(10, column: 22))
    #expect(note.message.hasPrefix("used here: 5.4") && note.message.contains(" on #000000 in dark"))
  }

  /// At 50 % the colour is #ADB5BD on white and #2E363E on black: the plain use tells more of it.
  @Test
  func aUseThatIsTranslucentComesLastAndIsCalledSo() throws {
    func faded(_ line: Int) -> Element {
      var light = drawn("#ADB5BD", on: "#FFFFFF")
      var dark = drawn("#2E363E", on: "#000000")
      light.ink = slate.withAlpha(0.5)
      dark.ink = light.ink
      return element(line, light: light, dark: dark)
    }
    let plain = element(20, light: drawn("#5B6B7B", on: "#FFFFFF"), dark: drawn("#5B6B7B", on: "#000000"))
    let finding = try #require(variants(faded(10), plain).first)
    #expect(finding.elements == [place(20).id, place(10).id])
    #expect(finding.notes.first?.message.hasPrefix("used here, and by 1 more: ") == true)
    let alone = try #require(variants(faded(10)).first)
    #expect(alone.notes.first?.message.hasPrefix("used here, made translucent: ") == true)
  }

  @Test
  func coloursOfOnePlaceComeInOneOrder() {
    let names = (1...8).map { "Tone.\($0)" }
    var swatch = element(10, light: drawn("#5B6B7B", on: "#FFFFFF"), dark: drawn("#5B6B7B", on: "#000000"))
    swatch.placements = names.reversed().flatMap { name in
      swatch.placements.map { placement in
        var placement = placement
        placement.foreground.ownColor = OwnColor(name: name, range: place(2))
        return placement
      }
    }
    let messages = names.map { "'\($0)' has one value for light and dark, while what lies behind it changes" }
    #expect(variants(swatch).map(\.message) == messages)
  }

  @Test
  func coloursOfOneListAreOneFinding() {
    func swatch(_ pick: String?) -> Element {
      var result = element(10, light: drawn("#5B6B7B", on: "#FFFFFF"), dark: drawn("#5B6B7B", on: "#000000"))
      result.placements = ["#5B6B7B", "#5B6B7C"].flatMap { digits in
        result.placements.map { placement in
          var (placement, color) = (placement, OwnColor(name: digits, range: place(2)))
          color.isNamed = false
          (placement.foreground.ownColor, placement.foreground.pick) = (color, pick)
          return placement
        }
      }
      return result
    }
    #expect(
      variants(swatch("tones")).map(\.message) == [
        "'#5B6B7B' has one value for light and dark, like 1 more of the same list, while what lies behind it changes"
      ])
    #expect(variants(swatch(nil)).count == 2)
  }

  @Test
  func oneColourIsOneFinding() {
    let found = variants(
      element(10, light: drawn("#5B6B7B", on: "#FFFFFF"), dark: drawn("#5B6B7B", on: "#1C1C1E")),
      element(20, light: drawn("#5B6B7B", on: "#FFFFFF"), dark: drawn("#5B6B7B", on: "#3A3A3C"), kind: .symbol))
    // On the lighter dark it has less contrast, so that use comes first.
    #expect(found.map(\.elements) == [[place(20).id, place(10).id]])
    #expect(found.first?.notes.first?.message.hasPrefix("used here, and by 1 more: ") == true)
  }

  @Test
  func anotherValueOrTheSameBackdropIsNone() {
    #expect(
      variants(element(10, light: drawn("#5B6B7B", on: "#FFFFFF"), dark: drawn("#9BABBB", on: "#000000"))).isEmpty)
    #expect(
      variants(element(10, light: drawn("#5B6B7B", on: "#FFE08A"), dark: drawn("#5B6B7B", on: "#FFE08A"))).isEmpty)
    // Two tones of one surface: #FFFFFF and #F2F2F7 have 1.1:1.
    #expect(
      variants(element(10, light: drawn("#5B6B7B", on: "#FFFFFF"), dark: drawn("#5B6B7B", on: "#F2F2F7"))).isEmpty)
  }

  /// Gray 0.8 has the luminance 0.604 and gray 0.3 one of 0.0732, so (0.604 + 0.05) / (0.0732 + 0.05) = 5.3 at least;
  /// gray 0.6 has 0.319, and 0.369 / 0.1232 is 2.99.
  @Test
  func backdropsThatAreOnlyBoundedCountWhereTheyLieApart() throws {
    func over(_ low: Double, _ high: Double, _ ratio: RatioBounds) -> Reading {
      var result = drawn("#5B6B7B", on: "#FFFFFF")
      result.background = nil
      result.backgroundRange = ColorBox(low: RGB(gray: low), high: RGB(gray: high))
      result.ratio = ratio
      return result
    }
    let dark = over(0.1, 0.3, RatioBounds(low: 1.56, high: 3.2))
    let found = variants(element(1, light: over(0.8, 1, RatioBounds(low: 3.39, high: 5.45)), dark: dark))
    let notes = try #require(found.first).notes
    #expect(notes.map(\.message) == ["used here: 3.39:1 to 5.45:1 in light, 1.56:1 to 3.2:1 in dark"])
    #expect(variants(element(1, light: over(0.6, 1, RatioBounds(low: 1.9, high: 5.45)), dark: dark)).isEmpty)
    #expect(variants(element(1, light: over(0.2, 1, RatioBounds(low: 1, high: 5.45)), dark: dark)).isEmpty)
  }

  @Test
  func aDoubtOrAnExemptionIsNone() {
    let light = drawn("#5B6B7B", on: "#FFFFFF")
    let dark = drawn("#5B6B7B", on: "#000000", isCertain: false)
    #expect(variants(element(10, light: light, dark: dark)).isEmpty)
    #expect(
      variants(element(10, light: light, dark: drawn("#5B6B7B", on: "#000000"), exemption: .disabled)).isEmpty)
    var system = element(10, light: light, dark: drawn("#5B6B7B", on: "#000000"))
    system.placements[0].foreground.ownColor = nil
    #expect(variants(system).isEmpty)
  }

  // MARK: - Increase Contrast

  private func observation(_ kind: Observation.Kind, _ name: String) -> Observation {
    Observation(kind: kind, detail: name, range: place(2, file: "\(name).json"))
  }

  private func contrast(_ elements: [Element], _ observations: Observation...) -> [Finding] {
    findings(elements, observations: observations, rule: "ignored-increase-contrast")
  }

  private func weak(_ line: Int, _ name: String, kind: Element.Kind = .text) -> Element {
    element(
      line, light: drawn("#5B6B7B", on: "#FFFFFF"), dark: drawn("#C0C0C0", on: "#000000"), name: name, kind: kind)
  }

  @Test
  func theProjectHasOneFinding() throws {
    let found = contrast(
      [weak(10, "ink"), weak(20, "clay"), weak(30, "ink")], observation(.fixedColor, "clay"),
      observation(.fixedColor, "ink"), observation(.respondingColor, "moss"))
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.range == place(2, file: "clay.json"))
    #expect(finding.message == "'clay' and 'ink' stay as they are with Increase Contrast, below 7:1")
    #expect(finding.elements == [place(10).id, place(20).id, place(30).id])
    #expect(finding.notes.map(\.range) == [place(2, file: "clay.json"), place(2, file: "ink.json"), nil])
    #expect(finding.notes.last?.message == "1 of 3 custom colours respond to Increase Contrast")
  }

  /// #5B6B7B has the luminance 0.1417, so 5.47:1 on white; at 50 % it is #ADB5BD of 0.4561 with 2.07:1.
  @Test
  func aColourIsNotToldByItsFaintestUse() {
    var light = drawn("#ADB5BD", on: "#FFFFFF")
    light.ink = slate.withAlpha(0.5)
    let faded = element(10, light: light, dark: light, name: "ink")
    let notes = { (elements: [Element]) in
      self.contrast(elements, self.observation(.fixedColor, "ink")).first?.notes.first?.message
    }
    #expect(notes([faded]) == "'ink' has 2.07:1 where it is made translucent")
    let plain = element(20, light: drawn("#5B6B7B", on: "#FFFFFF"), dark: drawn("#5B6B7B", on: "#FFFFFF"), name: "ink")
    #expect(notes([faded, plain]) == "'ink' has 5.47:1")
  }

  @Test
  func aSentenceNamesThreeColours() {
    let names = ["a", "b", "c", "d", "e"]
    let elements = names.enumerated().map { weak(10 * ($0.offset + 1), $0.element) }
    let found = findings(
      elements, observations: names.map { observation(.fixedColor, $0) }, rule: "ignored-increase-contrast")
    #expect(found.map(\.message) == ["'a', 'b', 'c' and 2 more stay as they are with Increase Contrast, below 7:1"])
  }

  @Test
  func strongColoursAndThoseThatRespondAreNone() {
    // #2A2A2A on white has 14.4:1, #E0E0E0 on black 15.9:1.
    let strong = element(10, light: drawn("#2A2A2A", on: "#FFFFFF"), dark: drawn("#E0E0E0", on: "#000000"))
    #expect(contrast([strong], observation(.fixedColor, "Palette.slate")).isEmpty)
    #expect(contrast([weak(10, "ink")], observation(.respondingColor, "ink")).isEmpty)
  }

  @Test
  func oneColourStaysAsItIs() {
    #expect(
      contrast([weak(10, "ink")], observation(.fixedColor, "ink")).map(\.message)
        == ["'ink' stays as it is with Increase Contrast, below 7:1"])
  }

  /// #999999 has the luminance 0.3185, so 1.05 / 0.3685 = 2.85:1 on white and 0.3685 / 0.05 = 7.37:1 on black.
  @Test
  func aGroundThatIsInDoubtDoesNotMakeUpForAColour() {
    func gray(light: Reading, dark: Reading, increased: (light: Reading, dark: Reading)) -> [Finding] {
      contrast(
        [element(10, light: light, dark: dark, name: "ink", increased: increased)], observation(.fixedColor, "ink"))
    }
    func on(_ ground: String, isCertain: Bool = true) -> Reading { drawn("#999999", on: ground, isCertain: isCertain) }
    let white = on("#FFFFFF", isCertain: false)
    let dark = on("#1E1E1E", isCertain: false)
    #expect(
      gray(light: on("#FFFFFF"), dark: on("#1E1E1E"), increased: (white, dark)).first?.notes.first?.message
        == "'ink' has 2.84:1")
    // On black it would have enough.
    #expect(gray(light: on("#1E1E1E"), dark: on("#1E1E1E"), increased: (dark, dark)).isEmpty)
    // What is in doubt without Increase Contrast, too, may be anything.
    #expect(gray(light: white, dark: dark, increased: (white, dark)).isEmpty)
  }

  @Test
  func linesNeedNoSevenToOne() {
    #expect(contrast([weak(10, "ink", kind: .shape)], observation(.fixedColor, "ink")).isEmpty)
  }
}
