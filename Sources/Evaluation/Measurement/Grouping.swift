import PlatformStyles
import Scene

/// Makes comparison groups of the texts that share a scope (S-131, S-132).
enum Grouping {
  typealias Member = ElementCollector.ScopeMember

  /// Returns the groups of a collector's scopes; a scope rendered several times is one group.
  static func groups(_ collector: ElementCollector) -> [Group] {
    var result = DistinctGroups()
    for scope in collector.scopes {
      let members = collector.members[scope] ?? []
      guard members.count > 1, let group = group(members, collector) else { continue }
      result.add(group)
    }
    return result.groups
  }

  /// Adds a pair, or its placements where the two are paired already.
  fileprivate static func add(_ pair: GroupPair, to pairs: inout [GroupPair]) {
    guard let known = pairs.firstIndex(where: { $0.upper == pair.upper && $0.lower == pair.lower }) else {
      return pairs.append(pair)
    }
    pairs[known].isClose = pairs[known].isClose && pair.isClose
    pairs[known].isParted = pairs[known].isParted || pair.isParted
    for placement in pair.placements where !pairs[known].placements.contains(placement) {
      pairs[known].placements.append(placement)
    }
  }

  private static func group(_ scope: [Member], _ collector: ElementCollector) -> Group? {
    // An element that is shown several times is one member.
    var members: [GroupMember] = []
    var positions: [Int: Int] = [:]
    for member in scope {
      let isValue = isTrailingValue(member, in: scope)
      if let known = positions[member.element] {
        members[known].isTrailingValue = members[known].isTrailingValue || isValue
      } else {
        positions[member.element] = members.count
        members.append(GroupMember(element: member.element, isTrailingValue: isValue))
      }
    }
    var pairs: [GroupPair] = []
    for upper in scope.indices {
      guard let (lower, axis, placements) = neighbour(of: upper, in: scope, collector),
        !areRepeated(upper, lower, in: scope), !isColumn(upper, lower, axis, in: scope, collector),
        !areLines(upper, lower, axis, in: scope, collector),
        !isMixed(scope[upper], in: scope, collector), !isMixed(scope[lower], in: scope, collector),
        let first = positions[scope[upper].element], let second = positions[scope[lower].element]
      else { continue }
      add(
        GroupPair(
          upper: first, lower: second, isLabelAndValue: axis != .vertical,
          isClose: areClose(scope[upper], scope[lower], collector),
          isParted: areParted(scope[upper], scope[lower], collector), placements: placements), to: &pairs)
    }
    guard !pairs.isEmpty else { return nil }
    return Group(members: members, arrangement: arrangement(pairs), pairs: pairs)
  }

  /// Returns the nearest text after a member that can be on the screen with it, if it may be compared.
  private static func neighbour(
    of upper: Int, in scope: [Member], _ collector: ElementCollector
  ) -> (lower: Int, axis: LayoutStep.Axis, placements: [PlacementPair])? {
    for lower in (upper + 1)..<max(scope.count, upper + 1) {
      let placements = compatible(scope[upper], scope[lower])
      if placements.isEmpty { continue }
      guard scope[upper].element != scope[lower].element || areUses(upper, lower, in: scope, collector),
        let axis = commonStep(scope[upper].layout, scope[lower].layout)?.axis, axis == .vertical || axis == .horizontal
      else { return nil }
      return (lower, axis, placements)
    }
    return nil
  }

  /// True where two members stand in one column itself, with nothing between them that is a part of its own, such as a
  /// button or a card, and no dividing line.
  private static func areClose(_ upper: Member, _ lower: Member, _ collector: ElementCollector) -> Bool {
    guard let column = commonStep(upper.layout, lower.layout), upper.order < lower.order else { return false }
    let other = lower.layout.first { $0.stack == column.stack }
    let isNested = [upper, lower].contains { member in
      member.layout.drop { $0.stack != column.stack }.dropFirst().contains { $0.axis == .vertical }
    }
    let between = collector.order[(upper.order + 1)..<lower.order]
    return !isNested && other?.part == column.part
      && between.allSatisfy { $0.scope == collector.order[upper.order].scope }
  }

  /// True where a dividing line or a part of its own, such as a button, stands between two members in their column, or
  /// under the upper one or above the lower one in columns of their own; one that stands beside either parts nothing.
  private static func areParted(_ upper: Member, _ lower: Member, _ collector: ElementCollector) -> Bool {
    guard let first = commonStep(upper.layout, lower.layout), upper.order < lower.order,
      let last = lower.layout.first(where: { $0.stack == first.stack })
    else { return false }
    return first.part != last.part
      || collector.order[(upper.order + 1)..<lower.order].contains { leaf in
        leaf.scope != collector.order[upper.order].scope
          && (leaf.layout.contains { $0.stack == first.stack && first.child < $0.child && $0.child < last.child }
            || [upper, lower].allSatisfy { commonStep($0.layout, leaf.layout)?.axis == .vertical })
      }
  }

  private static func arrangement(_ pairs: [GroupPair]) -> Group.Arrangement {
    if pairs.allSatisfy(\.isLabelAndValue) { return .horizontal }
    return pairs.contains(where: \.isLabelAndValue) ? .mixed : .vertical
  }

  /// The placements of two members whose guards agree.
  private static func compatible(_ upper: Member, _ lower: Member) -> [PlacementPair] {
    upper.placements.flatMap { first in
      lower.placements.compactMap { second in
        first.path.and(second.path).map { _ in PlacementPair(upper: first.index, lower: second.index) }
      }
    }
  }

  /// The step of the first member in the nearest stack that holds both; `nil` where no stack does.
  static func commonStep(_ upper: [LayoutStep], _ lower: [LayoutStep]) -> LayoutStep? {
    var position = 0
    while position < upper.count, position < lower.count, upper[position] == lower[position] { position += 1 }
    guard position < upper.count, position < lower.count, upper[position].stack == lower[position].stack else {
      return nil
    }
    return upper[position]
  }

  /// True where two members belong to two instances of the same thing: one of them is there again in the stack that
  /// holds both, at the same time (S-132).
  private static func areRepeated(_ upper: Int, _ lower: Int, in scope: [Member]) -> Bool {
    // Two uses of one text are neighbours where no other one repeats them.
    guard scope[upper].element != scope[lower].element,
      let common = commonStep(scope[upper].layout, scope[lower].layout)
    else { return false }
    return scope.indices.contains { other in
      guard other != upper, other != lower else { return false }
      let again = scope[other].element == scope[upper].element ? upper : lower
      return scope[other].element == scope[again].element
        && scope[other].layout.contains { $0.stack == common.stack }
        && !compatible(scope[other], scope[again]).isEmpty
    }
  }

  // MARK: - Rows and columns

  /// True for a text behind a spacer in a row: the row's value (S-131).
  private static func isTrailingValue(_ member: Member, in scope: [Member]) -> Bool {
    guard let row = member.layout.last(where: { $0.axis == .horizontal }) else { return false }
    return row.isBehindSpacer && row.child > 0
      && scope.contains { other in
        other.layout.contains { $0.stack == row.stack && $0.child < row.child }
      }
  }

  /// True within one of several columns side by side that have equally many lines of one look: a list of labels or of
  /// values, whose lines are no levels of each other (S-132).
  private static func isColumn(
    _ upper: Int, _ lower: Int, _ axis: LayoutStep.Axis, in scope: [Member], _ collector: ElementCollector
  ) -> Bool {
    guard axis == .vertical, let column = commonStep(scope[upper].layout, scope[lower].layout),
      let depth = scope[upper].layout.firstIndex(of: column), depth > 0
    else { return false }
    let row = scope[upper].layout[depth - 1]
    guard row.axis == .horizontal else { return false }
    var lines: [Int: [Member]] = [:]
    for member in scope {
      if let step = member.layout.first(where: { $0.stack == row.stack }) {
        lines[step.child, default: []].append(member)
      }
    }
    let columns = lines.values.filter { $0.count > 1 }
    return columns.count > 1 && Set(lines.values.map(\.count)).count == 1
      && columns.allSatisfy { column in Set(column.map { look(of: $0, collector) }).count == 1 }
  }

  /// True for the last text of a row and the first of the next one where both begin with a text of one look and go on with
  /// equally many of the same fonts: lines of a table, in which a label follows a value (S-131). What another arm of a
  /// condition holds is in none of them (S-132).
  private static func areLines(
    _ upper: Int, _ lower: Int, _ axis: LayoutStep.Axis, in scope: [Member], _ collector: ElementCollector
  ) -> Bool {
    guard axis == .vertical, let column = commonStep(scope[upper].layout, scope[lower].layout) else { return false }
    let ends = [scope[upper], scope[lower]]
    let beside = scope.filter { member in ends.allSatisfy { !compatible(member, $0).isEmpty } }
    let lines = [upper, lower].map { member -> [[Look]] in
      let layout = scope[member].layout
      guard let depth = layout.firstIndex(where: { $0.stack == column.stack }),
        layout.dropFirst(depth + 1).first?.axis == .horizontal
      else { return [] }
      return beside.filter { $0.layout.contains { $0.stack == column.stack && $0.child == layout[depth].child } }
        .map { look(of: $0, collector) }
    }
    return lines[0].count > 1 && lines[0].count == lines[1].count && lines[0][0] == lines[1][0]
      && zip(lines[0], lines[1]).allSatisfy { $0.map(\.fonts) == $1.map(\.fonts) }
  }

  /// True for a run of a text whose runs have several fonts: the text as a whole is on no one level (S-132).
  private static func isMixed(_ member: Member, in scope: [Member], _ collector: ElementCollector) -> Bool {
    let range = collector.elements[member.element].range
    let runs = scope.filter { collector.elements[$0.element].range == range }
    return Set(runs.map(\.element)).count > 1
      && Set(runs.map { look(of: $0, collector).map(\.fonts) }).count > 1
  }

  private static func look(of member: Member, _ collector: ElementCollector) -> [Look] {
    member.placements.map { placement in
      let placement = collector.elements[member.element].placements[placement.index]
      return Look(form: placement.foreground.form, fonts: placement.readings.compactMapValues(\.font))
    }
  }

  /// What a text looks like, apart from what it says.
  private struct Look: Hashable {
    var form: ForegroundStyle.Form
    var fonts: [Appearance: FontReading]
  }
}

/// Groups of different members; what is added of the same ones joins them.
struct DistinctGroups {
  private(set) var groups: [Group] = []
  private var positions: [[Int]: Int] = [:]

  /// Adds a group, or its pairs to those of its members.
  mutating func add(_ group: Group) {
    let key = group.members.map(\.element)
    if let known = positions[key] {
      for pair in group.pairs { Grouping.add(pair, to: &groups[known].pairs) }
    } else {
      positions[key] = groups.count
      groups.append(group)
    }
  }
}
