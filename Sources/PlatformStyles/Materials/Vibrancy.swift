package import ColorScience

/// What is known of a content level drawn vibrantly over a material: never more than bounds.
package struct VibrantForeground: Sendable, Hashable {
  /// The channel bounds of the drawn colour, encoded sRGB 0...1.
  package let box: ColorBox
  /// The contrast with the material under it.
  package let contrast: RatioBounds
  /// Always low: the system's vibrant filters are not published.
  package let confidence: Confidence
}

extension Material {
  /// A content level over the material (S-63, S-71), or nil where the platform's labels are not published.
  ///
  /// The material takes any colour of `surface`; what lies on it under the level is `background`, a function of that
  /// colour, and so is what lies below each of the groups that are faded as a whole (S-32), the outermost first.
  /// Two models are taken together: the standard translucent label, and the kit's label fill burnt into a light
  /// material or added to a dark one.
  package func vibrantForeground(
    _ level: ContentLevel, over surface: ColorBox, on background: AffineColor = .backdrop,
    in groups: [GroupOpacity] = [], platform: Platform, appearance: Appearance
  ) -> VibrantForeground? {
    guard let label = level.value(platform: platform, appearance: appearance) else { return nil }
    let scheme = platform.scheme(of: appearance)
    var labels = label.alternatives.map { VibrantLabel.translucent($0.encoded, $0.alpha) }
    if platform.isIOS {
      for color in MaterialTables.vibrantLabels["\(scheme.rawValue) \(level.name)"] ?? [] {
        labels.append(scheme == .light ? .burnt(color.encoded) : .added(color.encoded))
      }
    }
    let drawings = labels.map { VibrantDrawing(label: $0, background: background, groups: groups) }
    let boxes = drawings.map { $0.drawn(over: surface) }
    let ratios = drawings.map { $0.ratios(over: surface) }
    guard let box = boxes.hull, let low = ratios.map(\.lowerBound).min(), let high = ratios.map(\.upperBound).max()
    else { return nil }
    return VibrantForeground(box: box, contrast: Self.contrast(low...high), confidence: .low)
  }

  /// A content level over the material where nothing is known of what lies behind it.
  package func vibrantForeground(
    _ level: ContentLevel, platform: Platform, appearance: Appearance
  ) -> VibrantForeground? {
    vibrantForeground(
      level, over: bounds(platform: platform, appearance: appearance).box, platform: platform, appearance: appearance)
  }

  /// From foreground over background to lighter over darker.
  private static func contrast(_ ratio: ClosedRange<Double>) -> RatioBounds {
    let ends = [ratio.lowerBound, ratio.upperBound].map { max($0, 1 / $0) }
    return RatioBounds(low: ratio.contains(1) ? 1 : min(ends[0], ends[1]), high: max(ends[0], ends[1]))
  }
}

/// A way in which a label may be drawn; each channel of the result grows with the backdrop's.
private enum VibrantLabel {
  /// Source over with an alpha.
  case translucent(RGB, Double)
  /// Linear burn, which UIKit calls plus darker.
  case burnt(RGB)
  /// Linear dodge, which UIKit calls plus lighter.
  case added(RGB)

  func channel(_ index: Int, _ backdrop: Double) -> Double {
    switch self {
    case .translucent(let color, let alpha): backdrop + (color[index] - backdrop) * alpha
    case .burnt(let color): max(0, backdrop + color[index] - 1)
    case .added(let color): min(1, backdrop + color[index])
    }
  }
}

/// A label as it is drawn in one way within groups that are faded as a whole.
private struct VibrantDrawing {
  let label: VibrantLabel
  let background: AffineColor
  let groups: [GroupOpacity]

  /// The label's channel and that of what lies beside it, both as the groups leave them.
  private func pair(_ index: Int, _ surface: Double) -> (front: Double, back: Double) {
    let beside = background.channel(index, surface)
    return groups.reversed().reduce((label.channel(index, beside), beside)) { inner, group in
      let outer = (1 - group.share) * group.outer.channel(index, surface)
      return (group.share * inner.0 + outer, group.share * inner.1 + outer)
    }
  }

  private func pair(_ surface: RGB) -> (front: RGB, back: RGB) {
    let (red, green, blue) = (pair(0, surface.red), pair(1, surface.green), pair(2, surface.blue))
    return (
      RGB(red: red.front, green: green.front, blue: blue.front), RGB(red: red.back, green: green.back, blue: blue.back)
    )
  }

  func drawn(over surface: ColorBox) -> ColorBox {
    ColorBox(low: pair(surface.low).front, high: pair(surface.high).front)
  }

  /// Bounds on the luminance of the label over that of its backdrop, 0.05 added to both, at one and the same backdrop.
  ///
  /// The ratio is a mean of the ratios of the channels, so it lies between the least and the greatest of those. They
  /// are read at the levels a display of 8 bits can show. Both luminances grow with the backdrop, so that its ends bound
  /// the ratio too, more closely where it is nearly one colour.
  func ratios(over surface: ColorBox) -> ClosedRange<Double> {
    var least = Double.infinity
    var greatest = 0.0
    for index in 0..<3 {
      let low = surface.low[index]
      let high = surface.high[index]
      let steps = max(1, Int(((high - low) * 255).rounded(.up)))
      for step in 0...steps {
        let drawn = pair(index, low + (high - low) * Double(step) / Double(steps))
        let ratio = (SRGBTransfer.decode(drawn.front) + 0.05) / (SRGBTransfer.decode(drawn.back) + 0.05)
        least = min(least, ratio)
        greatest = max(greatest, ratio)
      }
    }
    let (low, high) = (pair(surface.low), pair(surface.high))
    least = max(least, Self.ratio(of: low.front, to: high.back))
    greatest = min(greatest, Self.ratio(of: high.front, to: low.back))
    return least...max(least, greatest)
  }

  private static func ratio(of front: RGB, to back: RGB) -> Double {
    (Color(encoded: front).relativeLuminance + 0.05) / (Color(encoded: back).relativeLuminance + 0.05)
  }
}

extension AffineColor {
  /// One encoded channel over a backdrop's.
  fileprivate func channel(_ index: Int, _ backdrop: Double) -> Double { offset[index] + slope[index] * backdrop }
}
