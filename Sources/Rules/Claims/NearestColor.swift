import ColorScience
import PlatformStyles
import Scene

/// The colours nearest to a custom one that reach the requirement, for the words about it.
enum NearestColor: Hashable, Sendable {
  /// One that does so in the worst appearance; what the others need is not known, or they have a colour of their own.
  case worst(Color)
  /// One that does so in every appearance.
  case everywhere(Color)
  /// What each scheme needs, where no one colour does for both.
  case each(light: Color, dark: Color)

  /// Looks for the colours that a place needs instead of its own, in the appearances that the element is seen in; `nil`
  /// where none would do.
  init?(_ claim: ContrastClaim, in appearances: [Appearance]) {
    guard let foreground = claim.worst.reading.foreground, let background = claim.worst.reading.background else {
      return nil
    }
    let required = claim.worst.required
    let readings = claim.worst.placement.readings
    let shown = appearances.filter { readings[$0] != nil }
    let isFixed = shown.allSatisfy { readings[$0]?.foreground == foreground && readings[$0]?.background != nil }
    func nearest(in appearances: [Appearance]) -> Color? {
      nearestPassingColor(
        to: foreground, against: appearances.compactMap { readings[$0]?.background }, minimumRatio: required)
    }
    if isFixed, shown.count > 1, shown.count == appearances.count {
      if let color = nearest(in: shown) {
        self = .everywhere(color)
        return
      }
      if let light = nearest(in: shown.filter { $0.scheme == .light }),
        let dark = nearest(in: shown.filter { $0.scheme == .dark })
      {
        self = .each(light: light, dark: dark)
        return
      }
    }
    guard let color = nearestPassingColor(to: foreground, against: [background], minimumRatio: required) else {
      return nil
    }
    self = .worst(color)
  }
}
