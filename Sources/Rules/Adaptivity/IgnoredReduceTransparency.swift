import ColorScience
import Findings
import PlatformStyles
import Scene

/// A translucent layer of the project's own that lets a picture shine through under text, whatever people ask for.
enum IgnoredReduceTransparency: Rule {
  static let metadata = RuleMetadata(
    id: "ignored-reduce-transparency", group: .adaptivity, severity: .note,
    summary: "a custom translucent layer under text that does not turn opaque with Reduce Transparency")

  /// What the words are made from.
  struct Evidence: Sendable {
    let layer: String
    let alpha: Double
    let picture: LayerReading
  }

  static func examine(_ judged: JudgedScene) -> [Occurrence<Evidence>] {
    var layers: [SourceRange: (elements: [Int], evidence: Evidence)] = [:]
    for (index, element) in judged.scene.elements.enumerated() where element.kind == .text {
      for placement in element.placements where placement.exemption == nil {
        guard let (layer, evidence) = translucent(under: placement) else { continue }
        let place = layer.provenance.range ?? element.range
        layers[place, default: ([], evidence)].elements.append(index)
      }
    }
    return layers.map { place, found in
      Occurrence(
        range: place, verdict: .advice, elements: Set(found.elements).sorted(),
        labels: [Finding.Label(text: .label(found.evidence), range: place)], evidence: found.evidence)
    }
  }

  /// The nearest layer behind a text that is still translucent over a picture with the assistive settings.
  private static func translucent(under placement: Placement) -> (layer: LayerReading, evidence: Evidence)? {
    for appearance in [Appearance.lightAssistive, .darkAssistive] {
      guard let reading = placement.readings[appearance], reading.isCertain else { continue }
      let layers = reading.seenLayers.filter { $0.provenance.of == .background }
      guard let picture = layers.firstIndex(where: \.isPicture),
        let layer = layers[..<picture].first(where: \.isFaded), let color = layer.color, !color.isOpaque
      else { continue }
      return (layer, Evidence(layer: layer.description, alpha: color.alpha, picture: layers[picture]))
    }
    return nil
  }

  static func message(_ evidence: Evidence) -> String {
    "\(quoted(evidence.layer)) under text stays translucent with Reduce Transparency"
  }

  static func notes(_ evidence: Evidence) -> [Finding.Note] {
    [
      Finding.Note(
        message: "\(quoted(evidence.picture.description)) shines through", range: evidence.picture.provenance.range)
    ]
  }

  static func help(_ evidence: Evidence) -> [String] { [.decide, .useMaterial] }
}

extension String {
  fileprivate static func label(_ evidence: IgnoredReduceTransparency.Evidence) -> String {
    "\(Int((evidence.alpha * 100).rounded())) % opaque"
  }

  fileprivate static let decide =
    "make the layer opaque where 'accessibilityReduceTransparency' or 'isReduceTransparencyEnabled' is true"
  fileprivate static let useMaterial = "or use a material, which turns opaque by itself"
}
