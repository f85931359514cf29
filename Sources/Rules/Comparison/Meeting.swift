import ColorScience
import Scene

/// Two composited colours over one backdrop that may lie behind both.
struct Meeting {
  let upper: Color
  let lower: Color
  /// What lies behind; `nil` where both hide it and it is not one colour.
  let backdrop: Color?

  /// The contrast ratio of the two colours to each other under a way of seeing.
  func ratio(_ condition: VisionCondition) -> Double {
    contrastRatio(upper.simulated(condition), lower.simulated(condition))
  }
}

extension LevelComparison {
  /// The two colours as they meet, once for each end of what may lie behind both; none where they are not known.
  ///
  /// Colours that hide what lies behind have the same ratio to each other over any, known or not. Translucent ones, as
  /// the labels of AppKit, go the same way between the ends of a backdrop that is everywhere alike, as a window's that
  /// the desktop tints.
  var meetings: [Meeting] {
    let (one, other) = (upper.reading, lower.reading)
    if let backdrop = one.background {
      guard let first = one.foreground, let second = other.foreground else { return [] }
      return [Meeting(upper: first, lower: second, backdrop: backdrop)]
    }
    guard isOnOneBackdrop else { return [] }
    if let range = one.backgroundRange, isOnEvenBackdrop, let first = one.ink, let second = other.ink {
      return range.corners.map { corner in
        Meeting(upper: first.composited(over: corner), lower: second.composited(over: corner), backdrop: corner)
      }
    }
    guard let first = one.foreground, let second = other.foreground else { return [] }
    return [Meeting(upper: first, lower: second, backdrop: nil)]
  }

  /// True where both lie on the same, of which the colours are bounded or not known at all (S-132).
  private var isOnOneBackdrop: Bool {
    let (one, other) = (upper.reading, lower.reading)
    if let range = one.backgroundRange { return range == other.backgroundRange }
    guard let unknown = one.undecided, unknown.isBackdrop, unknown == other.undecided else { return false }
    return one.isInkCertain && other.isInkCertain && one.layers == other.layers
  }

  /// True where what lies behind both is one colour, whichever that is: no gradient, picture or material. What a window
  /// of macOS may be is told by two colours as a gradient is (S-64, S-94c).
  private var isOnEvenBackdrop: Bool {
    [upper, lower].allSatisfy { side in
      side.reading.ratio != nil && side.placement.material == nil
        && side.reading.seenLayers.allSatisfy {
          !$0.isPicture && ($0.stops.isEmpty || side.reading.isOnSystemBackground)
        }
    }
  }

  /// The bounds of the two colours' contrast ratio to each other under a way of seeing, where both are known.
  func ratio(_ condition: VisionCondition) -> RatioBounds? { meetings.ratio(condition) }

  /// The way of seeing that tells them apart least whatever lies behind, normal vision first among equals.
  var worst: (condition: VisionCondition, ratio: RatioBounds)? {
    let meetings = meetings
    guard let normal = meetings.ratio(.normal) else { return nil }
    var worst = (condition: VisionCondition.normal, ratio: normal)
    for condition in VisionCondition.allCases {
      // Grays keep their ratio in every way of seeing but for rounding, which must not decide the name.
      if let ratio = meetings.ratio(condition), ratio.high < worst.ratio.high - 0.005 { worst = (condition, ratio) }
    }
    return worst
  }
}

extension Unknown {
  /// True where something is seen to lie behind, and its colours alone are not known: what is not modelled may also
  /// change the text, and what may lie over it may hide it.
  fileprivate var isBackdrop: Bool {
    switch reason {
    case .imageBackdrop, .material, .parameter, .runtimeValue: ingredient == .background
    case .externalModule, .unknownBackdrop, .unsupportedExpression, .unsupportedModifier, .filterOrBlend, .overlap,
      .tooManyPaths, .tooDeep, .missingAsset:
      false
    }
  }
}

extension [Meeting] {
  /// The bounds of the contrast ratios under a way of seeing; `nil` where there are none.
  fileprivate func ratio(_ condition: VisionCondition) -> RatioBounds? {
    let ratios = map { $0.ratio(condition) }
    guard let low = ratios.min(), let high = ratios.max() else { return nil }
    return RatioBounds(low: low, high: high)
  }
}
