import ColorScience
import Findings
import PlatformStyles
import Scene

/// White, black, gray or an opacity over a material, where a level would adapt to what shines through.
enum HardCodedVibrancy: Rule {
  static let metadata = RuleMetadata(
    id: "hard-coded-vibrancy", group: .vibrancy, severity: .warning,
    summary: "white, black, gray or an opacity instead of a vibrancy level over a material or glass")

  /// What the words are made from.
  struct Evidence: Sendable {
    let style: String
    let isOpacityOfLevel: Bool
    /// True where that opacity is not a part of the style, but a view's.
    let isFaded: Bool
    let surface: MaterialSurface
    let toolkit: Toolkit

    /// True where a level would be drawn as on an opaque background, and may be too faint for the material (S-70).
    var switchesNothingOn: Bool { toolkit == .swiftUI && surface.material != nil && !surface.activatesVibrancy }
  }

  static func examine(_ judged: JudgedScene) -> [Occurrence<Evidence>] {
    let claims = judged.scene.elements.enumerated().compactMap { index, element -> StyleClaim<Evidence>? in
      if element.kind != .text && element.kind != .symbol { return nil }
      for placement in element.placements where placement.exemption == nil && !placement.isPassing {
        let style = placement.foreground
        guard let surface = placement.material, !surface.isTinted, !surface.isAssumed, placement.isHardCoded else {
          continue
        }
        let fade = style.fadeOfLevel
        return StyleClaim(
          element: index, expression: fade ?? style.argument ?? style.range ?? style.fade ?? element.range,
          definition: fade == nil ? style.definition : nil, verdict: .advice, side: nil, order: 0,
          details: Evidence(
            style: style.description, isOpacityOfLevel: style.systemLevel != nil, isFaded: fade != nil,
            surface: surface, toolkit: element.toolkit))
      }
      return nil
    }
    let sound = judged.soundDefinitions(besides: Set(claims.map(\.element)), of: [.text, .symbol])
    return defects(from: claims, sound: sound).map { defect in
      let evidence = defect.worst.details
      return Occurrence(
        range: defect.range, verdict: .advice, elements: defect.elements,
        labels: [Finding.Label(text: .label, range: defect.range)],
        definition: defect.isAtDefinition ? evidence.style : nil, evidence: evidence)
    }
  }

  static func message(_ evidence: Evidence) -> String { .hardCoded(evidence) }

  static func notes(_ evidence: Evidence) -> [Finding.Note] {
    evidence.surface.range.map { [Finding.Note(message: .surface(evidence.surface), range: $0)] } ?? []
  }

  static func help(_ evidence: Evidence) -> [String] { [evidence.switchesNothingOn ? .useAStyle : .useALevel] }
}

extension Placement {
  /// True for a neutral style, or for a level made translucent by hand.
  var isHardCoded: Bool { !foreground.isTint && (foreground.isHardCoded || isNeutralToken) }

  /// True for a colour of the project's own, from a catalog or a table of tokens, with one neutral value everywhere.
  var isNeutralToken: Bool {
    guard foreground.form == .custom, foreground.ownColor != nil, !foreground.isSetByCatalog else { return false }
    let inks = readings.values.map(\.ink)
    guard let first = inks.first ?? nil, inks.allSatisfy({ $0 == first }) else { return false }
    return first.alpha > 0 && first.red == first.green && first.green == first.blue
  }
}

extension ForegroundStyle {
  /// The opacity of a view that is to blame where the style is a level of the system.
  var fadeOfLevel: SourceRange? { systemLevel == nil ? nil : fade }

  /// True for a neutral colour, or for a level of the system made translucent by hand; a tint is neither.
  fileprivate var isHardCoded: Bool {
    switch form {
    case .neutral: isProjectStyle
    case .system(let name): name.isGray ? isProjectStyle : systemLevel != nil && hasWrittenOpacity
    case .level: hasWrittenOpacity
    case .fadedLevel, .custom, .gradient, .unknown: false
    }
  }
}

extension String {
  /// True for the system's grays, which know nothing of the material.
  fileprivate var isGray: Bool { hasPrefix("systemGray") }

  fileprivate static func hardCoded(_ evidence: HardCodedVibrancy.Evidence) -> String {
    let (style, surface) = (quoted(evidence.style), evidence.surface.name)
    if evidence.isFaded { return "a hard-coded opacity fades \(style) over \(surface), instead of a vibrancy level" }
    let written = evidence.isOpacityOfLevel ? "a hard-coded opacity" : "a hard-coded colour"
    return "\(style) over \(surface) is \(written) instead of a vibrancy level"
  }

  fileprivate static func surface(_ surface: MaterialSurface) -> String { "it lies over this \(surface.kind)" }

  fileprivate static let label = "not drawn vibrantly"
  fileprivate static let useAStyle =
    "give the material as a style to the content, as in '.background(.regularMaterial)', and use a level for what it says:"
    + " over a material that is a view of its own no level is vibrant"
  fileprivate static let useALevel =
    "use a level for what it says: '.primary' for titles, '.secondary' for support, '.tertiary' for metadata"
}
