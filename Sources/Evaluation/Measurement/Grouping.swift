import Scene

/// Makes comparison groups of the texts that share a scope (S-131, S-132).
enum Grouping {
  /// Returns the groups of a collector's scopes; a scope rendered several times is one group.
  static func groups(_ collector: ElementCollector) -> [Group] {
    var result: [Group] = []
    var positions: [[Int]: Int] = [:]
    for scope in collector.scopes {
      let members = collector.members[scope] ?? []
      guard members.count > 1, let group = group(members, collector) else { continue }
      let key = group.members.map(\.element)
      if let known = positions[key] {
        merge(group, into: &result[known])
      } else {
        positions[key] = result.count
        result.append(group)
      }
    }
    return result
  }

  private static func merge(_ group: Group, into other: inout Group) {
    for pair in group.pairs {
      if let known = other.pairs.firstIndex(where: { $0.upper == pair.upper && $0.lower == pair.lower }) {
        for placement in pair.placements where !other.pairs[known].placements.contains(placement) {
          other.pairs[known].placements.append(placement)
        }
      } else {
        other.pairs.append(pair)
      }
    }
  }

  private static func group(_ scope: [ElementCollector.ScopeMember], _ collector: ElementCollector) -> Group? {
    var members: [GroupMember] = []
    var pairs: [GroupPair] = []
    for member in scope {
      members.append(GroupMember(element: member.element, isTrailingValue: isTrailingValue(member, in: scope)))
    }
    for upper in scope.indices {
      // Neighbours: the nearest text after this one that can be on the screen with it.
      for lower in (upper + 1)..<max(scope.count, upper + 1) {
        let placements = compatible(scope[upper], scope[lower])
        if placements.isEmpty { continue }
        guard let axis = commonAxis(scope[upper].layout, scope[lower].layout) else { break }
        if scope[upper].element == scope[lower].element { break }
        pairs.append(
          GroupPair(upper: upper, lower: lower, isLabelAndValue: axis != .vertical, placements: placements))
        break
      }
    }
    guard !pairs.isEmpty else { return nil }
    return Group(members: members, arrangement: arrangement(pairs), pairs: pairs)
  }

  private static func arrangement(_ pairs: [GroupPair]) -> Group.Arrangement {
    if pairs.allSatisfy(\.isLabelAndValue) { return .horizontal }
    return pairs.contains(where: \.isLabelAndValue) ? .mixed : .vertical
  }

  /// The placements of two members whose guards agree.
  private static func compatible(
    _ upper: ElementCollector.ScopeMember, _ lower: ElementCollector.ScopeMember
  ) -> [PlacementPair] {
    upper.placements.flatMap { first in
      lower.placements.compactMap { second in
        first.path.and(second.path).map { _ in PlacementPair(upper: first.index, lower: second.index) }
      }
    }
  }

  /// The axis of the nearest stack that holds both; `nil` where runs of a text or a grid hold them.
  private static func commonAxis(_ upper: [LayoutStep], _ lower: [LayoutStep]) -> LayoutStep.Axis? {
    var position = 0
    while position < upper.count, position < lower.count, upper[position] == lower[position] { position += 1 }
    guard position < upper.count, position < lower.count, upper[position].stack == lower[position].stack else {
      return nil
    }
    let axis = upper[position].axis
    return axis == .vertical || axis == .horizontal ? axis : nil
  }

  /// True for a text behind a spacer or after a column of texts in a row: the row's value (S-131).
  private static func isTrailingValue(
    _ member: ElementCollector.ScopeMember, in scope: [ElementCollector.ScopeMember]
  ) -> Bool {
    guard let row = member.layout.last(where: { $0.axis == .horizontal }) else { return false }
    return row.isBehindSpacer && row.child > 0
      && scope.contains { other in
        other.layout.contains { $0.stack == row.stack && $0.child < row.child }
      }
  }
}
