/// How a gradient interpolates between stops that are translucent.
package enum AlphaInterpolation: Hashable, Sendable, CaseIterable {
  /// Colour and alpha run separately.
  case straight
  /// Colours run weighted by their alpha, so a clear stop lends no colour.
  case premultiplied
}

/// The opaque colours a gradient takes on over a backdrop, as a curve whose parameter runs over 0...1.
package struct GradientPath: Hashable, Sendable {
  let segments: [GradientSegment]

  /// Makes the path through the stops, or of the backdrop alone if there are none; stop positions don't matter.
  package init(
    stops: [Color], interpolation: GradientInterpolation, alpha: AlphaInterpolation = .straight,
    over backdrop: Color = .white
  ) {
    let visible = stops.isEmpty ? [backdrop] : stops
    let ends = visible.count == 1 ? visible + visible : visible
    segments = zip(ends, ends.dropFirst()).map { from, to in
      GradientSegment(from: from, to: to, interpolation: interpolation, alpha: alpha, backdrop: backdrop)
    }
  }

  /// The colour at a position in 0...1, each stretch between two stops taking an equal share.
  package func color(at position: Double) -> Color { Color(encoded: encoded(at: position)) }

  func encoded(at position: Double) -> RGB {
    guard let last = segments.last else { return RGB(gray: 1) }
    let scaled = position.limitedToUnit * Double(segments.count)
    let index = Int(scaled)
    return index < segments.count ? segments[index].encoded(at: scaled - Double(index)) : last.encoded(at: 1)
  }

  /// The number of straight pieces that stand for a bent stretch between stops of unequal alpha.
  private static let pieces = 16

  /// Opaque stops in encoded sRGB between which the colours lie that translucent ones make of a backdrop.
  ///
  /// Weighted by alpha, the way between two stops is straight. With colour and alpha apart it is bent, unless both have
  /// one alpha; which of the two a renderer does isn't documented, so the path goes both ways.
  package static func opaqueStops(_ stops: [Color], over backdrop: Color) -> [Color] {
    var result = stops.prefix(1).map { $0.composited(over: backdrop) }
    for (from, to) in zip(stops, stops.dropFirst()) {
      let end = to.composited(over: backdrop)
      result.append(end)
      if from.alpha == to.alpha { continue }
      let bend = GradientPath(stops: [from, to], interpolation: .device, over: backdrop)
      let places = (0..<pieces).map { bend.color(at: Double($0) / Double(pieces)) }
      result += places.reversed() + [end]
    }
    return result
  }

  /// A box that holds the path, exact for opaque stops in encoded sRGB.
  package var boundingBox: ColorBox {
    let pieces = 32
    var box: ColorBox?
    for segment in segments {
      for piece in 0..<pieces {
        let stretch = Interval(Double(piece) / Double(pieces), Double(piece + 1) / Double(pieces))
        let channels = segment.channels(over: stretch)
        let part = ColorBox(
          low: RGB(red: channels.0.value.low, green: channels.1.value.low, blue: channels.2.value.low),
          high: RGB(red: channels.0.value.high, green: channels.1.value.high, blue: channels.2.value.high))
        box = box?.union(part) ?? part
      }
    }
    return box ?? .unknown
  }
}

/// The stretch of a gradient between two neighbouring stops.
struct GradientSegment: Hashable, Sendable {
  /// The range of each encoded channel and of its slope along the gradient.
  typealias Channels = (IntervalJet, IntervalJet, IntervalJet)

  private let startAlpha: Double
  private let endAlpha: Double
  private let alpha: AlphaInterpolation
  private let interpolation: GradientInterpolation
  /// Encoded sRGB or Oklab cone roots, whichever the gradient is straight in.
  private let start: RGB
  private let end: RGB
  private let backdrop: RGB
  /// Linear light to which a display clips Oklab mixes that leave the gamut; the stops themselves stay.
  private let limits: ColorBox

  init(
    from: Color, to: Color, interpolation: GradientInterpolation, alpha: AlphaInterpolation, backdrop: Color
  ) {
    startAlpha = from.alpha
    endAlpha = to.alpha
    self.alpha = alpha
    self.interpolation = interpolation
    self.backdrop = backdrop.encoded
    switch interpolation {
    case .device: (start, end) = (from.encoded, to.encoded)
    case .perceptual: (start, end) = (from.oklabConeRoots, to.oklabConeRoots)
    }
    let gamut = ColorBox(low: RGB(gray: 0), high: RGB(gray: 1))
    limits = [from, to].reduce(gamut) { $0.union(ColorBox(low: $1.linear, high: $1.linear)) }
  }

  func encoded(at position: Double) -> RGB {
    let channels = channels(over: Interval(position))
    return RGB(red: channels.0.value.low, green: channels.1.value.low, blue: channels.2.value.low)
  }

  func channels(over stretch: Interval) -> Channels {
    let parameter = IntervalJet(parameter: stretch)
    let colors = colors(mixedBy: weight(parameter))
    if startAlpha >= 1 && endAlpha >= 1 { return colors }
    let opacity = parameter.line(from: startAlpha, to: endAlpha)
    func laid(_ color: IntervalJet, over backdrop: Double) -> IntervalJet {
      backdrop + opacity * (-backdrop + color)
    }
    return (
      laid(colors.0, over: backdrop.red), laid(colors.1, over: backdrop.green),
      laid(colors.2, over: backdrop.blue)
    )
  }

  /// The share of the end colour; with premultiplied colours it leads or lags where alphas differ.
  private func weight(_ parameter: IntervalJet) -> IntervalJet {
    if alpha == .straight || startAlpha == endAlpha { return parameter }
    if startAlpha == 0 { return IntervalJet(constant: 1) }
    if endAlpha == 0 { return IntervalJet(constant: 0) }
    func share(_ position: Double) -> Double {
      position * endAlpha / ((1 - position) * startAlpha + position * endAlpha)
    }
    let opacity = parameter.line(from: startAlpha, to: endAlpha).value
    let slope = Interval(startAlpha * endAlpha) / (opacity * opacity)
    return IntervalJet(value: parameter.value.growing(share), slope: slope)
  }

  private func colors(mixedBy weight: IntervalJet) -> Channels {
    let lines = (
      weight.line(from: start.red, to: end.red), weight.line(from: start.green, to: end.green),
      weight.line(from: start.blue, to: end.blue)
    )
    guard interpolation == .perceptual else { return lines }
    let cones = (lines.0.cubed, lines.1.cubed, lines.2.cubed)
    let matrix = Matrix3.oklabConesToLinearSRGB
    func channel(_ index: Int, _ row: RGB) -> IntervalJet {
      let light = row.red * cones.0 + row.green * cones.1 + row.blue * cones.2
      return light.clamped(to: Interval(limits.low[index], limits.high[index])).encoded
    }
    return (channel(0, matrix.first), channel(1, matrix.second), channel(2, matrix.third))
  }
}
