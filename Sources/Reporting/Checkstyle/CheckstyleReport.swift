package import Audit
import Findings

/// Writes a report as Checkstyle's XML: a `file` for each path, an `error` for each finding and each problem.
package func checkstyleReport(_ report: Report) -> String {
  var xml = XMLText()
  xml.element("checkstyle", ["version": "4.3"]) { xml in
    for entry in entriesByFile(of: report) {
      xml.element("file", ["name": entry.file]) { xml in
        for problem in entry.problems {
          xml.element(
            "error",
            [
              "line": "\(problem.line ?? 1)", "column": "\(problem.column ?? 1)", "severity": "error",
              "message": problem.message, "source": "\(Report.Tool.name).problem",
            ])
        }
        for finding in entry.findings {
          xml.element(
            "error",
            [
              "line": "\(finding.range.line)", "column": "\(finding.range.column)",
              "severity": finding.severity == .note ? "info" : finding.severity.rawValue,
              "message": finding.message, "source": "\(Report.Tool.name).\(finding.rule)",
            ])
        }
      }
    }
  }
  return xml.text
}
