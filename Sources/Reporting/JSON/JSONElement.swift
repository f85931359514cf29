import Audit
import ColorScience
import Findings
import PlatformStyles
import Rules
import Scene

extension JSONWriter {
  /// Writes the members of an element with its verdicts.
  mutating func members(ofElement index: Int, in report: Report) {
    let element = report.scene.elements[index]
    let judgement = report.judgement.elements[index]
    // Fonts and origins are those of the placement that decides the first appearance there is.
    let first = Appearance.allCases.first { judgement.appearances[$0] != nil }
    let placement = first.flatMap { judgement.appearances[$0]?.placement } ?? 0
    member("id", element.id)
    member("kind", element.kind.rawValue)
    member("view", element.view)
    member("text", element.text)
    member("platform", report.platform.name(of: element.platform))
    place(element.range)
    member("font", first.flatMap { element.placements[placement].readings[$0]?.font })
    object("appearances") { writer in
      for appearance in Appearance.allCases {
        guard let judged = judgement.appearances[appearance],
          let reading = element.placements[judged.placement].readings[appearance]
        else { continue }
        let verdict = Verdict(required: judged.required, verdict: judged.verdict)
        writer.object(appearance.rawValue, onOneLine: true) { $0.members(of: reading, verdict, element: element) }
      }
    }
    let contexts = element.placements.indices.flatMap { index in
      element.placements[index].ways.map { (index, $0) }
    }
    if contexts.count > 1 {
      array("contexts", contexts) { writer, context in
        let (index, way) = context
        writer.object { writer in
          writer.members(ofPlacement: index, of: element, by: way)
          writer.object("appearances") { writer in
            for appearance in Appearance.allCases {
              writer.member(appearance, ofPlacement: index, of: element, judgement, report.profile)
            }
          }
        }
      }
    }
    // What is written without effect is the origin of nothing that was measured, so the format has no word for it.
    let origins = element.placements[placement].provenance.filter { $0.kind != .ineffective }
    array("provenance", origins) { writer, provenance in
      writer.object(onOneLine: true) { writer in
        writer.member("of", provenance.of.rawValue)
        writer.member("kind", provenance.kind.rawValue)
        writer.place(provenance.range)
      }
    }
  }

  /// Writes one of the ways a placement is reached.
  mutating func members(ofPlacement index: Int, of element: Element, by way: [String]) {
    let placement = element.placements[index]
    array("via", way)
    member("theme", placement.theme)
    member("condition", placement.condition)
  }

  /// Writes a font, or `null`.
  mutating func member(_ name: String, _ font: FontReading?) {
    key(name)
    guard let font else { return null() }
    object(onOneLine: true) { writer in
      writer.member("size", font.size)
      writer.member("weight", font.weight?.name)
      writer.member("textStyle", font.textStyle?.rawValue)
      writer.member("scales", font.scales)
      writer.member("boldAsWritten", font.boldAsWritten)
    }
  }

  /// Writes a compared pair of texts.
  mutating func value(_ group: GroupMeasurement) {
    object { writer in
      writer.array("members", group.members)
      writer.array("axes", group.axes)
      writer.member("appearance", group.appearance.rawValue)
      writer.object("ratios", onOneLine: true) { writer in
        for ratio in group.ratios { writer.member(ratio.name, ratio.ratio) }
      }
    }
  }

  /// Writes what one placement shows in one appearance, if it can occur there.
  private mutating func member(
    _ appearance: Appearance, ofPlacement index: Int, of element: Element, _ judgement: ElementJudgement,
    _ profile: Profile
  ) {
    guard let verdict = judgement.placements[index][appearance],
      let reading = element.placements[index].readings[appearance]
    else { return }
    let required = requirement(
      for: element, font: element.placements[index].plainFont(in: appearance), profile: profile,
      thresholds: judgement.thresholds)
    object(appearance.rawValue, onOneLine: true) {
      $0.members(of: reading, Verdict(required: required, verdict: verdict), element: element)
    }
  }

  /// Writes the colours, the ratio and the verdict.
  private mutating func members(of reading: Reading, _ verdict: Verdict, element: Element) {
    member("foreground", reading.foreground?.hexString)
    member("background", reading.background?.hexString)
    member("ratio", reading.ratio)
    member("required", verdict.required)
    member("verdict", verdict.verdict.rawValue)
    key("undecided")
    guard let undecided = reading.undecided else { return null() }
    object { writer in
      writer.member("reason", undecided.reason.rawValue)
      writer.place(undecided.range ?? element.range)
    }
  }
}

/// What an element is held to in an appearance, and how it does.
private struct Verdict {
  var required: Double
  var verdict: ElementVerdict
}
