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
      SurfaceMembers.all(of: group, in: judged.scene).compactMap { occurrence($0, group, judged.scene) }
    }
  }

  private static func occurrence(
    _ members: SurfaceMembers, _ group: Group, _ scene: Scene
  ) -> Occurrence<Evidence>? {
    guard members.elements.count > 1, let level = members.onlyLevel else { return nil }
    for (offset, first) in members.elements.enumerated() {
      for second in members.elements.dropFirst(offset + 1) {
        let (one, other) = (scene.elements[first.element], scene.elements[second.element])
        guard group.canMeet(first, second, over: members.surface.id, in: scene),
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

/// The texts of a group that lie over one surface and are drawn on a level of the system.
private struct SurfaceMembers {
  let surface: MaterialSurface
  var elements: [GroupIndex] = []
  var levels: Set<ContentLevel> = []

  /// The level of all texts, if it is one.
  var onlyLevel: ContentLevel? { levels.count == 1 ? levels.first : nil }

  static func all(of group: Group, in scene: Scene) -> [SurfaceMembers] {
    var found: [SurfaceMembers] = []
    for (index, member) in group.members.enumerated() where !member.isTrailingValue {
      let element = scene.elements[member.element]
      if element.kind != .text { continue }
      for placement in element.placements where placement.exemption == nil && !placement.foreground.hasWrittenOpacity {
        guard let surface = placement.material, let level = placement.foreground.systemLevel else { continue }
        let place = found.firstIndex { $0.surface.id == surface.id } ?? found.count
        if place == found.count { found.append(SurfaceMembers(surface: surface)) }
        found[place].levels.insert(level)
        let entry = GroupIndex(member: index, element: member.element)
        if !found[place].elements.contains(entry) { found[place].elements.append(entry) }
      }
    }
    return found
  }
}

/// A member of a group with its element.
private struct GroupIndex: Equatable {
  let member: Int
  let element: Int
}

extension Group {
  /// True where two members can be on the screen together over a surface, and are not a label and its value.
  fileprivate func canMeet(_ first: GroupIndex, _ second: GroupIndex, over surface: Int, in scene: Scene) -> Bool {
    let (one, other) = (scene.elements[first.element].placements, scene.elements[second.element].placements)
    if let pair = pairs.first(where: { $0.upper == first.member && $0.lower == second.member }) {
      return !pair.isLabelAndValue
        && pair.placements.contains {
          one[$0.upper].material?.id == surface && other[$0.lower].material?.id == surface
        }
    }
    // Members that are no neighbours have no list of placements: equal paths can certainly meet.
    return one.contains { upper in
      other.contains { lower in
        upper.material?.id == surface && lower.material?.id == surface && upper.via == lower.via
          && upper.theme == lower.theme && upper.condition == lower.condition
      }
    }
  }
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
