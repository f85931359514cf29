import ColorScience
package import PlatformStyles
package import Scene

/// What was measured of a pair of neighbouring levels, in the deciding appearance that tells them apart least.
package struct GroupMeasurement: Hashable, Sendable {
  /// The ratio of the two foregrounds to each other under one condition.
  package struct ConditionRatio: Hashable, Sendable {
    /// `normal`, `grayscale`, `protan`, `deutan`, `tritan` or `glare`.
    package var name: String
    /// The contrast ratio, unrounded.
    package var ratio: Double

    /// Creates a named ratio.
    package init(name: String, ratio: Double) {
      self.name = name
      self.ratio = ratio
    }
  }

  /// The ids of the two elements, in reading order.
  package var members: [String]
  /// Those of `size`, `weight`, `style` in which they differ.
  package var axes: [String]
  /// The appearance that was measured.
  package var appearance: Appearance
  /// The ratios, in the order of the report.
  package var ratios: [ConditionRatio]

  /// Creates a measurement of a pair.
  package init(members: [String], axes: [String], appearance: Appearance, ratios: [ConditionRatio]) {
    self.members = members
    self.axes = axes
    self.appearance = appearance
    self.ratios = ratios
  }
}

/// Measures every compared pair whose colours are known or bounded, in the order of the scene's groups.
package func groupMeasurements(in scene: Scene, judgement: Judgement) -> [GroupMeasurement] {
  JudgedScene(scene: scene, judgement: judgement).comparedPairs.compactMap { pair in
    let measured = pair.comparisons.compactMap { comparison in
      comparison.worst.map { (comparison: comparison, worst: $0) }
    }
    guard let (worst, least) = measured.min(by: { $0.worst.ratio.low < $1.worst.ratio.low }) else { return nil }
    // Of what may lie behind, that counts on which they differ least.
    guard let meeting = worst.meetings.min(by: { $0.ratio(least.condition) < $1.ratio(least.condition) }) else {
      return nil
    }
    let conditions = VisionCondition.allCases.map { condition in
      GroupMeasurement.ConditionRatio(name: condition.name, ratio: meeting.ratio(condition))
    }
    let glare = GroupMeasurement.ConditionRatio(
      name: "glare", ratio: glareContrastRatio(meeting.upper, meeting.lower))
    return GroupMeasurement(
      members: [scene.elements[pair.upper].id, scene.elements[pair.lower].id], axes: worst.axes.map(\.rawValue),
      appearance: worst.appearance, ratios: conditions + [glare])
  }
}
