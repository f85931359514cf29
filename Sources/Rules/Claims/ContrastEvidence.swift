import ColorScience
import Findings
import PlatformStyles
import Scene

/// What the words about a contrast defect are made from.
struct ContrastEvidence: Sendable {
  /// What another profile says of the deciding element.
  struct Opinion: Sendable {
    let profile: Profile
    let verdict: ElementVerdict
    let required: Double
  }

  let kind: Element.Kind
  let isLargeText: Bool
  let verdict: FindingVerdict
  let profile: Profile
  let style: ForegroundStyle
  let worst: ContrastClaim.Measured
  /// The place that is worst, where the element has several.
  let placement: Placement?
  /// The condition under which it is worst there.
  let condition: WorstCondition?
  /// The backdrops that the uses of the definition stand on, where the defect stands at one.
  let uses: [TokenUse]
  /// What else the expression names that falls short as well.
  let others: [OtherMaker]
  /// The other colours of the list that the style is taken from, where these fall short as well.
  let listed: ListedColors?
  let opinions: [Opinion]
  let offers: [LevelOffer]
  /// The colours nearest to a custom one that reach the requirement.
  let nearest: NearestColor?
  /// The least contrast without the opacity around, where the defect stands there.
  let unfaded: Double?
  /// True where it is about one element.
  let isOfOneElement: Bool
  /// The contrast without the opacity around, where that is not to blame alone: it would fade another colour as well.
  let besidesOpacity: RatioBounds?
  /// True where a fixed background is to blame that several elements have in common.
  let isBackdrop: Bool
  /// The token behind that is to blame, where the defect stands at one.
  let fill: BlamedFill?
  /// The ratio that is enough for large text, where the text is not large and would reach it.
  let largeTextRatio: Double?
  /// The style, where the expression gives several and the defect is about this one alone.
  let part: ForegroundStyle?

  /// True where it stands at what lies behind.
  fileprivate var isBehind: Bool { isBackdrop || fill != nil }
}

extension JudgedScene {
  /// Finds the elements of some kinds that stay below their requirement, with what the words are made from.
  func contrastDefects(of kinds: Set<Element.Kind>) -> [Occurrence<ContrastEvidence>] {
    let against = contrastClaims.filter { kinds.contains(scene.elements[$0.element].kind) }
    let opacities = opacitiesAtFault(for: against)
    let backdrops = sharedBackdrops(of: against)
    let fills = fillsAtFault(for: against, of: kinds)
    let claimed = against.filter { FindingVerdict($0.verdict) != nil }.map(\.element)
    let sound = soundDefinitions(besides: Set(claimed), of: kinds) { passes($0) }
    let soundAccents = soundAccents(besides: Set(claimed), of: kinds) { passes($0) }
    let parted = Set(against.filter(\.isPart).compactMap(\.foreground.range))
    let claims = against.compactMap { claim -> StyleClaim<ContrastClaim>? in
      let element = scene.elements[claim.element]
      guard let verdict = FindingVerdict(claim.verdict) else { return nil }
      let blamed = opacity(toBlameFor: claim)
      let opacity = blamed?.place(among: opacities)
      let backdrop = backdrop(toBlameFor: claim).flatMap { backdrops.contains($0) ? $0 : nil }
      let behind = opacity ?? backdrop
      let fill = behind == nil ? fill(toBlameFor: claim).flatMap { fills.contains($0) ? $0 : nil } : nil
      let expression = claim.foreground.expression(of: element)
      var result = StyleClaim(
        element: claim.element, expression: behind ?? expression,
        definition: behind == nil ? fill?.definition ?? claim.foreground.definition : nil, verdict: verdict,
        side: fill == nil ? claim.side : nil, order: claim.worst.share, details: claim, fill: fill)
      if behind != nil {
        result.use = opacity == nil ? expression : blamed?.range
        return result
      }
      if claim.foreground.isSetByCatalog {
        let isPlain = claim.worst.reading.isOnSystemBackground && !claim.foreground.isFadedByGroup
        if !isPlain, soundAccents.contains(expression) {
          result.expression = element.range
          return result
        }
        result.use = element.range
      }
      if let argument = claim.argument {
        // The component does well with other arguments: the caller's is what a person would edit.
        (result.use, result.expression) = (result.expression, argument)
      } else if let maker = maker(of: claim), !sound.contains(maker) {
        (result.use, result.expression) = (result.expression, maker)
      } else if parted.contains(expression) {
        result.style = claim.foreground.description
      }
      return result
    }
    return defects(from: joiningRuns(of: claims), sound: sound).map(occurrence)
  }

  private func passes(_ element: Int) -> Bool {
    judgement.elements[element].appearances.values.contains { $0.verdict == .passes }
  }

  private func occurrence(_ defect: StyleDefect<ContrastClaim>) -> Occurrence<ContrastEvidence> {
    let claim = defect.worst.details
    let evidence = evidence(defect)
    let layers = claim.worst.reading.visibleLayers
    return Occurrence(
      range: defect.range, verdict: defect.worst.verdict, elements: defect.elements,
      measurements: measured(defect).compactMap(\.measurement),
      labels: [Finding.Label(text: evidence.label, range: defect.range)]
        + layers.compactMap(\.label).filter { !evidence.isBehind || $0.range != defect.range },
      definition: defect.isShared
        ? (evidence.fill == nil ? nil : claim.worst.reading.fill?.name) ?? claim.foreground.description : nil,
      variant: evidence.fill == nil ? "" : "fill", evidence: evidence)
  }

  /// What is worst of the deciding element in each appearance, whichever style it has there.
  private func measured(_ defect: StyleDefect<ContrastClaim>) -> [ContrastClaim.Measured] {
    let own = defect.claims.map(\.details).filter { $0.element == defect.worst.element }.flatMap(\.all)
    return judgement.profile.decidingAppearances.compactMap { appearance in
      own.filter { $0.appearance == appearance }.min { $0.isWorse(than: $1) }
    }
  }

  private func evidence(_ defect: StyleDefect<ContrastClaim>) -> ContrastEvidence {
    let claim = defect.worst.details
    let isFaded = opacity(toBlameFor: claim).map { [$0.range, $0.definition].contains(defect.range) } ?? false
    let isBackdrop = backdrop(toBlameFor: claim) == defect.range
    let fill = defect.isAtDefinition ? defect.worst.fill : nil
    let besidesOpacity = isFaded ? nil : claim.worst.reading.unfaded
    let element = scene.elements[claim.element]
    let thresholds = judgement.elements[claim.element].thresholds
    let isTold = isTold(claim, of: element, thresholds)
    let isSmallText = element.kind == .text && claim.worst.required > thresholds.largeText
    return ContrastEvidence(
      kind: element.kind, isLargeText: element.kind == .text && !isSmallText, verdict: defect.worst.verdict,
      profile: judgement.profile, style: claim.foreground, worst: claim.worst,
      placement: isTold ? claim.worst.placement : nil, condition: isTold ? condition(claim, element, thresholds) : nil,
      uses: defect.isShared ? tokenUses(defect.claims) : [], others: otherMakers(defect.claims),
      listed: listedColors(besides: claim),
      opinions: opinions(on: claim, element, thresholds),
      offers: defect.worst.verdict == .accepted || !claim.foreground.isProjectStyle || isFaded || isBackdrop
        || besidesOpacity != nil
        ? [] : levelOffers(for: defect.elements, at: defect.range, besides: claim.foreground.systemLevel),
      nearest: isFaded || isBackdrop || fill != nil || besidesOpacity != nil ? nil : nearest(to: claim),
      unfaded: isFaded ? defect.claims.compactMap(\.details.worst.reading.unfaded?.low).min() : nil,
      isOfOneElement: defect.elements.count == 1,
      besidesOpacity: besidesOpacity, isBackdrop: isBackdrop, fill: fill,
      largeTextRatio: isSmallText && (claim.worst.reading.ratio?.low ?? 0) >= thresholds.largeText
        ? thresholds.largeText : nil,
      part: defect.isAtDefinition || defect.worst.style == nil ? nil : claim.foreground)
  }

  /// True where an element has another contrast at another place, or needs another one for its size there, so that it
  /// counts which one is meant.
  private func isTold(_ claim: ContrastClaim, of element: Element, _ thresholds: ContrastThresholds) -> Bool {
    element.placements.contains { $0.exemption == nil && !isAsBad($0, as: claim, of: element, thresholds) }
  }

  /// True where a placement has the contrast of the worst one, and needs as much.
  private func isAsBad(
    _ placement: Placement, as claim: ContrastClaim, of element: Element, _ thresholds: ContrastThresholds
  ) -> Bool {
    let appearance = claim.worst.appearance
    let required = requirement(
      for: element, font: placement.plainFont(in: appearance), profile: judgement.profile, thresholds: thresholds)
    return placement.readings[appearance]?.ratio == claim.worst.reading.ratio && required == claim.worst.required
  }

  /// The condition of the worst placement, by what others that are as bad have in common with it.
  private func condition(
    _ claim: ContrastClaim, _ element: Element, _ thresholds: ContrastThresholds
  ) -> WorstCondition? {
    let placement = claim.worst.placement
    let all = element.placements.filter { $0.exemption == nil && $0.theme == placement.theme }
    let isEqual = all.map { isAsBad($0, as: claim, of: element, thresholds) }
    return WorstCondition(
      placement.condition, among: zip(all, isEqual).filter(\.1).map(\.0.condition),
      besides: zip(all, isEqual).filter { !$0.1 }.map(\.0.condition))
  }

  private func nearest(to claim: ContrastClaim) -> NearestColor? {
    guard claim.verdict == .fails else { return nil }
    switch claim.foreground.form {
    case .custom, .neutral:
      let placements = scene.elements[claim.element].placements
      return NearestColor(
        claim,
        in: judgement.profile.decidingAppearances.filter { appearance in
          placements.contains { $0.readings[appearance] != nil }
        })
    case .level, .fadedLevel, .system, .gradient, .unknown: return nil
    }
  }

  /// The verdicts of the other profiles, where they differ.
  private func opinions(
    on claim: ContrastClaim, _ element: Element, _ thresholds: ContrastThresholds
  ) -> [ContrastEvidence.Opinion] {
    // Another profile may speak of another style at another place of the element.
    var own = element
    own.placements = element.placements.filter { $0.foreground == claim.foreground }
    return Profile.allCases.compactMap { profile in
      if profile == judgement.profile { return nil }
      func lead(_ element: Element) -> AppearanceJudgement? {
        let judged = judge(element, profile: profile, thresholds: thresholds).appearances
        return profile.decidingAppearances.compactMap { judged[$0] }.min { $0.verdict.rank < $1.verdict.rank }
      }
      guard let worst = lead(own), worst.verdict != claim.verdict else { return nil }
      // Who is told that the style passes takes it for the element, of which another style may fail there.
      if worst.verdict == .passes, own.placements.count < element.placements.count,
        lead(element)?.verdict != .passes
      {
        return nil
      }
      return ContrastEvidence.Opinion(profile: profile, verdict: worst.verdict, required: worst.required)
    }
  }
}

extension FindingVerdict {
  /// The claim of a finding about an element, if a contrast rule speaks of it.
  fileprivate init?(_ verdict: ElementVerdict) {
    switch verdict {
    case .fails: self = .fails
    case .mayFail: self = .mayFail
    case .accepted: self = .accepted
    case .passes, .unverified, .exempt: return nil
    }
  }
}

extension ContrastClaim {
  /// The colour as it is made, and whether it is lighter than its backdrop as it is seen, where both are one colour.
  fileprivate var side: ColorSide? {
    guard let foreground = worst.reading.foreground, let background = worst.reading.background else { return nil }
    return ColorSide(
      color: worst.reading.ink ?? foreground, isLighter: foreground.relativeLuminance > background.relativeLuminance)
  }
}
