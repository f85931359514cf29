import ColorScience
import PlatformStyles
import Scene

/// A dimension in which two levels can differ.
enum HierarchyAxis: String, CaseIterable {
  case size, weight, style
}

/// Two neighbouring texts on one backdrop in one appearance.
struct LevelComparison {
  /// One of the two texts.
  struct Side {
    let element: Int
    let placement: Placement
    let reading: Reading

    /// The level of the system that it is drawn on, with nothing that makes it weaker.
    var level: ContentLevel? {
      let style = placement.foreground
      return style.hasWrittenOpacity || style.isFadedByGroup ? nil : style.systemLevel
    }
  }

  let appearance: Appearance
  let upper: Side
  let lower: Side

  /// The dimensions in which they are known to differ.
  var axes: [HierarchyAxis] {
    HierarchyAxis.allCases.filter { axis in stronger(on: axis).map { $0 != .neither } ?? false }
  }

  /// The dimensions in which they differ; `nil` where something of either is not known.
  var knownAxes: [HierarchyAxis]? {
    HierarchyAxis.allCases.contains { stronger(on: $0) == nil } ? nil : axes
  }

  /// True where size and weight are known and tell nothing apart.
  var hasSameShape: Bool { stronger(on: .size) == .neither && stronger(on: .weight) == .neither }

  /// Which of two texts stands out more.
  enum Stronger {
    case upper, lower, neither

    /// The one whose measure is greater, where greater stands out.
    fileprivate init<Measure: Comparable>(_ upper: Measure, _ lower: Measure) {
      self = upper == lower ? .neither : upper > lower ? .upper : .lower
    }
  }

  /// The text that stands out more in one dimension; `nil` where that is not known.
  func stronger(on axis: HierarchyAxis) -> Stronger? {
    switch axis {
    case .size:
      guard let first = upper.reading.font?.size, let second = lower.reading.font?.size else { return nil }
      return abs(first - second) < 1 ? .neither : Stronger(first, second)
    case .weight:
      guard let first = upper.reading.font?.weight, let second = lower.reading.font?.weight else { return nil }
      return Stronger(first.weightClass, second.weightClass)
    case .style:
      // The first level stands out most.
      if let first = upper.level, let second = lower.level { return Stronger(second, first) }
      // What is so at one end of what may lie behind alone is not known.
      let ends = Set(meetings.map(stronger))
      return ends.count == 1 ? ends.first ?? nil : nil
    }
  }

  /// The text that stands out more by its colour over one backdrop; `nil` where that is not known.
  private func stronger(_ meeting: Meeting) -> Stronger? {
    // A difference in lightness of 20 stands out in thin marks (Stone, Szafir and Setlur 2014).
    if abs(meeting.upper.lightness - meeting.lower.lightness) < 20 { return .neither }
    if let backdrop = meeting.backdrop {
      return Stronger(contrastRatio(meeting.upper, backdrop), contrastRatio(meeting.lower, backdrop))
    }
    guard let one = upper.reading.ratio, let other = lower.reading.ratio else { return nil }
    // Intervals that meet leave open which stands out more.
    return one.low > other.high ? .upper : one.high < other.low ? .lower : nil
  }

  /// True where the colours differ so much in hue or saturation that most readers see it, though no axis counts it.
  var differsInHue: Bool { meetings.contains { $0.upper.differsInHue(from: $0.lower) } }

  /// True where both are on levels of the system, or in tones of one hue or of gray: two hues may be a status (S-137).
  var isOfTones: Bool {
    if upper.level != nil && lower.level != nil { return true }
    // What shines through a translucent one has a hue of its own.
    if let one = upper.reading.ink, let other = lower.reading.ink { return one.isTone(of: other) }
    return meetings.allSatisfy { $0.upper.isTone(of: $0.lower) }
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
  /// True where nothing that is a part of its own stands between them.
  var isClose: Bool
  /// True where such a part, or a line, stands between them in their column.
  var isParted: Bool
  /// One comparison for each appearance and each pair of placements that can meet.
  var comparisons: [LevelComparison]

  /// True for two uses of one text, such as a title and a detail that one component makes.
  var isOfOneText: Bool { upper == lower }

  /// The less and the more important element; where two signals do not tell, the one that stands out more counts as more,
  /// or else the one that a single signal speaks for, or that stands first.
  func byImportance(in scene: Scene, strongerLook: LevelComparison.Stronger = .neither) -> (less: Int, more: Int) {
    let (first, second) = (scene.elements[upper], scene.elements[lower])
    let look = strongerLook == .neither ? nil : strongerLook == .upper
    let isUpperMore =
      ImportanceEvidence(first, second, isFirstLeading: isUpperLeading)?.isFirstMoreImportant ?? look
      ?? ImportanceEvidence.isFirstLikelier(first, second) ?? true
    return isUpperMore ? (lower, upper) : (upper, lower)
  }
}

extension JudgedScene {
  /// Every pair of neighbours that are levels of each other, with what can be compared in a deciding appearance.
  var comparedPairs: [ComparedPair] { pairs(ofOneText: false) }

  /// Every pair of uses of one text that are levels of each other: what a component makes of a title and a detail.
  var comparedUses: [ComparedPair] { pairs(ofOneText: true) }

  private func pairs(ofOneText: Bool) -> [ComparedPair] {
    var pairs: [ComparedPair] = []
    var positions: [[Int]: Int] = [:]
    for group in scene.groups {
      for pair in group.pairs where !pair.isLabelAndValue && (pair.upper == pair.lower) == ofOneText {
        let (upper, lower) = (group.members[pair.upper], group.members[pair.lower])
        if upper.isTrailingValue || lower.isTrailingValue { continue }
        let comparisons = pair.placements.flatMap { self.comparisons(upper.element, lower.element, at: $0) }
        // Other members may come and go with conditions: the same neighbours are still one pair.
        if let known = positions[[upper.element, lower.element]] {
          pairs[known].comparisons += comparisons
          pairs[known].isClose = pairs[known].isClose && pair.isClose
          pairs[known].isParted = pairs[known].isParted || pair.isParted
          continue
        }
        positions[[upper.element, lower.element]] = pairs.count
        pairs.append(
          ComparedPair(
            upper: upper.element, lower: lower.element, isUpperLeading: pair.upper == 0, isClose: pair.isClose,
            isParted: pair.isParted, comparisons: comparisons))
      }
    }
    return pairs
  }

  private func comparisons(_ upper: Int, _ lower: Int, at placements: PlacementPair) -> [LevelComparison] {
    judgement.profile.decidingAppearances.compactMap { appearance in
      guard let first = side(upper, placements.upper, appearance),
        let second = side(lower, placements.lower, appearance),
        // Different backdrops set texts apart by themselves (S-132).
        first.reading.background?.bytes == second.reading.background?.bytes,
        first.placement.material?.range == second.placement.material?.range
      else { return nil }
      return LevelComparison(appearance: appearance, upper: first, lower: second)
    }
  }

  private func side(_ element: Int, _ placement: Int, _ appearance: Appearance) -> LevelComparison.Side? {
    let placement = scene.elements[element].placements[placement]
    guard placement.exemption == nil, let reading = placement.readings[appearance] else { return nil }
    return LevelComparison.Side(element: element, placement: placement, reading: reading)
  }
}

extension Color {
  /// True where both are grays, or of hues within 20 degrees of each other: less than orange and yellow of the system.
  fileprivate func isTone(of other: Color) -> Bool {
    let (one, two) = (lab(), other.lab())
    let chromas = (one.a * one.a + one.b * one.b, two.a * two.a + two.b * two.b)
    let areGray = (chromas.0 < 10 * 10, chromas.1 < 10 * 10)
    if areGray.0 || areGray.1 { return areGray.0 && areGray.1 }
    let cosineOf20Degrees = 0.9397
    return one.a * two.a + one.b * two.b >= cosineOf20Degrees * (chromas.0 * chromas.1).squareRoot()
  }
}
