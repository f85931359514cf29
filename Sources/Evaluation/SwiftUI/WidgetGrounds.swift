import Scene

/// Where the system takes a widget's own background away, such as in StandBy (S-94b).
extension Environment {
  /// The key of the condition that code asks whether a widget's own background is there.
  private static let isShown = "environment.showsWidgetContainerBackground"

  /// The surroundings of a leaf in a widget, on what nothing tells where the leaf's look or its path asks whether the
  /// widget's own background is there, and it is not: what does not ask is read on the background alone.
  func withoutWidgetGround(_ leaf: Leaf, _ conditions: ConditionTable) -> Environment {
    guard let condition = conditions.number(of: Self.isShown) else { return self }
    guard decisions(of: leaf).contains(where: { $0.condition == condition && $0.arm == 0 }) else { return self }
    var result = self
    result.backdrop.entries = self.backdrop.entries.map { entry in
      guard case .layer(let layer) = entry, layer.isWidgetGround else { return entry }
      return .layer(layer.leftOut(where: Guard(condition: condition, arm: 0), or: Guard(condition: condition, arm: 1)))
    }
    return result
  }
}

extension Layer {
  /// The layer with something that is not known in its place on one of two paths.
  fileprivate func leftOut(where gone: Guard, or there: Guard) -> Layer {
    let doubt = Doubt(
      .unknownBackdrop, "what lies behind a widget without its background",
      place: paint.branches.lazy.compactMap(\.value).first?.place)
    let beneath = StyleSetting(
      style: .unknown(doubt), description: doubt.detail, place: doubt.place, clause: "S-94b", isProject: false)
    var result = self
    result.paint = Alternatives(
      branches: paint.branches.compactMap { branch in
        branch.condition.and(there).map { .init(condition: $0, value: branch.value) }
      } + [.init(condition: gone, value: beneath)])
    return result
  }
}
