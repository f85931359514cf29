import Scene
import SourceFacts

/// Ranges of constants, and what is asked of them: what lies in one is known of a number that is, and of another one by
/// what else it was asked (S-58).
extension Evaluator {
  /// Makes a range of constants.
  func range(_ bounds: RangeBounds, _ symbol: String, place: Place) -> Value {
    var doubt = Doubt(
      .unsupportedExpression, "'\(symbol)'", place: place,
      key: "\(bounds.words)@\(place.file):\(place.span.start)")
    doubt.isPresent = true
    doubt.isFilled = bounds.isClosed ? bounds.lower <= bounds.upper : bounds.lower < bounds.upper
    doubt.bounds = bounds
    return .unknown(doubt)
  }

  /// Returns whether a value lies in a range of constants; `nil` for other ranges and values.
  func lies(in range: Value, _ value: Value, place: Place) -> Value? {
    guard case .unknown(let range) = range, let bounds = range.bounds else { return nil }
    let value = rawValues(of: value, place: place) ?? value
    switch value {
    case .number(let number): return .bool(bounds.contains(number))
    case .unknown(let subject): return lies(in: bounds, subject, place: place)
    case .choice where value.isNumeric:
      return distribute(value, place: place) { lies(in: .unknown(range), $0, place: place) ?? .none }
    default: return nil
    }
  }
}

/// Where a range of constants begins and ends.
struct RangeBounds: Hashable, Sendable {
  var lower: Double
  var upper: Double
  /// True where the end is part of it.
  var isClosed: Bool

  /// True for a number that lies in the range.
  func contains(_ number: Double) -> Bool {
    lower <= number && (isClosed ? number <= upper : number < upper)
  }

  /// The range as code writes it.
  var words: String {
    [lower, upper].map { Evaluator.plainText(.number($0)) ?? "" }.joined(separator: isClosed ? "..." : "..<")
  }
}
