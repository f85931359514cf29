import PlatformStyles
import Scene

/// Gives a font its size and weight on a platform (S-10 to S-19).
enum FontResolver {
  /// Resolves a font with the environment's changes, outermost first.
  static func reading(
    _ font: FontValue, modifiers: [FontModifier], platform: Platform, size textSize: DynamicTypeSize = .large,
    boldsText: Bool
  ) -> FontReading {
    var size: Double?
    var base: FontWeight? = .regular
    var emphasized: FontWeight = .bold
    var style: TextStyle?
    var scales = false
    switch font.base {
    case .style(let textStyle):
      style = textStyle
      scales = platform.hasDynamicType
      if let metrics = textStyle.metrics(platform: platform, size: textSize)?.preferred {
        size = metrics.size
        base = metrics.weight
        emphasized = metrics.emphasizedWeight
      } else {
        base = nil
      }
    case .size(let points, let follows):
      // No screen shows a larger one, and words of sizes are made of whole numbers.
      let points = points.map { min($0, 100_000) }
      size = follows ? points.map { scaled($0, along: font.relativeStyle, to: textSize, platform) } : points
      scales = follows && platform.hasDynamicType
      base = font.nameWeight ?? .regular
    case .unknown: base = nil
    }
    if let standard = font.standardWeight { base = standard }
    var state = WeightState()
    for modifier in font.modifiers + effective(modifiers) { state.apply(modifier) }
    let weight = state.isUnknown ? nil : state.weight ?? (state.isBold ? emphasized : base)
    if state.isSecondaryScale || state.isResizable { size = nil }
    if state.isResizable { (style, scales) = (nil, false) }
    let nameIsBold = (font.nameWeight ?? .regular) >= .bold
    let boldAsWritten = state.isBold || (state.weight ?? .regular) >= .bold || (nameIsBold && state.weight == nil)
    var reading = FontReading(
      size: size, weight: boldsText ? weight?.boldTextWeight : weight, textStyle: style, scales: scales,
      boldAsWritten: boldAsWritten, mayChange: font.beginning != nil)
    if let share = font.leastShare { reading.leastSize = size.map { $0 * share } }
    return reading
  }

  /// Returns the size of a scaling font: that at Large times the growth of its style, rounded (S-14).
  private static func scaled(
    _ points: Double, along style: TextStyle, to size: DynamicTypeSize, _ platform: Platform
  ) -> Double {
    guard size != .large, let large = style.metrics(platform: platform)?.preferred.size,
      let now = style.metrics(platform: platform, size: size)?.preferred.size
    else { return points }
    return (points * now / large).rounded()
  }

  /// Returns the changes that count: `nil` and `false` take back what was set outside them, not what the font says
  /// itself (S-12).
  private static func effective(_ modifiers: [FontModifier]) -> [FontModifier] {
    var result: [FontModifier] = []
    for modifier in modifiers {
      switch modifier {
      case .weight(nil): result.removeAll { $0.changesWeight || $0 == .bold(true) }
      case .bold(false): result.removeAll { $0 == .bold(true) }
      default: result.append(modifier)
      }
    }
    return result
  }

  /// The changes so far; a later one overrides an earlier one (S-11).
  private struct WeightState {
    var weight: FontWeight?
    var isBold = false
    var isUnknown = false
    var isSecondaryScale = false
    var isResizable = false

    mutating func apply(_ modifier: FontModifier) {
      switch modifier {
      case .weight(let value):
        weight = value
        isUnknown = false
        isBold = false
      case .bold(true):
        weight = nil
        isUnknown = false
        isBold = true
      case .bold(false): isBold = false
      case .unknownWeight: isUnknown = true
      case .secondaryScale: isSecondaryScale = true
      case .resizable: isResizable = true
      }
    }
  }
}

extension FontModifier {
  /// True for a weight, known or not.
  fileprivate var changesWeight: Bool {
    switch self {
    case .weight, .unknownWeight: true
    default: false
    }
  }
}
