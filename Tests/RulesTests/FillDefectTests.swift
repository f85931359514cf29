import ColorScience
import Findings
import PlatformStyles
import Rules
import Scene
import Testing

/// A token behind foregrounds of the system's that fall short on it is one defect, at its definition.
@Suite("A token that fills what lies behind") struct FillDefectTests {
  private let token = place(9, file: "Palette.swift")

  /// A text in a colour of the system's, or in one of the project's, on a fill with a name or without one.
  private func filled(
    _ line: Int, _ foreground: String = "#FFFFFF", on fill: String = "#AAAAAA", size: Double = 12,
    style: ForegroundStyle = .level(.primary), isNamed: Bool = true, in appearances: [Appearance] = Appearance.allCases
  ) -> Element {
    var layer = LayerReading(
      description: "Color.brand", color: Color(hex: fill),
      provenance: Provenance(
        of: .background, kind: isNamed ? .token : .literal, detail: "Color.brand",
        range: isNamed ? token : place(line + 2)))
    layer.definition = isNamed ? token : nil
    let seen = reading(foreground, on: fill, font: font(size), layers: [layer])
    var placement = Placement.everywhere(style, seen)
    placement.readings = placement.readings.filter { appearances.contains($0.key) }
    return text(line, placement)
  }

  /// 1.05 / 0.4520 = 2.32, from the luminances of #FFFFFF and #AAAAAA.
  @Test("is one finding with all its uses")
  func shared() throws {
    let found = findings([filled(10), filled(20)])
    let finding = try #require(found.first)
    #expect(found.map(\.range) == [token])
    #expect(finding.elements == ["Card.swift:10:5", "Card.swift:20:5"])
    #expect(finding.labels.map(\.range) == [token])
    #expect(
      finding.notes.contains(
        Finding.Note(
          message: "used here and in 1 more place on #AAAAAA in light, with 2.32:1", range: place(10, column: 5))))
    #expect(finding.help == ["choose a fill of other lightness: what stands on it has a colour of the system"])
  }

  @Test("stays at its only use, and without a name at each")
  func alone() {
    #expect(findings([filled(10)]).map(\.range) == [place(10)])
    #expect(findings([filled(10, isNamed: false), filled(20, isNamed: false)]).map(\.range) == [place(10), place(20)])
  }

  /// White on #808080 is 1.05 / 0.2659 = 3.95: enough for large text alone.
  @Test("stays at the uses that fall short where another one does not")
  func sound() {
    let found = findings([
      filled(10, on: "#808080"), filled(20, on: "#808080"), filled(30, on: "#808080", size: 24),
    ])
    #expect(found.map(\.range) == [place(10), place(20)])
  }

  @Test("is to blame whatever stands on it in another colour or another appearance")
  func others() {
    #expect(findings([filled(10), filled(20), filled(30, "#000000")]).map(\.range) == [token])
    // In light alone it is too light for white.
    func adaptive(_ line: Int) -> Element {
      var element = filled(line)
      for appearance in [Appearance.dark, .darkIncreased, .darkAssistive] {
        element.placements[0].readings[appearance] =
          filled(line, on: "#333333").placements[0].readings[appearance]
      }
      return element
    }
    let dark = filled(30, on: "#333333", in: [.dark, .darkIncreased])
    #expect(findings([adaptive(10), adaptive(20), dark]).map(\.range) == [token])
  }

  @Test("is not to blame for a foreground that the project wrote")
  func written() {
    let found = findings([filled(10, style: .custom(11)), filled(20, style: .custom(21))])
    #expect(found.map(\.range) == [place(11, column: 22), place(21, column: 22)])
  }

  @Test("is another defect than the same token as a foreground")
  func foreground() {
    let found = findings([
      filled(10), filled(20),
      text(30, .everywhere(.custom(31, definition: token), reading("#AAAAAA", on: "#FFFFFF"))),
      text(40, .everywhere(.custom(41, definition: token), reading("#AAAAAA", on: "#FFFFFF"))),
    ])
    #expect(found.map(\.range) == [token, token])
    #expect(
      Set(found.map { Set($0.elements) }) == [
        ["Card.swift:10:5", "Card.swift:20:5"], ["Card.swift:30:5", "Card.swift:40:5"],
      ])
    #expect(Set(found.map(\.fingerprint)).count == 2)
  }
}
