import ColorScience
import PlatformStyles
import Scene

/// The other elements of a list of colours from which the running program takes one, where these fall short as well.
struct ListedColors: Sendable {
  /// The most names that a sentence holds.
  private static let most = 3

  /// Their names, the worst first; never empty.
  let names: [String]
  /// The least ratio of the worst one.
  let ratio: Double
  /// The appearance of that ratio.
  let appearance: Appearance

  /// What a note says.
  var message: String {
    let rest = names.count - min(names.count, Self.most)
    let subjects = names.prefix(Self.most).map(quoted) + (rest > 0 ? ["\(rest) more"] : [])
    return "of the same list \(listed(subjects)) \(names.count == 1 ? "falls" : "fall") short as well, with"
      + " \(RatioText.text(ratio)) in \(appearance.phrase)\(names.count == 1 ? "" : " or more")"
  }
}

extension JudgedScene {
  /// Returns the other colours of the list that a style is taken from, of which the verdict on the element is the same.
  func listedColors(besides claim: ContrastClaim) -> ListedColors? {
    guard let pick = claim.foreground.pick, !claim.isSameEverywhere else { return nil }
    let element = scene.elements[claim.element]
    var worst: [String: (ratio: Double, appearance: Appearance)] = [:]
    for (placement, verdicts) in zip(element.placements, judgement.elements[claim.element].placements)
    where placement.foreground.pick == pick && placement.foreground.range == claim.foreground.range {
      let name = placement.foreground.description
      if name == claim.foreground.description { continue }
      for appearance in judgement.profile.decidingAppearances where verdicts[appearance] == claim.verdict {
        guard let ratio = placement.readings[appearance]?.ratio?.low, ratio < worst[name]?.ratio ?? .infinity else {
          continue
        }
        worst[name] = (ratio, appearance)
      }
    }
    let ranked = worst.sorted { ($0.value.ratio, $0.key) < ($1.value.ratio, $1.key) }
    guard let first = ranked.first?.value else { return nil }
    return ListedColors(names: ranked.map(\.key), ratio: first.ratio, appearance: first.appearance)
  }
}
