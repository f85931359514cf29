package import Audit
import Findings
import Rules
import Scene

/// Writes a report as JSON of schema version 1; elements and groups only where they are asked for.
package func jsonReport(_ report: Report, listsElements: Bool) -> [UInt8] {
  var writer = JSONWriter()
  writer.object { writer in
    writer.header(of: report)
    writer.object("summary") { $0.members(of: report.summary) }
    writer.array("problems", report.problems) { writer, problem in
      writer.object(onOneLine: true) { writer in
        writer.member("file", problem.file)
        writer.member("line", problem.line)
        writer.member("column", problem.column)
        writer.member("message", problem.message)
      }
    }
    writer.array("findings", report.findings) { $0.value($1) }
    if listsElements {
      writer.array("elements", report.scene.elements.indices) { writer, index in
        writer.object { $0.members(ofElement: index, in: report) }
      }
      writer.array("groups", report.groups) { $0.value($1) }
    }
  }
  writer.endLine()
  return writer.bytes
}

extension JSONWriter {
  /// Writes the members that every document starts with.
  mutating func header(of report: Report) {
    member("schemaVersion", 1)
    object("tool", onOneLine: true) { writer in
      writer.member("name", Report.Tool.name)
      writer.member("version", Report.Tool.version)
    }
    member("profile", report.profile.rawValue)
    member("platform", report.platform.argument)
  }

  fileprivate mutating func members(of summary: Summary) {
    member("files", summary.files)
    member("elements", summary.elements)
    member("judged", summary.judged)
    member("undecided", summary.undecided)
    member("exempt", summary.exempt)
    object("undecidedReasons", onOneLine: true) { writer in
      for reason in Unknown.Reason.allCases {
        if let count = summary.undecidedReasons[reason] { writer.member(reason.rawValue, count) }
      }
    }
    object("findings", onOneLine: true) { writer in
      for severity in Severity.allCases.reversed() {
        writer.member(severity.rawValue, summary.findings[severity, default: 0])
      }
    }
    member("suppressed", summary.suppressed)
    member("baselined", summary.baselined)
    object("adaptiveColors", onOneLine: true) { writer in
      writer.member("custom", summary.customColors)
      writer.member("respondToIncreaseContrast", summary.respondingColors)
    }
  }
}
