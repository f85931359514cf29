import Audit
import Findings
import PlatformStyles
import Rules
import Scene

extension HTMLPage {
  /// Writes all findings, the worst first.
  mutating func findingCards() {
    writer.markup("<section id=\"findings\" tabindex=\"-1\">\n<h2>Findings</h2>\n")
    if findings.isEmpty { writer.element("p", text: "Nothing was found. The coverage tells how much was judged.") }
    if findings.count > Self.mostDetailed {
      let rest = findings.count - Self.mostDetailed
      writer.element(
        "p",
        text: "The \(Self.mostDetailed) worst findings have every detail; the other \(rest) stand with their place,"
          + " their words and what was measured.")
    }
    for severity in Severity.allCases.reversed() {
      let group = findings.indices.filter { findings[$0].finding.severity == severity }
      if group.isEmpty { continue }
      writer.markup("<section class=\"group\">\n")
      writer.element("h3", ["id": "s-\(severity.rawValue)"], text: counted(group.count, severity.rawValue))
      for index in group {
        let (anchor, finding) = findings[index]
        if index < Self.mostDetailed { card(finding, anchor: anchor) } else { line(finding, anchor: anchor) }
      }
      writer.markup("</section>\n")
    }
    writer.markup("</section>\n")
  }

  /// The columns of an excerpt that are seen without scrolling on most screens.
  private static let excerptWidth = 100

  /// The type that holds the first element of a finding.
  private func view(of finding: Finding) -> String? {
    finding.elements.first.flatMap { elementIndices[$0] }.map { report.scene.elements[$0].view }
  }

  /// A finding in a line or two.
  private mutating func line(_ finding: Finding, anchor: String) {
    let view = view(of: finding)
    writer.element("article", ["class": "finding short \(finding.severity.rawValue)", "id": anchor]) { writer in
      writer.element("h4", text: finding.message)
      writer.element("p", ["class": "where"]) { $0.place(of: finding, in: view) }
      if !finding.measurements.isEmpty {
        writer.element("p", text: finding.measuredLines.joined(separator: "; "))
      }
    }
  }

  /// A finding with all that is known about it.
  private mutating func card(_ finding: Finding, anchor: String) {
    let snippet = Snippet(finding).render(
      &lines, severity: finding.severity, style: TerminalStyle(width: Self.excerptWidth))
    let concerned = finding.elements.compactMap { elementIndices[$0] }
    let repairs = finding.fixes.map { fix in
      let diff = lines.texts.changes(by: fix).flatMap { UnifiedDiff($0, context: 0).bytes }
      return (fix: fix, diff: String(decoding: diff.dropLast(), as: UTF8.self))
    }
    let (view, comparisons) = (view(of: finding), comparisons(of: finding))
    writer.element("article", ["class": "finding \(finding.severity.rawValue)", "id": anchor]) { writer in
      writer.element("h4") { writer in
        writer.element("span", ["class": "severity"], text: finding.severity.rawValue)
        writer.text(" ")
        writer.element("span", ["class": "message"], text: finding.message)
      }
      writer.element("p", ["class": "where"]) { writer in
        writer.place(of: finding, in: view)
        writer.text(" · \(finding.verdict.words) · ")
        writer.element("a", ["href": "#\(anchor)"], text: "permalink")
      }
      if !snippet.isEmpty { writer.element("pre", ["tabindex": "0"], text: snippet.joined(separator: "\n")) }
      writer.measurements(of: finding)
      for index in concerned.prefix(finding.measurements.isEmpty || finding.verdict != .advice ? 1 : 2) {
        writer.cause(of: index, in: report, isShort: finding.severity == .note)
      }
      writer.remarks(of: finding)
      for repair in repairs { writer.repair(repair.fix, diff: repair.diff) }
      writer.comparisons(comparisons)
      writer.otherPlaces(of: concerned, in: report)
      writer.suppression(of: finding)
    }
  }
}

extension FindingVerdict {
  /// The verdict in words.
  var words: String {
    switch self {
    case .fails: "fails"
    case .mayFail: "may fail"
    case .unverified: "could not be decided"
    case .accepted: "accepted"
    case .advice: "advice"
    }
  }
}

extension HTMLWriter {
  /// Where a finding stands and which rule it is of; the filter reads file, view and rule here.
  fileprivate mutating func place(of finding: Finding, in view: String?) {
    element("code", ["class": "copy place"], text: finding.range.id)
    if let view {
      text(" in ")
      element("bdi", text: view)
    }
    text(" · rule ")
    element("a", ["href": "#r-\(finding.rule)"], text: finding.rule)
  }

  /// Notes and help, one line each.
  fileprivate mutating func remarks(of finding: Finding) {
    if finding.notes.isEmpty && finding.help.isEmpty { return }
    element("ul", ["class": "remarks"]) { writer in
      for note in finding.notes {
        writer.element("li") { writer in
          writer.text(note.message)
          if let range = note.range { writer.place(range) }
        }
      }
      for help in finding.help {
        writer.element("li", ["class": "help"]) { writer in
          writer.element("b", text: "Help: ")
          writer.text(help)
        }
      }
    }
  }

  /// A repair with the lines that it changes.
  fileprivate mutating func repair(_ fix: Finding.Fix, diff: String) {
    element("div", ["class": "repair"]) { writer in
      writer.element("p") { writer in
        writer.element("b", text: "Repair (\(fix.applicability)): ")
        writer.text(fix.title)
      }
      writer.element("pre", ["tabindex": "0"]) { $0.element("code", ["class": "copy"]) { $0.diff(diff) } }
    }
  }

  /// Lines that go and lines that come, told apart by their signs and their colours.
  private mutating func diff(_ diff: String) {
    for (number, line) in diff.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if number > 0 { text("\n") }
      let isHeading = line.hasPrefix("---") || line.hasPrefix("+++") || line.hasPrefix("@@")
      let style = isHeading ? "heading" : line.hasPrefix("-") ? "gone" : "come"
      element("span", ["class": style], text: String(line))
    }
  }

  /// The other elements of a finding that speaks for several.
  fileprivate mutating func otherPlaces(of concerned: [Int], in report: Report) {
    guard concerned.count > 1 else { return }
    element("details") { writer in
      writer.element("summary", text: "Concerns \(counted(concerned.count, "element"))")
      writer.element("ul") { writer in
        for index in concerned.prefix(HTMLPage.mostListed) {
          let id = report.scene.elements[index].id
          writer.element("li") { $0.element("a", ["href": "#e-\(index)"], text: id) }
        }
      }
    }
  }

  /// The comment that hides the finding, to be copied; only Swift has comments for it.
  fileprivate mutating func suppression(of finding: Finding) {
    guard finding.range.file.hasSuffix(".swift") else { return }
    element("p") { writer in
      writer.text("To suppress it, on the line before: ")
      writer.element("code", ["class": "copy"], text: "// evident:ignore \(finding.rule) -- reason")
    }
  }

  /// A place in parentheses.
  mutating func place(_ range: SourceRange) {
    text(" (")
    element("code", ["class": "place"], text: range.id)
    text(")")
  }
}
