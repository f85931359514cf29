import ColorScience
import PlatformStyles
import Scene

extension ElementCollector {
  /// Returns the outcome by whose style a text is described that has one of several: of the colours that the system does
  /// not answer for, the one that is hardest to read, if it is hard to read at all.
  ///
  /// What may cross into a presentation is no style that the source gives it there (S-61b): where that can be read, and
  /// what the system draws without it is hard to read, the system's is what the text is described by.
  static func blamed(
    among outcomes: [LeafMeasurement.Outcome], in appearances: some Collection<Appearance>,
    _ measurement: LeafMeasurement, _ surroundings: Int, _ renderer: Renderer
  ) -> LeafMeasurement.Outcome? {
    guard outcomes.count > 1 else { return nil }
    func setting(_ outcome: LeafMeasurement.Outcome) -> StyleSetting {
      renderer.memo.ingredients.foreground(of: outcome.ingredients)
    }
    func hardest(where isMeant: (StyleSetting) -> Bool) -> LeafMeasurement.Outcome? {
      hardestToRead(
        of: outcomes.filter { isMeant(setting($0)) }, in: appearances, measurement, surroundings, renderer)
    }
    let crossing = renderer.evaluator.conditions.number(of: Crossing.key)
    guard outcomes.contains(where: { $0.decisions.decisions.contains { $0.condition == crossing } }) else {
      return hardest(where: \.isOwnChoice)
    }
    return hardest(where: \.isProject) == nil ? hardest { !$0.isProject } : nil
  }

  /// Returns the outcome that is hardest to read; `nil` where none is hard to read.
  private static func hardestToRead(
    of outcomes: [LeafMeasurement.Outcome], in appearances: some Collection<Appearance>,
    _ measurement: LeafMeasurement, _ surroundings: Int, _ renderer: Renderer
  ) -> LeafMeasurement.Outcome? {
    var worst: (outcome: LeafMeasurement.Outcome, ratio: Double)?
    for outcome in outcomes {
      for appearance in appearances where outcome.decisions.agrees(with: ConditionTable.decisions(of: appearance)) {
        let reading = renderer.memo.reading(of: measurement, surroundings, outcome.ingredients, in: appearance)
        guard let ratio = reading.ratio?.low, ratio < LeafMeasurement.requirements.upperBound,
          ratio < worst?.ratio ?? .infinity
        else { continue }
        worst = (outcome, ratio)
      }
    }
    return worst?.outcome
  }

  /// Parts what code may set from what the system answers for in the same place: of a colour that is chosen, the number
  /// is its own.
  static func parts(of group: PathGroup, _ table: IngredientTable) -> [PathGroup] {
    guard group.outcomes.count > 1 else { return [group] }
    let settings = group.outcomes.map { table.foreground(of: $0.ingredients) }
    let own = group.outcomes.indices.filter { settings[$0].isOwnChoice }
    let others = group.outcomes.indices.filter { !settings[$0].isOwnChoice }
    // What no expression sets, as the accent of a catalog, has no place in common with anything.
    let places = Set(own.compactMap { settings[$0].place })
    guard !own.isEmpty, others.contains(where: { settings[$0].isFaintLabel }),
      others.allSatisfy({ other in settings[other].place.map { !places.contains($0) } ?? true })
    else { return [group] }
    return [own, others].map { part in
      var result = PathGroup(outcomes: part.map { group.outcomes[$0] }, paths: group.paths)
      result.isPart = true
      return result
    }
  }
}

extension StyleSetting {
  /// True for what the project chose but one of the system's label colours or levels.
  var isOwnChoice: Bool {
    guard isProject else { return false }
    switch style.form {
    case .level: return false
    case .system(let name): return name != "label" && name != "secondaryLabel"
    default: return true
    }
  }

  /// True for the label colour of the system below the primary one.
  fileprivate var isFaintLabel: Bool {
    switch style.form {
    case .system(let name): name == "secondaryLabel"
    case .level(let level): level == .secondary
    default: false
    }
  }
}

extension Reading {
  /// The reading as one of several of which nothing tells which is seen.
  var asPossible: Reading {
    var result = self
    result.isCertain = false
    result.ceiling = nil
    return result
  }
}
