package import Audit
import ColorScience
import Findings
import Rules

/// Writes a report for a terminal: findings as a compiler prints them, then the summary.
package func terminalReport(_ report: Report, sources: SourceTexts, style: TerminalStyle) -> String {
  var lines = SourceLines(sources)
  var output = ""
  var helpGiven: Set<String> = []
  var isBehindNote = false
  for var finding in report.findings {
    let isNote = finding.severity == .note
    // Notes stand close together and give each piece of help once, so that what matters more stands out.
    if isNote { finding.help.removeAll { !helpGiven.insert($0).inserted } }
    if isBehindNote && !isNote { output += "\n" }
    for line in rendered(finding, &lines, style: style) + repairs(of: finding, sources, style: style) {
      output += line + "\n"
    }
    if !isNote { output += "\n" }
    isBehindNote = isNote
  }
  if style.isQuiet { return output }
  if isBehindNote { output += "\n" }
  for line in summaryLines(of: report, style: style).flatMap(style.wrapped) { output += line + "\n" }
  return output
}

/// A finding with its source; a note takes one line and its help, so that errors stand out.
private func rendered(_ finding: Finding, _ lines: inout SourceLines, style: TerminalStyle) -> [String] {
  let place = style.paint("\(finding.range.id):".shown, .strong)
  let severity = style.paint("\(finding.severity.rawValue):", Ink(finding.severity))
  let rule = style.paint("[\(finding.rule)]", .faint)
  var output = style.wrapped("\(place) \(severity) \(style.paint(finding.message.shown, .strong)) \(rule)")
  if finding.severity > .note {
    output += Snippet(finding).render(&lines, severity: finding.severity, style: style)
    output += measurements(of: finding, style: style).flatMap(style.wrapped)
    output += finding.notes.flatMap { note in
      let place = note.range.map { " (\($0.id))" } ?? ""
      return style.wrapped("  \(style.paint("note:", .note)) \(note.message.shown)\(place.shown)")
    }
  }
  // What is to be looked at by hand is told in any case.
  if finding.severity > .note || finding.verdict == .unverified { output += otherPlaces(of: finding, style: style) }
  output += finding.help.flatMap { style.wrapped("  \(style.paint("help:", .help)) \($0.shown)") }
  return output
}

/// Each fix with the lines it changes.
private func repairs(of finding: Finding, _ sources: SourceTexts, style: TerminalStyle) -> [String] {
  finding.fixes.flatMap { fix in
    style.wrapped("  \(style.paint("fix:", .help)) \(fix.title.shown) (\(fix.applicability))")
      + sources.changes(by: fix).flatMap { UnifiedDiff($0).changedLines }.map { line in
        "    " + style.paint(line.shown, line.hasPrefix("+") ? .help : .faint)
      }
  }
}

/// One line an appearance: a sample where the terminal can show it, the colours, and the ratio in words.
private func measurements(of finding: Finding, style: TerminalStyle) -> [String] {
  let width = finding.measurements.map(\.appearance.count).max() ?? 0
  let samples = finding.measurements.map { style.sample($0.foreground, on: $0.background) }
  let blank = samples.allSatisfy(\.isEmpty) ? "" : "     "
  return zip(finding.measurements, samples).map { measurement, shown in
    let name = measurement.appearance.padded(to: width)
    let sample = shown.isEmpty ? blank : shown
    var colors = ""
    if let foreground = measurement.foreground, let background = measurement.background {
      colors = "\(foreground.hexString) on \(background.hexString), "
    }
    let ratio = measurement.ratio
    return "  \(name)  \(sample)\(colors)\(RatioText.text(ratio)), \(ratio.comparison(to: measurement.required))"
  }
}

/// The other elements of a finding that speaks for several.
private func otherPlaces(of finding: Finding, style: TerminalStyle) -> [String] {
  let others = finding.elements.filter { $0 != finding.range.id }
  guard finding.elements.count > 1, !others.isEmpty else { return [] }
  let limit = 5
  let names = others.prefix(limit).map(\.shown).joined(separator: ", ")
  let rest = others.count > limit ? " and \(others.count - limit) more" : ""
  return style.wrapped("  \(style.paint("note:", .note)) concerns \(names)\(rest)")
}
