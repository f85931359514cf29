import Scene

extension LeafMeasurement {
  /// True where a style takes the accent or the tint from around a view that other code shows: another one may be in
  /// force there, so what it comes to is assumed (S-30, S-142).
  func isFromAround(_ setting: StyleSetting) -> Bool {
    guard environment.isAssumed else { return false }
    let accents = environment.accent?.branches.map(\.value) ?? []
    // An accent that code writes has a place; one that a catalog sets has none.
    guard accents.allSatisfy({ $0.place == nil }) else { return false }
    let colors = accents.map { if case .color(let accent) = $0.style { accent.color } else { DynamicColor.accent } }
    return setting.style.isMade { $0 == .accent || colors.contains($0) }
  }
}

extension Style {
  /// True where some colour that it is made of has a property.
  func isMade(of isWanted: (DynamicColor) -> Bool) -> Bool {
    switch self {
    case .tint: isWanted(.accent)
    case .color(let value), .softGradient(let value): value.color.isMade(of: isWanted)
    case .gradient(let values): values.contains { $0.color.isMade(of: isWanted) }
    case .levels(let styles): styles.contains { $0.isMade(of: isWanted) }
    case .offset(let inner, _), .faded(let inner, _), .fadedBetween(let inner, _), .blended(let inner, _, _),
      .prominentLabel(let inner):
      inner.isMade(of: isWanted)
    default: false
    }
  }
}

extension DynamicColor {
  /// The colour as an accent. One that is made of an accent would be made of itself; nothing tells which one is meant.
  var asAccent: DynamicColor {
    guard self != .accent, isMade(of: { $0 == .accent }) else { return self }
    return .unknown(Doubt(.unsupportedExpression, "an accent that is made of the accent", place: nil))
  }

  fileprivate func isMade(of isWanted: (DynamicColor) -> Bool) -> Bool {
    if isWanted(self) { return true }
    switch self {
    case .faded(let inner, _), .withAlpha(let inner, _), .pinned(let inner, _): return inner.isMade(of: isWanted)
    case .mixed(let first, let second, _, _): return first.isMade(of: isWanted) || second.isMade(of: isWanted)
    default: return false
    }
  }
}
