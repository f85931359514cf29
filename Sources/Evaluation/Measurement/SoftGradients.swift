import ColorScience
import PlatformStyles
import Scene

/// Gradients of one colour, whose lighter end nobody publishes (S-34).
extension LeafMeasurement {
  /// True where a ratio is no higher however far the soft gradients in it go, so that its upper bound is known.
  func isBounded(_ reading: Reading, _ ingredients: Ingredients, _ appearance: Appearance) -> Bool {
    var widest = self
    widest.softEnd = .utmost
    let bound = widest.measure(ingredients, in: appearance)
    guard bound.isCertain, let high = bound.ratio?.high, let likely = reading.ratio?.high else { return false }
    return high <= likely
  }
}

extension LeafMeasurement.Ingredients {
  /// True where an end of a gradient is assumed.
  var hasSoftGradient: Bool {
    if foreground.style.isSoftGradient { return true }
    return entries.contains { if case .layer(let setting, _) = $0 { setting.style.isSoftGradient } else { false } }
  }
}

extension Style {
  /// True for `color.gradient` and what is made of it.
  fileprivate var isSoftGradient: Bool {
    switch self {
    case .softGradient: true
    case .faded(let inner, _), .offset(let inner, _): inner.isSoftGradient
    default: false
    }
  }
}
