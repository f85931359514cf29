import ColorScience
import Findings
import Foundation
import PlatformStyles
import Rules
import Scene
import Testing

/// What holds for all rules together.
struct WholeCatalogTests {
  private var documentation: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Documentation/Rules")
  }

  @Test
  func overviewIsCurrent() throws {
    let text = try String(contentsOf: documentation.appending(path: "README.md"), encoding: .utf8)
    #expect(text == RuleCatalog.overview, "Documentation/Rules/README.md must be RuleCatalog.overview")
  }

  @Test
  func rulesAreFoundById() {
    for rule in RuleCatalog.metadata { #expect(RuleCatalog.rule(rule.id)?.metadata == rule) }
    #expect(RuleCatalog.rule("no-such-rule") == nil)
  }

  @Test
  func severitiesAreThoseOfTheContract() {
    let severities = Dictionary(uniqueKeysWithValues: RuleCatalog.metadata.map { ($0.id, $0) })
    #expect(severities["insufficient-contrast"]?.severity(of: .fails) == .error)
    #expect(severities["insufficient-contrast"]?.severity(of: .mayFail) == .warning)
    #expect(severities["insufficient-contrast"]?.severity(of: .accepted) == .note)
    #expect(severities["insufficient-non-text-contrast"]?.severity(of: .fails) == .warning)
    #expect(severities["missing-color"]?.severity(of: .advice) == .warning)
    #expect(severities["unverified-contrast"]?.severity(of: .unverified) == .note)
    #expect(severities["color-only-hierarchy"]?.severity(of: .advice) == .error)
    for id in [
      "fixed-type-size", "unspoken-value", "missing-dark-variant", "ignored-increase-contrast",
      "ignored-reduce-transparency", "frozen-dynamic-color",
    ] { #expect(severities[id]?.severity(of: .advice) == .note, "\(id)") }
    #expect(severities["unscrimmed-image-text"]?.severity(of: .advice) == .warning)
    #expect(severities["unobserved-contrast-setting"]?.severity(of: .advice) == .warning)
    #expect(severities["flat-vibrancy"]?.severity(of: .advice) == .warning)
    #expect(severities["hard-coded-vibrancy"]?.severity(of: .advice) == .warning)
    #expect(severities["mismatched-vibrancy"]?.severity(of: .advice) == .warning)
    #expect(severities["faint-vibrancy"]?.severity(of: .advice) == .warning)
    #expect(severities["inactive-vibrancy"]?.severity(of: .advice) == .note)
    #expect(severities["single-axis-hierarchy"]?.severity(of: .advice) == .note)
    #expect(severities["inverted-hierarchy"]?.severity(of: .advice) == .warning)
    #expect(severities["color-only-signal"]?.severity(of: .advice) == .warning)
  }

  /// One phrase: lower case at the start, no period at the end, no politeness, straight quotes in pairs.
  @Test
  func sentencesKeepTheHouseStyle() {
    let reasons: [UselessComment.Reason] = [
      .noReason, .noRule, .unknownRule("contrast", nearest: nil), .unknownVerb(nearest: "ignore"), .unreadValue,
      .noNode,
      .hidesNothing(["flat-vibrancy"]), .changesNothing,
    ]
    let found =
      Profile.allCases.flatMap {
        findings(
          everything + Self.adaptive, groups: groups, forks: forks, observations: names + Self.code, profile: $0)
      }
      + findings(of: reasons.map { UselessComment(range: place(1), verb: "ignore", argument: "", reason: $0) })
    #expect(Set(found.map(\.rule)) == Set(RuleCatalog.metadata.map(\.id)))
    for finding in found {
      let sentences = [finding.message] + finding.notes.map(\.message) + finding.help + finding.labels.map(\.text)
      for sentence in sentences + RuleCatalog.metadata.map(\.summary) {
        #expect(sentence.first?.isUppercase == false, "\(sentence)")
        #expect(sentence.last != ".", "\(sentence)")
        #expect(!sentence.lowercased().contains("please"), "\(sentence)")
        #expect(sentence.filter { $0 == "'" }.count.isMultiple(of: 2), "\(sentence)")
        #expect(!sentence.contains("  ") && !sentence.contains("Optional("), "\(sentence)")
      }
    }
  }

  /// Names of colours that nothing holds, each in its own way.
  private var names: [Observation] {
    [
      Observation(kind: .missingColor, detail: "Mist", range: place(6), related: [place(1, file: "Mist.json")]),
      Observation(kind: .missingColor, detail: "Fog", range: place(3)),
      Observation(kind: .nilColor, detail: "Haze", range: place(4)),
      Observation(kind: .emptyColor, detail: "Dew", range: place(5), related: [place(1, file: "Dew.json")]),
    ]
  }

  /// A column, then a pair on two levels, then one in two sizes.
  private var groups: [Group] { [column(of: 4), pair(14, 15), pair(16, 17)] }

  /// A text whose colour a condition decides.
  private var forks: [StyleFork] {
    let last = everything.count - 1
    return [
      StyleFork(
        condition: "isOpen", first: .init(element: last, placement: 0), second: .init(element: last, placement: 1),
        cues: [])
    ]
  }

  /// A scene in which every rule has something to say, in most of its ways.
  private var everything: [Element] {
    let surface = MaterialSurface(material: .regular, activatesVibrancy: true, range: place(90), id: 1)
    let bar = MaterialSurface(material: .bar, activatesVibrancy: true, range: nil, id: 2)
    let glass = MaterialSurface(material: nil, activatesVibrancy: true, range: place(92), id: 3)
    let neutral = ForegroundStyle(
      form: .neutral, isProjectStyle: true, hasWrittenOpacity: true, description: ".white.opacity(0.5)",
      range: place(61, column: 22))
    let faded = ForegroundStyle.level(.primary, line: 71, hasWrittenOpacity: true)
    let root = LayerReading(
      description: "systemBackground", color: .white,
      provenance: Provenance(of: .background, kind: .assumed, detail: "S-80", range: nil))
    let strong = [ImportanceSignal.Source.identifier, .textStyle].map {
      ImportanceSignal(source: $0, role: .title, evidence: "title")
    }
    let weak = [ImportanceSignal.Source.identifier, .textStyle].map {
      ImportanceSignal(source: $0, role: .metadata, evidence: "date")
    }
    let level = Placement.everywhere(.level(.primary, isVibrant: true), reading(2, 9), material: surface)
    return [
      text(10, level, .everywhere(.custom(11), reading("#8E8E93", on: "#FFFFFF", layers: [root])), signals: strong),
      text(12, level, .everywhere(.custom(13), reading(2.2)), literal: "Savings", signals: weak),
      text(14, .everywhere(.custom(15), reading("#007AFF", on: "#FFFFFF"))),
      text(16, .everywhere(.custom(17), reading("#8E8E93", on: "#FFFFFF"))),
      text(20, .everywhere(.custom(21), reading(2, 9, isCertain: false), condition: "isRead", theme: "Dusk")),
      text(30, .everywhere(.level(.secondary), reading(3.44, isOnSystemBackground: true))),
      text(40, .everywhere(.custom(41), reading(2, font: font(20))), kind: .image),
      text(50, .everywhere(.custom(51), undecided(.parameter))),
      text(60, .everywhere(neutral, reading(1.4), material: bar)),
      text(70, .everywhere(faded, reading(9), material: glass), kind: .symbol),
      text(80, .everywhere(.level(.primary), undecided(.missingAsset, at: 6))),
      text(81, .everywhere(.level(.primary), undecided(.missingAsset, at: 3))),
      text(82, .everywhere(.custom(83), undecided(.missingAsset, at: 4))),
      text(84, .everywhere(.level(.primary), undecided(.missingAsset, at: 5))),
    ] + levels(strong, weak)
  }

  /// Levels that contradict what the texts say, lie over a thin material or over one that switches nothing on.
  private func levels(_ strong: [ImportanceSignal], _ weak: [ImportanceSignal]) -> [Element] {
    let surface = MaterialSurface(material: .thick, activatesVibrancy: true, range: place(94), id: 4)
    let thin = MaterialSurface(material: .thin, activatesVibrancy: true, range: place(95), id: 5)
    let inactive = MaterialSurface(material: .regular, activatesVibrancy: false, range: place(96), id: 6)
    let small = reading("#000000", on: "#FFFFFF", font: font(11))
    return [
      text(
        100, .everywhere(.level(.secondary, line: 101, isVibrant: true), reading(5), material: surface), signals: strong
      ),
      text(102, .everywhere(.level(.primary, isVibrant: true), reading(9), material: surface), signals: weak),
      text(104, .everywhere(.level(.primary), small), signals: strong),
      text(106, .everywhere(.level(.primary), reading("#000000", on: "#FFFFFF")), signals: weak),
      text(108, .everywhere(.level(.tertiary, line: 109), reading(2), condition: "isOld", material: thin)),
      text(110, .everywhere(.level(.secondary, line: 111), reading(3), material: inactive)),
      text(112, .everywhere(.level(.tertiary, line: 113), reading(3), material: surface), signals: strong),
      text(
        114, .everywhere(.custom(115), reading("#34C759", on: "#FFFFFF")),
        .everywhere(.custom(116), reading("#FF3B30", on: "#FFFFFF"))),
    ]
  }
}
