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

extension Group {
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
