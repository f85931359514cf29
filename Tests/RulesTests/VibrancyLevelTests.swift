import Findings
import PlatformStyles
import Rules
import Scene
import Testing

/// Levels over materials that contradict importance, are too faint, or are not vibrant.
struct VibrancyLevelTests {
  private func surface(_ material: Material?, activates: Bool = true, id: Int = 1) -> MaterialSurface {
    MaterialSurface(material: material, activatesVibrancy: activates, range: place(20), id: id)
  }

  private func label(
    _ line: Int, _ level: ContentLevel, on surface: MaterialSurface?, _ signals: [ImportanceSignal] = [],
    condition: String? = nil, literal: String? = nil, kind: Element.Kind = .text
  ) -> Element {
    let isVibrant = surface?.activatesVibrancy == true
    return text(
      line,
      .everywhere(
        .level(level, line: line + 1, isVibrant: isVibrant), reading(12, 15), condition: condition, material: surface),
      literal: literal, kind: kind, signals: signals)
  }

  private func signals(_ role: ImportanceSignal.Role, _ words: String...) -> [ImportanceSignal] {
    zip([ImportanceSignal.Source.identifier, .trait], words).map {
      ImportanceSignal(source: $0, role: role, evidence: $1)
    }
  }

  // MARK: - Mismatched

  @Test
  func aDateAboveItsTitleIsAMismatch() throws {
    let regular = surface(.regular)
    let elements = [
      label(10, .secondary, on: regular, signals(.title, "title", ".isHeader"), literal: "High tide"),
      label(12, .primary, on: regular, signals(.metadata, "date", "note")),
    ]
    let finding = try #require(findings(elements, groups: [pair(0, 1)], rule: "mismatched-vibrancy").first)
    #expect(finding.severity == .warning)
    #expect(finding.range == place(13, column: 22))
    #expect(finding.elements == ["Card.swift:12:5", "Card.swift:10:5"])
    #expect(
      finding.message
        == "text over the material 'regularMaterial' is on the level '.primary', stronger than '.secondary' of the"
        + " more important 'High tide' beside it")
  }

  @Test
  func levelsThatFollowImportanceAreNone() {
    let regular = surface(.regular)
    func found(_ title: ContentLevel, _ date: ContentLevel, on other: MaterialSurface? = nil) -> [Finding] {
      findings(
        [
          label(10, title, on: regular, signals(.title, "title", ".isHeader")),
          label(12, date, on: other ?? regular, signals(.metadata, "date", "note")),
        ], groups: [pair(0, 1)], rule: "mismatched-vibrancy")
    }
    #expect(found(.primary, .secondary).isEmpty)
    #expect(found(.primary, .primary).isEmpty)
    #expect(found(.secondary, .primary).count == 1)
    #expect(found(.secondary, .primary, on: surface(.regular, id: 2)).isEmpty)
  }

  /// A value is often set back behind its name.
  @Test
  func valuesMayBeSetBack() {
    let regular = surface(.regular)
    let amount = [
      ImportanceSignal(source: .identifier, role: .metric, evidence: "balance"),
      ImportanceSignal(source: .dataType, role: .metric, evidence: ".currency"),
    ]
    let elements = [
      label(10, .secondary, on: regular, amount), label(12, .primary, on: regular, signals(.metadata, "note", "hint")),
    ]
    #expect(findings(elements, groups: [pair(0, 1)], rule: "mismatched-vibrancy").isEmpty)
  }

  @Test
  func aTitleOnALevelForMetadataIsAMismatch() throws {
    func found(_ level: ContentLevel, _ told: [ImportanceSignal], on surface: MaterialSurface?) -> [Finding] {
      findings([label(10, level, on: surface, told)], rule: "mismatched-vibrancy")
    }
    let told = signals(.title, "title", ".isHeader")
    let finding = try #require(found(.tertiary, told, on: surface(.thick)).first)
    #expect(
      finding.message
        == "text over the material 'thickMaterial' is on the level '.tertiary', too weak for a title")
    #expect(found(.secondary, told, on: surface(.thick)).isEmpty)
    #expect(found(.tertiary, Array(told.prefix(1)), on: surface(.thick)).isEmpty)
    #expect(found(.tertiary, told, on: nil).isEmpty)
    let dimmed = text(
      10, .everywhere(.level(.tertiary), reading(3), condition: "isPast", material: surface(.thick)),
      .everywhere(.level(.primary), reading(9), condition: "!isPast", material: surface(.thick)), signals: told)
    #expect(findings([dimmed], rule: "mismatched-vibrancy").isEmpty)
  }

  // MARK: - Faint

  @Test(arguments: [
    (ContentLevel.quaternary, Material.ultraThick, true), (.quaternary, .ultraThin, true), (.quinary, .regular, true),
    (.tertiary, .thin, true), (.tertiary, .ultraThin, true), (.tertiary, .regular, false), (.tertiary, .bar, false),
    (.secondary, .ultraThin, false),
  ])
  func faint(level: ContentLevel, material: Material, isFaint: Bool) {
    for activates in [true, false] {
      let found = findings(
        [label(10, level, on: surface(material, activates: activates))], rule: "faint-vibrancy")
      #expect(found.map(\.range) == (isFaint ? [place(11, column: 22)] : []))
    }
  }

  @Test
  func faintOverGlassAndNotOverColours() {
    func found(_ level: ContentLevel, on surface: MaterialSurface?) -> [String] {
      findings([label(10, level, on: surface)], rule: "faint-vibrancy").map(\.message)
    }
    #expect(
      found(.quaternary, on: surface(nil)) == [
        "words over glass are on the level '.quaternary', too faint to read there"
      ])
    #expect(found(.tertiary, on: surface(nil)).isEmpty)
    #expect(found(.quaternary, on: nil).isEmpty)
  }

  @Test
  func decorationMayBeFaint() {
    let thin = surface(.thin)
    #expect(findings([label(10, .quaternary, on: thin, literal: "·")], rule: "faint-vibrancy").isEmpty)
    #expect(findings([label(10, .quaternary, on: thin, literal: "4 km")], rule: "faint-vibrancy").count == 1)
    #expect(findings([label(10, .quaternary, on: thin, kind: .symbol)], rule: "faint-vibrancy").isEmpty)
    let disabled = text(
      10, .everywhere(.level(.quaternary, line: 11), reading(1), exemption: .disabled, material: thin))
    #expect(findings([disabled], rule: "faint-vibrancy").isEmpty)
  }

  // MARK: - Inactive

  @Test
  func aMaterialOfItsOwnIsANote() throws {
    let own = surface(.regular, activates: false)
    let elements = [
      label(10, .primary, on: own), label(12, .secondary, on: own, literal: "Pier 3"),
      label(14, .tertiary, on: own, kind: .symbol),
    ]
    let found = findings(elements, rule: "inactive-vibrancy")
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.severity == .note)
    #expect(finding.range == place(20))
    #expect(finding.elements == ["Card.swift:12:5", "Card.swift:14:5"])
    #expect(
      finding.message
        == "the material 'regularMaterial' lies behind 'Pier 3' and 1 more as a view of its own, so that levels over"
        + " it are not vibrant")
    #expect(
      finding.help
        == ["give it as a style to the content, as in '.background(.regularMaterial, in: .rect(cornerRadius: 12))'"])
  }

  /// In UIKit and interface files the colours of labels are the levels, and an effect of its own draws them vibrantly.
  @Test(arguments: [Toolkit.objects, .interfaceBuilder])
  func labelsOfUIKitHaveTheirOwn(toolkit: Toolkit) throws {
    let blur = surface(.regular, activates: false)
    func found(_ name: String, beside vibrant: Bool = false, _ toolkit: Toolkit) -> [Finding] {
      let style = ForegroundStyle(
        form: .system(name), isProjectStyle: true, description: name, range: place(12, column: 22))
      var caption = text(12, .everywhere(style, reading(4), material: blur), literal: "Pier 3")
      caption.toolkit = toolkit
      var other = text(14, .everywhere(.level(.primary, line: 15, isVibrant: vibrant), reading(4), material: blur))
      other.toolkit = toolkit
      return findings([caption, other], rule: "inactive-vibrancy")
    }
    let finding = try #require(found("secondaryLabel", toolkit).first)
    #expect(finding.range == place(20))
    #expect(
      finding.message
        == "the material 'regularMaterial' lies behind 'Pier 3' without a vibrancy effect, so that levels over it are"
        + " not vibrant")
    #expect(
      finding.help == [
        "put the text into the content view of a 'UIVisualEffectView' with"
          + " 'UIVibrancyEffect(blurEffect:style: .secondaryLabel)', inside the one with the blur"
      ])
    #expect(found("label", toolkit).isEmpty)
    #expect(found("systemGray", toolkit).isEmpty)
    #expect(found("secondaryLabel", beside: true, toolkit).isEmpty)
    #expect(found("secondaryLabel", .swiftUI).isEmpty)
  }

  @Test
  func noLevelNoNote() {
    let own = surface(.regular, activates: false)
    #expect(findings([label(10, .primary, on: own)], rule: "inactive-vibrancy").isEmpty)
    let inherited = text(10, .everywhere(.level(.secondary), reading(4), material: own))
    #expect(findings([inherited], rule: "inactive-vibrancy").isEmpty)
    let custom = text(10, .everywhere(.custom(11), reading(4), material: own))
    #expect(findings([custom], rule: "inactive-vibrancy").isEmpty)
    #expect(findings([label(10, .secondary, on: surface(.regular))], rule: "inactive-vibrancy").isEmpty)
  }

  /// One way of composing that switches vibrancy on is enough.
  @Test
  func whatIsOnSomewhereIsNotOffForEver() {
    let elements = [
      label(10, .secondary, on: surface(.regular, activates: false)), label(12, .secondary, on: surface(.regular)),
    ]
    #expect(findings(elements, rule: "inactive-vibrancy").isEmpty)
    // A material within a vibrant one leaves vibrancy on.
    let vibrant = text(
      10,
      .everywhere(
        .level(.secondary, line: 11, isVibrant: true), reading(4), material: surface(.thin, activates: false)))
    #expect(findings([vibrant], rule: "inactive-vibrancy").isEmpty)
  }
}
