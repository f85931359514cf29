package import Audit
import Findings
import Rules

/// Writes a report as SARIF 2.1.0 in the way GitHub's code scanning reads it.
///
/// Paths are relative, regions tight, other places linked from the message, and the identity holds no line. Of a run's
/// results 25,000 are accepted and the 5,000 worst are kept, so the worst come first and no more are written.
package func sarifReport(_ report: Report, sources: SourceTexts) -> [UInt8] {
  let limit = 25_000
  let rules = RuleCatalog.metadata
  let places = Dictionary(uniqueKeysWithValues: rules.indices.map { (rules[$0].id, $0) })
  var regions = SARIFRegions(sources)
  var writer = JSONWriter()
  writer.object { writer in
    writer.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    writer.member("version", "2.1.0")
    writer.array("runs", [report]) { writer, report in
      writer.object { writer in
        writer.object("tool") { writer in
          writer.object("driver") { writer in
            writer.member("name", Report.Tool.name)
            writer.member("semanticVersion", Report.Tool.version)
            writer.array("rules", rules) { $0.value($1) }
          }
        }
        writer.object("automationDetails", onOneLine: true) { writer in
          writer.member("id", "\(Report.Tool.name)/\(report.profile.rawValue)/")
        }
        writer.object("originalUriBaseIds") { writer in
          writer.object("%SRCROOT%") { writer in
            writer.object("description", onOneLine: true) { $0.member("text", "the directory that was audited from") }
          }
        }
        writer.member("columnKind", "utf16CodeUnits")
        writer.array("invocations", [report]) { $0.invocation(of: $1, &regions) }
        writer.array("results", report.findings.worstFirst.prefix(limit)) { writer, finding in
          writer.result(finding, ruleIndex: places[finding.rule], &regions)
        }
      }
    }
  }
  writer.endLine()
  return writer.bytes
}

extension JSONWriter {
  fileprivate mutating func value(_ rule: RuleMetadata) {
    object { writer in
      writer.member("id", rule.id)
      writer.text("shortDescription", rule.summary)
      writer.text("fullDescription", rule.summary)
      writer.object("defaultConfiguration", onOneLine: true) { $0.member("level", rule.severity.rawValue) }
      let page = RulePages.page(of: rule.id) ?? rule.summary
      writer.object("help") { writer in
        writer.member("text", page)
        writer.member("markdown", page)
      }
      writer.object("properties") { writer in
        writer.array("tags", ["accessibility", rule.group.rawValue])
        // A verdict that fails is proved; what may fail has a level of its own.
        writer.member("precision", rule.group == .contrast ? "very-high" : "high")
        writer.member("problem.severity", rule.severity == .note ? "recommendation" : rule.severity.rawValue)
      }
    }
  }

  fileprivate mutating func invocation(of report: Report, _ regions: inout SARIFRegions) {
    object { writer in
      writer.member("executionSuccessful", true)
      writer.array("toolExecutionNotifications", report.problems) { writer, problem in
        writer.object { writer in
          writer.member("level", "warning")
          writer.text("message", problem.message)
          let (line, column) = (problem.line ?? 1, problem.column ?? 1)
          let range = SourceRange(file: problem.file, line: line, column: column, endLine: line, endColumn: column)
          writer.array("locations", [range]) { $0.location(at: $1, &regions) }
        }
      }
    }
  }

  fileprivate mutating func result(_ finding: Finding, ruleIndex: Int?, _ regions: inout SARIFRegions) {
    object { writer in
      writer.member("ruleId", finding.rule)
      if let ruleIndex { writer.member("ruleIndex", ruleIndex) }
      writer.member("level", finding.severity.rawValue)
      writer.object("message") { $0.member("text", linkedText(of: finding)) }
      writer.array("locations", [finding.range]) { $0.location(at: $1, &regions) }
      let related = Array(finding.notes.filter { $0.range != nil }.prefix(relatedLimit).enumerated())
      writer.array("relatedLocations", related) { writer, entry in
        if let range = entry.element.range {
          writer.location(at: range, id: entry.offset + 1, text: entry.element.message, &regions)
        }
      }
      writer.object("partialFingerprints", onOneLine: true) { writer in
        writer.member("\(Report.Tool.name)/identity/v1", finding.fingerprint)
      }
      writer.array("fixes", finding.fixes) { $0.fix($1, &regions) }
      writer.object("properties") { writer in
        writer.member("verdict", finding.verdict.rawValue)
        writer.array("measurements", finding.measuredLines)
      }
    }
  }

  fileprivate mutating func location(
    at range: SourceRange, id: Int? = nil, text: String? = nil, _ regions: inout SARIFRegions
  ) {
    let region = regions.tight(range)
    object { writer in
      if let id { writer.member("id", id) }
      writer.object("physicalLocation") { writer in
        writer.artifact(range.file)
        writer.member("region", region)
      }
      if let text { writer.text("message", text) }
    }
  }

  private mutating func fix(_ fix: Finding.Fix, _ regions: inout SARIFRegions) {
    // Edits of one file stand together, each file once, in the order of the first edit.
    let files = fix.edits.map(\.range.file).uniqued
    let replaced = fix.edits.map { (edit: $0, region: regions.exact($0.range)) }
    object { writer in
      writer.text("description", "\(fix.title) (\(fix.applicability))")
      writer.array("artifactChanges", files) { writer, file in
        writer.object { writer in
          writer.artifact(file)
          writer.array("replacements", replaced.filter { $0.edit.range.file == file }) { writer, entry in
            writer.object { writer in
              writer.member("deletedRegion", entry.region)
              writer.text("insertedContent", entry.edit.replacement)
            }
          }
        }
      }
    }
  }

  private mutating func artifact(_ path: String) {
    object("artifactLocation", onOneLine: true) { writer in
      writer.member("uri", path.uri)
      writer.member("uriBaseId", "%SRCROOT%")
    }
  }

  private mutating func member(_ name: String, _ region: SARIFRegions.Region) {
    object(name, onOneLine: true) { writer in
      writer.member("startLine", region.startLine)
      writer.member("startColumn", region.startColumn)
      writer.member("endLine", region.endLine)
      writer.member("endColumn", region.endColumn)
    }
  }

  private mutating func text(_ name: String, _ text: String) {
    object(name, onOneLine: true) { $0.member("text", text) }
  }
}

/// Of the places related to a result GitHub shows a hundred.
private let relatedLimit = 100

/// The message with every related place as a link, since a place that no link names is not shown.
private func linkedText(of finding: Finding) -> String {
  var lines = [finding.message.linkSafe] + finding.measuredLines
  var id = 0
  for note in finding.notes {
    let isLinked = note.range != nil && id < relatedLimit
    if isLinked { id += 1 }
    lines.append(isLinked ? "[\(note.message.linkSafe)](\(id))" : note.message.linkSafe)
  }
  return (lines + finding.help.map { "help: \($0.linkSafe)" }).joined(separator: "\n")
}

extension String {
  /// Brackets and backslashes escaped, as SARIF asks of plain text beside links (section 3.11.6).
  fileprivate var linkSafe: String {
    shown.reduce(into: "") { result, character in
      if character == "[" || character == "]" || character == "\\" { result += "\\" }
      result.append(character)
    }
  }

  /// The path as a relative URI reference: every byte that is not unreserved or a slash is percent-encoded.
  fileprivate var uri: String {
    let path = utf8.reduce(into: "") { result, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        result += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return path
  }
}

extension Array where Element: Equatable {
  fileprivate var uniqued: [Element] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
