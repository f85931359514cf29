import Scene
import SourceFacts

/// What tells which rows of a list are selected. The system paints behind these in colours that no table tells, and what
/// the program colours itself keeps its colour there (S-77).
struct ListSelection {
  /// The keys of the values that the selection may be bound to.
  private let keys: [String]
  private let place: Place

  /// Makes the selection of a list; `nil` for one whose rows are not selected, or of which nothing is known.
  init?(of component: Component) {
    guard let argument = component.argument("selection") else { return nil }
    let values: [Value] =
      if case .choice(let all) = argument.value { all.branches.map(\.value) } else { [argument.value] }
    keys = values.compactMap { if case .unknown(let doubt) = $0, !doubt.key.isEmpty { doubt.key } else { nil } }
    place = argument.place
    if keys.isEmpty { return nil }
  }

  /// What lies behind a row's content where one of some decisions says that the row is selected; `nil` where none does.
  fileprivate func layer(where decisions: [Guard.Decision], _ conditions: ConditionTable) -> Layer? {
    var branches: [Alternatives<StyleSetting?>.Branch] = []
    var rest = Guard.always
    for decision in decisions where decision.arm == 1 && asks(conditions.conditions[decision.condition].key) {
      func path(_ arm: Int) -> Guard? { rest.and(Guard(decision.taking(arm))) }
      guard let held = path(1), let left = path(0) else { continue }
      branches.append(.init(condition: held, value: RowSelection.system(at: place)))
      rest = left
    }
    if branches.isEmpty { return nil }
    return Layer(paint: Alternatives(branches: branches + [.init(condition: rest, value: nil)]), isElevated: false)
  }

  /// Returns what the program paints behind a row, on the decision of its path that says that the row is selected.
  func told(_ layers: [Layer], on path: Guard, _ conditions: ConditionTable) -> [Layer] {
    let told = path.decisions.filter { $0.arm == 1 && asks(conditions.conditions[$0.condition].key) }
    if told.isEmpty { return layers }
    return layers.map { layer in
      var layer = layer
      for decision in told {
        let held = Guard(decision)
        layer.paint = Alternatives(
          branches: layer.paint.branches.map {
            .init(condition: $0.condition.and(held) ?? $0.condition, value: $0.value)
          })
      }
      return layer
    }
  }

  /// True for the key of a condition that asks whether something is what is selected, or is among it.
  private func asks(_ condition: String) -> Bool {
    keys.contains { key in
      if condition.hasPrefix("\(key).contains(") { return true }
      return condition.contains(" == ")
        && ["(\(key) == ", "(\(key).", " == \(key))", " == \(key)."].contains(where: condition.contains)
    }
  }
}

extension Environment {
  /// The surroundings of a leaf in a row, on what the system paints behind the row where the leaf's look or its path asks
  /// whether the row is selected, and the row's own background does not.
  func onSelection(_ leaf: Leaf, _ conditions: ConditionTable) -> Environment {
    guard self.container.isRow, let selection = self.listSelection, let platter = self.platter,
      platter.upperBound <= self.backdrop.entries.count
    else { return self }
    var asked: [Guard.Decision] = []
    for decision in decisions(of: leaf) where !asked.contains(decision) { asked.append(decision) }
    let own = self.backdrop.entries[platter].flatMap { entry -> [Guard.Decision] in
      if case .layer(let layer) = entry { layer.paint.branches.flatMap(\.condition.decisions) } else { [] }
    }
    asked.removeAll { decision in own.contains { $0.condition == decision.condition } }
    guard let layer = selection.layer(where: asked, conditions) else { return self }
    var result = self
    result.backdrop.entries.insert(.layer(layer), at: platter.upperBound)
    return result
  }
  /// What the looks of a leaf and the path to it decide.
  func decisions(of leaf: Leaf) -> [Guard.Decision] {
    let looks = leaf.style.map { $0.branches.map(\.condition) } ?? self.currentForeground.branches.map(\.condition)
    return (looks + [self.path]).flatMap(\.decisions)
  }
}
