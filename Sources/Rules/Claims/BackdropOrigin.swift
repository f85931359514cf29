import ColorScience
import Findings
import PlatformStyles
import Scene

/// A layer that is seen behind an element.
struct BackdropLayer: Sendable {
  let description: String
  let color: Color?
  let provenance: Provenance
}

extension Reading {
  /// The layers that can be seen, from the front one back to the first that hides what lies behind.
  var visibleLayers: [BackdropLayer] { visible(seenLayers) }

  /// The layers that can be to blame: behind an image that is why nothing can be told no colour would help.
  var blamableLayers: [BackdropLayer] {
    guard let reason = undecided, reason.reason == .imageBackdrop else { return visibleLayers }
    return visible(
      Array(seenLayers.prefix { !$0.isPicture && (reason.range == nil || $0.provenance.range != reason.range) }))
  }

  private func visible(_ layers: [LayerReading]) -> [BackdropLayer] {
    layers.filter { $0.provenance.of == .background }
      .map { BackdropLayer(description: $0.description, color: $0.color, provenance: $0.provenance) }
  }
}

extension BackdropLayer {
  /// A label where the layer is written in the source.
  var label: Finding.Label? {
    provenance.range.map { Finding.Label(text: "backdrop: \(description)", range: $0) }
  }

  /// A sentence where nothing in the source says that the layer is there.
  var note: Finding.Note? { note("the backdrop") }

  /// The same of a layer that others are in front of.
  var noteBehind: Finding.Note? { note("what shines through") }

  private func note(_ subject: String) -> Finding.Note? {
    if provenance.range != nil { return nil }
    switch provenance.kind {
    case .assumed:
      return Finding.Note(message: "\(subject) is assumed to be \(description)")
    default:
      let origin = provenance.detail.isEmpty || provenance.detail == description ? "" : " (\(provenance.detail))"
      return Finding.Note(message: "\(subject) is \(description)\(origin)")
    }
  }
}
