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

  /// The style that decides.
  var foreground: ForegroundStyle { worst.placement.foreground }
}

extension JudgedScene {
  /// One claim for each element whose verdict is worse than passes.
  var contrastClaims: [ContrastClaim] {
    scene.elements.indices.compactMap { index in
      let judged = judgement.elements[index].appearances
      let deciding = judgement.profile.decidingAppearances.filter { judged[$0] != nil }
      let verdicts = deciding.compactMap { judged[$0]?.verdict }
      guard let verdict = verdicts.min(by: { $0.rank < $1.rank }), verdict.rank < ElementVerdict.passes.rank else {
        return nil
      }
      let all = deciding.compactMap { appearance in
        judged[appearance].flatMap { $0.verdict == verdict ? measured(index, appearance, $0) : nil }
      }
      guard let worst = all.min(by: { $0.share < $1.share }) else { return nil }
      return ContrastClaim(element: index, verdict: verdict, worst: worst, all: all)
    }
  }

  private func measured(
    _ element: Int, _ appearance: Appearance, _ judged: AppearanceJudgement
  ) -> ContrastClaim.Measured? {
    let placement = scene.elements[element].placements[judged.placement]
    return placement.readings[appearance].map {
      ContrastClaim.Measured(appearance: appearance, required: judged.required, placement: placement, reading: $0)
    }
  }
}
