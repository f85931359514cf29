/// The set of backdrop colours that may lie behind a text.
package enum BackdropDomain: Hashable, Sendable {
  /// Any colour of a box.
  case box(ColorBox)
  /// Any colour along a gradient; what translucent stops show through counts as unknown.
  case gradient(stops: [Color], interpolation: GradientInterpolation)

  /// A box that holds the whole domain, exact for boxes and for opaque gradients in encoded sRGB.
  package var boundingBox: ColorBox {
    switch self {
    case .box(let box):
      return box
    case .gradient(let stops, let interpolation):
      guard !stops.isEmpty else { return .unknown }
      let path = GradientPath(stops: stops.map { $0.withAlpha(1) }, interpolation: interpolation)
      return stops.allSatisfy(\.isOpaque) ? path.boundingBox : path.boundingBox.union(.unknown)
    }
  }
}

/// How far the contrast of a text can go over a backdrop domain, with backdrops that show it.
package struct ContrastExtremes: Hashable, Sendable {
  /// The least and the greatest ratio.
  package let bounds: RatioBounds
  /// A backdrop over which the least ratio occurs.
  package let lowWitness: Color
  /// A backdrop over which the greatest ratio occurs.
  package let highWitness: Color

  /// The extremes over the union of two domains.
  package func union(_ other: ContrastExtremes) -> ContrastExtremes {
    ContrastExtremes(
      bounds: bounds.union(other.bounds),
      lowWitness: bounds.low <= other.bounds.low ? lowWitness : other.lowWitness,
      highWitness: bounds.high >= other.bounds.high ? highWitness : other.highWitness)
  }
}

/// The bounds of the contrast ratio of text and background that share one unknown backdrop.
package func contrastBounds(
  foreground: AffineColor, background: AffineColor, over domain: BackdropDomain
) -> RatioBounds {
  contrastExtremes(foreground: foreground, background: background, over: domain).bounds
}

/// Bounds as `contrastBounds` gives them, with witness backdrops: exact over boxes, sound to 1e-6 along gradients.
package func contrastExtremes(
  foreground: AffineColor, background: AffineColor, over domain: BackdropDomain
) -> ContrastExtremes {
  let pair = AffinePair(foreground: foreground, background: background)
  switch domain {
  case .box(let box):
    return pair.extremes(over: box)
  case .gradient(let stops, let interpolation):
    guard !stops.isEmpty, stops.allSatisfy(\.isOpaque) else { return pair.extremes(over: domain.boundingBox) }
    return pair.extremes(along: GradientPath(stops: stops, interpolation: interpolation))
  }
}

// Whether a renderer interpolates straight or premultiplied colours isn't documented, so both are covered.

/// Bounds over a gradient with translucent stops on a known opaque backdrop, for either reading of translucency.
package func contrastExtremes(
  foreground: AffineColor, background: AffineColor, overGradient stops: [Color],
  interpolation: GradientInterpolation, on backdrop: Color
) -> ContrastExtremes {
  let pair = AffinePair(foreground: foreground, background: background)
  guard !stops.isEmpty else { return pair.extremes(over: ColorBox(point: backdrop)) }
  func along(_ alpha: AlphaInterpolation) -> ContrastExtremes {
    pair.extremes(
      along: GradientPath(stops: stops, interpolation: interpolation, alpha: alpha, over: backdrop))
  }
  let straight = along(.straight)
  return stops.allSatisfy(\.isOpaque) ? straight : straight.union(along(.premultiplied))
}

/// Bounds along one gradient path, of which text and background may be functions.
package func contrastExtremes(
  foreground: AffineColor, background: AffineColor, along path: GradientPath
) -> ContrastExtremes {
  AffinePair(foreground: foreground, background: background).extremes(along: path)
}
