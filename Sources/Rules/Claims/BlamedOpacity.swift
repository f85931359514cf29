import Findings
import Scene

/// Which opacity around elements makes them fall short, where they would do without it.
extension JudgedScene {
  /// Returns the only opacity around an element, if the element does well without it.
  func opacity(toBlameFor claim: ContrastClaim) -> SourceRange? {
    let opacities = claim.worst.reading.layers.map(\.provenance).filter { $0.of == .opacity }
    guard opacities.count == 1, let unfaded = claim.worst.reading.unfaded else { return nil }
    var placement = claim.worst.placement
    placement.foreground.isFadedByGroup = false
    var reading = claim.worst.reading
    reading.ratio = unfaded
    let required = claim.worst.required
    let plain = verdict(
      on: reading, in: placement, required: required, certain: required, profile: judgement.profile)
    return plain == .passes || plain == .accepted ? opacities[0].range : nil
  }

  /// Returns the opacities that are to blame for several elements.
  func sharedOpacities(of claims: [ContrastClaim]) -> Set<SourceRange> {
    let blamed = claims.compactMap { claim in opacity(toBlameFor: claim).map { ($0, claim.element) } }
    return Set(Dictionary(grouping: blamed, by: \.0).filter { Set($1.map(\.1)).count > 1 }.keys)
  }
}
