import Findings
import Rewriting
import Rules
import Scene

/// A finding that waits for a repair, with those that are left to try.
struct RepairTarget {
  let finding: Finding
  /// All that would repair it, the weakest change first.
  let all: [Remedy]
  /// Why there are none.
  let obstacle: String?
  /// What a person can do where none of them stands.
  let advice: String?
  /// Those of the kind that is tried, which are not given up.
  var remedies: ArraySlice<Remedy> = []
  /// Why remedies were given up, in order, each phrase once.
  var reasons: [String] = []
  /// The titles of the remedies that there were.
  private let titles: [String]
  /// True where a remedy was given up for the others' sake alone.
  private var mayStandLater = false
  /// The elements at which something spoke against remedies.
  private var harmed: Set<Int> = []
  /// Those that were given up for something that other repairs stood near, too.
  private var shared: [Remedy] = []

  /// Creates a target; remedies that were tried for the same finding before other repairs are not tried again, unless
  /// they only gave way.
  init(_ finding: Finding, _ offer: RemedyOffer?, following earlier: RepairTarget? = nil) {
    self.finding = finding
    let remedies = offer?.remedies ?? []
    titles = remedies.map(\.title)
    obstacle = offer?.obstacle
    advice = offer?.advice
    if let earlier, !earlier.mayStandLater, earlier.titles == titles {
      all = []
      (reasons, harmed) = (earlier.reasons, earlier.harmed)
    } else {
      all = remedies
    }
  }

  /// Gives the first remedy up.
  mutating func reject(_ reason: String) {
    remedies = remedies.dropFirst()
    if !reasons.contains(reason) { reasons.append(reason) }
  }

  /// Notes where something speaks against the first remedy.
  mutating func note(harm elements: Set<Int>) { harmed.formUnion(elements) }

  /// The same for a program in which some elements are changed: what spoke against a remedy there may speak no more.
  func reopened(by changed: Set<Int>) -> RepairTarget {
    var result = self
    if !harmed.isDisjoint(with: changed) { result.mayStandLater = true }
    return result
  }

  /// Gives the first remedy up for something that another repair may be to blame for.
  mutating func share(_ reason: String) {
    shared += remedies.prefix(1)
    reject(reason)
  }

  /// Takes those up again that others may have been to blame for; returns false where there are none.
  mutating func takeUpShared() -> Bool {
    remedies = shared[...]
    shared = []
    return !remedies.isEmpty
  }

  /// Gives the first remedy up, which may do once other repairs are made.
  mutating func postpone(_ reason: String) {
    mayStandLater = true
    reject(reason)
  }
}

/// A remedy with its edits, and the findings it is meant for.
struct RepairAttempt {
  let remedy: Remedy
  let edits: [String: [TextEdit]]
  /// The positions of the findings among the targets.
  var targets: [Int]
}

/// Looks for repairs that stand together: proves all at once, gives up those that something speaks against, and halves
/// the rest where nobody is to blame.
struct RepairSearch {
  /// How often a program is evaluated at most for one kind of remedies.
  private static let trialLimit = 24

  private let preparation: Preparation
  let before: ProgramLook
  private var files: RepairableFiles
  private(set) var targets: [RepairTarget]
  /// The positions of the targets, the gravest first: what overlaps with another repair gives way to it.
  private let order: [Int]
  /// The repairs that are proved together.
  private(set) var settled: [RepairAttempt] = []
  /// What the program looks like with them.
  private(set) var after: AuditOutcome
  /// How often the program was evaluated.
  private(set) var trials = 0
  /// The targets that nothing more is tried for, or that are repaired.
  private var done: Set<Int> = []
  /// How many attempts are tried at once.
  private var width = Int.max

  init(
    _ preparation: Preparation, _ outcome: AuditOutcome, targets: [RepairTarget], written: [String: [UInt8]]
  ) {
    self.preparation = preparation
    before = ProgramLook(outcome.report)
    files = RepairableFiles(preparation, of: outcome.report.scene, written: written)
    after = outcome
    self.targets = targets
    order = Severity.allCases.reversed().flatMap { severity in
      targets.indices.filter { targets[$0].finding.severity == severity }
    }
  }

  /// What was tried, by the findings' fingerprints.
  var tried: [String: RepairTarget] {
    let changed = Set(settled.flatMap(\.remedy.elements))
    return Dictionary(targets.map { ($0.finding.fingerprint, $0.reopened(by: changed)) }) { first, _ in first }
  }

  /// The files as the settled repairs leave them.
  var changes: [FileChange] { Self.changes(settled, files.contents) }

  /// Where a file is read from.
  func location(of path: String) -> FilePath? { files.location(of: path) }

  /// What files that are changed held.
  var contents: [String: [UInt8]] { files.contents }

  /// Tries the remedies of some kind, each target's in their order, until none is left.
  mutating func run(where isWanted: (Remedy) -> Bool) {
    for index in targets.indices where !done.contains(index) {
      targets[index].remedies = targets[index].all.filter(isWanted)[...]
    }
    width = .max
    var left = Self.trialLimit
    search(&left)
    // By itself each shows whether it was to blame.
    for index in order where left > 0 && !done.contains(index) && targets[index].takeUpShared() { search(&left) }
    if left > 0 { return }
    for index in targets.indices where !done.contains(index) { targets[index].postpone("the search was cut off") }
  }

  /// Proves the remedies at hand until none is left, or a number of trials is used up.
  private mutating func search(_ left: inout Int) {
    while left > 0 {
      let attempts = nextAttempts()
      if attempts.isEmpty { return }
      prove(Array(attempts.prefix(width)))
      left -= 1
    }
  }

  /// The first remedies of all waiting targets that can be made beside the settled ones; equal ones are one attempt. What
  /// changes an element that another attempt changes waits for the next round, so that each is judged by itself.
  private mutating func nextAttempts() -> [RepairAttempt] {
    var attempts: [RepairAttempt] = []
    var taken: Set<Int> = []
    for index in order where !done.contains(index) {
      while let remedy = targets[index].remedies.first {
        if let known = attempts.firstIndex(where: { $0.remedy.changes == remedy.changes }) {
          attempts[known].targets.append(index)
          break
        }
        do throws(Refusal) {
          let attempt = RepairAttempt(remedy: remedy, edits: try files.edits(for: remedy), targets: [index])
          if Self.merged(settled + [attempt]) == nil {
            targets[index].postpone("it overlaps with another repair")
            continue
          }
          if taken.isDisjoint(with: remedy.elements), Self.merged(settled + attempts + [attempt]) != nil {
            attempts.append(attempt)
            taken.formUnion(remedy.elements)
          }
          break
        } catch {
          targets[index].reject(error.message)
        }
      }
    }
    return attempts
  }

  /// Proves attempts together with what is settled.
  private mutating func prove(_ attempts: [RepairAttempt]) {
    trials += 1
    let all = settled + attempts
    guard let outcome = audited(with: all) else {
      return narrow(attempts, "the file could not be parsed any more")
    }
    let proof = Proof(before: before, after: ProgramLook(outcome.report), remedies: all.map(\.remedy))
    let blamed = blamed(attempts, proof)
    if let blamed, blamed.isEmpty {
      settle(attempts, outcome)
    } else if let blamed {
      for (attempt, blame) in blamed {
        for target in attempts[attempt].targets {
          targets[target].note(harm: blame.elements)
          if blame.isShared { targets[target].share(blame.reason) } else { targets[target].reject(blame.reason) }
        }
      }
    } else {
      narrow(attempts, (proof.violations + undone(proof)).first?.reason ?? "something else would change")
    }
  }

  /// Audits the program with repairs; nil where it can't be parsed with them.
  private func audited(with attempts: [RepairAttempt]) -> AuditOutcome? {
    let contents = Dictionary(
      Self.changes(attempts, files.contents).map { ($0.path, $0.new) }, uniquingKeysWith: { first, _ in first })
    return preparation.replacing(contents)?.audited()
  }

  /// Holds the program with some of the settled repairs against the one without any; nil where it can't be parsed.
  func proof(of positions: [Int]) -> Proof? {
    let made = positions.map { settled[$0] }
    return audited(with: made).map { outcome in
      Proof(before: before, after: ProgramLook(outcome.report), remedies: made.map(\.remedy))
    }
  }

  /// What speaks against an attempt.
  private struct Blame {
    var reason: String
    /// True where other attempts stand near, too.
    var isShared = false
    /// Where it is seen.
    var elements: Set<Int> = []
  }

  /// The attempts that something speaks against, with what; nil where something is wrong and none of them stands near.
  private func blamed(_ attempts: [RepairAttempt], _ proof: Proof) -> [Int: Blame]? {
    var blamed: [Int: Blame] = [:]
    for (index, attempt) in attempts.enumerated() {
      let findings = attempt.targets.map { targets[$0].finding }
      if proof.remaining(of: findings).count == findings.count {
        blamed[index] = Blame(reason: "the finding would remain")
      }
    }
    var isUnexplained = false
    for violation in proof.violations + undone(proof) {
      let near = attempts.indices.filter { isNear(attempts[$0], violation) }
      // Without the later one the earlier one may stand.
      for index in violation.isMutual ? near.suffix(1) : near[...] where blamed[index] == nil {
        blamed[index] = Blame(
          reason: violation.reason, isShared: near.count > 1 && !violation.isMutual,
          elements: Set(violation.elements + violation.neighbors))
      }
      if near.isEmpty { isUnexplained = true }
    }
    return blamed.isEmpty && isUnexplained ? nil : blamed
  }

  /// The findings that are repaired already and would be there again, since what repairs another one takes it back.
  private func undone(_ proof: Proof) -> [Violation] {
    let repaired = done.sorted().map { targets[$0].finding }
    return proof.remaining(of: repaired).map { index in
      let elements = before.elements(of: repaired[index])
      let place = elements.first.map { " at '\(before.report.scene.elements[$0].id)'" } ?? ""
      return Violation(elements: elements, reason: "'\(repaired[index].rule)' would speak again\(place)")
    }
  }

  /// True where an attempt is meant to change an element of a violation, or edits what the element is made from.
  func isNear(_ attempt: RepairAttempt, _ violation: Violation) -> Bool {
    if violation.elements.contains(where: { attempt.remedy.elements.contains($0) }) { return true }
    let ranges = attempt.remedy.changes.map(\.range)
    return violation.elements.contains { element in
      before.report.scene.elements[element].placements.contains { ranges.contains(where: $0.comes(from:)) }
    }
  }

  private mutating func settle(_ attempts: [RepairAttempt], _ outcome: AuditOutcome) {
    after = outcome
    for var attempt in attempts {
      let proof = Proof(before: before, after: ProgramLook(outcome.report), remedies: [])
      let remaining = proof.remaining(of: attempt.targets.map { targets[$0].finding })
      let left = remaining.map { attempt.targets[$0] }
      for target in left { targets[target].reject("the finding would remain") }
      attempt.targets.removeAll { left.contains($0) }
      done.formUnion(attempt.targets)
      settled.append(attempt)
    }
    width = .max
    dropSolved()
  }

  /// Gives up the only attempt there is, or halves their number.
  private mutating func narrow(_ attempts: [RepairAttempt], _ reason: String) {
    if attempts.count == 1 { reject(attempts[0].targets, reason) }
    width = max(attempts.count / 2, 1)
  }

  private mutating func reject(_ rejected: [Int], _ reason: String) {
    for target in rejected { targets[target].reject(reason) }
  }

  /// Leaves out the targets that settled repairs of others took away; where one alone changed what a target is about, it
  /// is that one's repair too.
  private mutating func dropSolved() {
    if settled.isEmpty { return }
    let proof = Proof(before: before, after: ProgramLook(after.report), remedies: [])
    let waiting = targets.indices.filter { !done.contains($0) }
    let remaining = Set(proof.remaining(of: waiting.map { targets[$0].finding }).map { waiting[$0] })
    for target in waiting where !remaining.contains(target) {
      done.insert(target)
      let elements = before.elements(of: targets[target].finding)
      let near = settled.indices.filter { index in elements.contains(where: settled[index].remedy.elements.contains) }
      if let only = near.first, near.count == 1 { settled[only].targets.append(target) }
    }
  }

  /// All edits by file, in order; nil where two change the same bytes.
  static func merged(_ attempts: [RepairAttempt]) -> [String: [TextEdit]]? {
    var edits: [String: [TextEdit]] = [:]
    for attempt in attempts {
      for (path, list) in attempt.edits { edits[path, default: []] += list }
    }
    var result: [String: [TextEdit]] = [:]
    for (path, list) in edits {
      guard let ordered = list.ordered else { return nil }
      result[path] = ordered
    }
    return result
  }

  private static func changes(_ attempts: [RepairAttempt], _ contents: [String: [UInt8]]) -> [FileChange] {
    (merged(attempts) ?? [:]).compactMap { path, edits in
      contents[path].map { FileChange(path: path, old: $0, new: edits.applied(to: $0)) }
    }.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }
}
