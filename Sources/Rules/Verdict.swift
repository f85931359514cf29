import ColorScience
package import PlatformStyles
package import Scene

/// What is said about an element in one appearance.
package enum ElementVerdict: String, Hashable, Sendable, CaseIterable {
  /// Every possible ratio reaches the requirement.
  case passes
  /// Known to stay below the requirement.
  case fails
  /// Some of the possible ratios stay below the requirement, or an ingredient is not certain.
  case mayFail = "may-fail"
  /// Undecided for a named reason.
  case unverified
  /// Below the number, but the system's own choice, which the profile accepts.
  case accepted
  /// Nothing is asked of it.
  case exempt

  /// How bad it is, 0 for the worst: the worst of several placements speaks for an element.
  package var rank: Int {
    switch self {
    case .fails: 0
    case .mayFail: 1
    case .unverified: 2
    case .accepted: 3
    case .passes: 4
    case .exempt: 5
    }
  }
}

/// The verdict on one placement in one appearance, with ratios compared unrounded.
///
/// `certain` is what the element needs at the least, which is less than `required` where its font is not known.
func verdict(
  on reading: Reading, in placement: Placement, required: Double, certain: Double, profile: Profile
) -> ElementVerdict {
  if placement.exemption != nil { return .exempt }
  guard reading.undecided == nil, let ratio = reading.ratio else {
    // The system's own style on glass, in a vibrancy effect, or of a platform that publishes no number: accepted if it
    // were too low, in an effect whatever lies behind its blur (S-117).
    let isInEffect = reading.undecided?.reason == .material && reading.undecided?.isUnpublished == true
    let isUnpublished =
      [.material, .externalModule].contains(reading.undecided?.reason)
      && (reading.isOnSystemBackground || placement.isOverGlass || isInEffect && placement.material != nil)
    return isUnpublished && profile.acceptsSystemChoices
      && placement.foreground.isChosenBySystem(in: placement, reading) ? .accepted : .unverified
  }
  if ratio.low >= required { return .passes }
  if profile.acceptsSystemChoices, placement.foreground.isChosenBySystem(in: placement, reading) { return .accepted }
  // What no colours would reach in the groups around needs no certain ones.
  let isKnown = reading.isCertain || (reading.ceiling ?? .infinity) < certain
  return ratio.high < certain && isKnown ? .fails : .mayFail
}

extension Placement {
  /// True over glass, whose colours nobody publishes (S-76).
  fileprivate var isOverGlass: Bool { material.map { $0.material == nil } ?? false }
}

extension ForegroundStyle {
  /// True where Apple, not the project, answers for the contrast.
  fileprivate func isChosenBySystem(in placement: Placement, _ reading: Reading) -> Bool {
    if hasWrittenOpacity || isFadedByGroup { return false }
    if isVibrant, let material = placement.material, !material.isTinted { return true }
    return reading.isOnSystemBackground && (!isProjectStyle || isUpperLevel)
  }

  /// True for the two levels that Apple means for text to be read: `label` and `secondaryLabel`.
  private var isUpperLevel: Bool {
    switch systemLevel {
    case .primary, .secondary: true
    default: false
    }
  }

  /// The level of the system's label colours it stands for, if it does.
  package var systemLevel: ContentLevel? {
    switch form {
    case .level(let level): level
    case .system("label"): .primary
    case .system("secondaryLabel"): .secondary
    case .system("tertiaryLabel"): .tertiary
    case .system("quaternaryLabel"): .quaternary
    default: nil
    }
  }
}
