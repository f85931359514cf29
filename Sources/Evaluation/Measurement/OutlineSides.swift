import ColorScience
import Scene

extension LeafMeasurement {
  /// An outline has two sides, and is seen where it stands out from either; so is one whose fill stands out from what
  /// lies around. Where one side is not known it may be.
  func clearer(_ inside: Reading, _ outside: Reading) -> Reading {
    func isSeen(_ reading: Reading) -> Bool { (reading.ratio?.low ?? 0) >= Self.requirements.lowerBound }
    if isSeen(inside) || isSeen(outside) { return isSeen(inside) ? inside : outside }
    if let filled = filled(inside, outside), isSeen(filled) { return filled }
    guard let inner = inside.ratio, let outer = outside.ratio else { return inside.ratio == nil ? inside : outside }
    var result = outer.low > inner.low ? outside : inside
    result.isCertain = inside.isCertain && outside.isCertain
    return result
  }

  /// A translucent line that is drawn within what it goes around lets that through, as it is seen on what lies outside.
  func inset(_ inside: Reading, _ outside: Reading) -> Reading {
    if outside.ink?.isOpaque == true { return outside }
    var result = outside
    result.isCertain = inside.isCertain && outside.isCertain
    guard let front = inside.foregroundBox else {
      // A faint line has no one colour, but is bounded on both sides.
      if inside.undecided == nil, outside.undecided == nil { return clearer(inside, outside) }
      result.ratio = nil
      result.undecided = inside.undecided ?? outside.undecided
      return result
    }
    guard outside.undecided == nil, let ground = outside.backgroundBox else { return outside }
    (result.foreground, result.foregroundRange) = (inside.foreground, inside.foregroundRange)
    if let color = inside.foreground, let behind = outside.background {
      result.ratio = RatioBounds(conservativeContrastRatio(color, behind))
    } else {
      result.ratio = RatioBounds(apart: front, from: ground)
    }
    return result
  }

  /// What is filled, as it is seen on what lies around; `nil` where either is no one colour.
  private func filled(_ inside: Reading, _ outside: Reading) -> Reading? {
    guard let fill = inside.background, let ground = outside.background else { return nil }
    var result = outside
    result.foreground = fill
    result.ratio = RatioBounds(contrastRatio(fill, ground))
    return result
  }
}
