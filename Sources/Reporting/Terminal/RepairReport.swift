package import Audit
import Findings
import Rules

/// Writes what was repaired, or with a diff would be, and what was not, with the reasons.
package func repairReport(_ outcome: RepairOutcome, isDone: Bool, style: TerminalStyle) -> String {
  var lines: [String] = []
  for finding in outcome.repaired {
    guard let fix = finding.fixes.first else { continue }
    let place = style.paint("\(finding.range.id):".shown, .strong)
    let word = style.paint(isDone ? "repaired:" : "repair:", .help)
    lines.append(
      "\(place) \(word) \(fix.title.shown) (\(fix.applicability)) \(style.paint("[\(finding.rule)]", .faint))")
  }
  if !outcome.repaired.isEmpty && !outcome.unrepaired.isEmpty { lines.append("") }
  for entry in outcome.unrepaired {
    let finding = entry.finding
    let place = style.paint("\(finding.range.id):".shown, .strong)
    let severity = style.paint("\(finding.severity.rawValue):", Ink(finding.severity))
    lines.append("\(place) \(severity) \(finding.message.shown) \(style.paint("[\(finding.rule)]", .faint))")
    lines.append("  \(style.paint("not repaired:", .note)) \(entry.reasons.joined(separator: "; ").shown)")
    lines.append("  \(style.paint("help:", .help)) \(verification(of: finding))")
  }
  if !style.isQuiet { lines += (lines.isEmpty ? [] : [""]) + [summary(outcome, isDone: isDone)] }
  return lines.flatMap(style.wrapped).map { $0 + "\n" }.joined()
}

/// What a person has to look at.
private func verification(of finding: Finding) -> String {
  let appearances = finding.measurements.map(\.appearance)
  return appearances.isEmpty ? "verify it by hand" : "verify it by hand in \(appearances.joined(separator: ", "))"
}

private func summary(_ outcome: RepairOutcome, isDone: Bool) -> String {
  let repaired = counted(outcome.repaired.count, "finding")
  let files = counted(outcome.files.count, "file")
  let verb = isDone ? "repaired" : "would repair"
  return "\(verb) \(repaired) in \(files); \(outcome.unrepaired.count) not repaired"
}
