import ColorScience
import Findings
import PlatformStyles
import Rules
import Scene
import Testing

/// An expression that gives several styles, each on paths of its own.
@Suite("A style of several") struct PartedClaimTests {
  private func style(_ name: String) -> ForegroundStyle { .custom(11, name: name) }

  /// In light the first falls short on white, in dark the second one on green.
  private func choice(_ line: Int) -> Element {
    var first = Placement.everywhere(style("first"), reading(9), condition: "isOn")
    var second = Placement.everywhere(style("second"), reading(9), condition: "!isOn")
    first.readings[.light] = reading("#AAAAAA", on: "#FFFFFF")
    second.readings[.dark] = reading("#FFFFFF", on: "#30D158")
    return text(line, first, second)
  }

  @Test("is a finding of its own, with what it measures")
  func parted() throws {
    let found = findings([choice(10)])
    #expect(found.map(\.range) == [place(11, column: 22), place(11, column: 22)])
    let pairs = found.map { finding in
      finding.measurements.map { seen in
        "\(seen.appearance) \(seen.foreground?.hexString ?? "") \(seen.background?.hexString ?? "")"
      }
    }
    // 1.05 / 0.5179 = 2.02 from the luminances of #FFFFFF and #30D158, 1.05 / 0.4520 = 2.32 of #FFFFFF and #AAAAAA.
    #expect(pairs == [["dark #FFFFFF #30D158"], ["light #AAAAAA #FFFFFF"]])
    #expect(found[0].notes.map(\.message).contains("worst where '!isOn' holds"))
    #expect(found[1].notes.map(\.message).contains("worst where 'isOn' holds"))
    #expect(Set(found.map(\.fingerprint)).count == 2)
  }

  @Test("is one finding where each comes from a definition of its own, with what all of them measure")
  func definitions() {
    func style(_ line: Int) -> ForegroundStyle { .custom(11, definition: place(line), name: "Palette.tide") }
    var first = Placement.everywhere(style(1), reading(9))
    var second = first
    second.foreground = style(2)
    first.readings = [.light: reading("#AAAAAA", on: "#FFFFFF")]
    second.readings = [.dark: reading("#FFFFFF", on: "#30D158")]
    let found = findings([text(10, first, second)])
    #expect(found.map { $0.measurements.map(\.appearance) } == [["light", "dark"]])
    // A colour that is enough for the one scheme is not said to be enough for both.
    #expect(found.compactMap(\.help).allSatisfy { !$0.contains("every appearance") }, "\(found.compactMap(\.help))")
  }

  @Test("is one finding for all elements that have it")
  func shared() {
    let plain = text(30, .everywhere(style("first"), reading("#AAAAAA", on: "#FFFFFF")))
    let found = findings([choice(10), choice(20), plain])
    #expect(Set(found.map(\.elements.count)) == [2, 3])
    #expect(found.count == 2)
  }

  @Test("is the only finding where the others do well")
  func sound() {
    let element = text(
      10, .everywhere(style("first"), reading(2), condition: "isOn"),
      .everywhere(style("second"), reading(9), condition: "!isOn"))
    #expect(findings([element]).count == 1)
  }

  /// The order of a dictionary would come out right once in 120 runs.
  @Test("stands where it is given among others that are as bad")
  func equallyBad() {
    func falling(_ color: String) -> Placement {
      var placement = Placement.everywhere(style(color), reading(9), condition: color)
      placement.readings[.light] = reading(2)
      placement.readings[.light]?.foreground = Color(hex: color)
      return placement
    }
    let found = findings([
      text(10, falling("#AA0000"), falling("#BB0000"), falling("#CC0000"), falling("#DD0000"), falling("#EE0000"))
    ])
    let colors = found.flatMap(\.measurements).map { $0.foreground?.hexString }
    #expect(colors == ["#AA0000", "#BB0000", "#CC0000", "#DD0000", "#EE0000"])
  }

  @Test("is one finding where themes alone part them, at the worst of these")
  func themes() throws {
    func themed(_ theme: String, _ name: String, _ ratio: Double, _ condition: String? = nil) -> Placement {
      .everywhere(style(name), reading(ratio), condition: condition, theme: theme)
    }
    let found = findings([
      text(10, themed("Linen", "first", 3), themed("Dusk", "second", 2), themed("Sea", "third", 4))
    ])
    #expect(found.count == 1)
    let finding = try #require(found.first)
    #expect(finding.notes.contains { $0.message == "worst in the theme 'Dusk'" }, "\(finding.notes.map(\.message))")
    // Of one theme it has two styles, on paths of their own.
    let paths = [
      themed("Linen", "first", 3, "isOn"), themed("Dusk", "second", 2, "isOn"), themed("Linen", "third", 3, "!isOn"),
      themed("Dusk", "fourth", 2, "!isOn"),
    ]
    #expect(findings([text(10, paths[0], paths[1], paths[2], paths[3])]).count == 2)
    #expect(findings([text(10, themed("Linen", "first", 3), themed("Linen", "second", 2))]).count == 2)
    // A style that no theme decides on is one on all paths.
    #expect(findings([text(10, themed("Linen", "first", 3, "isOn"), themed("Linen", "first", 2, "!isOn"))]).count == 1)
  }

  @Test("is one finding with all that one expression computes, at the worst of these")
  func computed() {
    func made(_ digits: String, at line: Int = 3, _ ratio: Double, opacity: Bool = false) -> Placement {
      var style = self.style(digits)
      style.ownColor = OwnColor(name: "ink", range: place(line))
      style.hasWrittenOpacity = opacity
      return .everywhere(style, reading(ratio), condition: digits)
    }
    let (first, second) = (made("#AAAAAA", 2), made("#BBBBBB", 1.5))
    func short(_ element: Element) -> [Finding] { findings([element], rule: "insufficient-contrast") }
    let found = short(text(10, first, second, made("#CCCCCC", 3)))
    #expect(found.map { $0.measurements.map(\.ratio.low).min() } == [1.5])
    // Another expression, or an opacity of its own, is another cause.
    #expect(short(text(10, first, made("#CCCCCC", at: 4, 3))).count == 2)
    #expect(short(text(10, first, made("#AAAAAA at 0.5", 3, opacity: true))).count == 2)
  }

  @Test("is one finding with all that a list gives by an index, at the worst of these, which names the others")
  func listed() throws {
    func taken(_ name: String, _ ratio: Double, from list: String = "tones", argument: Int? = nil) -> Placement {
      var style = self.style(name)
      style.pick = list
      style.argument = argument.map { place($0) }
      return .everywhere(style, reading(ratio))
    }
    func short(_ placements: Placement...) -> [Finding] {
      var element = text(10)
      element.placements = placements
      return findings([element], rule: "insufficient-contrast")
    }
    let found = short(taken("#AAAAAA", 2), taken("#BBBBBB", 1.5), taken("#CCCCCC", 3), taken("#111111", 9))
    #expect(found.map { $0.measurements.map(\.ratio.low).min() } == [1.5])
    let note = "of the same list '#AAAAAA' and '#CCCCCC' fall short as well, with 2:1 in light or more"
    #expect(found.first?.notes.contains { $0.message == note } == true, "\(found.first?.notes.map(\.message) ?? [])")
    #expect(short(taken("#AAAAAA", 2), taken("#111111", 9)).count == 1)
    // Those of another list are another cause, and so are those that callers give.
    #expect(short(taken("#AAAAAA", 2), taken("#BBBBBB", 1.5, from: "inks")).count == 2)
    let given = short(taken("#AAAAAA", 2, argument: 20), taken("#BBBBBB", 1.5, argument: 21))
    #expect(given.map(\.range) == [place(20), place(21)])
  }
}
