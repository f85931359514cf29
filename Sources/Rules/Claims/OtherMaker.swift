import ColorScience
import Findings
import PlatformStyles
import Scene

/// Another one of the styles that code chooses from where a finding stands, which falls short as well.
struct OtherMaker: Sendable {
  /// What makes it.
  let range: SourceRange
  /// What it is, in words.
  let style: String
  /// The worst ratio.
  let ratio: RatioBounds
  /// The appearance of that ratio.
  let appearance: Appearance

  /// What a note there says.
  var message: String { "\(quoted(style)) falls short as well, with \(RatioText.text(ratio)) in \(appearance.phrase)" }
}

/// Returns what makes the styles of further claims at one expression, each once, the worst first; none where every style
/// falls short, since what draws them all is at fault then.
func otherMakers(_ claims: [StyleClaim<ContrastClaim>]) -> [OtherMaker] {
  var known: Set<SourceRange?> = [claims.first?.definition]
  return claims.dropFirst().compactMap { claim in
    guard let definition = claim.definition, let ratio = claim.details.worst.reading.ratio,
      !claim.details.isSameEverywhere, claims[0].definition != nil, known.insert(definition).inserted
    else { return nil }
    return OtherMaker(
      range: definition, style: claim.details.foreground.description, ratio: ratio,
      appearance: claim.details.worst.appearance)
  }
}
