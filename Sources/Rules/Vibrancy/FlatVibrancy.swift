import Findings
import PlatformStyles
import Scene

/// Texts of different importance over a material that are all drawn on one vibrancy level.
enum FlatVibrancy: Rule {
  static let metadata = RuleMetadata(
    id: "flat-vibrancy", group: .vibrancy, severity: .warning,
    summary: "two or more levels of content over a material or glass, all on one vibrancy level")

  /// What the words are made from.
  struct Evidence: Sendable {
    let level: ContentLevel
    let surface: MaterialSurface
    let otherName: String?
    let otherRange: SourceRange
    let words: [String]
  }

  static func examine(_ judged: JudgedScene) -> [Occurrence<Evidence>] {
    judged.scene.groups.flatMap { group in
      let all = SurfaceMembers.all(of: group, in: judged.scene).compactMap { occurrence($0, group, judged.scene) }
      // Of a view that is shown over several surfaces the texts are one defect, unless the words differ.
      return all.enumerated().filter { position, one in
        !all[..<position].contains {
          $0.elements == one.elements && message($0.evidence) == message(one.evidence)
            && $0.evidence.surface.range == one.evidence.surface.range
        }
      }.map(\.element)
    }
  }

  private static func occurrence(
    _ members: SurfaceMembers, _ group: Group, _ scene: Scene
  ) -> Occurrence<Evidence>? {
    guard members.elements.count > 1, let level = members.onlyLevel else { return nil }
    for (offset, first) in members.elements.enumerated() {
      for second in members.elements.dropFirst(offset + 1) {
        let (one, other) = (scene.elements[first.element], scene.elements[second.element])
        guard !group.meetings(first, second, over: members.surface.id, in: scene).isEmpty,
          let importance = ImportanceEvidence(one, other, isFirstLeading: first.member == 0)
        else { continue }
        let (less, more) = importance.isFirstMoreImportant ? (second, first) : (first, second)
        let rest = members.elements.map(\.element).filter { $0 != less.element && $0 != more.element }
        let (lessElement, moreElement) = importance.isFirstMoreImportant ? (other, one) : (one, other)
        return Occurrence(
          range: lessElement.range, verdict: .advice, elements: [less.element, more.element] + rest,
          labels: [Finding.Label(text: .label(level), range: lessElement.range)],
          evidence: Evidence(
            level: level, surface: members.surface, otherName: moreElement.name, otherRange: moreElement.range,
            words: importance.words))
      }
    }
    return nil
  }

  static func message(_ evidence: Evidence) -> String { .flat(evidence) }

  static func notes(_ evidence: Evidence) -> [Finding.Note] {
    var notes = [Finding.Note(message: .sameLevel(evidence), range: evidence.otherRange)]
    if !evidence.words.isEmpty { notes.append(Finding.Note(message: .told(by: evidence.words))) }
    notes += evidence.surface.range.map { [Finding.Note(message: .surface(evidence.surface), range: $0)] } ?? []
    return notes
  }

  static func help(_ evidence: Evidence) -> [String] { [.nextLevel(evidence.level)] }
}

extension String {
  fileprivate static func flat(_ evidence: FlatVibrancy.Evidence) -> String {
    "text over \(evidence.surface.name) is on the level '.\(evidence.level.name)', like the more important"
      + " \(evidence.otherName ?? "text") beside it"
  }

  fileprivate static func sameLevel(_ evidence: FlatVibrancy.Evidence) -> String {
    "\(evidence.otherName ?? "this text") is on '.\(evidence.level.name)' too"
  }

  fileprivate static func told(by words: [String]) -> String {
    "their importance differs by \(listed(words.map(quoted)))"
  }

  fileprivate static func surface(_ surface: MaterialSurface) -> String { "both lie over this \(surface.kind)" }

  fileprivate static func label(_ level: ContentLevel) -> String { "'.\(level.name)'" }

  fileprivate static func nextLevel(_ level: ContentLevel) -> String {
    let next = ContentLevel(rawValue: level.rawValue + 1).flatMap { $0 <= .tertiary ? $0 : nil }
    return next.map { "set the less important text on '.\($0.name)'" }
      ?? "set the more important text on a stronger level"
  }
}
