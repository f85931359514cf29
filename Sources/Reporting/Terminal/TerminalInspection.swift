package import Audit
import ColorScience
import Findings
import PlatformStyles
import Rules
import Scene

/// Writes all that is known about elements, given by their indices in the report's scene.
package func terminalInspection(of elements: [Int], in report: Report, style: TerminalStyle) -> String {
  elements.map { index in
    let element = report.scene.elements[index]
    let judgement = report.judgement.elements[index]
    var lines = [title(of: element, in: report, style: style)]
    for (number, placement) in element.placements.enumerated() {
      let verdicts = judgement.placements[number]
      if element.placements.count > 1 || placement.hasConditions {
        lines.append("  placement \(number + 1) of \(element.placements.count)\(placement.way)")
        lines += placement.callers
      }
      lines.append("    foreground: \(placement.foreground.description)\(at(placement.foreground.range))")
      if let exemption = placement.exemption { lines.append("    exempt: \(exemption.rawValue)") }
      for appearance in Appearance.allCases {
        guard let reading = placement.readings[appearance], let verdict = verdicts[appearance] else { continue }
        let required = requirement(
          for: element, font: placement.plainFont(in: appearance), profile: report.profile,
          thresholds: judgement.thresholds)
        lines.append("    \(style.paint(appearance.rawValue, .strong)): \(outcome(reading, required, verdict, style))")
        lines += details(of: reading)
      }
      lines += provenance(of: placement)
    }
    lines += report.groups(of: element.id).map { comparison(of: element.id, in: $0) }
    return lines.flatMap(style.wrapped).map { $0 + "\n" }.joined()
  }.joined(separator: "\n")
}

private func title(of element: Element, in report: Report, style: TerminalStyle) -> String {
  let text = element.text.map { " '\($0)'" } ?? ""
  let platform = report.platform.name(of: element.platform)
  let place = style.paint("\(element.id):".shown, .strong)
  return "\(place) \(element.kind.rawValue)\(text.shown) in '\(element.view.shown)', \(platform)"
}

extension Placement {
  fileprivate var hasConditions: Bool { !via.isEmpty || theme != nil || condition != nil }

  /// How the element gets here, in words.
  fileprivate var way: String {
    var parts: [String] = []
    if let condition { parts.append("where '\(condition)'") }
    if let theme { parts.append("in theme '\(theme)'") }
    return (parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")).shown
  }

  /// The call sites from the root, one a line, for each way that leads here.
  fileprivate var callers: [String] {
    ways.flatMap { way in
      way.enumerated().map { "    \($0.offset == 0 ? "root" : "shown"): \($0.element)".shown }
    }
  }
}

private func at(_ range: SourceRange?) -> String {
  range.map { " (\($0.id))".shown } ?? ""
}

/// The verdict with the numbers it stands on.
private func outcome(
  _ reading: Reading, _ required: Double, _ verdict: ElementVerdict, _ style: TerminalStyle
) -> String {
  var text = style.sample(reading.foreground, on: reading.background)
  if let ratio = reading.ratio { text += "\(RatioText.text(ratio)), " }
  text += "needs \(RatioText.text(required)): \(style.paint(verdict.rawValue, Ink(verdict)))"
  if let undecided = reading.undecided {
    let ingredient = undecided.ingredient.map { " of the \($0.rawValue)" } ?? ""
    let detail = undecided.detail.isEmpty ? "" : ", \(undecided.detail)"
    text += ": \(undecided.reason.rawValue)\(ingredient)\(detail.shown)\(at(undecided.range))"
  }
  return text
}

/// A neighbouring level: what tells the two apart, and their ratio to each other under each condition.
private func comparison(of id: String, in group: GroupMeasurement) -> String {
  let others = group.members.filter { $0 != id }.joined(separator: ", ")
  let axes = group.axes.isEmpty ? "nothing" : group.axes.joined(separator: ", ")
  let ratios = group.ratios.map { "\($0.name) \(RatioText.text($0.ratio))" }.joined(separator: ", ")
  return "  beside \(others): differs in \(axes); in \(group.appearance.rawValue) \(ratios)".shown
}

extension Ink {
  fileprivate init(_ verdict: ElementVerdict) {
    switch verdict {
    case .fails: self = .error
    case .mayFail, .unverified: self = .warning
    case .accepted, .exempt: self = .note
    case .passes: self = .help
    }
  }
}

private func details(of reading: Reading) -> [String] {
  var lines: [String] = []
  if let font = reading.font { lines.append("      font: \(font.inWords)") }
  if let foreground = reading.foreground { lines.append("      foreground: \(foreground.hexString)") }
  if let background = reading.background { lines.append("      background: \(background.hexString)") }
  for layer in reading.seenLayers {
    let color = layer.color.map { " \($0.described)" } ?? ""
    let origin = [layer.provenance.kind.rawValue, layer.provenance.detail].filter { !$0.isEmpty }
      .joined(separator: ", ")
    lines.append("      layer: \(layer.description.shown)\(color), \(origin.shown)\(at(layer.provenance.range))")
  }
  if !reading.isCertain { lines.append("      not certain: an ingredient is assumed or one of several") }
  return lines
}

extension FontReading {
  /// The font in words, such as `17 pt regular, body`.
  var inWords: String {
    var parts = ["\(size.map { "\($0.cut) pt" } ?? "unknown size") \(weight?.name ?? "unknown weight")"]
    if let textStyle { parts.append(textStyle.rawValue) }
    parts.append(scales ? "scales with Dynamic Type" : "fixed size")
    if boldAsWritten { parts.append("bold as written") }
    return parts.joined(separator: ", ")
  }
}

extension Color {
  /// The colour with its opacity where it is translucent.
  var described: String {
    alpha >= 1 ? hexString : "\(hexString) at \((alpha * 100).cut) %"
  }
}

/// Every ingredient with where it comes from, and below it what each name stands for.
private func provenance(of placement: Placement) -> [String] {
  placement.provenance.map { provenance in
    let detail = provenance.detail.isEmpty ? "" : " \(provenance.detail)"
    let start = provenance.isContinued ? "      which is" : "    \(provenance.of.rawValue) from:"
    return "\(start) \(provenance.kind.rawValue)\(detail.shown)\(at(provenance.range))"
  }
}
