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
    /// The more important text.
    let other: Neighbour
    /// The further texts on the level.
    let rest: [Neighbour]
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
    guard members.elements.count > 1, let level = members.onlyLevel,
      let pair = group.graded(members.elements, over: members.surface.id, in: scene).first
    else { return nil }
    let (less, more) = (pair.less.element, pair.more.element)
    let rest = members.elements.map(\.element).filter { $0 != less && $0 != more }
    func neighbour(_ index: Int) -> Neighbour {
      Neighbour(name: scene.elements[index].name, range: scene.elements[index].range)
    }
    let range = scene.elements[less].range
    return Occurrence(
      range: range, verdict: .advice, elements: [less, more] + rest,
      labels: [Finding.Label(text: .label(level), range: range)],
      evidence: Evidence(
        level: level, surface: members.surface, other: neighbour(more), rest: rest.map(neighbour), words: pair.words))
  }

  static func message(_ evidence: Evidence) -> String { .flat(evidence) }

  static func notes(_ evidence: Evidence) -> [Finding.Note] {
    var notes = ([evidence.other] + evidence.rest).map { other in
      Finding.Note(message: .sameLevel(other, evidence.level), range: other.range)
    }
    if !evidence.words.isEmpty { notes.append(Finding.Note(message: .told(by: evidence.words))) }
    notes += evidence.surface.range.map { [Finding.Note(message: .surface(evidence), range: $0)] } ?? []
    return notes
  }

  static func help(_ evidence: Evidence) -> [String] { [.nextLevel(evidence.level)] }
}

extension String {
  fileprivate static func flat(_ evidence: FlatVibrancy.Evidence) -> String {
    "text over \(evidence.surface.name) is on the level '.\(evidence.level.name)', like the more important"
      + " \(evidence.other.name ?? "text") beside it"
  }

  fileprivate static func sameLevel(_ other: Neighbour, _ level: ContentLevel) -> String {
    "\(other.name ?? "this text") is on '.\(level.name)' too"
  }

  fileprivate static func told(by words: [String]) -> String {
    "their importance differs by \(listed(words.map(quoted)))"
  }

  fileprivate static func surface(_ evidence: FlatVibrancy.Evidence) -> String {
    "\(evidence.rest.isEmpty ? "both" : "all") lie over this \(evidence.surface.kind)"
  }

  fileprivate static func label(_ level: ContentLevel) -> String { "'.\(level.name)'" }

  fileprivate static func nextLevel(_ level: ContentLevel) -> String {
    let next = ContentLevel(rawValue: level.rawValue + 1).flatMap { $0 <= .tertiary ? $0 : nil }
    return next.map { "set the less important text on '.\($0.name)'" }
      ?? "set the more important text on a stronger level"
  }
}
