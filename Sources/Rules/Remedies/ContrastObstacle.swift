import ColorScience
import Findings
import PlatformStyles
import Scene

extension RemedyContext {
  /// Why nothing repairs a defect of contrast: what is not known about it, or who else needs its colours as they are.
  func contrastObstacle(_ occurrence: Occurrence<ContrastEvidence>) -> String {
    let complaints = complaints(of: occurrence)
    if occurrence.evidence.unfaded != nil { return .opacity }
    if isAcceptedElsewhere(complaints) { return .acceptedElsewhere }
    if complaints.contains(where: { $0.placement.material != nil }) { return .material }
    let isKnown = complaints.allSatisfy { use in
      use.foreground != nil || use.placement.readings[use.appearance]?.ink != nil
    }
    if !isKnown { return .severalColors }
    if complaints.contains(where: { $0.backdrops == nil }) { return .backdrop }
    let ends = Set(complaints.compactMap { $0.way(of: .foreground).last?.name })
    if ends.count == 1, let end = ends.first { return colorObjection(of: .foreground, complaints) ?? .color(end) }
    return complaints.allSatisfy { !$0.placement.foreground.isProjectStyle } ? .system : .sources
  }

  /// What a person can do about a defect of contrast: change the backdrop, or give a colour a name of its own.
  func contrastAdvice(_ occurrence: Occurrence<ContrastEvidence>) -> String? {
    let complaints = complaints(of: occurrence)
    return backdropAdvice(complaints) ?? ownNameAdvice(complaints)
  }
}

extension String {
  fileprivate static let opacity = "no opacity below 100 % is enough"
  fileprivate static let acceptedElsewhere =
    "the style is accepted on the system's background elsewhere, which this backdrop only looks like"
  fileprivate static let material = "no colour is sure to pass over a material"
  fileprivate static let severalColors = "its colour is one of several that nothing tells apart"
  fileprivate static let backdrop = "what lies behind it can't be told well enough to choose a colour"
  fileprivate static let system =
    "the system chooses its colour, and no one colour behind it suits all that it is behind"
  fileprivate static let sources = "its colours come from several places that no one change reaches"

  fileprivate static func color(_ name: String) -> String {
    "no one colour in the hue of \(quoted(name)) passes wherever it is used"
  }
}
