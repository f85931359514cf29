package import ColorScience

/// Ratios as text, cut after two decimals and never rounded up, so that 4.499 does not read as 4.5.
package enum RatioText {
  /// Returns a ratio as in `3.26:1`, with no zeros at the end.
  package static func text(_ ratio: Double) -> String { "\(number(ratio)):1" }

  /// Returns one ratio, or two with a word between where the bounds differ.
  package static func text(_ bounds: RatioBounds) -> String {
    let (low, high) = (text(bounds.low), text(bounds.high))
    return low == high ? low : "\(low) to \(high)"
  }

  private static func number(_ ratio: Double) -> String {
    // `Int` cuts towards zero; a ratio is never negative.
    let hundredths = Int(ratio * 100)
    let (whole, rest) = (hundredths / 100, hundredths % 100)
    if rest == 0 { return "\(whole)" }
    if rest % 10 == 0 { return "\(whole).\(rest / 10)" }
    return rest < 10 ? "\(whole).0\(rest)" : "\(whole).\(rest)"
  }
}
