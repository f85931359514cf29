/// Decisions in words. Each is spelled and taken apart once for the whole run, and its parts have numbers: on long ways
/// every decision is held against every other one, for every placement.
struct ConditionPhrases {
  /// A decision, with what its words depend on.
  private struct Key: Hashable {
    var condition: Int
    var arm: Int
    var hasTwoArms: Bool
  }

  /// The phrases by decision; `nil` for one that has no spelling.
  private var phrases: [Key: Phrase?] = [:]
  /// The spellings of conditions' labels; `nil` for labels that describe instead.
  private var spellings: [Int: String?] = [:]
  private var numbers = TextNumbers()

  /// The most decisions of a way that are told.
  static let maximumTold = 3

  // MARK: - Ways

  /// Returns a guard in words, without themes and what appearances decide; `nil` if nothing remains.
  ///
  /// Of a long way those decisions are told that alone part it from most of the other ways, and of equals the last ones,
  /// which are those nearest to the element.
  mutating func describe(_ condition: Guard, among ways: [Guard], in table: ConditionTable) -> String? {
    let all = condition.decisions.filter(table.isOwn)
    let spelled: [(decision: Guard.Decision, phrase: Phrase)] = all.compactMap { decision in
      phrase(of: decision, in: table).map { (decision, $0) }
    }
    let (implied, idle) = Phrase.unneeded(among: spelled.map(\.phrase))
    let told = spelled.indices.filter { !implied.contains($0) && !idle.contains($0) }.map { spelled[$0] }
    if told.isEmpty { return nil }
    let isWhole = spelled.count == all.count && idle.isEmpty
    let shown = told.count > Self.maximumTold ? Self.shown(told.map(\.decision), among: ways) : Array(told.indices)
    let words = shown.map { told[$0].phrase.text }.joined(separator: " && ")
    return isWhole && shown.count == told.count ? words : "… && " + words
  }

  /// Returns in words what paths share, and where one decision of each parts it from those on which something
  /// else is drawn, these as alternatives: `a == nil || a.isEmpty`.
  mutating func describe(
    _ paths: [Guard], with shared: Guard, among ways: [Guard], in table: ConditionTable
  ) -> String? {
    let words = describe(shared, among: ways, in: table)
    guard (2...Self.maximumTold).contains(paths.count) else { return words }
    let all = paths.map { path in path.decisions.filter { !shared.decisions.contains($0) } }
    guard let parting = Self.parting(all, in: table) else { return words }
    let told = parting.compactMap { phrase(of: $0, in: table) }
    // Of two things with the same words, and of one at two moments, the words can't tell which is meant.
    let common = shared.decisions.filter(table.isOwn).compactMap { phrase(of: $0, in: table) }
    let (implied, idle) = Phrase.unneeded(among: common + told)
    guard told.count == paths.count, implied.union(idle).allSatisfy({ $0 < common.count }) else { return words }
    let alternatives = told.map(\.text).joined(separator: " || ")
    return words.map { "\($0) && (\(alternatives))" } ?? alternatives
  }

  /// Returns the decision of each of a few paths that is left when those are taken out that follow where the others don't
  /// hold; `nil` where several are left, or none, since one of the paths always holds then.
  private static func parting(_ paths: [[Guard.Decision]], in table: ConditionTable) -> [Guard.Decision]? {
    guard paths.joined().allSatisfy(table.isOwn) else { return nil }
    var paths = paths
    for _ in paths {
      for known in paths where known.count == 1 {
        guard table.conditions[known[0].condition].arms.count == 2 else { continue }
        for other in paths.indices where paths[other] != known {
          paths[other].removeAll { $0.condition == known[0].condition && $0.arm != known[0].arm }
        }
      }
    }
    guard paths.allSatisfy({ $0.count == 1 }) else { return nil }
    let decisions = paths.map { $0[0] }
    let isOneOfAll = decisions.allSatisfy { decision in
      decisions.count { $0.condition == decision.condition } < table.conditions[decision.condition].arms.count
    }
    return isOneOfAll ? decisions : nil
  }

  /// Returns the positions of the decisions to tell of a long way.
  private static func shown(_ told: [Guard.Decision], among ways: [Guard]) -> [Int] {
    var parting = [Int](repeating: 0, count: told.count)
    for way in ways {
      if let position = way.onlyDifference(from: told) { parting[position] += 1 }
    }
    let ranked = told.indices.sorted { (parting[$0], $0) > (parting[$1], $1) }
    return ranked.prefix(maximumTold).sorted()
  }

  // MARK: - Decisions

  private mutating func phrase(of decision: Guard.Decision, in table: ConditionTable) -> Phrase? {
    let hasTwoArms = table.conditions[decision.condition].arms.count == 2
    let key = Key(condition: decision.condition, arm: decision.arm, hasTwoArms: hasTwoArms)
    if let known = phrases[key] { return known }
    let phrase = words(decision, in: table).map { Phrase($0, &numbers) }
    phrases[key] = .some(phrase)
    return phrase
  }

  private mutating func words(_ decision: Guard.Decision, in table: ConditionTable) -> String? {
    let known = table.conditions[decision.condition]
    guard let label = spelling(of: decision.condition, known) else { return nil }
    if known.arms.count == 2, known.arms[0] == "false" {
      return decision.arm == 1 ? label : ConditionWords.negated(label)
    }
    let arm = known.arms[decision.arm]
    return arm == "default" ? nil : ConditionWords.spelling(of: arm).map { "\(label) == \($0)" }
  }

  /// Returns the label of a condition as somebody would write it; `nil` where it describes instead.
  private mutating func spelling(of number: Int, _ condition: ConditionTable.Condition) -> String? {
    if let known = spellings[number] { return known }
    let spelling: String? =
      condition.isSpelled ? condition.label : condition.isGap ? nil : ConditionWords.spelling(of: condition.label)
    spellings[number] = .some(spelling)
    return spelling
  }
}

/// Numbers for texts, so that equal ones are told by their numbers.
private struct TextNumbers {
  private var numbers: [String: Int] = [:]

  mutating func number(of text: String) -> Int {
    if let known = numbers[text] { return known }
    numbers[text] = numbers.count
    return numbers.count - 1
  }
}

/// A condition in its parts, as `phase`, `!=` and `.done`, each with its number.
private struct Phrase {
  let text: String
  private let number: Int
  /// The number of the text with `!` before it.
  private let negation: Int
  private let subject: String
  private let subjectNumber: Int
  /// What the subject is compared with.
  private let value: Int?
  private let isEqual: Bool
  /// True for a subject that is compared with its own words.
  private let isCircular: Bool
  /// True for `!= nil`.
  private let excludesNil: Bool

  init(_ text: String, _ numbers: inout TextNumbers) {
    self.text = text
    number = numbers.number(of: text)
    negation = numbers.number(of: "!\(text)")
    let comparison = Self.comparison(in: text)
    subject = comparison?.subject ?? text
    subjectNumber = numbers.number(of: subject)
    value = comparison.map { numbers.number(of: $0.value) }
    isEqual = comparison?.isEqual ?? true
    isCircular = subject == comparison?.value
    excludesNil = comparison?.isEqual == false && comparison?.value == "nil"
  }

  private static func comparison(in text: String) -> (subject: String, value: String, isEqual: Bool)? {
    if [" && ", " || "].contains(where: { !ConditionWords.ranges(of: $0, in: text).isEmpty }) { return nil }
    for sign in [" == ", " != "] {
      guard let found = ConditionWords.ranges(of: sign, in: text).first else { continue }
      return (String(text[..<found.lowerBound]), String(text[found.upperBound...]), sign == " == ")
    }
    return nil
  }

  /// Which of several conditions need not be told: `implied` follow from others, `idle` say nothing that can be read.
  static func unneeded(among phrases: [Phrase]) -> (implied: Set<Int>, idle: Set<Int>) {
    var (implied, idle) = (Set<Int>(), Set<Int>())
    for (position, phrase) in phrases.enumerated() {
      func isThere(_ relates: (Phrase) -> Bool) -> Bool {
        phrases.indices.contains { $0 != position && relates(phrases[$0]) }
      }
      // Of one value at two moments the words can't tell which is meant.
      if phrase.isCircular || isThere({ $0.contradicts(phrase) }) {
        idle.insert(position)
      } else if isThere({ $0.implies(phrase) }) || phrases[..<position].contains(where: { $0.number == phrase.number })
      {
        implied.insert(position)
      }
    }
    return (implied, idle)
  }

  private func contradicts(_ other: Phrase) -> Bool {
    guard let value, let excluded = other.value else { return number == other.negation || other.number == negation }
    guard subjectNumber == other.subjectNumber else { return false }
    return isEqual != other.isEqual ? value == excluded : isEqual && value != excluded
  }

  /// What equals one value equals no other one, and what has members is there.
  private func implies(_ other: Phrase) -> Bool {
    guard !other.isEqual, let excluded = other.value else { return false }
    if subjectNumber == other.subjectNumber, isEqual, value != excluded { return true }
    guard other.excludesNil else { return false }
    let name = subject.drop { $0 == "!" }
    guard name.hasPrefix(other.subject) else { return false }
    return name.dropFirst(other.subject.count).first.map { " .[".contains($0) } ?? (value == nil)
  }
}

extension Guard {
  /// Returns the position of the one decision that differs from those of this way; `nil` where several do or none, or
  /// where the way lacks one of the conditions. Both are ordered by condition.
  fileprivate func onlyDifference(from others: [Decision]) -> Int? {
    var found: Int?
    var own = 0
    for (position, other) in others.enumerated() {
      while own < decisions.count, decisions[own].condition < other.condition { own += 1 }
      guard own < decisions.count, decisions[own].condition == other.condition else { return nil }
      if decisions[own].arm == other.arm { continue }
      if found != nil { return nil }
      found = position
    }
    return found
  }
}
