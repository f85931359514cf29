import Findings
import Scene

extension Proof {
  /// Colours that layers would keep as they are in one appearance, besides those that they kept before: ratios of other
  /// appearances would be of colours that nobody sees there (S-114).
  var frozen: [Violation] {
    var known: [String: Int] = [:]
    for color in before.report.scene.frozenColors { known[color.name, default: 0] += 1 }
    return after.report.scene.frozenColors.compactMap { color in
      known[color.name, default: 0] -= 1
      guard let left = known[color.name], left < 0 else { return nil }
      let elements = after.report.scene.elements.indices.filter { index in
        after.report.scene.elements[index].placements.contains { $0.comes(from: color.range) }
      }
      return Violation(
        elements: elements.compactMap { before.positions[after.identities[$0]] },
        reason: "the layer would keep the colour of one appearance")
    }
  }
}

extension Scene {
  /// The colours that code stores in layers as they are at that moment.
  fileprivate var frozenColors: [Observation] { observations.filter { $0.kind == .frozenColor } }
}

extension Observation {
  /// What it tells of, whatever its line.
  fileprivate var name: String { "\(range.file) \(detail)" }
}
