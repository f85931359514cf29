import Audit
package import Findings
import Rules
import Scene

/// The counts and the problems at the end of a report.
func summaryLines(of report: Report, style: TerminalStyle) -> [String] {
  [findingsLine(report.summary, style)] + coverageLines(report.summary) + problemLines(report.problems, style)
}

/// How much was judged, and how custom colors take Increase Contrast.
func coverageLines(_ summary: Summary) -> [String] {
  if summary.customColors == 0 { return [coverageLine(summary)] }
  let colors = counted(summary.customColors, "custom color")
  let verb = summary.customColors == 1 ? "responds" : "respond"
  return [coverageLine(summary), "\(summary.respondingColors) of \(colors) \(verb) to Increase Contrast"]
}

private func findingsLine(_ summary: Summary, _ style: TerminalStyle) -> String {
  let counts = Severity.allCases.reversed().compactMap { severity -> String? in
    guard let count = summary.findings[severity], count > 0 else { return nil }
    return style.paint(counted(count, severity.rawValue), Ink(severity))
  }
  let hidden = [(summary.suppressed, "suppressed"), (summary.baselined, "in the baseline")]
    .filter { $0.0 > 0 }.map { "; \($0.0) \($0.1)" }.joined()
  let found = counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
  return "\(found) in \(counted(summary.files, "file"))\(hidden)"
}

private func coverageLine(_ summary: Summary) -> String {
  guard summary.elements > 0 else { return "no elements to judge" }
  // Cut, so that 100 % means all.
  let asked = summary.elements - summary.exempt
  let share = asked > 0 ? summary.judged * 100 / asked : 100
  var line = "judged \(summary.judged) of \(counted(asked, "element")) (\(share) %)"
  if summary.undecided > 0 {
    line += "; \(summary.undecided) undecided: \(reasons(of: summary))"
  }
  if summary.exempt > 0 { line += "; \(summary.exempt) more exempt" }
  return line
}

/// The reasons, the commonest first; what only straddles a requirement has none.
private func reasons(of summary: Summary) -> String {
  let named = Unknown.Reason.allCases.compactMap { reason in
    summary.undecidedReasons[reason].map { (count: $0, name: reason.rawValue) }
  }
  let straddling = (count: summary.undecided - named.reduce(0) { $0 + $1.count }, name: "may-fail")
  let all = (named + [straddling]).filter { $0.count > 0 }
  return all.sorted { ($1.count, $0.name) < ($0.count, $1.name) }.map { "\($0.count) \($0.name)" }
    .joined(separator: ", ")
}

private func problemLines(_ problems: [Problem], _ style: TerminalStyle) -> [String] {
  guard !problems.isEmpty else { return [] }
  return [style.paint("\(counted(problems.count, "problem")):", .warning)]
    + problemSentences(problems).map { "  \($0)" }
}

/// One line a file; of one that can't be parsed the first place tells most, since the rest follows from it.
package func problemSentences(_ problems: [Problem]) -> [String] {
  var output: [String] = []
  var start = problems.startIndex
  while start < problems.endIndex {
    let problem = problems[start]
    let rest = problems[start...].prefix { $0.file.utf8.elementsEqual(problem.file.utf8) }
    let more = rest.count > 1 ? " (and \(rest.count - 1) more in this file)" : ""
    let place = [problem.file] + [problem.line, problem.column].compactMap(\.self).map(String.init)
    output.append("\(place.joined(separator: ":").shown): \(problem.message.shown)\(more)")
    start = rest.endIndex
  }
  return output
}

/// A number with its noun, in the plural where that is due.
func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
