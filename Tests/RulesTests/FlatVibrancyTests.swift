import Findings
import PlatformStyles
import Rules
import Scene
import Testing

struct FlatVibrancyTests {
  private let rule = "flat-vibrancy"
  private let surface = MaterialSurface(material: .regular, activatesVibrancy: true, range: place(20), id: 1)

  private func signals(
    _ identifier: ImportanceSignal.Role?, _ textStyle: ImportanceSignal.Role? = nil
  ) -> [ImportanceSignal] {
    [
      identifier.map { ImportanceSignal(source: .identifier, role: $0, evidence: "name") },
      textStyle.map { ImportanceSignal(source: .textStyle, role: $0, evidence: "caption") },
    ].compactMap { $0 }
  }

  private func label(
    _ line: Int, _ signals: [ImportanceSignal], level: ContentLevel = .primary, on surface: MaterialSurface? = nil,
    condition: String? = nil
  ) -> Element {
    text(
      line,
      .everywhere(
        .level(level, line: line + 1, isVibrant: true), reading(12, 15), condition: condition,
        material: surface ?? self.surface), signals: signals)
  }

  private func found(_ elements: [Element], group: Group? = nil) -> [String] {
    findings(elements, groups: [group ?? column(of: elements.count)], rule: rule).map(\.range.id)
  }

  @Test
  func oneLevelForTitleAndDetailIsFlat() throws {
    let elements = [label(10, signals(.title, .title)), label(12, signals(.title, .supporting))]
    let finding = try #require(findings(elements, groups: [column(of: 2)], rule: rule).first)
    #expect(finding.range == place(12))
    #expect(finding.elements == ["Card.swift:12:5", "Card.swift:10:5"])
    #expect(finding.severity == .warning)
    #expect(finding.verdict == .advice)
    #expect(
      finding.message
        == "text over the material 'regularMaterial' is on the level '.primary', like the more important text beside it"
    )
  }

  @Test
  func differentLevelsAreNot() {
    #expect(
      found([
        label(10, signals(.title, .title), level: .primary),
        label(12, signals(.metadata, .metadata), level: .secondary),
      ])
      .isEmpty)
    let three = [
      label(10, signals(.title, .title), level: .primary), label(12, signals(.metadata, .metadata), level: .primary),
      label(14, signals(.metadata, .metadata), level: .secondary),
    ]
    #expect(found(three).isEmpty)
  }

  /// The first place of a group is a signal by itself, and one is not enough.
  @Test
  func oneSignalIsNotEnough() {
    let plain = label(10, signals(nil))
    #expect(found([plain, label(12, signals(nil))]).isEmpty)
    #expect(found([label(10, signals(.title)), label(12, signals(.metadata))]).count == 1)
    // Behind another text, neither of the two stands first.
    var group = column(of: 3)
    group.pairs.removeFirst()
    #expect(found([plain, label(12, signals(.title)), label(14, signals(.metadata))], group: group).isEmpty)
  }

  @Test
  func textStylesAndThePlaceTell() {
    func styled(_ line: Int, _ style: TextStyle) -> Element {
      let font = FontReading(size: 15, weight: .regular, textStyle: style, scales: true, boldAsWritten: false)
      return text(
        line, .everywhere(.level(.primary, isVibrant: true), reading(12, font: font), material: surface))
    }
    #expect(found([styled(10, .headline), styled(12, .subheadline)]) == ["Card.swift:12:5"])
    #expect(found([styled(10, .body), styled(12, .caption)]).isEmpty)
    // An eyebrow above a title: the place alone speaks for it, the style against it.
    #expect(found([styled(10, .caption), styled(12, .title)]).isEmpty)
  }

  /// A name and a data type that speak for different texts are two sources.
  @Test
  func signalsOfDifferentSourcesAddUp() {
    let date = [ImportanceSignal(source: .dataType, role: .metadata, evidence: "Date")]
    #expect(found([label(10, signals(.title)), label(12, date)]) == ["Card.swift:12:5"])
    #expect(found([label(10, date), label(12, signals(.title))]) == ["Card.swift:10:5"])
  }

  @Test
  func signalsThatContradictAreNoEvidence() {
    #expect(found([label(10, signals(.title, .metadata)), label(12, signals(.metadata, .title))]).isEmpty)
    #expect(found([label(10, signals(.title, .title)), label(12, signals(.metric, .metric))]).isEmpty)
  }

  @Test
  func onlyOverOneSurface() {
    let other = MaterialSurface(material: .regular, activatesVibrancy: true, range: nil, id: 2)
    let title = label(10, signals(.title, .title))
    #expect(found([title, label(12, signals(.metadata, .metadata), on: other)]).isEmpty)
    let opaque = text(
      12, .everywhere(.level(.primary), reading(21)), signals: signals(.metadata, .metadata))
    #expect(found([title, opaque]).isEmpty)
  }

  @Test
  func exclusivePlacesAreNotCompared() {
    let elements = [label(10, signals(.title, .title)), label(12, signals(.metadata, .metadata))]
    var group = column(of: 2)
    group.pairs[0].placements = []
    #expect(found(elements, group: group).isEmpty)
    group.pairs = []
    #expect(found(elements, group: group).count == 1)
    let exclusive = [
      label(10, signals(.title, .title), condition: "isOpen"),
      label(12, signals(.metadata, .metadata), condition: "!isOpen"),
    ]
    #expect(found(exclusive, group: group).isEmpty)
    group = column(of: 2)
    group.members[1].isTrailingValue = true
    #expect(found(elements, group: group).isEmpty)
  }

  @Test
  func oneFindingForAGroup() {
    let elements = [
      label(10, signals(.title, .title)), label(12, signals(.supporting, .supporting)),
      label(14, signals(.metadata, .metadata)),
    ]
    #expect(found(elements) == ["Card.swift:12:5"])
    let finding = findings(elements, groups: [column(of: 3)], rule: rule).first
    #expect(finding?.elements.count == 3)
    // It names all the others, the more important text first.
    let named = finding?.notes.filter { $0.message == "this text is on '.primary' too" }.map(\.range)
    #expect(named == [place(10), place(14)])
    #expect(finding?.notes.last?.message == "all lie over this material")
  }

  /// A row that a sidebar shows in two places, over a material that no modifier gives.
  @Test
  func oneFindingForSeveralSurfaces() throws {
    func surface(_ id: Int) -> MaterialSurface {
      MaterialSurface(material: .regular, activatesVibrancy: true, range: nil, id: id)
    }
    func twice(_ element: Element) -> Element {
      var (result, second) = (element, element.placements[0])
      second.material = surface(2)
      result.placements.append(second)
      return result
    }
    let elements = [
      twice(label(10, signals(.title, .title), on: surface(1))),
      twice(label(12, signals(.supporting, .supporting), on: surface(1))),
    ]
    var group = column(of: 2)
    group.pairs = []
    let found = findings(elements, groups: [group], rule: rule)
    #expect(found.count == 1)
    #expect(try #require(found.first).message.hasPrefix("text over a material of the system is on the level"))
  }

  /// A card with two primary lines and one that is white at half opacity: each rule has its own finding.
  @Test
  func aCardCanBeFlatAndHardCoded() {
    let white = ForegroundStyle(
      form: .neutral, isProjectStyle: true, hasWrittenOpacity: true, description: ".white.opacity(0.5)",
      range: place(15, column: 22))
    let elements = [
      label(10, signals(.title, .title)), label(12, signals(.title, .supporting)),
      text(14, .everywhere(white, reading(1, 3), material: surface), signals: signals(.metadata, .metadata)),
    ]
    let all = findings(elements, groups: [column(of: 3)])
    #expect(all.filter { $0.rule == rule }.map(\.range) == [place(12)])
    #expect(all.filter { $0.rule == "hard-coded-vibrancy" }.map(\.range) == [place(15, column: 22)])
  }
}
