import PlatformStyles

extension Alternatives<StyleSetting?> {
  /// What is painted in a subtree that is pinned to a scheme: a colour that asks for traits is told those of the subtree,
  /// whatever the appearance around is (S-55, S-114).
  func pinned(to scheme: ColorScheme?) -> Self {
    guard let scheme, branches.contains(where: { $0.value?.style.asksTraits == true }) else { return self }
    let arm = scheme == .dark ? 1 : 0
    let kept: [Branch] = branches.compactMap { branch in
      guard branch.value?.style.asksTraits == true, let own = branch.condition.arm(of: ConditionTable.scheme) else {
        return branch
      }
      guard own == arm else { return nil }
      let rest = branch.condition.removing { $0.condition == ConditionTable.scheme }
      return Branch(condition: rest, value: branch.value)
    }
    return kept.isEmpty ? self : Alternatives(branches: kept)
  }
}

extension Style {
  /// True for a colour that a closure makes of the traits where it is drawn.
  fileprivate var asksTraits: Bool {
    switch self {
    case .color(let color), .softGradient(let color): color.asksTraits
    case .gradient(let stops): stops.contains(where: \.asksTraits)
    case .levels(let styles): styles.contains(where: \.asksTraits)
    case .faded(let style, _), .fadedBetween(let style, _), .offset(let style, _), .blended(let style, _, _):
      style.asksTraits
    default: false
    }
  }
}
