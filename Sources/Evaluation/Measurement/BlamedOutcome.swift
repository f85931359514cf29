import ColorScience
import PlatformStyles
import Scene

extension ElementCollector {
  /// Returns the outcome by whose style a text is described that has one of several: of the colours that the system does
  /// not answer for, the one that is hardest to read, if it is hard to read at all.
  ///
  /// What may cross into a presentation is no style that the source gives it there (S-61b).
  static func blamed(
    among outcomes: [LeafMeasurement.Outcome], in appearances: some Collection<Appearance>,
    _ measurement: LeafMeasurement, _ surroundings: Int, _ renderer: Renderer
  ) -> LeafMeasurement.Outcome? {
    let table = renderer.evaluator.conditions
    let crossing = table.number(of: Crossing.key)
    guard outcomes.count > 1,
      !outcomes.contains(where: { $0.decisions.decisions.contains { $0.condition == crossing } })
    else { return nil }
    var worst: (outcome: LeafMeasurement.Outcome, ratio: Double)?
    for outcome in outcomes where isOwn(renderer.memo.ingredients[outcome.ingredients].foreground) {
      for appearance in appearances where outcome.decisions.and(ConditionTable.decisions(of: appearance)) != nil {
        let reading = renderer.memo.reading(of: measurement, surroundings, outcome.ingredients, in: appearance)
        guard let ratio = reading.ratio?.low, ratio < LeafMeasurement.requirements.upperBound,
          ratio < worst?.ratio ?? .infinity
        else { continue }
        worst = (outcome, ratio)
      }
    }
    return worst?.outcome
  }

  /// True for what the project chose but one of the system's label colours or levels.
  private static func isOwn(_ setting: StyleSetting) -> Bool {
    guard setting.isProject else { return false }
    switch setting.style.form {
    case .level: return false
    case .system(let name): return name != "label" && name != "secondaryLabel"
    default: return true
    }
  }
}
