import ColorScience
import PlatformStyles
import Scene

/// A dimension in which two levels can differ.
enum HierarchyAxis: String {
  case size, weight, style
}

/// Two neighbouring texts on one backdrop in one appearance.
struct LevelComparison {
  /// One of the two texts.
  struct Side {
    let element: Int
    let placement: Placement
    let reading: Reading
    /// The composited colour.
    let color: Color
  }

  let appearance: Appearance
  let upper: Side
  let lower: Side

  /// The dimensions in which they are known to differ.
  var axes: [HierarchyAxis] {
    var axes: [HierarchyAxis] = []
    if let difference = sizeDifference, difference >= 1 { axes.append(.size) }
    if hasSameWeightClass == false { axes.append(.weight) }
    if differsInStyle { axes.append(.style) }
    return axes
  }

  /// The difference of the sizes in pt, where both are known.
  private var sizeDifference: Double? {
    guard let first = upper.reading.font?.size, let second = lower.reading.font?.size else { return nil }
    return abs(first - second)
  }

  /// Whether the drawn weights are of one class, where both are known.
  private var hasSameWeightClass: Bool? {
    guard let first = upper.reading.font?.weight, let second = lower.reading.font?.weight else { return nil }
    return first.weightClass == second.weightClass
  }

  /// True where size and weight are known and tell nothing apart.
  var hasSameShape: Bool { (sizeDifference ?? 1) < 1 && hasSameWeightClass == true }

  private var differsInStyle: Bool {
    if let first = upper.placement.foreground.systemLevel, let second = lower.placement.foreground.systemLevel {
      return first != second
    }
    // A difference in lightness of 20 stands out in thin marks (Stone, Szafir and Setlur 2014).
    return abs(upper.color.lightness - lower.color.lightness) >= 20
  }

  /// The contrast ratio of the two colours to each other under a way of seeing.
  func ratio(_ condition: VisionCondition) -> Double {
    contrastRatio(upper.color.simulated(condition), lower.color.simulated(condition))
  }

  /// The way of seeing that tells them apart least, normal vision first among equals.
  var worst: (condition: VisionCondition, ratio: Double) {
    var worst = (condition: VisionCondition.normal, ratio: ratio(.normal))
    for condition in VisionCondition.allCases {
      let ratio = ratio(condition)
      // Grayscale keeps the ratio of normal vision but for rounding noise, which must not decide the name.
      if ratio < worst.ratio - 1e-9 { worst = (condition, ratio) }
    }
    return worst
  }
}

/// A neighbouring pair of texts with every comparison that the scene allows.
struct ComparedPair {
  /// The element that stands first.
  let upper: Int
  /// The element that stands after it.
  let lower: Int
  /// True where `upper` is the first text of its group.
  let isUpperLeading: Bool
  /// One comparison for each appearance and each pair of placements that can meet.
  var comparisons: [LevelComparison]
}

extension JudgedScene {
  /// Every pair of neighbours that are levels of each other, with what can be compared in a deciding appearance.
  var comparedPairs: [ComparedPair] {
    var pairs: [ComparedPair] = []
    var positions: [[Int]: Int] = [:]
    for group in scene.groups {
      for pair in group.pairs where !pair.isLabelAndValue {
        let (upper, lower) = (group.members[pair.upper], group.members[pair.lower])
        if upper.isTrailingValue || lower.isTrailingValue { continue }
        let comparisons = pair.placements.flatMap { self.comparisons(upper.element, lower.element, at: $0) }
        // Other members may come and go with conditions: the same neighbours are still one pair.
        if let known = positions[[upper.element, lower.element]] {
          pairs[known].comparisons += comparisons
          continue
        }
        positions[[upper.element, lower.element]] = pairs.count
        pairs.append(
          ComparedPair(
            upper: upper.element, lower: lower.element, isUpperLeading: pair.upper == 0, comparisons: comparisons))
      }
    }
    return pairs
  }

  private func comparisons(_ upper: Int, _ lower: Int, at placements: PlacementPair) -> [LevelComparison] {
    judgement.profile.decidingAppearances.compactMap { appearance in
      guard let first = side(upper, placements.upper, appearance),
        let second = side(lower, placements.lower, appearance),
        // Different backdrops set texts apart by themselves (S-132).
        first.reading.background?.bytes == second.reading.background?.bytes
      else { return nil }
      return LevelComparison(appearance: appearance, upper: first, lower: second)
    }
  }

  private func side(_ element: Int, _ placement: Int, _ appearance: Appearance) -> LevelComparison.Side? {
    let placement = scene.elements[element].placements[placement]
    guard placement.exemption == nil, let reading = placement.readings[appearance], let color = reading.foreground,
      reading.background != nil
    else { return nil }
    return LevelComparison.Side(element: element, placement: placement, reading: reading, color: color)
  }
}
