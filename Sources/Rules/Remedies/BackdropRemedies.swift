import ColorScience
import Findings
import PlatformStyles
import Scene

// Levels that are accepted on the system's background, and fail on a colour that only looks like it.

extension RemedyContext {
  /// The system's background in the place of a colour that equals it, where the very style is accepted on that elsewhere:
  /// then the backdrop is to be changed, not the style of all the other places. Nil where it is not so.
  func backdropRemedies(_ complaints: [StyleUse]) -> [Remedy]? {
    guard isAcceptedElsewhere(complaints) else { return nil }
    let fronts = complaints.compactMap { $0.frontLayer?.provenance }
    guard fronts.count == complaints.count, Set(fronts).count == 1, let place = fronts.first, place.kind == .system,
      let range = place.range
    else { return [] }
    let made = elements(madeAt: range)
    let isSame = judged.uses(of: made).allSatisfy { use in
      use.frontLayer?.provenance != place || isOnSystemPixels(use)
    }
    guard isSame else { return [] }
    let ratio = complaints.compactMap { $0.placement.readings[$0.appearance]?.ratio?.low }.min()
    return [
      Remedy(
        title: .systemBackground(ratio), changes: [.restyle(range, from: place.detail, to: .background)],
        elements: made, isSafe: true)
    ]
  }

  /// The system's background in the place of a fixed one that equals it where it is seen, or in one scheme: the styles in
  /// front answer the scheme, and the backdrop is to do so too.
  func fixedBackdropRemedies(at range: SourceRange, _ complaints: [StyleUse]) -> [Remedy] {
    let fronts = Set(complaints.compactMap { $0.frontLayer?.provenance })
    guard fronts.count == 1, let place = fronts.first, place.range == range,
      place.kind == .system || place.kind == .literal
    else { return [] }
    let made = elements(madeAt: range)
    let seen = judged.uses(of: made).filter { $0.frontLayer?.provenance == place }
    guard seen.contains(where: isOnSystemPixels) else { return [] }
    return [
      Remedy(
        title: "use the system's background for the backdrop",
        changes: [.restyle(range, from: place.detail, to: .background)], elements: made,
        isSafe: seen.allSatisfy(isOnSystemPixels))
    ]
  }

  /// True where what is seen first behind a style has the very pixels of the system's background.
  private func isOnSystemPixels(_ use: StyleUse) -> Bool {
    let platform = scene.elements[use.element].platform
    let system = SystemColor.background.value(platform: platform, appearance: use.appearance)?.preferred
    guard let color = use.frontLayer?.color else { return false }
    return color.isOpaque && color.bytes == system?.bytes
  }

  /// Where a person would change the backdrop.
  func backdropAdvice(_ complaints: [StyleUse]) -> String? {
    guard isAcceptedElsewhere(complaints),
      let place = complaints.lazy.compactMap({ $0.frontLayer?.provenance.range }).first
    else { return nil }
    return .backdrop(at: place)
  }

  /// True where each complaint is about one of the two upper levels, as the system draws it, and the expression that gives
  /// it gives it elsewhere too, on a background of the system with the same pixels.
  func isAcceptedElsewhere(_ complaints: [StyleUse]) -> Bool {
    guard let site = StyleSite(complaints, in: self), let style = site.style, !style.hasWrittenOpacity,
      let level = style.systemLevel, level <= .secondary
    else { return false }
    return complaints.allSatisfy { use in
      guard let background = use.background else { return false }
      return site.uses.contains { other in
        other.verdict == .accepted && other.appearance == use.appearance && other.background?.bytes == background.bytes
      }
    }
  }
}

extension StyleUse {
  /// The layer that is seen first behind it.
  fileprivate var frontLayer: BackdropLayer? { placement.readings[appearance]?.visibleLayers.first }
}

extension String {
  fileprivate static func systemBackground(_ ratio: Double?) -> String {
    "use the system's background for the backdrop, on which the style is accepted as a choice of the system"
      + (ratio.map { " with \(RatioText.text($0))" } ?? "")
  }

  fileprivate static func backdrop(at place: SourceRange) -> String {
    "use that for the backdrop at '\(place.file):\(place.line)' as well"
  }
}
