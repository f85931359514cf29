package import Audit
import Findings

/// Writes a report as a compiler prints for Xcode: absolute paths, one message a line.
///
/// Xcode hangs a `note:` on the message before it, so findings that are notes come first.
package func xcodeReport(_ report: Report, workingDirectory: FilePath) -> String {
  var lines: [String] = []
  func add(_ path: String, _ line: Int, _ column: Int, _ kind: String, _ text: String) {
    let file = String(decoding: FilePath(path, relativeTo: workingDirectory).bytes, as: UTF8.self)
    lines.append("\(file.shown):\(line):\(column): \(kind): \(text.shown)")
  }
  for problem in report.problems {
    // Of a file that does not parse the rest is audited.
    add(problem.file, problem.line ?? 1, problem.column ?? 1, "warning", "problem: \(problem.message)")
  }
  for finding in report.findings where finding.severity == .note {
    add(finding.range.file, finding.range.line, finding.range.column, "note", "\(finding.message) [\(finding.rule)]")
  }
  for finding in report.findings where finding.severity > .note {
    let (range, kind) = (finding.range, finding.severity.rawValue)
    add(range.file, range.line, range.column, kind, "\(finding.message) [\(finding.rule)]")
    for note in finding.notes {
      let place = note.range ?? range
      add(place.file, place.line, place.column, "note", note.message)
    }
  }
  return lines.map { $0 + "\n" }.joined()
}
