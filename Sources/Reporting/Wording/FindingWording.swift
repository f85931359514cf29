import ColorScience
import Findings
import Rules

extension Finding {
  /// What was measured, one line an appearance: the colours, the ratio, and how it stands to the requirement.
  var measuredLines: [String] {
    measurements.map { "\($0.appearance): \($0.sentence)" }
  }

  /// The notes that have no place of their own, and all that was measured, one line each.
  var followUpLines: [String] {
    measuredLines + notes.map { $0.message.shown } + help.map { "help: \($0.shown)" }
  }
}

extension Finding.Measurement {
  /// As in `#8E8E93 on #FFFFFF, 3.26:1, below 4.5:1`.
  var sentence: String {
    var colors = ""
    if let foreground, let background { colors = "\(foreground.hexString) on \(background.hexString), " }
    return "\(colors)\(RatioText.text(ratio)), \(ratio.comparison(to: required))"
  }
}

extension Sequence<Finding> {
  /// The findings, errors first, then warnings, then notes; among equals as they were.
  var worstFirst: [Finding] {
    Severity.allCases.reversed().flatMap { severity in filter { $0.severity == severity } }
  }
}
