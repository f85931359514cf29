import Findings
import PlatformStyles
import Scene

/// A vibrancy level that says the opposite of how important a text is.
enum MismatchedVibrancy: Rule {
  static let metadata = RuleMetadata(
    id: "mismatched-vibrancy", group: .vibrancy, severity: .warning,
    summary: "a vibrancy level that contradicts how important the content is")

  /// What the words are made from.
  struct Evidence: Sendable {
    /// A more important text on a weaker level.
    struct Other: Sendable {
      let level: ContentLevel
      let name: String?
      let range: SourceRange
    }

    let level: ContentLevel
    let surface: MaterialSurface
    /// The text that it outshines; `nil` for a title that is too weak by itself.
    let other: Other?
    let words: [String]
  }

  static func examine(_ judged: JudgedScene) -> [Occurrence<Evidence>] {
    let scene = judged.scene
    let relative = scene.groups.flatMap { group in
      SurfaceMembers.all(of: group, in: scene).compactMap { occurrence($0, group, scene) }
    }
    let told = Set(relative.flatMap(\.elements))
    return relative + scene.elements.indices.compactMap { told.contains($0) ? nil : weakTitle($0, scene) }
  }

  /// Finds a text on a stronger level than one that matters more.
  private static func occurrence(
    _ members: SurfaceMembers, _ group: Group, _ scene: Scene
  ) -> Occurrence<Evidence>? {
    for (offset, first) in members.elements.enumerated() {
      for second in members.elements.dropFirst(offset + 1) {
        let (one, other) = (scene.elements[first.element], scene.elements[second.element])
        guard let importance = ImportanceEvidence(one, other, isFirstLeading: first.member == 0) else { continue }
        let met = group.meetings(first, second, over: members.surface.id, in: scene)
        let isFirstMore = importance.isFirstMoreImportant
        guard let levels = contradiction(met.map { isFirstMore ? ($1, $0) : ($0, $1) }) else { continue }
        let (less, more) = isFirstMore ? (second, first) : (first, second)
        let moreElement = scene.elements[more.element]
        // A value is often set back behind the name before it (S-133).
        if moreElement.signals.contains(where: { $0.role == .metric }) { continue }
        return Occurrence(
          range: levels.range ?? scene.elements[less.element].range, verdict: .advice,
          elements: [less.element, more.element],
          evidence: Evidence(
            level: levels.less, surface: members.surface,
            other: .init(level: levels.more, name: moreElement.name, range: moreElement.range),
            words: importance.words))
      }
    }
    return nil
  }

  /// The levels of a less and a more important text, where the less important one is stronger in every way they meet:
  /// an order that a state turns around for a while may be meant.
  private static func contradiction(
    _ met: [(less: Placement, more: Placement)]
  ) -> (less: ContentLevel, more: ContentLevel, range: SourceRange?)? {
    let levels = met.compactMap { less, more in
      less.vibrancyLevel.flatMap { own in more.vibrancyLevel.map { (less: own, more: $0) } }
    }
    guard let first = levels.first, levels.count == met.count, levels.allSatisfy({ $0.less < $0.more }) else {
      return nil
    }
    return (first.less, first.more, met.first?.less.foreground.range)
  }

  /// Finds a title, by two independent signals, that is on a level for metadata wherever it lies over a material.
  private static func weakTitle(_ index: Int, _ scene: Scene) -> Occurrence<Evidence>? {
    let element = scene.elements[index]
    let shown = element.placements.filter { $0.exemption == nil }
    guard element.kind == .text, let words = titleWords(of: element), let first = shown.first,
      let surface = first.material, let level = first.vibrancyLevel,
      shown.allSatisfy({ $0.material != nil && ($0.vibrancyLevel ?? .primary) >= .tertiary })
    else { return nil }
    return Occurrence(
      range: first.foreground.range ?? element.range, verdict: .advice, elements: [index],
      evidence: Evidence(level: level, surface: surface, other: nil, words: words))
  }

  static func message(_ evidence: Evidence) -> String { .contradicting(evidence) }

  static func notes(_ evidence: Evidence) -> [Finding.Note] {
    var notes = evidence.other.map { [Finding.Note(message: .weaker($0), range: $0.range)] } ?? []
    if !evidence.words.isEmpty { notes.append(Finding.Note(message: .told(by: evidence.words))) }
    return notes
      + (evidence.surface.range.map { [Finding.Note(message: .surface(evidence.surface), range: $0)] } ?? [])
  }

  static func help(_ evidence: Evidence) -> [String] { [.matchImportance(evidence)] }
}

extension Placement {
  /// The level that it is drawn on, with nothing that makes it weaker.
  fileprivate var vibrancyLevel: ContentLevel? {
    exemption != nil || foreground.hasWrittenOpacity || foreground.isFadedByGroup ? nil : foreground.systemLevel
  }
}

extension String {
  fileprivate static func contradicting(_ evidence: MismatchedVibrancy.Evidence) -> String {
    let start = "text over \(evidence.surface.name) is on the level '.\(evidence.level.name)'"
    guard let other = evidence.other else { return "\(start), too weak for a title" }
    return "\(start), stronger than '.\(other.level.name)' of the more important \(other.name ?? "text") beside it"
  }

  fileprivate static func weaker(_ other: MismatchedVibrancy.Evidence.Other) -> String {
    "\(other.name ?? "this text") matters more, but is on '.\(other.level.name)'"
  }

  fileprivate static func told(by words: [String]) -> String {
    "how important it is shows in \(listed(words.map(quoted)))"
  }

  fileprivate static func surface(_ surface: MaterialSurface) -> String { "it lies over this \(surface.kind)" }

  fileprivate static func matchImportance(_ evidence: MismatchedVibrancy.Evidence) -> String {
    evidence.other == nil
      ? "set a title on '.primary', and what supports it on '.secondary' or below"
      : "set the more important text on the stronger of the two levels"
  }
}
