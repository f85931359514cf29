import ColorScience
import Findings

extension JSONWriter {
  /// Writes a finding.
  mutating func value(_ finding: Finding) {
    object { writer in
      writer.member("rule", finding.rule)
      writer.member("severity", finding.severity.rawValue)
      writer.member("verdict", finding.verdict.rawValue)
      writer.member("message", finding.message)
      writer.array("notes", finding.notes) { writer, note in
        writer.object(onOneLine: true) { writer in
          writer.member("message", note.message)
          writer.place(note.range)
        }
      }
      writer.member("file", finding.range.file)
      writer.corners(of: finding.range)
      writer.array("measurements", finding.measurements) { $0.value($1) }
      writer.array("elements", finding.elements)
      writer.array("fixes", finding.fixes) { $0.value($1) }
      writer.member("fingerprint", finding.fingerprint)
    }
  }

  /// Writes where something stands, `null` where it stands nowhere.
  mutating func place(_ range: SourceRange?) {
    member("file", range?.file)
    member("line", range?.line)
    member("column", range?.column)
  }

  /// Writes the bounds of a ratio, or `null`.
  mutating func member(_ name: String, _ bounds: RatioBounds?) {
    key(name)
    guard let bounds else { return null() }
    object(onOneLine: true) { writer in
      writer.member("low", bounds.low)
      writer.member("high", bounds.high)
    }
  }

  private mutating func corners(of range: SourceRange) {
    member("line", range.line)
    member("column", range.column)
    member("endLine", range.endLine)
    member("endColumn", range.endColumn)
  }

  private mutating func value(_ measurement: Finding.Measurement) {
    object(onOneLine: true) { writer in
      writer.member("appearance", measurement.appearance)
      writer.member("ratio", measurement.ratio)
      writer.member("required", measurement.required)
      writer.member("foreground", measurement.foreground?.hexString)
      writer.member("background", measurement.background?.hexString)
    }
  }

  private mutating func value(_ fix: Finding.Fix) {
    object { writer in
      writer.member("title", fix.title)
      writer.member("applicability", fix.applicability)
      writer.array("edits", fix.edits) { writer, edit in
        writer.object(onOneLine: true) { writer in
          writer.member("file", edit.range.file)
          writer.corners(of: edit.range)
          writer.member("replacement", edit.replacement)
        }
      }
    }
  }
}
