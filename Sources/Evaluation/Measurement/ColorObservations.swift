import Findings
import PlatformStyles
import Scene

/// Notes for each colour of the project's own whether Increase Contrast strengthens it.
enum ColorObservations {
  /// Returns one observation for each colour that is drawn and known in both contrasts, where it has its value.
  static func observations(of elements: [Element]) -> [Observation] {
    var responds: [SourceRange: Bool] = [:]
    var names: [SourceRange: String] = [:]
    for placement in elements.lazy.flatMap(\.placements) {
      guard let color = placement.foreground.ownColor, let answer = isStrengthened(placement) else { continue }
      responds[color.range] = (responds[color.range] ?? false) || answer
      names[color.range] = color.name
    }
    return responds.map { place, isResponding in
      Observation(
        kind: isResponding ? .respondingColor : .fixedColor, detail: names[place] ?? "a colour", range: place)
    }.sorted { $0.range < $1.range }
  }

  /// True where a colour, or another one in its place, differs with Increase Contrast in either scheme; `nil` where
  /// that is not known.
  private static func isStrengthened(_ placement: Placement) -> Bool? {
    let pairs: [(Appearance, Appearance)] = [(.light, .lightIncreased), (.dark, .darkIncreased)]
    let answers = pairs.compactMap { standard, increased -> Bool? in
      guard let before = placement.readings[standard]?.ink else { return nil }
      // A placement whose colour comes from elsewhere with Increase Contrast is another one.
      guard let strengthened = placement.readings[increased] else { return true }
      return strengthened.ink.map { $0 != before }
    }
    return answers.isEmpty ? nil : answers.contains(true)
  }
}
