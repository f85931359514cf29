import Findings
import PlatformStyles
import Scene

/// Text right on an image, a map or a video, whose pixels may be of any colour.
enum UnscrimmedImageText: Rule {
  static let metadata = RuleMetadata(
    id: "unscrimmed-image-text", group: .contrast, severity: .warning,
    summary: "text over an image, map or video with no legibility layer")

  /// What the words are made from.
  struct Evidence: Sendable {
    let picture: LayerReading
    let texts: Int
  }

  /// The texts of one view that lie on one picture need one layer between.
  private struct Defect: Hashable {
    let file: String
    let view: String
    let picture: LayerReading
  }

  static func examine(_ judged: JudgedScene) -> [Occurrence<Evidence>] {
    var defects: [Defect: [Int]] = [:]
    for (index, element) in judged.scene.elements.enumerated() where element.kind == .text {
      guard let picture = element.placements.lazy.compactMap({ picture(behind: $0, judged.judgement.profile) }).first
      else { continue }
      let defect = Defect(file: element.range.file, view: element.view, picture: picture)
      defects[defect, default: []].append(index)
    }
    return defects.compactMap { defect, elements in
      guard let first = elements.first else { return nil }
      let range = judged.scene.elements[first].range
      return Occurrence(
        range: range, verdict: .advice, elements: elements,
        labels: [Finding.Label(text: "over \(quoted(defect.picture.description))", range: range)],
        evidence: Evidence(picture: defect.picture, texts: elements.count))
    }
  }

  /// The picture that lies behind a text with nothing or clear glass in between, which does not dim it (S-76); a shadow
  /// around the text is taken as a layer, and a faded picture as one that stays in the background.
  private static func picture(behind placement: Placement, _ profile: Profile) -> LayerReading? {
    guard placement.exemption == nil, !placement.isShadowed else { return nil }
    let readings = profile.decidingAppearances.compactMap { placement.readings[$0] }
    let fronts = readings.compactMap { reading in
      reading.layers.last(where: { !$0.isClearGlass }).flatMap {
        reading.isCertain && $0.isPicture && !$0.isFaded ? $0 : nil
      }
    }
    return fronts.count == readings.count ? fronts.first : nil
  }

  static func message(_ evidence: Evidence) -> String {
    "\(evidence.texts == 1 ? "text lies" : "\(evidence.texts) texts lie") on"
      + " \(quoted(evidence.picture.description)) with no layer between that keeps it legible"
  }

  static func notes(_ evidence: Evidence) -> [Finding.Note] { [] }

  static func help(_ evidence: Evidence) -> [String] { [.addLayer] }
}

extension String {
  fileprivate static let addLayer =
    "put a material, a dimming colour or a gradient that is dense where the text stands between the two"
}
