import Audit
import ColorScience
import Findings
import PlatformStyles
import Rules

extension HTMLPage {
  /// Writes the counts, the coverage, the worst ratios and the rules.
  mutating func overview() {
    writer.markup("<section id=\"overview\">\n<h2>Overview</h2>\n")
    counts()
    coverage()
    worstRatios()
    rules()
    writer.markup("</section>\n")
  }

  private mutating func counts() {
    let summary = report.summary
    let counts =
      Severity.allCases.reversed().map { severity in
        let count = summary.findings[severity, default: 0]
        return (count, severity.rawValue, count == 1 ? severity.rawValue : "\(severity.rawValue)s")
      } + [(summary.suppressed, "", "suppressed"), (summary.baselined, "", "in the baseline")]
    writer.element("ul", ["class": "counts"]) { writer in
      for (count, style, name) in counts where count > 0 || !style.isEmpty {
        writer.element("li", ["class": style.isEmpty ? nil : style]) { writer in
          writer.element("b", text: "\(count)")
          writer.text(" \(name)")
        }
      }
    }
  }

  private mutating func coverage() {
    let summary = report.summary
    let asked = summary.elements - summary.exempt
    if asked > 0 {
      writer.element(
        "meter", ["min": "0", "max": "\(asked)", "value": "\(summary.judged)", "aria-label": "Judged elements"],
        text: "\(summary.judged) of \(asked)")
    }
    for line in coverageLines(summary) { writer.element("p", text: line) }
  }

  private mutating func worstRatios() {
    let most = 6
    let failing = findings.filter { $0.finding.verdict == .fails }.compactMap { anchor, finding in
      finding.measurements.min { $0.ratio.low < $1.ratio.low }.map { (anchor, finding, $0) }
    }
    let worst = failing.enumerated().sorted { ($0.1.2.ratio.low, $0.0) < ($1.1.2.ratio.low, $1.0) }.prefix(most)
    if worst.isEmpty { return }
    writer.element("h3", text: "The worst ratios")
    writer.element("ol", ["class": "worst"]) { writer in
      for (_, (anchor, finding, measurement)) in worst {
        writer.element("li") { writer in
          let ratio = RatioText.text(measurement.ratio)
          writer.swatch(measurement.foreground, on: measurement.background, ratio: ratio)
          writer.text(" ")
          writer.element("a", ["href": "#\(anchor)"], text: ratio)
          let appearance = Appearance(rawValue: measurement.appearance)?.phrase ?? measurement.appearance
          writer.text(" in \(appearance), ")
          writer.element("code", text: finding.range.id)
        }
      }
    }
  }

  private mutating func rules() {
    let found = Set(report.findings.map(\.rule)).sorted()
    if found.isEmpty { return }
    writer.element("h3", text: "By rule")
    writer.element("div", ["class": "scroll", "tabindex": "0", "role": "group", "aria-label": "Findings by rule"]) {
      $0.element("table") { writer in
        writer.element("thead") { writer in
          writer.element("tr") { writer in
            for name in ["Rule", "Findings", "Finds", "More"] { writer.element("th", ["scope": "col"], text: name) }
          }
        }
        writer.element("tbody") { writer in
          for rule in found {
            writer.element("tr", ["id": "r-\(rule)"]) { writer in
              writer.element("th", ["scope": "row"], text: rule)
              writer.element("td", text: "\(report.findings.count { $0.rule == rule })")
              writer.element("td", text: RuleCatalog.rule(rule)?.metadata.summary ?? "")
              writer.element("td") { $0.element("code", ["class": "copy"], text: "evident explain \(rule)") }
            }
          }
        }
      }
    }
  }
}
