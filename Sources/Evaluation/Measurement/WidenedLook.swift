import ColorScience
import Scene

/// One look of a layer of which it is not told any more on which paths it has it (S-58).
struct WidenedLook {
  /// What it paints; `nil` for nothing.
  let setting: StyleSetting?
  /// What appearances and gaps in knowledge decide, which still holds.
  let gaps: Guard
  /// The paths that lead to it.
  private var paths: [Guard]

  /// True where one of the paths to it may be the one that something is on.
  func isMet(on path: Guard) -> Bool { paths.contains { path.and($0) != nil } }

  /// Returns the looks of a layer, in the order in which paths lead to them; whether it lies behind is one of the paths.
  static func looks(of layer: Layer, _ table: ConditionTable) -> [WidenedLook] {
    var result: [WidenedLook] = []
    for branch in layer.paint.branches {
      let gaps = branch.condition.removing { table.isPath($0.condition) || table.conditions[$0.condition].isOverlap }
      if let known = result.firstIndex(where: { $0.setting == branch.value && $0.gaps == gaps }) {
        result[known].paths.append(branch.condition)
      } else {
        result.append(WidenedLook(setting: branch.value, gaps: gaps, paths: [branch.condition]))
      }
    }
    return result
  }
}

extension LeafMeasurement {
  /// Returns a reading over widened looks: where some of these would pass and others not, nothing tells which of them
  /// are met together, so that it is unknown (S-143).
  func settled(_ reading: Reading, at place: Place?) -> Reading {
    let asked = asked(of: reading.font)
    guard reading.undecided == nil, let ratio = reading.ratio, !ratio.isExact, ratio.low < asked.upperBound,
      ratio.high >= asked.lowerBound
    else { return reading }
    var result = reading
    let doubt = Doubt(.tooManyPaths, "more than \(Self.maximumCombinations) combinations", place: place)
    result.undecided = unknown(doubt, in: .background)
    result.ratio = nil
    return result
  }
}
