import ColorScience
import Findings
import PlatformStyles
import Scene

/// Which fixed background makes texts fall short whose colour answers the scheme.
extension JudgedScene {
  /// Returns where the background behind an element is written, if that and not the system's colour on it is at fault:
  /// it stays as it is in the scheme in which the element falls short, or it is no more than a copy of the system's own.
  func backdrop(toBlameFor claim: ContrastClaim) -> SourceRange? {
    let reading = claim.worst.reading
    let style = claim.foreground
    guard claim.verdict == .fails, scene.elements[claim.element].toolkit != .swiftUI, !style.hasWrittenOpacity,
      !style.isFadedByGroup, let level = style.systemLevel, [.primary, .secondary].contains(level),
      !reading.isOnSystemBackground, let layer = reading.visibleLayers.first, let range = layer.provenance.range,
      let color = layer.color, color.isOpaque
    else { return nil }
    return isCopy(color, of: layer, in: claim) || isFixed(color, in: claim) ? range : nil
  }

  /// True for a colour like the system's own that is written at the background. A token or a catalog's colour is not to
  /// blame for being one: other texts do well on it.
  private func isCopy(_ color: Color, of layer: BackdropLayer, in claim: ContrastClaim) -> Bool {
    if [.asset, .token].contains(layer.provenance.kind) { return false }
    return color == (claim.worst.appearance.scheme == .light ? Color.white : .black)
  }

  /// True where an element stands on one colour in all appearances, and does well in one of them.
  private func isFixed(_ color: Color, in claim: ContrastClaim) -> Bool {
    let readings = judgement.profile.decidingAppearances.compactMap { claim.worst.placement.readings[$0] }
    return readings.allSatisfy { $0.background == color }
      && readings.contains { ($0.ratio?.low ?? 0) >= claim.worst.required }
  }

  /// Returns the backgrounds that are to blame for several elements or several styles.
  func sharedBackdrops(of claims: [ContrastClaim]) -> Set<SourceRange> {
    let blamed = claims.compactMap { claim in
      backdrop(toBlameFor: claim).map { (range: $0, source: claim.foreground.range, element: claim.element) }
    }
    return Set(
      Dictionary(grouping: blamed, by: \.range).filter { _, claims in
        Set(claims.map(\.element)).count > 1 || Set(claims.map(\.source)).count > 1
      }.keys)
  }
}
