import ColorScience
import Scene

extension LeafMeasurement {
  /// An outline has two sides, and is seen where it stands out from either; where one side is not known it may be.
  func clearer(_ inside: Reading, _ outside: Reading) -> Reading {
    func isSeen(_ reading: Reading) -> Bool { (reading.ratio?.low ?? 0) >= Self.requirements.lowerBound }
    if isSeen(inside) || isSeen(outside) { return isSeen(inside) ? inside : outside }
    guard let inner = inside.ratio, let outer = outside.ratio else { return inside.ratio == nil ? inside : outside }
    return outer.low > inner.low ? outside : inside
  }
}
