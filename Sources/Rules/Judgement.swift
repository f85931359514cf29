import ColorScience
package import PlatformStyles
package import Scene

/// The verdict on an element in one appearance: that of its worst feasible placement.
package struct AppearanceJudgement: Hashable, Sendable {
  /// What is said.
  package var verdict: ElementVerdict
  /// The ratio that is asked for there.
  package var required: Double
  /// The index of the worst placement.
  package var placement: Int

  /// Creates a judgement of one appearance.
  package init(verdict: ElementVerdict, required: Double, placement: Int) {
    self.verdict = verdict
    self.required = required
    self.placement = placement
  }
}

/// All verdicts on an element.
package struct ElementJudgement: Hashable, Sendable {
  /// How far the element could be decided.
  package enum Status: String, Hashable, Sendable {
    /// Decided in every deciding appearance that occurs.
    case judged
    /// Not decided in one at least.
    case undecided
    /// Nothing is asked of it anywhere.
    case exempt
  }

  /// The worst verdict per appearance; an appearance that can't occur is absent.
  package var appearances: [Appearance: AppearanceJudgement]
  /// The verdicts per placement, in the order of the element's placements.
  package var placements: [[Appearance: ElementVerdict]]
  /// How far the element could be decided.
  package var status: Status
  /// The first reason why a deciding appearance is undecided.
  package var undecided: Unknown?
  /// The least ratios it was judged by.
  package var thresholds: ContrastThresholds

  /// Creates a judgement of an element.
  package init(
    appearances: [Appearance: AppearanceJudgement], placements: [[Appearance: ElementVerdict]], status: Status,
    undecided: Unknown? = nil, thresholds: ContrastThresholds = ContrastThresholds()
  ) {
    self.appearances = appearances
    self.placements = placements
    self.status = status
    self.undecided = undecided
    self.thresholds = thresholds
  }
}

/// The verdicts on all elements of a scene under one profile.
package struct Judgement: Hashable, Sendable {
  /// The profile that was applied.
  package let profile: Profile
  /// The verdicts, in the order of the scene's elements.
  package var elements: [ElementJudgement]

  /// Creates a judgement of a scene.
  package init(profile: Profile, elements: [ElementJudgement]) {
    self.profile = profile
    self.elements = elements
  }
}

/// Judges every element of a scene under a profile, with the least ratios that apply to each.
package func judge(
  _ scene: Scene, profile: Profile, thresholds: (Element) -> ContrastThresholds = { _ in ContrastThresholds() }
) -> Judgement {
  Judgement(
    profile: profile, elements: scene.elements.map { judge($0, profile: profile, thresholds: thresholds($0)) })
}

/// Judges one element under a profile.
func judge(_ element: Element, profile: Profile, thresholds: ContrastThresholds) -> ElementJudgement {
  var worst: [Appearance: AppearanceJudgement] = [:]
  var placements: [[Appearance: ElementVerdict]] = []
  for (index, placement) in element.placements.enumerated() {
    var verdicts: [Appearance: ElementVerdict] = [:]
    for (appearance, reading) in placement.readings {
      let font = placement.plainFont(in: appearance)
      let required = requirement(for: element, font: font, profile: profile, thresholds: thresholds)
      let verdict = verdict(
        on: reading, in: placement, required: required,
        certain: certainRequirement(for: element, font: font, profile: profile, thresholds: thresholds),
        profile: profile)
      verdicts[appearance] = verdict
      let candidate = AppearanceJudgement(verdict: verdict, required: required, placement: index)
      if let known = worst[appearance], !candidate.isWorse(than: known, in: appearance, of: element) { continue }
      worst[appearance] = candidate
    }
    placements.append(verdicts)
  }
  let deciding = profile.decidingAppearances.compactMap { worst[$0] }
  let isUndecided = deciding.contains { $0.verdict == .mayFail || $0.verdict == .unverified }
  let isExempt =
    deciding.allSatisfy { $0.verdict == .exempt } && element.placements.allSatisfy { $0.exemption != nil }
  return ElementJudgement(
    appearances: worst, placements: placements,
    status: isExempt ? .exempt : isUndecided || deciding.isEmpty ? .undecided : .judged,
    undecided: firstUnknown(of: element, judged: worst, profile: profile), thresholds: thresholds)
}

private func firstUnknown(
  of element: Element, judged: [Appearance: AppearanceJudgement], profile: Profile
) -> Unknown? {
  for appearance in profile.decidingAppearances {
    guard let judgement = judged[appearance], judgement.verdict == .unverified else { continue }
    if let reason = element.placements[judgement.placement].readings[appearance]?.undecided { return reason }
  }
  return nil
}

extension AppearanceJudgement {
  /// Orders by verdict, then by how much of the requirement is reached at the worst; the earlier placement wins ties.
  fileprivate func isWorse(than other: AppearanceJudgement, in appearance: Appearance, of element: Element) -> Bool {
    if verdict != other.verdict { return verdict.rank < other.verdict.rank }
    return share(in: appearance, of: element) < other.share(in: appearance, of: element)
  }

  private func share(in appearance: Appearance, of element: Element) -> Double {
    guard let ratio = element.placements[placement].readings[appearance]?.ratio else { return .infinity }
    return ratio.low / required
  }
}

extension Placement {
  /// The font that tells how large a text is: Bold Text, which the reader sets, never buys the allowance.
  package func plainFont(in appearance: Appearance) -> FontReading? {
    guard appearance.boldsText, var font = readings[appearance]?.font else { return readings[appearance]?.font }
    let plain = appearance.scheme == .light ? [Appearance.lightIncreased, .light] : [.darkIncreased, .dark]
    let weights = plain.compactMap { readings[$0]?.font?.weight }
    font.weight = weights.first ?? (font.boldAsWritten ? font.weight : nil)
    return font
  }
}
