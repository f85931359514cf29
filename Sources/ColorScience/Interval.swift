/// A closed range of real numbers with the arithmetic that encloses every result.
struct Interval: Hashable, Sendable {
  let low: Double
  let high: Double

  /// The range between two numbers in either order.
  init(_ first: Double, _ second: Double) {
    low = min(first, second)
    high = max(first, second)
  }

  init(_ exact: Double) {
    low = exact
    high = exact
  }

  static func + (left: Interval, right: Interval) -> Interval {
    Interval(left.low + right.low, left.high + right.high)
  }

  static func - (left: Interval, right: Interval) -> Interval {
    Interval(left.low - right.high, left.high - right.low)
  }

  static func * (factor: Double, right: Interval) -> Interval {
    Interval(factor * right.low, factor * right.high)
  }

  static func * (left: Interval, right: Interval) -> Interval {
    if left.low == left.high { return left.low * right }
    let (a, b, c, d) =
      (left.low * right.low, left.low * right.high, left.high * right.low, left.high * right.high)
    return Interval(min(min(a, b), min(c, d)), max(max(a, b), max(c, d)))
  }

  /// The quotient; the divisor must be positive.
  static func / (left: Interval, right: Interval) -> Interval {
    left * Interval(1 / right.high, 1 / right.low)
  }

  /// The smallest range that holds both.
  func hull(_ other: Interval) -> Interval {
    Interval(min(low, other.low), max(high, other.high))
  }

  /// The range limited to another.
  func clamped(to limits: Interval) -> Interval {
    Interval(min(max(low, limits.low), limits.high), min(max(high, limits.low), limits.high))
  }

  /// The range of a function that grows throughout.
  func growing(_ function: (Double) -> Double) -> Interval {
    Interval(function(low), function(high))
  }

  /// The least and greatest distance from zero.
  var magnitude: Interval {
    low <= 0 && high >= 0 ? Interval(0, max(-low, high)) : Interval(abs(low), abs(high))
  }
}
