import Audit
import ColorScience
import Findings
import PlatformStyles
import Rules
import Scene

extension HTMLWriter {
  /// From what is painted to where it is defined: foreground, layers, font, and the way it gets on the screen.
  mutating func cause(of index: Int, in report: Report, isShort: Bool) {
    let element = report.scene.elements[index]
    guard let worst = element.worst(in: report.judgement.elements[index], profile: report.profile) else { return }
    let placement = element.placements[worst.placement]
    if !isShort { self.element("div", ["class": "looks"]) { $0.looks(of: index, in: report) } }
    self.element("details") { writer in
      writer.element("summary", text: "Where the colours come from, in \(worst.appearance.phrase)")
      writer.element("dl") { writer in
        writer.element("dt", text: "Foreground")
        writer.element("dd") { $0.foreground(of: placement, in: worst.appearance) }
        writer.element("dt", text: "Behind it, front to back")
        writer.element("dd") { $0.layers(of: placement, in: worst.appearance) }
        if let font = placement.readings[worst.appearance]?.font {
          writer.element("dt", text: "Font")
          writer.element("dd", text: font.inWords)
        }
        if !isShort { writer.way(of: placement) }
      }
      writer.element("p") { $0.element("a", ["href": "#e-\(index)"], text: "The \(element.kind.rawValue) in its view") }
    }
  }

  private mutating func foreground(of placement: Placement, in appearance: Appearance) {
    let color = placement.readings[appearance]?.foreground
    text(color.map { "\($0.hexString), from " } ?? "not one known colour, from ")
    element("code", text: placement.foreground.description)
    if let range = placement.foreground.range { place(range) }
    steps(placement.provenance.filter { $0.of == .foreground || $0.of == .opacity })
  }

  /// Each name with what it stands for below it.
  private mutating func steps(_ provenance: [Provenance]) {
    if provenance.isEmpty { return }
    element("ol") { writer in
      for step in provenance {
        writer.element("li") { writer in
          writer.text("\(step.isContinued ? "which is " : "")\(step.kind.rawValue) \(step.detail)")
          if let range = step.range { writer.place(range) }
        }
      }
    }
  }

  private mutating func layers(of placement: Placement, in appearance: Appearance) {
    guard let reading = placement.readings[appearance] else { return }
    text(reading.background.map { "\($0.hexString), composited of" } ?? "not one known colour, from")
    element("ol") { writer in
      for layer in reading.seenLayers {
        writer.element("li") { writer in
          let color = layer.color.map { " \($0.described)" } ?? ""
          let origin = [layer.provenance.kind.rawValue, layer.provenance.detail].filter { !$0.isEmpty }
          writer.text("\(layer.description)\(color), \(origin.joined(separator: ", "))")
          if let range = layer.provenance.range { writer.place(range) }
        }
      }
    }
    let rest = placement.provenance.filter { $0.of == .background && ($0.isContinued || $0.range != nil) }
    if rest.contains(where: \.isContinued) { steps(rest) }
  }

  /// Conditions and callers, where there are any.
  private mutating func way(of placement: Placement) {
    if let condition = placement.condition { term("Where", condition) }
    if let theme = placement.theme { term("Theme", theme) }
    if !placement.via.isEmpty { term("Shown by", placement.via.joined(separator: " → ")) }
  }

  private mutating func term(_ name: String, _ code: String) {
    element("dt", text: name)
    element("dd") { $0.element("code", text: code) }
  }
}

extension Element {
  /// The deciding appearance with the worst verdict, and the placement that decides there.
  func worst(in judgement: ElementJudgement, profile: Profile) -> (appearance: Appearance, placement: Int)? {
    let deciding = profile.decidingAppearances.filter { judgement.appearances[$0] != nil }
    let present = deciding.isEmpty ? Appearance.allCases.filter { judgement.appearances[$0] != nil } : deciding
    var worst: (appearance: Appearance, judged: AppearanceJudgement)?
    for appearance in present {
      guard let judged = judgement.appearances[appearance] else { continue }
      if let worst, share(judged, appearance) >= share(worst.judged, worst.appearance) { continue }
      worst = (appearance, judged)
    }
    return worst.map { ($0.appearance, $0.judged.placement) }
  }

  /// Orders by verdict, then by how much of the requirement is reached.
  private func share(_ judged: AppearanceJudgement, _ appearance: Appearance) -> Double {
    let ratio = placements[judged.placement].readings[appearance]?.ratio?.low ?? judged.required
    return Double(judged.verdict.rank) * 100 + min(ratio / judged.required, 99)
  }
}
