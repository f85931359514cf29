import PlatformStyles
import Scene

/// The texts of a group that lie over one surface and are drawn on a level of the system.
struct SurfaceMembers {
  let surface: MaterialSurface
  var elements: [SurfaceMember] = []
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
        let entry = SurfaceMember(member: index, element: member.element)
        if !found[place].elements.contains(entry) { found[place].elements.append(entry) }
      }
    }
    return found
  }
}

/// A member of a group with its element.
struct SurfaceMember: Equatable {
  let member: Int
  let element: Int
}

/// Two members of a group of which one matters more, with the words that tell.
struct GradedMembers {
  let less: SurfaceMember
  let more: SurfaceMember
  let words: [String]
}

extension Group {
  /// The pairs among members of which one matters more by what two signals tell (S-136), and which can be on the screen
  /// together over a surface.
  func graded(_ members: [SurfaceMember], over surface: Int, in scene: Scene) -> [GradedMembers] {
    members.enumerated().flatMap { offset, first in
      members.dropFirst(offset + 1).compactMap { second -> GradedMembers? in
        let (one, other) = (scene.elements[first.element], scene.elements[second.element])
        guard !meetings(first, second, over: surface, in: scene).isEmpty,
          let importance = ImportanceEvidence(one, other, isFirstLeading: first.member == 0)
        else { return nil }
        let (less, more) = importance.isFirstMoreImportant ? (second, first) : (first, second)
        return GradedMembers(less: less, more: more, words: importance.words)
      }
    }
  }

  /// The placements of two members that can be on the screen together over a surface; none of a label and its value.
  func meetings(
    _ first: SurfaceMember, _ second: SurfaceMember, over surface: Int, in scene: Scene
  ) -> [(first: Placement, second: Placement)] {
    let (one, other) = (scene.elements[first.element].placements, scene.elements[second.element].placements)
    var met: [(first: Placement, second: Placement)] = []
    if let pair = pairs.first(where: { $0.upper == first.member && $0.lower == second.member }) {
      if pair.isLabelAndValue { return [] }
      met = pair.placements.map { (one[$0.upper], other[$0.lower]) }
    } else {
      // Members that are no neighbours have no list of placements: equal paths can certainly meet.
      met = one.flatMap { upper in
        other.compactMap { lower in
          upper.via == lower.via && upper.theme == lower.theme && upper.condition == lower.condition
            ? (upper, lower) : nil
        }
      }
    }
    return met.filter { $0.material?.id == surface && $1.material?.id == surface }
  }
}
