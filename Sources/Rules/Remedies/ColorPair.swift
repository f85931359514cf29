import ColorScience
import PlatformStyles
import Scene

/// A colour that can be changed, with the opaque colours it stands against.
struct ColorPair {
  let element: Int
  let appearance: Appearance
  let color: Color
  /// True where it lies over a material, of which no colour is sure to pass.
  let isOverMaterial: Bool
  /// One, or where it is not one the least and the greatest that it may be.
  private let others: [Color]
  /// A layer of the same colour in front of the backdrop, where there is one.
  private let veil: Veil?
  /// How much white is mixed into the lighter end of a gradient that is made from the colour.
  private let sheen: Double
  private var required: Double

  /// A translucent layer on an opaque colour.
  private struct Veil {
    let alpha: Double
    let below: Color
  }

  var passes: Bool { isPassed(by: color) }

  /// True where another colour in its place reaches what is required.
  func isPassed(by color: Color) -> Bool {
    others(beside: color).allSatisfy { conservativeContrastRatio(color, $0) >= required(beside: color) }
  }

  /// The least ratio of a colour in its place.
  func ratio(of color: Color) -> Double {
    others(beside: color).map { conservativeContrastRatio(color, $0) }.min() ?? 1
  }

  /// What another colour in its place would have to reach, so that the lighter end of its gradient passes too.
  func required(beside color: Color) -> Double {
    if sheen == 0 { return required }
    let end = color.mixed(with: .white, by: sheen, in: .device)
    return others.reduce(required) { most, other in
      max(most, required * conservativeContrastRatio(color, other) / conservativeContrastRatio(end, other))
    }
  }

  /// The same where a ratio is asked for.
  func requiring(_ ratio: Double) -> ColorPair {
    var pair = self
    pair.required = ratio
    return pair
  }

  /// What another colour in its place would stand against.
  func others(beside color: Color) -> [Color] {
    guard let veil else { return others }
    return [color.withAlpha(veil.alpha).composited(over: veil.below)]
  }

  /// The place of the appearance in the order of their declaration.
  var rank: Int { Appearance.allCases.firstIndex(of: appearance) ?? 0 }

  /// The pair of a use whose foreground or backdrop, but not both, is made at a place.
  init?(_ use: StyleUse, madeAt place: Provenance) {
    guard use.verdict != .accepted, let foreground = use.foreground else { return nil }
    var (veil, sheen): (Veil?, Double) = (nil, 0)
    switch (use.isMade(.foreground, at: place), use.isMade(.background, at: place)) {
    case (true, false):
      guard use.isPlainForeground, let backdrops = use.backdrops else { return nil }
      (color, others) = (foreground, backdrops)
    case (false, true):
      others = [foreground]
      if let gradient = use.softGradient(at: place) {
        (color, sheen) = gradient
      } else {
        guard use.isPlainBackground, let background = use.background else { return nil }
        color = background
      }
    case (true, true):
      guard use.isPlainForeground, let made = use.veil else { return nil }
      (color, others, veil) = (foreground, [], Veil(alpha: made.alpha, below: made.below))
    case (false, false): return nil
    }
    (self.veil, self.sheen) = (veil, sheen)
    (element, appearance, required) = (use.element, use.appearance, use.required)
    isOverMaterial = use.placement.material != nil
  }
}

extension StyleUse {
  /// The colour in front that a gradient of one colour is made from, and how much white is mixed into its lighter end.
  fileprivate func softGradient(at place: Provenance) -> (base: Color, sheen: Double)? {
    guard place.detail.hasSuffix(".gradient"),
      let front = placement.readings[appearance]?.seenLayers.first, front.provenance.range == place.range,
      front.stops.count == 2, front.stops.allSatisfy(\.isOpaque)
    else { return nil }
    let (base, end) = (front.stops[0].encoded.channels, front.stops[1].encoded.channels)
    let (room, gain) = (base.reduce(0) { $0 + 1 - $1 }, zip(base, end).reduce(0) { $0 + $1.1 - $1.0 })
    return room > 0 ? (front.stops[0], gain / room) : nil
  }

  /// The alpha of the front layer, and what it lies on, where it has the colour of an opaque foreground.
  fileprivate var veil: (alpha: Double, below: Color)? {
    guard let background, let ink = foreground, let front = placement.readings[appearance]?.seenLayers.first?.color,
      front.alpha < 1, front.withAlpha(1).bytes == ink.bytes
    else { return nil }
    // Source-over in encoded sRGB: the backdrop is the layer's share and what lies below shares the rest.
    let below = background.encoded.combined(with: front.withAlpha(1).encoded) { backdrop, layer in
      (backdrop - layer * front.alpha) / (1 - front.alpha)
    }
    return (front.alpha, Color(encoded: below.clipped))
  }
}
