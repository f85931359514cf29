import ColorScience
import Findings
import PlatformStyles
import Scene

/// What is said about the contrast of one element: its worst verdict, where that is worst, and where else it holds.
struct ContrastClaim: Sendable {
  /// A ratio in an appearance, at the placement that is worst there.
  struct Measured: Sendable {
    let appearance: Appearance
    let required: Double
    let placement: Placement
    let reading: Reading

    /// The share of the requirement that is reached at the least.
    var share: Double { (reading.ratio?.low ?? .infinity) / required }

    /// What tells which of two measurements is said to be the worse one: where the program shows it, a person can go and
    /// look.
    fileprivate var order: (strays: Int, share: Double) { (placement.isStray ? 1 : 0, share) }
    /// True where it is said to be the worse one.
    func isWorse(than other: Measured) -> Bool { order < other.order }

    /// The same of one element in one appearance: of equals the one that no condition leads to.
    fileprivate var orderAmongEquals: (strays: Int, share: Double, conditions: Int) {
      (placement.isStray ? 1 : 0, share, placement.isConditional ? 1 : 0)
    }

    /// The measurement of the report, where there is a ratio.
    var measurement: Finding.Measurement? {
      reading.ratio.map {
        Finding.Measurement(
          appearance: appearance.rawValue, ratio: $0, required: required, foreground: reading.foreground,
          background: reading.background)
      }
    }
  }

  /// The index of the element.
  let element: Int
  /// The worst verdict of a deciding appearance.
  let verdict: ElementVerdict
  /// The deciding appearance in which that verdict is worst.
  let worst: Measured
  /// All deciding appearances with that verdict, in the order of the profile.
  let all: [Measured]
  /// True where the style comes from several places, and the verdict is the same with each that is known: what draws it
  /// is at fault then, and no place on its own.
  var isSameEverywhere = false
  /// True where the expression gives the element other styles as well, on other paths: it is about one of them.
  var isPart = false

  /// The style that decides.
  var foreground: ForegroundStyle { worst.placement.foreground }

  /// The caller's argument that is at fault, where it is.
  var argument: SourceRange? { isSameEverywhere ? nil : foreground.argument }
}

extension JudgedScene {
  /// The claims against elements whose verdict is worse than passes: where an element is worst, and one for each other
  /// place that its style comes from, as long as the verdict is the same there.
  var contrastClaims: [ContrastClaim] {
    scene.elements.indices.flatMap { index -> [ContrastClaim] in
      let placements = scene.elements[index].placements
      var bySource: [(source: SourceRange?, placements: [Int])] = []
      for position in placements.indices {
        let source = placements[position].foreground.source
        if let known = bySource.firstIndex(where: { $0.source == source }) {
          bySource[known].placements.append(position)
        } else {
          bySource.append((source, [position]))
        }
      }
      let claims = bySource.compactMap { claim(against: index, in: $0.placements) }
      let worst = claims.min {
        $0.verdict == $1.verdict ? $0.worst.order < $1.worst.order : $0.verdict.rank < $1.verdict.rank
      }
      guard let worst else { return [] }
      let decided = claims.filter { $0.verdict != .unverified }
      let isSameEverywhere =
        decided.count > 1 && claims.count == bySource.count && decided.allSatisfy { $0.verdict == worst.verdict }
      return claims.flatMap { claim -> [ContrastClaim] in
        let source = claim.foreground.source
        guard source == worst.foreground.source || (source != nil && claim.verdict == worst.verdict) else { return [] }
        var claim = claim
        claim.isSameEverywhere = isSameEverywhere
        return parts(of: claim)
      }
    }
  }

  /// Parts a claim by what falls short: each of several styles that one expression gives on paths of its own, and each
  /// token behind a foreground of the system's. What one of them measures is nothing that the other one answers for.
  /// Those of several themes are one: which of them is in force is no path of the expression.
  private func parts(of claim: ContrastClaim) -> [ContrastClaim] {
    guard [.fails, .mayFail].contains(claim.verdict) else { return [claim] }
    let placements = scene.elements[claim.element].placements
    let own = placements.filter { $0.foreground.source == claim.foreground.source }
    var byCause: [(cause: ContrastCause, placements: [Int])] = []
    for position in placements.indices where placements[position].foreground.source == claim.foreground.source {
      let cause = ContrastCause(placements[position], among: own, in: judgement.profile)
      if let known = byCause.firstIndex(where: { $0.cause == cause }) {
        byCause[known].placements.append(position)
      } else {
        byCause.append((cause, [position]))
      }
    }
    if byCause.count < 2 { return [claim] }
    return byCause.compactMap { self.claim(against: claim.element, in: $0.placements) }
      .filter { $0.verdict == claim.verdict }
      .map { part in
        var part = part
        part.isSameEverywhere = claim.isSameEverywhere
        part.isPart = part.foreground.isProjectStyle
        return part
      }
  }

  /// Returns what makes a style where code's expression only names one of several that code chooses from, of which this
  /// one falls short: a person would edit it there.
  func maker(of claim: ContrastClaim) -> SourceRange? {
    let element = scene.elements[claim.element]
    let style = claim.foreground
    guard [.fails, .mayFail].contains(claim.verdict), element.toolkit != .swiftUI, style.isNamed,
      !claim.isSameEverywhere, let definition = style.definition
    else {
      return nil
    }
    let makers = element.placements.map(\.foreground).filter { $0.range == style.range }.map(\.definition)
    return makers.contains { $0 != definition } ? definition : nil
  }

  private func claim(against index: Int, in placements: [Int]) -> ContrastClaim? {
    let measured = judgement.profile.decidingAppearances.compactMap { worst(of: index, $0, in: placements) }
    guard let verdict = measured.map(\.verdict).min(by: { $0.rank < $1.rank }),
      verdict.rank < ElementVerdict.passes.rank
    else { return nil }
    let all = measured.filter { $0.verdict == verdict }.map(\.measured)
    guard let worst = all.min(by: { $0.order < $1.order }) else { return nil }
    return ContrastClaim(element: index, verdict: verdict, worst: worst, all: all)
  }

  /// Returns what is worst of an element in an appearance; of equals the first one that no condition leads to.
  private func worst(
    of index: Int, _ appearance: Appearance, in placements: [Int]
  ) -> (verdict: ElementVerdict, measured: ContrastClaim.Measured)? {
    let element = scene.elements[index]
    let judged = judgement.elements[index]
    let candidates = placements.compactMap { position -> (verdict: ElementVerdict, measured: ContrastClaim.Measured)? in
      let placement = element.placements[position]
      guard let verdict = judged.placements[position][appearance], let reading = placement.readings[appearance] else {
        return nil
      }
      let required = requirement(
        for: element, font: placement.plainFont(in: appearance), profile: judgement.profile,
        thresholds: judged.thresholds)
      let measured = ContrastClaim.Measured(
        appearance: appearance, required: required, placement: placement, reading: reading)
      return (verdict, measured)
    }
    return candidates.min { one, other in
      one.verdict == other.verdict
        ? one.measured.orderAmongEquals < other.measured.orderAmongEquals : one.verdict.rank < other.verdict.rank
    }
  }
}

/// What makes an element fall short at a placement, of all that one expression or the system gives it.
private struct ContrastCause: Equatable {
  /// The style, where the project wrote it and no theme decides on it.
  let style: String?
  /// The one expression of the project's that computes the colour, under its name, whatever it comes out as.
  let maker: Maker?
  /// The list of the project's that it is an element of, whichever one the running program takes.
  let pick: Pick?
  /// The conditions besides the theme, where that decides on the style.
  let themed: ThemedPath?
  /// The token behind, where the project did not write the style.
  let fill: SourceRange?

  /// What computes a colour, and the way it comes from there.
  struct Maker: Equatable {
    let color: OwnColor
    let definition: SourceRange?
    let argument: SourceRange?

    init?(_ style: ForegroundStyle) {
      guard style.isProjectStyle, !style.hasWrittenOpacity, let color = style.ownColor, color.isNamed else {
        return nil
      }
      (self.color, definition, argument) = (color, style.definition, style.argument)
    }
  }

  /// The question which element it is; where callers give the elements, each is edited at its caller.
  struct Pick: Equatable {
    let question: String
    let argument: SourceRange?

    init?(_ style: ForegroundStyle) {
      guard style.isProjectStyle, let question = style.pick else { return nil }
      (self.question, argument) = (question, style.argument)
    }
  }

  /// What leads to a style of a theme.
  struct ThemedPath: Equatable {
    let condition: String?
  }

  init(_ placement: Placement, among others: [Placement], in profile: Profile) {
    let isOwn = placement.foreground.isProjectStyle
    let isThemed = isOwn && placement.isToldByTheme(among: others)
    pick = isThemed ? nil : Pick(placement.foreground)
    maker = isThemed || pick != nil ? nil : Maker(placement.foreground)
    style = isOwn && !isThemed && pick == nil && maker == nil ? placement.foreground.description : nil
    themed = isThemed ? ThemedPath(condition: placement.condition) : nil
    let reading = profile.decidingAppearances.lazy.compactMap { placement.readings[$0] }.first
    fill = isOwn ? nil : reading?.fill?.definition
  }
}

extension Placement {
  /// True where the theme tells the style: under that condition there is one in that theme, and another one elsewhere.
  fileprivate func isToldByTheme(among others: [Placement]) -> Bool {
    let alike = others.filter { $0.condition == condition }
    let (own, foreign) = (alike.filter { $0.theme == theme }, alike.filter { $0.theme != theme })
    return theme != nil && own.allSatisfy { $0.foreground.description == foreground.description }
      && foreign.contains { $0.foreground.description != foreground.description }
  }
}

extension ForegroundStyle {
  /// The definition that it comes from, else the expression that sets it.
  fileprivate var source: SourceRange? { definition ?? range }
}
