import ColorScience
import Scene

/// Backdrops that two arms of a condition paint in two hues, as a chip in the hue of its words is.
///
/// They tell nothing more than the hue in front does (Understanding 1.4.1 of WCAG 2.2). One that comes and goes is a
/// sign, and so is one that turns from one gray to another.
extension Reading {
  /// The ratio from which lightness tells two colours apart too.
  private static let leastRatio = 3.0

  /// True where what lies behind is the same, or the same but for the hues of colours of equal opacity.
  func isOnOtherHueAtMost(than other: Reading) -> Bool {
    if background == other.background { return true }
    guard let background, let ground = other.background, contrastRatio(background, ground) < Self.leastRatio,
      layers.count == other.layers.count
    else { return false }
    return zip(layers, other.layers).allSatisfy { one, two in
      if one.color == two.color && one.stops == two.stops { return true }
      guard let first = one.color, let second = two.color else { return false }
      return first.alpha == second.alpha && first.differsInHue(from: second)
    }
  }
}
