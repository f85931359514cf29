package import Audit
import Findings

/// Writes a report as GitLab's code quality artifact: one array of issues, each with an identity of its own.
package func gitLabReport(_ report: Report) -> [UInt8] {
  var writer = JSONWriter()
  writer.array(report.findings) { writer, finding in
    writer.object { writer in
      writer.member("description", finding.message)
      writer.member("check_name", finding.rule)
      writer.member("fingerprint", finding.fingerprint)
      writer.member("severity", finding.severity.gitLabName)
      writer.object("location") { writer in
        writer.member("path", finding.range.file)
        writer.object("lines", onOneLine: true) { writer in
          writer.member("begin", finding.range.line)
          writer.member("end", finding.range.endLine)
        }
      }
    }
  }
  writer.endLine()
  return writer.bytes
}

extension Severity {
  /// GitLab knows info, minor, major, critical and blocker; the last two are left to defects that stop a release.
  fileprivate var gitLabName: String {
    switch self {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
