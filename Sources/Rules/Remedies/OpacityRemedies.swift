import ColorScience
import Findings
import PlatformStyles
import Scene

extension RemedyContext {
  /// Raises an opacity that is to blame for elements, as little as makes them all pass; where what they measure is
  /// estimated also by a step or two more.
  func opacityRemedies(at range: SourceRange, _ complaints: [StyleUse]) -> [Remedy] {
    let shares = Set(complaints.compactMap { $0.placement.share(at: range) })
    guard shares.count == 1, let share = shares.first, share > 0, share < 1 else { return [] }
    let raised = stride(from: 5, through: 95, by: 5).map { Double($0) / 100 }.filter { $0 > share }
    let enough = raised.firstIndex { higher in
      complaints.allSatisfy { use in use.ratio(raisedFrom: share, to: higher).map { $0 >= use.required } ?? true }
    }
    guard let enough else { return [] }
    let isMeasured = complaints.allSatisfy { $0.background != nil && $0.foreground != nil }
    return raised[enough...].prefix(isMeasured ? 1 : 3).map { higher in
      Remedy(
        title: .raised(higher), changes: [.setOpacity(range, from: share, to: higher)],
        elements: elements(madeAt: range), isSafe: false)
    }
  }

  /// Levels in the place of an opacity that fades one text alone: where its style is written, or else where the opacity
  /// was.
  func levelRemedies(inPlaceOf fade: SourceRange, _ uses: [StyleUse], _ levels: [ContentLevel]) -> [Remedy] {
    guard let index = uses.first?.element, elements(madeAt: fade) == [index] else { return [] }
    return levels.map { level in
      let change = leveling(index, level)
      let changes: [Remedy.Change] =
        change.isModifier ? [.replaceOpacity(fade, by: .level(level))] : [change, .replaceOpacity(fade, by: nil)]
      return Remedy(title: .inPlaceOfOpacity(level), changes: changes, elements: [index], isSafe: false)
    }
  }
}

extension StyleUse {
  /// What it would measure at a higher share of opacity: computed where both colours are known, else in proportion.
  fileprivate func ratio(raisedFrom share: Double, to higher: Double) -> Double? {
    if let background, let color = foreground {
      // The faded colour lies on the line from the backdrop to the full one (source-over in encoded sRGB).
      let full = color.encoded.combined(with: background.encoded) { $1 + ($0 - $1) * higher / share }
      return conservativeContrastRatio(Color(encoded: full.clipped), background)
    }
    guard let reading = placement.readings[appearance], let low = reading.ratio?.low, let full = reading.unfaded?.low
    else { return nil }
    return low + (full - low) * (higher - share) / (1 - share)
  }
}

extension Placement {
  /// The opacity that a place gives, where it is a number.
  fileprivate func share(at range: SourceRange) -> Double? {
    let written = provenance.first { $0.of == .opacity && $0.range == range && $0.kind == .literal }
    return written.flatMap { Double($0.detail) }
  }
}

extension String {
  fileprivate static func inPlaceOfOpacity(_ level: ContentLevel) -> String {
    "use the vibrancy level '.\(level.name)' in the place of the opacity"
  }

  fileprivate static func raised(_ share: Double) -> String {
    "raise the opacity to \(Int((share * 100).rounded())) %"
  }
}
