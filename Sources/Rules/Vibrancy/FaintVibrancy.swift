import Findings
import PlatformStyles
import Scene

/// Words on a level that a material leaves too little of.
enum FaintVibrancy: Rule {
  static let metadata = RuleMetadata(
    id: "faint-vibrancy", group: .vibrancy, severity: .warning,
    summary: "'.quaternary' on words over a material or glass, or '.tertiary' over a thin material")

  /// What the words are made from.
  struct Evidence: Sendable {
    let level: ContentLevel
    let surface: MaterialSurface
    let condition: String?
  }

  static func examine(_ judged: JudgedScene) -> [Occurrence<Evidence>] {
    let claims = judged.scene.elements.enumerated().compactMap { index, element -> StyleClaim<Evidence>? in
      guard element.isWords else { return nil }
      for placement in element.placements where placement.exemption == nil {
        guard let surface = placement.material, let level = placement.foreground.systemLevel,
          level.isFaint(over: surface)
        else { continue }
        return StyleClaim(
          element: index, expression: placement.foreground.expression(of: element),
          definition: placement.foreground.definition, verdict: .advice, side: nil, order: -Double(level.rawValue),
          details: Evidence(level: level, surface: surface, condition: placement.condition))
      }
      return nil
    }
    let sound = judged.soundDefinitions(besides: Set(claims.map(\.element)), of: [.text])
    return defects(from: claims, sound: sound).map { defect in
      Occurrence(
        range: defect.range, verdict: .advice, elements: defect.claims.map(\.element),
        labels: [Finding.Label(text: .label(defect.worst.details.level), range: defect.range)],
        definition: defect.isAtDefinition ? defect.worst.details.level.name : nil, evidence: defect.worst.details)
    }
  }

  static func message(_ evidence: Evidence) -> String { .faint(evidence) }

  static func notes(_ evidence: Evidence) -> [Finding.Note] {
    let condition = evidence.condition.map { [Finding.Note(message: .where($0))] } ?? []
    return condition
      + (evidence.surface.range.map { [Finding.Note(message: .surface(evidence.surface), range: $0)] } ?? [])
  }

  static func help(_ evidence: Evidence) -> [String] { [.useSecondary] }
}

extension ContentLevel {
  /// True for a level that is meant for no words there: for watermarks, or thinned out by what shines through (S-74).
  fileprivate func isFaint(over surface: MaterialSurface) -> Bool {
    self >= .quaternary || (self == .tertiary && surface.material?.isThin == true)
  }
}

extension String {
  fileprivate static func faint(_ evidence: FaintVibrancy.Evidence) -> String {
    "words over \(evidence.surface.name) are on the level '.\(evidence.level.name)', too faint to read there"
  }

  fileprivate static func `where`(_ condition: String) -> String { "so where \(quoted(condition)) holds" }

  fileprivate static func surface(_ surface: MaterialSurface) -> String { "they lie over this \(surface.kind)" }

  fileprivate static func label(_ level: ContentLevel) -> String { "'.\(level.name)'" }

  fileprivate static let useSecondary =
    "use '.secondary' and, to set the text further back, a smaller size; or a thicker material"
}
