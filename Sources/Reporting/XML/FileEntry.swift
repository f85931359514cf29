import Audit
import Findings

/// What a report says of one file.
struct FileEntry {
  /// The path as it is reported.
  var file: String
  /// What could not be read.
  var problems: [Problem] = []
  /// The findings, by place.
  var findings: [Finding] = []
}

/// Gathers findings and problems by file, in the order of the paths' bytes.
func entriesByFile(of report: Report) -> [FileEntry] {
  // Paths that differ in their bytes are different files, which `String` equality does not tell.
  var entries: [[UInt8]: FileEntry] = [:]
  for problem in report.problems {
    entries[Array(problem.file.utf8), default: FileEntry(file: problem.file)].problems.append(problem)
  }
  for finding in report.findings {
    entries[Array(finding.range.file.utf8), default: FileEntry(file: finding.range.file)].findings.append(finding)
  }
  return entries.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
}
