package import Audit
import Findings
import Rules
import Scene

/// Writes a report as one HTML file: readable without its script, and without any request.
package func htmlReport(_ report: Report, sources: SourceTexts) -> [UInt8] {
  var page = HTMLPage(report: report, sources: sources)
  return page.write()
}

/// The page as it is written, with what its parts look up.
struct HTMLPage {
  let report: Report
  var writer = HTMLWriter()
  var lines: SourceLines
  /// The index of each element by its id.
  let elementIndices: [String: Int]
  /// The program as it is.
  let program: DrawnProgram
  /// The program with its repairs.
  let repairedProgram: DrawnProgram?
  /// The elements of each view, in the order of the source.
  let viewElements: [ViewKey: [Int]]
  /// The name of the anchor of each finding, in the order of the page.
  let findings: [(anchor: String, finding: Finding)]

  /// The most findings that are shown with all that is known; the rest take a line or two, so that any report opens.
  static let mostDetailed = 1_500
  /// The most elements whose previews are drawn.
  static let mostDrawn = 3_000
  /// The most elements listed for one reason.
  static let mostListed = 500

  init(report: Report, sources: SourceTexts) {
    self.report = report
    lines = SourceLines(sources)
    elementIndices = Dictionary(
      report.scene.elements.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
    program = report.drawn
    repairedProgram = report.drawnRepaired
    viewElements = Dictionary(grouping: report.scene.elements.indices) { ViewKey(report.scene.elements[$0]) }
    var taken: [String: Int] = [:]
    findings = report.findings.worstFirst.map { finding in
      // Fingerprints differ, but an anchor that stands twice would break the page, so this doesn't rely on it.
      let count = taken[finding.fingerprint, default: 0] + 1
      taken[finding.fingerprint] = count
      return ("f-\(finding.fingerprint)\(count > 1 ? "-\(count)" : "")", finding)
    }
  }

  /// Writes the document.
  mutating func write() -> [UInt8] {
    writer.markup("<!DOCTYPE html>\n")
    writer.markup("<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
    writer.void("meta", ["http-equiv": "Content-Security-Policy", "content": Self.policy])
    writer.markup("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    writer.markup("<meta name=\"color-scheme\" content=\"light dark\">\n")
    writer.element("title", text: title)
    writer.element("style") { $0.markup(HTMLStyle.text) }
    writer.markup("</head>\n<body>\n<a class=\"skip\" href=\"#findings\">Skip to the findings</a>\n")
    lensFilters()
    header()
    writer.markup("<div class=\"page\">\n<aside aria-label=\"Contents, filter and lenses\">\n")
    contents()
    writer.markup("</aside>\n<main>\n")
    overview()
    findingCards()
    viewSheets()
    tokenMatrix()
    undecided()
    problems()
    method()
    writer.markup("</main>\n</div>\n")
    shortcutHelp()
    writer.element("script") { $0.markup(HTMLScript.text) }
    writer.markup("</body>\n</html>\n")
    return writer.bytes
  }

  /// Nothing is fetched, and neither a style nor a script runs but the page's own, whatever a source holds.
  private static let policy =
    "default-src 'none'; img-src data:; style-src '\(HTMLStyle.hash)'; script-src '\(HTMLScript.hash)';"
    + " base-uri 'none'; form-action 'none'"

  private var title: String {
    let errors = report.summary.findings[.error, default: 0]
    return "\(counted(errors, "error")) in \(counted(report.summary.files, "file")) – \(Report.Tool.name)"
  }

  private mutating func header() {
    let (platform, files) = (report.platform.argument, counted(report.summary.files, "file"))
    writer.element("header") { writer in
      writer.element("h1", text: "Can the text be read?")
      writer.element("p") { writer in
        writer.text("\(files), audited by \(Report.Tool.name) \(Report.Tool.version) under the profile ")
        writer.element("b", text: report.profile.rawValue)
        writer.text(", for ")
        writer.element("b", text: platform)
        writer.text(" where a file does not say otherwise.")
      }
    }
  }

  private mutating func contents() {
    writer.element("nav", ["aria-label": "Sections"]) { writer in
      writer.element("ul") { writer in
        for (anchor, name) in Self.sections {
          writer.element("li") { $0.element("a", ["href": "#\(anchor)"], text: name) }
        }
      }
    }
    writer.markup(HTMLScript.filterForm)
    lensChoice()
    writer.markup(HTMLScript.editorForm)
  }

  private static let sections = [
    ("overview", "Overview"), ("findings", "Findings"), ("views", "Views"), ("colors", "Colours and backdrops"),
    ("undecided", "Undecided"), ("problems", "Problems"), ("method", "How this was measured"),
  ]

  private mutating func problems() {
    let sentences = problemSentences(report.problems)
    writer.element("section", ["id": "problems"]) { writer in
      writer.element("h2", text: "Problems")
      if sentences.isEmpty { return writer.element("p", text: "Every file could be read.") }
      writer.element("ul") { writer in
        for sentence in sentences { writer.element("li", text: sentence) }
      }
    }
  }
}
