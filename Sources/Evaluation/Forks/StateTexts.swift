import Scene

/// Finds the texts whose style tells a state that something else in their row or card tells too (S-137).
extension ForkFinder {
  /// Returns the looks of such texts.
  func stateTexts() -> Set<StyleFork.Look> {
    var found: Set<StyleFork.Look> = []
    var looks = ScopeLooks()
    for (condition, subject) in subjects where !subject.isNoSignal && hasSeveralStyles(condition) {
      let own = Dictionary(grouping: concerned[condition] ?? []) { traces[$0].scope }
      for (scope, indices) in own {
        let styled = styled(by: condition, among: indices)
        if styled.isEmpty { continue }
        let isTold = ([condition] + relations.related(to: subject)).contains { related in
          looks.changes(with: related, in: scope, self)
        }
        // The colour of today is a state of a date and no level, though nothing else may tell it.
        let told = styled.filter { shown in
          isTold
            || subject.mayBeTold(
              by: [(traces[shown.trace].content, traces[shown.trace].signals)], isByDate: true)
        }
        found.formUnion(told.map { StyleFork.Look(element: traces[$0.trace].element, placement: $0.placement) })
      }
    }
    return found
  }

  /// The texts that a condition gives a style: the same one on its ways, or one that takes the place of another.
  private func styled(by condition: Int, among indices: [Int]) -> [Shown] {
    let texts = indices.filter { traces[$0].kind == .text }
    var single: [Int: [Int]] = [:]
    var result: [Shown] = []
    for index in texts {
      let shown = decided(by: condition, index)
      let arms = Set(shown.map(\.arm))
      if arms.count == 1, let arm = arms.first { single[arm, default: []].append(index) }
      if arms.count > 1, haveSeveralStyles(shown.map(\.shown)) { result += shown.map(\.shown) }
    }
    // Of several texts on one way, nothing tells which takes whose place.
    let exchanged = single.values.flatMap(\.self).flatMap { decided(by: condition, $0).map(\.shown) }
    if single.count > 1, single.values.allSatisfy({ $0.count == 1 }), haveSeveralStyles(exchanged) {
      result += exchanged
    }
    return result
  }

  /// The placements of a trace that are there on one way of a condition alone.
  private func decided(by condition: Int, _ index: Int) -> [(arm: Int, shown: Shown)] {
    traces[index].placements.compactMap { placement, path in
      path.arm(of: condition).map { ($0, Shown(trace: index, placement: placement)) }
    }
  }

  private func haveSeveralStyles(_ shown: [Shown]) -> Bool { Set(shown.map { foreground($0).description }).count > 1 }
}

/// What conditions change within rows and cards besides colours, found out once for each of both.
private struct ScopeLooks {
  /// The traces that a condition decides something of, by their scopes.
  private var traces: [Int: [Int: [Int]]] = [:]
  private var changes: [Int: [Int: Bool]] = [:]

  /// True where a condition changes anything but colours in a scope.
  mutating func changes(with condition: Int, in scope: Int, _ finder: ForkFinder) -> Bool {
    if let known = changes[condition]?[scope] { return known }
    let own = traces[condition] ?? Dictionary(grouping: finder.concerned[condition] ?? []) { finder.traces[$0].scope }
    traces[condition] = own
    let result = own[scope].map { !finder.outcomes(of: condition, among: $0).areAlike } ?? false
    changes[condition, default: [:]][scope] = result
    return result
  }
}
