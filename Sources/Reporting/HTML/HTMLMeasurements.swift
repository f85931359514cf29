import ColorScience
import Findings
import PlatformStyles
import Rules

extension HTMLWriter {
  /// What was measured, a line for appearances that show the same.
  mutating func measurements(of finding: Finding) {
    let rows = finding.measuredRows
    if rows.isEmpty { return }
    element("ul", ["class": "measured"]) { writer in
      for row in rows {
        writer.element("li") { writer in
          let (measurement, result) = (row.measurement, row.measurement.result(for: finding.verdict))
          writer.swatch(measurement.foreground, on: measurement.background, ratio: RatioText.text(measurement.ratio))
          writer.text(" \(row.appearances.joined(separator: ", ")): ")
          writer.element("b", ["class": result.style], text: result.word)
          writer.text(", \(measurement.sentence)")
        }
      }
    }
  }

  /// A small sample of two colours, as a picture with words for those who don't see it.
  mutating func swatch(_ foreground: Color?, on background: Color?, ratio: String) {
    let colors = [foreground, background].map { $0?.hexString ?? "unknown" }.joined(separator: " on ")
    swatch(Shade(foreground, nil), on: Shade(background, nil), alt: "\(colors), \(ratio)")
  }

  /// A sample of what a picture shows of two colours.
  mutating func swatch(_ foreground: Shade, on background: Shade, alt: String) {
    void(
      "img",
      [
        "class": "swatch", "width": "40", "height": "24", "alt": alt, "loading": "lazy",
        "src": Picture.swatch(foreground, on: background).dataURL,
      ])
  }
}

/// Appearances in which the same was measured.
private struct MeasuredRow {
  var appearances: [String]
  var measurement: Finding.Measurement
}

extension Finding {
  fileprivate var measuredRows: [MeasuredRow] {
    var rows: [MeasuredRow] = []
    for measurement in measurements {
      let name = Appearance(rawValue: measurement.appearance)?.phrase ?? measurement.appearance
      if let same = rows.firstIndex(where: { $0.measurement.showsTheSame(as: measurement) }) {
        rows[same].appearances.append(name)
      } else {
        rows.append(MeasuredRow(appearances: [name], measurement: measurement))
      }
    }
    return rows
  }
}

extension Finding.Measurement {
  fileprivate func showsTheSame(as other: Finding.Measurement) -> Bool {
    var other = other
    other.appearance = appearance
    return self == other
  }

  /// A word, and the style that goes with it, in a finding of a verdict.
  fileprivate func result(for verdict: FindingVerdict) -> (word: String, style: String) {
    if ratio.low >= required { return ("passes", "passes") }
    if verdict == .accepted { return (verdict.words, "accepted") }
    return ratio.high < required ? ("fails", "fails") : ("may fail", "undecided")
  }
}
