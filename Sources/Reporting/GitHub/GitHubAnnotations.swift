package import Audit
import Findings

/// Writes a report as GitHub's workflow commands, which a runner shows beside the changed lines.
///
/// A step shows ten of each level and drops the rest silently, so the tenth says what was left out.
package func gitHubAnnotations(_ report: Report) -> String {
  let limit = 10
  let problems = report.problems.map(annotation(of:))
  let levels: [(level: String, annotations: [String])] = [
    ("error", report.findings.filter { $0.severity == .error }.map(annotation(of:))),
    ("warning", problems + report.findings.filter { $0.severity == .warning }.map(annotation(of:))),
    ("notice", report.findings.filter { $0.severity == .note }.map(annotation(of:))),
  ]
  return levels.map { level, annotations in
    guard annotations.count > limit else { return annotations.joined() }
    let rest = annotations.count - (limit - 1)
    let message = "\(rest) more at this level are not shown here; the whole report has them"
    return annotations.prefix(limit - 1).joined() + command(level, ["title": Report.Tool.name], message)
  }.joined()
}

private func annotation(of problem: Problem) -> String {
  command(
    "warning",
    [
      "file": problem.file, "line": "\(problem.line ?? 1)", "col": "\(problem.column ?? 1)",
      "title": "\(Report.Tool.name): problem",
    ], problem.message)
}

private func annotation(of finding: Finding) -> String {
  let range = finding.range
  let level = finding.severity == .note ? "notice" : finding.severity.rawValue
  let title = "\(Report.Tool.name): \(finding.rule)"
  let text = ([finding.message] + finding.followUpLines).joined(separator: "\n")
  // Columns are refused where a region has several lines.
  if range.line == range.endLine {
    return command(
      level,
      [
        "file": range.file, "line": "\(range.line)", "endLine": "\(range.endLine)", "col": "\(range.column)",
        "endColumn": "\(range.endColumn)", "title": title,
      ], text)
  }
  return command(
    level, ["file": range.file, "line": "\(range.line)", "endLine": "\(range.endLine)", "title": title], text)
}

/// One command; the escapes are those of the runner's own toolkit.
private func command(_ name: String, _ properties: KeyValuePairs<String, String>, _ message: String) -> String {
  let list = properties.map { "\($0.key)=\(escaped($0.value, in: [":", ","]))" }.joined(separator: ",")
  return "::\(name) \(list)::\(escaped(message))\n"
}

private func escaped(_ text: String, in special: [Unicode.Scalar] = []) -> String {
  text.unicodeScalars.reduce(into: "") { result, scalar in
    if scalar == "%" || scalar == "\r" || scalar == "\n" || special.contains(scalar) {
      let digits = String(scalar.value, radix: 16, uppercase: true)
      result += digits.count < 2 ? "%0\(digits)" : "%\(digits)"
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
}
