package import Audit
import Findings

/// Writes a report as JUnit XML: a suite a file, a case a finding; a note is a case that passes and says so.
package func junitReport(_ report: Report) -> String {
  let entries = entriesByFile(of: report)
  var xml = XMLText()
  let all = Counts(problems: report.problems, findings: report.findings)
  xml.element("testsuites", all.attributes(named: Report.Tool.name)) { xml in
    for entry in entries {
      let counts = Counts(problems: entry.problems, findings: entry.findings)
      xml.element("testsuite", counts.attributes(named: entry.file)) { xml in
        for problem in entry.problems { xml.testCase(problem) }
        for finding in entry.findings { xml.testCase(finding) }
      }
    }
  }
  return xml.text
}

/// The counts that JUnit wants at the head of a suite.
private struct Counts {
  var tests: Int
  var failures: Int
  var errors: Int

  init(problems: [Problem], findings: [Finding]) {
    tests = problems.count + findings.count
    failures = findings.count { $0.severity > .note }
    errors = problems.count
  }

  func attributes(named name: String) -> KeyValuePairs<String, String> {
    ["name": name, "tests": "\(tests)", "failures": "\(failures)", "errors": "\(errors)"]
  }
}

extension XMLText {
  /// A file that could not be read is JUnit's error: the test itself did not run.
  fileprivate mutating func testCase(_ problem: Problem) {
    let line = "\(problem.line ?? 1)"
    let place = [line, problem.column.map(String.init)].compactMap(\.self).joined(separator: ":")
    element(
      "testcase", ["classname": problem.file, "name": "problem at \(place)", "file": problem.file, "line": line]
    ) { xml in
      xml.element("error", ["message": problem.message, "type": "problem"])
    }
  }

  fileprivate mutating func testCase(_ finding: Finding) {
    let range = finding.range
    let attributes: KeyValuePairs = [
      "classname": range.file, "name": "\(finding.rule) at \(range.line):\(range.column)", "file": range.file,
      "line": "\(range.line)",
    ]
    let text = ([finding.message.shown] + finding.followUpLines).joined(separator: "\n")
    element("testcase", attributes) { xml in
      if finding.severity == .note {
        xml.element("system-out", [:], text: text)
      } else {
        xml.element("failure", ["message": finding.message, "type": finding.severity.rawValue], text: text)
      }
    }
  }
}
