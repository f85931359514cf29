import ColorScience
import Findings
import PlatformStyles
import Scene

extension RemedyContext {
  /// Gives a prominent button a tint of its own under the system's label, where the accent of the catalog is to blame:
  /// what the accent colours elsewhere may need the opposite. Where the accent passes it stays.
  func tintRemedies(_ complaints: [StyleUse]) -> [Remedy] {
    // Buttons beside it that differ for Increase Contrast alone would be a worse defect than the one that goes.
    guard complaints.contains(where: { !$0.appearance.increasesContrast }), complaints.allSatisfy(\.isOnAccent) else {
      return []
    }
    let places = Set(complaints.compactMap { $0.way(of: .background).last })
    let elements = Set(complaints.map(\.element)).sorted()
    guard places.count == 1, let place = places.first else { return [] }
    let pairs = judged.uses(of: elements).compactMap { ColorPair($0, madeAt: place) }
    guard let color = solution(pairs, wishes: []) else { return [] }
    // The other labels of the button get the tint as well.
    let ranges = elements.map { scene.elements[$0].range }
    let views = Set(elements.map { scene.elements[$0].view })
    let beside = self.elements(madeAt: place.range ?? ranges[0]).filter { index in
      views.contains(scene.elements[index].view) && judged.uses(of: [index]).contains(where: \.isOnAccent)
    }
    return [
      Remedy(
        title: .tinted(color), changes: ranges.map { .setTint($0, color) }, elements: Set(elements + beside).sorted(),
        isSafe: false)
    ]
  }
}

extension StyleUse {
  /// True for a label that the system colours, on a fill in the accent of a catalog.
  fileprivate var isOnAccent: Bool {
    guard !placement.foreground.isProjectStyle, let front = placement.readings[appearance]?.seenLayers.first else {
      return false
    }
    return front.provenance.kind == .asset && front.color?.isOpaque == true
      && front.provenance.range?.file.hasSuffix(".colorset/Contents.json") == true
  }
}

extension String {
  fileprivate static func tinted(_ color: Remedy.AdaptiveColor) -> String {
    "tint the button in \(name(of: color))"
  }
}
