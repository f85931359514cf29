import Findings
import Rules
import Scene

extension Proof {
  /// Texts that would follow Dynamic Type beside a larger one that does not: at large settings they outgrow it.
  var outgrown: [Violation] {
    let (old, new) = (before.report.scene.elements, after.report.scene.elements)
    return Set(remedies.flatMap(\.elements)).sorted().compactMap { index in
      guard let size = old[index].fixedSize, let text = after.positions[before.identities[index]],
        new[text].fixedSize == nil,
        let larger = new.first(where: { $0.isBeside(new[text]) && $0.fixedSize.map { $0 > size } ?? false })
      else { return nil }
      return Violation(
        elements: [index], reason: "the larger text at '\(larger.id)' would not follow Dynamic Type with it")
    }
  }
}

extension Element {
  /// The greatest size in pt of those that it has whatever people set; nil where all follow Dynamic Type.
  fileprivate var fixedSize: Double? {
    placements.filter { $0.exemption == nil }
      .flatMap { $0.readings.values.compactMap { reading in reading.font.flatMap { $0.scales ? nil : $0.size } } }.max()
  }

  /// True for another text of the same row or card.
  fileprivate func isBeside(_ other: Element) -> Bool {
    kind == .text && id != other.id && range.file == other.range.file && view == other.view && scope == other.scope
  }
}
