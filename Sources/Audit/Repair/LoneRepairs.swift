import Scene

/// What each of the repairs that are proved together needs beside it: a person may make one and leave the others.
struct LoneRepairs {
  /// How often a program is evaluated for this at most.
  private static let trialLimit = 24

  private let search: RepairSearch
  private let reaches: [RepairReach]
  /// For each repair the positions of those that are made with it, itself among them; nil where it stands with none.
  private(set) var sets: [Set<Int>?]
  /// How often the program was evaluated.
  private(set) var trials = 0

  /// Proves the settled repairs of a search each by itself, or with the few that it needs.
  init(_ search: RepairSearch) {
    self.search = search
    let groups = RepairReach.groups(search.before, ProgramLook(search.after.report))
    reaches = search.settled.map { RepairReach(of: $0, search.before, groups) }
    sets = search.settled.indices.map { [$0] }
    // What no other one comes near to was proved among all of them.
    var waiting = sets.indices.filter { one in
      sets.indices.contains { $0 != one && reaches[$0].meets(reaches[one]) }
    }
    while !waiting.isEmpty && trials < Self.trialLimit {
      let batch = apart(waiting)
      waiting.removeAll(where: batch.contains)
      waiting += prove(batch)
    }
    for position in waiting { sets[position] = nil }
  }

  /// The first of those that wait, with as many more as have nothing to do with each other.
  private func apart(_ waiting: [Int]) -> [Int] {
    var batch: [Int] = []
    var reach = RepairReach()
    for position in waiting {
      let own = (sets[position] ?? []).reduce(into: RepairReach()) { $0.join(reaches[$1]) }
      if reach.meets(own) { continue }
      batch.append(position)
      reach.join(own)
    }
    return batch
  }

  /// Proves repairs that have nothing to do with each other at once; returns those to whose sets others came, since
  /// something spoke against them that these stand near.
  private mutating func prove(_ batch: [Int]) -> [Int] {
    trials += 1
    guard let proof = search.proof(of: batch.flatMap { sets[$0] ?? [] }.sorted()) else {
      for position in batch { sets[position] = nil }
      return []
    }
    let violations = proof.violations
    let unexplained = violations.filter { violation in
      !batch.contains { isNear(sets[$0] ?? [], violation) }
    }
    return batch.filter { position in
      let own = sets[position] ?? []
      let findings = search.settled[position].targets.map { search.targets[$0].finding }
      let left = proof.remaining(of: findings).map { index in
        Violation(elements: search.before.elements(of: findings[index]), reason: "the finding would remain")
      }
      let wrong = violations.filter { isNear(own, $0) } + unexplained + left
      if wrong.isEmpty { return false }
      let more = sets.indices.filter { other in
        // A safe one stood before those were tried that are not.
        let isFit = search.settled[other].remedy.isSafe || !search.settled[position].remedy.isSafe
        return isFit && !own.contains(other) && wrong.contains { isNear([other], $0) }
      }
      sets[position] = more.isEmpty ? nil : own.union(more)
      return !more.isEmpty
    }
  }

  private func isNear(_ positions: Set<Int>, _ violation: Violation) -> Bool {
    var violation = violation
    violation.elements += violation.neighbors
    return positions.contains { search.isNear(search.settled[$0], violation) }
  }
}

/// Where a repair may help or harm others: the views that it changes, and what is compared with what stands there.
private struct RepairReach {
  private var views: Set<[String]> = []
  private var groups: Set<Int> = []

  init() {}

  init(of attempt: RepairAttempt, _ look: ProgramLook, _ all: [ElementIdentity: [Int]]) {
    let ranges = attempt.remedy.changes.map(\.range)
    let made = look.report.scene.elements.indices.filter { element in
      look.report.scene.elements[element].placements.contains { ranges.contains(where: $0.comes(from:)) }
    }
    for element in Set(attempt.remedy.elements).union(made) {
      let identity = look.identities[element]
      views.insert([identity.file, identity.view])
      groups.formUnion(all[identity] ?? [])
    }
  }

  /// The numbers of what holds each element: pairs that are compared, findings about several, and materials behind.
  static func groups(_ looks: ProgramLook...) -> [ElementIdentity: [Int]] {
    var groups: [ElementIdentity: [Int]] = [:]
    var count = 0
    func add(_ members: some Sequence<ElementIdentity>) {
      for member in members { groups[member, default: []].append(count) }
      count += 1
    }
    for look in looks {
      for pair in look.pairs { add(pair.members) }
      for complaint in look.complaints.keys where complaint.elements.count > 1 { add(complaint.elements) }
      var onMaterials: [Int: [ElementIdentity]] = [:]
      for (identity, element) in zip(look.identities, look.report.scene.elements) {
        for material in Set(element.placements.compactMap(\.material?.id)) {
          onMaterials[material, default: []].append(identity)
        }
      }
      for members in onMaterials.values { add(members) }
    }
    return groups
  }

  mutating func join(_ other: RepairReach) {
    views.formUnion(other.views)
    groups.formUnion(other.groups)
  }

  func meets(_ other: RepairReach) -> Bool {
    !views.isDisjoint(with: other.views) || !groups.isDisjoint(with: other.groups)
  }
}
