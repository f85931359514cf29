package import Audit
import Findings

/// Writes a report as GitHub-flavoured Markdown: the summary, then the findings as tables, the worst first.
///
/// A step summary above 1 MiB and a comment above 64 KiB are refused as a whole, so rows stop before the smaller limit
/// and the last line says how many are missing.
package func markdownReport(_ report: Report, byteLimit: Int = 65_000) -> String {
  var output = "# \(Report.Tool.name)\n\n"
  for line in summaryLines(of: report, style: TerminalStyle()) { output += "- \(escaped(String(line.trimmed)))\n" }
  var missing = 0
  for severity in Severity.allCases.reversed() {
    let findings = report.findings.filter { $0.severity == severity }
    if findings.isEmpty { continue }
    let head = "\n## \(counted(findings.count, severity.rawValue).capitalizedFirst)\n\n\(tableHead)"
    var rows = ""
    var left = findings[...]
    while missing == 0, let finding = left.first {
      let row = row(of: finding)
      if output.utf8.count + head.utf8.count + rows.utf8.count + row.utf8.count > byteLimit - 200 { break }
      rows += row
      left.removeFirst()
    }
    missing += left.count
    if !rows.isEmpty { output += head + rows }
  }
  if missing > 0 {
    let total = counted(report.findings.count, "finding")
    output += "\n\(missing) of \(total) left out to stay within \(byteLimit) bytes.\n"
  }
  return output
}

private let tableHead = "| place | finding | measured |\n| --- | --- | --- |\n"

private func row(of finding: Finding) -> String {
  let measured = finding.measuredLines.map(escaped).joined(separator: "<br>")
  let text = "\(escaped(finding.message)) (`\(finding.rule)`)"
  return "| \(escaped(finding.range.id)) | \(text) | \(measured) |\n"
}

/// Text as it stands, whatever signs of Markdown or HTML it holds.
private func escaped(_ text: String) -> String {
  text.shown.reduce(into: "") { result, character in
    switch character {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\\", "`", "*", "_", "[", "]", "|", "#", "~", "@": result += "\\\(character)"
    default: result.append(character)
    }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  fileprivate var trimmed: Substring { drop { $0 == " " } }
}
