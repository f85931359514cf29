import ColorScience
import Findings
import PlatformStyles
import Rules
import Scene
import Testing

struct GroupMeasurementTests {
  private func measured(
    _ upper: Reading, _ lower: Reading, styles: (ForegroundStyle, ForegroundStyle) = (.custom(11), .custom(13)),
    group: Group = column(of: 2)
  ) -> [GroupMeasurement] {
    let scene = Scene(
      elements: [text(10, .everywhere(styles.0, upper)), text(12, .everywhere(styles.1, lower))], groups: [group])
    return groupMeasurements(in: scene, judgement: judge(scene, profile: .standard))
  }

  @Test
  func blackAndWhiteUnderEveryCondition() throws {
    let measurement = try #require(
      measured(reading("#000000", on: "#777777"), reading("#FFFFFF", on: "#777777")).first)
    #expect(measurement.members == ["Card.swift:10:5", "Card.swift:12:5"])
    #expect(measurement.ratios.map(\.name) == ["normal", "grayscale", "protan", "deutan", "tritan", "glare"])
    // Neutrals look the same to all: (1 + 0.05) / 0.05; glare leaves (1 + 0.3) / 0.3.
    for ratio in measurement.ratios.dropLast() { #expect(abs(ratio.ratio - 21) < 0.01) }
    #expect(abs((measurement.ratios.last?.ratio ?? 0) - 1.3 / 0.3) < 1e-9)
    #expect(measurement.axes == ["style"])
    #expect(measurement.appearance == .light)
  }

  @Test(arguments: [
    (font(17), font(16), ["size"]), (font(17), font(16.5), []), (font(17, .bold), font(17, .semibold), []),
    (font(17, .bold), font(15, .regular), ["size", "weight"]), (font(nil), font(15, .heavy), ["weight"]),
    (font(17, .light), font(17, .thin), []), (font(17, .regular), font(17, .medium), ["weight"]),
  ])
  func axes(upper: FontReading, lower: FontReading, expected: [String]) {
    let same = measured(
      reading("#336699", on: "#FFFFFF", font: upper), reading("#336699", on: "#FFFFFF", font: lower))
    #expect(same.map(\.axes) == [expected])
  }

  @Test
  func styleDiffersByLevelElseByLightness() {
    func axes(_ first: ForegroundStyle, _ second: ForegroundStyle, _ upper: String, _ lower: String) -> [String]? {
      measured(reading(upper, on: "#FFFFFF"), reading(lower, on: "#FFFFFF"), styles: (first, second)).first?.axes
    }
    #expect(axes(.level(.secondary), .level(.tertiary), "#8A8A8E", "#8A8A8F") == ["style"])
    #expect(axes(.level(.secondary), .level(.secondary), "#000000", "#FFFFFF") == [])
    // The grays #777777 and #ABABAB have L* of 50.0 and 70.0; #AAAAAA has 69.6.
    #expect(axes(.level(.secondary), .custom(13), "#777777", "#ACACAC") == ["style"])
    #expect(axes(.level(.secondary), .custom(13), "#777777", "#AAAAAA") == [])
  }

  /// Translucent colours over a backdrop that is one of several grays, everywhere the same.
  @Test(arguments: [(ends: ("#1E1E1E", "#323232"), axes: ["style"]), (ends: ("#000000", "#FFFFFF"), axes: [])])
  func translucentColoursMeetAtTheEndsOfABackdrop(ends: (String, String), axes: [String]) throws {
    func translucent(_ alpha: Double, stops: [Color] = []) throws -> Reading {
      var reading = reading(1, 21)
      reading.ink = Color.white.multiplyingAlpha(by: alpha)
      let colors = try [#require(Color(hex: ends.0)), #require(Color(hex: ends.1))]
      reading.backgroundRange = ColorBox(hullOf: colors)
      reading.layers = [
        LayerReading(
          description: "a window", color: nil, stops: stops,
          provenance: Provenance(of: .background, kind: .system, detail: "a window", range: nil))
      ]
      return reading
    }
    let measurement = try #require(measured(try translucent(0.85), try translucent(0.55)).first)
    #expect(measurement.axes == axes)
    // Over #323232 the grays 224.25 and 162.75, of relative luminance 0.747 and 0.365; over white both are white.
    let normal = try #require(measurement.ratios.first { $0.name == "normal" })
    #expect(abs(normal.ratio - (axes.isEmpty ? 1 : 0.797 / 0.415)) < 0.01)
    let stops = [Color.black, .white]
    #expect(measured(try translucent(0.85, stops: stops), try translucent(0.55, stops: stops)).isEmpty)
  }

  @Test
  func pairsThatCannotBeComparedAreLeftOut() {
    let gray = reading("#8E8E93", on: "#FFFFFF")
    #expect(measured(gray, undecided(.parameter)).isEmpty)
    #expect(measured(gray, reading("#8E8E93", on: "#000000")).isEmpty)
    var group = column(of: 2)
    group.pairs[0].isLabelAndValue = true
    #expect(measured(gray, gray, group: group).isEmpty)
  }

  @Test
  func theWorstAppearanceIsReported() {
    var upper = Placement.everywhere(.custom(11), reading("#000000", on: "#FFFFFF"))
    var lower = Placement.everywhere(.custom(13), reading("#777777", on: "#FFFFFF"))
    upper.readings[.dark] = reading("#EEEEEE", on: "#000000")
    lower.readings[.dark] = reading("#DDDDDD", on: "#000000")
    let scene = Scene(elements: [text(10, upper), text(12, lower)], groups: [column(of: 2)])
    let found = groupMeasurements(in: scene, judgement: judge(scene, profile: .standard))
    #expect(found.map(\.appearance) == [.dark])
  }
}
