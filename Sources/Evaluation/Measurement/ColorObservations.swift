import Findings
import PlatformStyles
import Scene

/// Notes for each custom colour whether Increase Contrast strengthens it.
enum ColorObservations {
  /// Returns one observation for each custom colour that is written, at its definition or its use.
  static func observations(of elements: [Element]) -> [Observation] {
    var responds: [SourceRange: Bool] = [:]
    var names: [SourceRange: String] = [:]
    for element in elements {
      for placement in element.placements {
        let style = placement.foreground
        guard style.isProjectStyle, style.form == .custom, let range = style.definition ?? style.range else { continue }
        guard let answer = isStrengthened(placement) else { continue }
        responds[range] = (responds[range] ?? false) || answer
        names[range] = style.description
      }
    }
    return responds.map { range, isResponding in
      Observation(
        kind: isResponding ? .respondingColor : .fixedColor, detail: names[range] ?? "a colour", range: range)
    }.sorted { $0.range < $1.range }
  }

  /// True where a colour differs with Increase Contrast in either scheme; `nil` where it is not known.
  private static func isStrengthened(_ placement: Placement) -> Bool? {
    let pairs: [(Appearance, Appearance)] = [(.light, .lightIncreased), (.dark, .darkIncreased)]
    let answers = pairs.compactMap { standard, increased -> Bool? in
      guard let before = placement.readings[standard]?.foreground,
        let after = placement.readings[increased]?.foreground
      else { return nil }
      return before != after
    }
    return answers.isEmpty ? nil : answers.contains(true)
  }
}
