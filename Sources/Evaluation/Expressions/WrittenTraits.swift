import PlatformStyles

/// What the source says of the traits that a colour is resolved for (S-114); those of the place hold for the rest.
struct WrittenTraits: Hashable, Sendable {
  var scheme: ColorScheme?
  /// Whether Increase Contrast is on.
  var increasesContrast: Bool?

  /// The decisions that the traits make.
  var decisions: Guard {
    let contrast = increasesContrast.map { Guard(condition: ConditionTable.contrast, arm: $0 ? 1 : 0) } ?? .always
    guard let scheme else { return contrast }
    return Guard(condition: ConditionTable.scheme, arm: scheme == .dark ? 1 : 0).and(contrast) ?? contrast
  }

  /// Returns an appearance with these traits in place of its own.
  func appearance(in own: Appearance) -> Appearance {
    let shown = scheme.map(own.withScheme) ?? own
    return increasesContrast.map(shown.withContrast) ?? shown
  }

  /// The traits as a reader says them, as `in dark`.
  var words: String {
    let contrast = increasesContrast.map { $0 ? "with Increase Contrast" : "without Increase Contrast" }
    return [scheme.map { "in \($0.rawValue)" }, contrast].compactMap(\.self).joined(separator: " ")
  }
}
