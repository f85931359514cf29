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
      size = points
      scales = follows
      base = font.nameWeight ?? .regular
    case .unknown: base = nil
    }
    var state = WeightState()
    for modifier in font.modifiers + modifiers { state.apply(modifier) }
    var weight = state.isUnknown ? nil : state.weight ?? (state.isBold ? emphasized : base)
    if state.isBold, let explicit = state.weight, state.boldIsLast { weight = max(explicit, emphasized) }
    if state.isSecondaryScale { size = nil }
    let nameIsBold = (font.nameWeight ?? .regular) >= .bold
    let boldAsWritten = state.isBold || (state.weight ?? .regular) >= .bold || (nameIsBold && state.weight == nil)
    return FontReading(
      size: size, weight: boldsText ? weight?.boldTextWeight : weight, textStyle: style, scales: scales,
      boldAsWritten: boldAsWritten)
  }

  /// The changes so far; a later one overrides an earlier one (S-11, S-12).
  private struct WeightState {
    var weight: FontWeight?
    var isBold = false
    var boldIsLast = false
    var isUnknown = false
    var isSecondaryScale = false

    mutating func apply(_ modifier: FontModifier) {
      switch modifier {
      case .weight(nil):
        weight = nil
        isBold = false
        isUnknown = false
      case .weight(let value):
        weight = value
        isUnknown = false
        isBold = false
        boldIsLast = false
      case .bold(true):
        isBold = true
        boldIsLast = true
        weight = nil
      case .bold(false): isBold = false
      case .unknownWeight: isUnknown = true
      case .secondaryScale: isSecondaryScale = true
      }
    }
  }
}
